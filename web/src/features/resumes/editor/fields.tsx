import type { ReactNode } from "react";
import { cleanLine, cleanText } from "../../../lib/clean-text.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Textarea } from "../../../ui/form/input.tsx";
import { useText } from "../document/editor-context.ts";

interface FieldProps {
  /** Path in the content: `personalInfo.email`, `experience.0.title`. */
  path: string;
  label: string;
  max: number;
  hint?: ReactNode;
  hideLabel?: boolean;
  placeholder?: string;
  className?: string;
}

/** A one-line field. Typing renders only this field again. */
export function LineField({
  path,
  label,
  max,
  hint,
  hideLabel = false,
  className,
  ...input
}: FieldProps & { type?: "text" | "email" | "tel" | "url"; autoComplete?: string }) {
  const [value, set] = useText(path);
  return (
    <Field label={label} hint={hint} hideLabel={hideLabel} {...(className ? { className } : {})}>
      <Input
        {...input}
        data-field={path}
        dir="auto"
        maxLength={max}
        value={value}
        autoComplete={input.autoComplete ?? "off"}
        onChange={(event) => set(cleanLine(event.target.value))}
      />
    </Field>
  );
}

export function TextField({
  path,
  label,
  max,
  hint,
  hideLabel = false,
  className,
  rows = 4,
  placeholder,
}: FieldProps & { rows?: number }) {
  const [value, set] = useText(path);
  return (
    <Field label={label} hint={hint} hideLabel={hideLabel} {...(className ? { className } : {})}>
      <Textarea
        data-field={path}
        dir="auto"
        rows={rows}
        maxLength={max}
        value={value}
        {...(placeholder ? { placeholder } : {})}
        className="field-sizing-content max-h-[60dvh]"
        // A box that grows with its text ignores its rows; this keeps them.
        style={{ minHeight: `calc(${rows}lh + 1.375rem)` }}
        onChange={(event) => set(cleanText(event.target.value))}
      />
    </Field>
  );
}
