import type { ComponentProps } from "react";
import { classes } from "../classes.ts";
import { useFieldControl } from "./field.tsx";

const control =
  "w-full rounded-lg border border-edge bg-surface px-3.5 text-base text-ink transition-colors hover:border-ink disabled:bg-sunk disabled:text-muted aria-invalid:border-rust";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...useFieldControl()} className={classes(control, "min-h-11 py-2", className)} {...rest} />;
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...useFieldControl()}
      rows={rows}
      className={classes(control, "resize-y py-2.5 leading-relaxed", className)}
      {...rest}
    />
  );
}

/** The browser's own: it works on every phone and with every screen reader. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className={classes("relative block", className)}>
      <select
        {...useFieldControl()}
        className={classes(control, "min-h-11 appearance-none py-2 pr-9")}
        {...rest}
      >
        {children}
      </select>
      <svg
        viewBox="0 0 12 12"
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-3 -translate-y-1/2 text-muted"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      >
        <path d="M2 4.5 6 8.5 10 4.5" />
      </svg>
    </span>
  );
}
