import type { ComponentProps, ReactNode } from "react";
import { Controller, type FieldPathByValue, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ChipsInput } from "../../ui/form/chips-input.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input, Select, Textarea } from "../../ui/form/input.tsx";
import { RadioCards } from "../../ui/form/radio-cards.tsx";
import { Switch } from "../../ui/form/switch.tsx";
import type { SettingsField, SettingsForm } from "./settings-form.ts";

export type SettingsUseForm = UseFormReturn<SettingsForm>;
type TextField = FieldPathByValue<SettingsForm, string>;
type SwitchField = FieldPathByValue<SettingsForm, boolean>;
type ListField = Extract<FieldPathByValue<SettingsForm, string[]>, SettingsField>;

/** The locale files use the last part of the path. */
export const nameOf = (field: SettingsField): string => field.slice(field.indexOf(".") + 1);

const isText = (field: string): field is SettingsField => field.includes(".");

export function useFieldLabel(): (field: SettingsField) => string {
  const { t } = useTranslation();
  return (field) => t(`settings.field.${nameOf(field)}`);
}

function useProblem(form: SettingsUseForm, field: TextField | ListField): string | undefined {
  return form.getFieldState(field, form.formState).error?.message;
}

/** Surrounding spaces are removed on blur, so that the person sees what will be saved. */
export function LineField({
  form,
  name,
  hint,
  required,
  aside,
  ...rest
}: {
  form: SettingsUseForm;
  name: TextField;
  hint?: string;
  required?: boolean;
  aside?: ReactNode;
} & Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete" | "placeholder" | "readOnly">) {
  const label = useFieldLabel();
  const error = useProblem(form, name);
  const { onBlur, ...registered } = form.register(name);
  return (
    <Field
      label={isText(name) ? label(name) : ""}
      error={error}
      aside={aside}
      {...(hint ? { hint } : {})}
      {...(required ? { required } : {})}
    >
      <Input
        {...rest}
        {...registered}
        dir="auto"
        onBlur={(event) => {
          const trimmed = event.target.value.trim();
          if (trimmed !== event.target.value) form.setValue(name, trimmed, { shouldDirty: true });
          void onBlur(event);
        }}
      />
    </Field>
  );
}

export function LongField({
  form,
  name,
  rows,
  hint,
}: {
  form: SettingsUseForm;
  name: TextField;
  rows: number;
  hint?: string;
}) {
  const label = useFieldLabel();
  const error = useProblem(form, name);
  return (
    <Field label={isText(name) ? label(name) : ""} error={error} {...(hint ? { hint } : {})}>
      <Textarea rows={rows} dir="auto" {...form.register(name)} />
    </Field>
  );
}

export function ListOfWords({ form, name, hint }: { form: SettingsUseForm; name: ListField; hint: string }) {
  const label = useFieldLabel();
  // The error may be on a single entry; the list shows it.
  const state = form.getFieldState(name, form.formState).error;
  const entries: unknown[] = Array.isArray(state) ? state : [];
  const entry = entries.map(messageOf).find((message) => message !== undefined);
  return (
    <Field label={label(name)} hint={hint} error={state?.message ?? entry}>
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => (
          <ChipsInput
            values={field.value}
            onChange={(values) => {
              field.onChange(values);
              form.clearErrors(name);
            }}
          />
        )}
      />
    </Field>
  );
}

const messageOf = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null && "message" in error && typeof error.message === "string"
    ? error.message
    : undefined;

/** The labels are in `settings.choice.<field>`. */
export function ChoiceField({
  form,
  name,
  choices,
  labelOf,
  hint,
}: {
  form: SettingsUseForm;
  name: TextField;
  choices: readonly string[];
  labelOf?: (choice: string) => string;
  hint?: string;
}) {
  const { t } = useTranslation();
  const label = useFieldLabel();
  const field = isText(name) ? nameOf(name) : name;
  return (
    <Field label={isText(name) ? label(name) : ""} {...(hint ? { hint } : {})}>
      <Select {...form.register(name)}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {labelOf ? labelOf(choice) : t(`settings.choice.${field}.${choice}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function CardChoice<T extends string>({
  named,
  choices,
  value,
  onChange,
}: {
  named: string;
  choices: readonly { value: T; label: string; hint?: ReactNode; aside?: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
}) {
  return (
    <div className="grid min-w-0 gap-1.5">
      <p aria-hidden="true" className="text-sm font-semibold">
        {named}
      </p>
      <RadioCards
        label={named}
        value={value}
        onValueChange={(id) => {
          const chosen = choices.find((choice) => choice.value === id);
          if (chosen) onChange(chosen.value);
        }}
        items={choices.map(({ value: id, ...choice }) => ({ id, ...choice }))}
      />
    </div>
  );
}

export function SwitchField({ form, name }: { form: SettingsUseForm; name: SwitchField }) {
  const { t } = useTranslation();
  const key = name.slice(name.indexOf(".") + 1);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Switch
          label={t(`settings.field.${key}`)}
          hint={t(`settings.hint.${key}`)}
          checked={field.value}
          onCheckedChange={field.onChange}
        />
      )}
    />
  );
}
