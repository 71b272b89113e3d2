import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "../classes.ts";

export function Checkbox({
  label,
  hint,
  className,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & { label: ReactNode; hint?: string }) {
  const id = useId();
  return (
    <div className={classes("flex items-start gap-2.5", className)}>
      <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer size-5 appearance-none rounded-sm border border-edge bg-surface transition-colors checked:border-pine checked:bg-pine disabled:bg-sunk"
          {...rest}
        />
        <svg
          viewBox="0 0 12 12"
          aria-hidden="true"
          className="pointer-events-none absolute size-3.5 text-on-pine opacity-0 peer-checked:opacity-100"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M2 6.5 5 9.5 10 3" />
        </svg>
      </span>
      <span className="grid">
        <label htmlFor={id} className="text-[0.9375rem] leading-7">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
