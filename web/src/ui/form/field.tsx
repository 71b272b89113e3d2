import { createContext, type ReactNode, useContext, useId } from "react";
import { classes } from "../classes.ts";

interface FieldControl {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
}

const FieldContext = createContext<FieldControl | null>(null);

export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {};
}

export function Field({
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  aside,
  children,
}: {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  hideLabel?: boolean;
  className?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  const control: FieldControl = {
    id,
    ...(described ? { "aria-describedby": described } : {}),
    ...(error ? { "aria-invalid": true as const } : {}),
    ...(required ? { "aria-required": true as const } : {}),
  };
  return (
    <div className={classes("grid content-start gap-1.5", className)}>
      <div className={classes("flex items-baseline justify-between gap-3", hideLabel && "sr-only")}>
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {aside}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-rust">
          {error}
        </p>
      )}
    </div>
  );
}
