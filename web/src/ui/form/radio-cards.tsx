import * as Radix from "radix-ui/radio-group";
import type { ReactNode } from "react";
import { classes } from "../classes.ts";

export interface RadioCard {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
}

/** Options have a line of explanation. Arrow keys move between them. */
export function RadioCards({
  label,
  items,
  value,
  onValueChange,
  disabled,
  className,
}: {
  label: string;
  items: readonly RadioCard[];
  value: string;
  onValueChange: (id: string) => void;
  disabled?: boolean;
  className?: string;
}) {
  return (
    <Radix.Root
      aria-label={label}
      value={value}
      onValueChange={onValueChange}
      disabled={disabled ?? false}
      className={classes("grid", className)}
    >
      {items.map((item, i) => (
        <Radix.Item
          key={item.id}
          value={item.id}
          // Radix selects only while the arrow key is still down; a quick press would just move the focus. So
          // moving from one item to another selects.
          onFocus={({ currentTarget, relatedTarget }) => {
            if (relatedTarget && currentTarget.parentElement?.contains(relatedTarget)) onValueChange(item.id);
          }}
          className={classes(
            "group relative -mt-px flex min-h-14 items-center gap-3.5 border border-line-strong bg-surface px-4 py-3 text-left transition-colors hover:bg-sunk",
            "data-[state=checked]:z-1 data-[state=checked]:border-pine data-[state=checked]:bg-pine-soft",
            i === 0 && "mt-0 rounded-t-lg",
            i === items.length - 1 && "rounded-b-lg",
          )}
        >
          <span
            aria-hidden="true"
            className="grid size-5 shrink-0 place-items-center rounded-full border border-edge bg-surface group-data-[state=checked]:border-pine"
          >
            <Radix.Indicator className="size-2.5 rounded-full bg-pine" />
          </span>
          <span className="grid min-w-0 flex-1">
            <span className="text-[0.9375rem] font-semibold">{item.label}</span>
            {item.hint && (
              <span className="text-sm font-normal text-muted text-pretty wrap-anywhere">{item.hint}</span>
            )}
          </span>
          {item.aside && <span className="tabular shrink-0 text-right text-[0.9375rem]">{item.aside}</span>}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
