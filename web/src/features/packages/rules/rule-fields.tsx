import { jobTypes } from "@waymark/contract/jobs";
import { LetterLength, LetterTone, letterLengths, letterTones } from "@waymark/contract/letters";
import { packagesPerDay } from "@waymark/contract/packages";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { ChipsInput } from "../../../ui/form/chips-input.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Select } from "../../../ui/form/input.tsx";
import type { RuleDraft, RuleField } from "./rule-draft.ts";

export interface RuleForm {
  readonly draft: RuleDraft;
  readonly change: (part: Partial<RuleDraft>) => void;
  readonly problems: Partial<Record<RuleField, string | undefined>>;
}

const ages = ["1", "3", "7", "14", "30", "60", "90"];
const currencies = ["EUR", "USD", "GBP", "CHF", "CAD", "AUD", "SEK", "NOK", "DKK", "PLN", "CZK"];

const withStored = (list: readonly string[], value: string) =>
  value === "" || list.includes(value) ? list : [value, ...list];

type WordsField = "titles" | "places" | "avoidCompanies" | "avoidTitles";

function Words({ form, name }: { form: RuleForm; name: WordsField }) {
  const { t } = useTranslation();
  return (
    <Field
      label={t(`packages.rule.field.${name}`)}
      hint={t(`packages.rule.hint.${name}`)}
      error={form.problems[name]}
    >
      <ChipsInput values={form.draft[name]} onChange={(values) => form.change({ [name]: values })} />
    </Field>
  );
}

/** A heading over fields that belong together. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5 border-t border-line pt-6">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Criteria that a posting must meet. */
export function WantedFields({ form }: { form: RuleForm }) {
  const { t } = useTranslation();
  const { draft, change } = form;
  return (
    <Part title={t("packages.rule.part.wanted")}>
      <Words form={form} name="titles" />
      <Words form={form} name="places" />
      <Checkbox
        label={t("packages.rule.field.remoteOnly")}
        checked={draft.remoteOnly}
        onChange={(event) => change({ remoteOnly: event.target.checked })}
      />
      <PayFields form={form} />
      <TypeFields form={form} />
      <MatchField form={form} />
      <Field label={t("packages.rule.field.maxAgeDays")}>
        <Select value={draft.maxAgeDays} onChange={(event) => change({ maxAgeDays: event.target.value })}>
          {withStored(ages, draft.maxAgeDays).map((days) => (
            <option key={days} value={days}>
              {t("packages.rule.days", { count: Number(days) })}
            </option>
          ))}
        </Select>
      </Field>
    </Part>
  );
}

function PayFields({ form: { draft, change, problems } }: { form: RuleForm }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_8rem]">
      <Field
        label={t("packages.rule.field.minPay")}
        hint={t("packages.rule.hint.minPay")}
        error={problems.minPay}
      >
        <Input
          inputMode="numeric"
          value={draft.minPay}
          onChange={(event) => change({ minPay: event.target.value })}
        />
      </Field>
      <Field label={t("packages.rule.field.currency")} error={problems.currency}>
        <Select value={draft.currency} onChange={(event) => change({ currency: event.target.value })}>
          <option value="">–</option>
          {withStored(currencies, draft.currency).map((currency) => (
            <option key={currency} value={currency}>
              {currency}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        className="sm:col-span-2"
        label={t("packages.rule.field.unknownPay")}
        checked={draft.unknownPay}
        onChange={(event) => change({ unknownPay: event.target.checked })}
      />
    </div>
  );
}

function TypeFields({ form: { draft, change } }: { form: RuleForm }) {
  const { t } = useTranslation();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="pb-1.5 text-sm font-semibold">{t("packages.rule.field.types")}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {jobTypes.map((type) => (
          <Checkbox
            key={type}
            label={t(`job-search.type.${type}`)}
            checked={draft.types.includes(type)}
            onChange={(event) =>
              change({
                types: event.target.checked
                  ? [...draft.types, type]
                  : draft.types.filter((other) => other !== type),
              })
            }
          />
        ))}
      </div>
      <p className="text-sm text-muted">{t("packages.rule.hint.types")}</p>
    </fieldset>
  );
}

/** A slider, and the same value as a number to type. */
function MatchField({ form: { draft, change, problems } }: { form: RuleForm }) {
  const { t } = useTranslation();
  return (
    <Field
      label={t("packages.rule.field.minMatch")}
      hint={t("packages.rule.hint.minMatch")}
      error={problems.minMatch}
    >
      <div className="flex items-center gap-4">
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          aria-label={t("packages.rule.matchSlider")}
          value={Number(draft.minMatch) || 0}
          onChange={(event) => change({ minMatch: event.target.value })}
          className="h-11 min-w-0 flex-1 accent-pine"
        />
        <Input
          inputMode="numeric"
          className="tabular w-20! text-right"
          value={draft.minMatch}
          onChange={(event) => change({ minMatch: event.target.value })}
        />
      </div>
    </Field>
  );
}

/** Criteria that rule a posting out. */
export function AvoidedFields({ form }: { form: RuleForm }) {
  const { t } = useTranslation();
  return (
    <Part title={t("packages.rule.part.avoided")}>
      <Words form={form} name="avoidCompanies" />
      <Words form={form} name="avoidTitles" />
    </Part>
  );
}

export interface BaseResume {
  readonly id: string;
  readonly name: string;
}

/** Resume, letter and number of packages. */
export function MakingFields({ form, resumes }: { form: RuleForm; resumes: readonly BaseResume[] }) {
  const { t } = useTranslation();
  const { draft, change, problems } = form;
  const isKnown = draft.resumeId === "" || resumes.some(({ id }) => id === draft.resumeId);
  return (
    <Part title={t("packages.rule.part.making")}>
      <Field
        label={t("packages.rule.field.perDay")}
        hint={t("packages.rule.hint.perDay", { most: packagesPerDay.most })}
        error={problems.perDay}
      >
        <Input
          inputMode="numeric"
          className="tabular w-28!"
          value={draft.perDay}
          onChange={(event) => change({ perDay: event.target.value })}
        />
      </Field>
      <Field
        label={t("packages.rule.field.resumeId")}
        hint={t("packages.rule.hint.resumeId")}
        error={isKnown ? problems.resumeId : t("packages.rule.problem.resumeGone")}
      >
        <Select value={draft.resumeId} onChange={(event) => change({ resumeId: event.target.value })}>
          <option value="">{t("packages.rule.defaultResume")}</option>
          {!isKnown && <option value={draft.resumeId}>{t("packages.rule.goneResume")}</option>}
          {resumes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <LetterFields form={form} />
    </Part>
  );
}

function LetterFields({ form: { draft, change } }: { form: RuleForm }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t("packages.rule.field.tone")}>
        <Select
          value={draft.tone}
          onChange={(event) => change({ tone: LetterTone.parse(event.target.value) })}
        >
          {letterTones.map((tone) => (
            <option key={tone} value={tone}>
              {t(`packages.rule.tone.${tone}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("packages.rule.field.length")}>
        <Select
          value={draft.length}
          onChange={(event) => change({ length: LetterLength.parse(event.target.value) })}
        >
          {LetterLength.options.map((length) => (
            <option key={length} value={length}>
              {t(`packages.rule.length.${length}`, { count: letterLengths[length] })}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
