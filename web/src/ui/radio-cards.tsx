import { type ReactNode, useId } from "react";
import { classes } from "./classes.ts";

export interface RadioChoice<T extends string> {
  value: T;
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  /** Stands at the right end: a price. */
  aside?: ReactNode;
}

/** A few choices that each need a sentence: real radio buttons in rows of one frame. */
export function RadioCards<T extends string>({
  legend,
  hideLegend,
  choices,
  value,
  onChange,
  disabled = false,
  className,
}: {
  legend: string;
  hideLegend?: boolean;
  choices: readonly RadioChoice<T>[];
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean;
  className?: string;
}) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className={classes("min-w-0", className)}>
      <legend className={classes("mb-1.5 text-sm font-semibold", hideLegend && "sr-only")}>{legend}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
        {choices.map((choice) => (
          <label
            key={choice.value}
            htmlFor={`${name}-${choice.value}`}
            className="flex items-start gap-3.5 px-4 py-3.5 transition-colors hover:bg-sunk has-checked:bg-pine-soft has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-blaze"
          >
            <input
              type="radio"
              id={`${name}-${choice.value}`}
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              aria-describedby={choice.hint ? `${name}-${choice.value}-hint` : undefined}
              data-quiet-focus
              className="mt-0.75 size-5 shrink-0 appearance-none rounded-full border-2 border-edge bg-surface checked:border-6 checked:border-pine"
            />
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className="text-[0.9375rem] font-semibold">{choice.label}</span>
              {choice.hint && (
                <span id={`${name}-${choice.value}-hint`} className="text-sm text-muted">
                  {choice.hint}
                </span>
              )}
            </span>
            {choice.icon}
            {choice.aside && <span className="tabular shrink-0 text-[0.9375rem]">{choice.aside}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
