import type { ReactNode } from "react";
import { Field } from "./field.tsx";
import { Select } from "./input.tsx";

export function ChoiceField<T extends string>({
  label,
  value,
  values,
  nameOf,
  onChange,
  hint,
  hideLabel = false,
}: {
  label: string;
  value: T;
  values: readonly T[];
  nameOf: (value: T) => string;
  onChange: (value: T) => void;
  hint?: ReactNode;
  hideLabel?: boolean;
}) {
  return (
    <Field label={label} hint={hint} hideLabel={hideLabel}>
      <Select
        value={value}
        onChange={(event) => {
          const known = values.find((one) => one === event.target.value);
          if (known !== undefined) onChange(known);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
