import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";

const chip =
  "inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3 text-sm";

/** A toggle if `pressed` is given. */
export function Chip({
  pressed,
  className,
  type,
  ...rest
}: ComponentProps<"button"> & { pressed?: boolean }) {
  return (
    <button
      type={type ?? "button"}
      aria-pressed={pressed}
      className={classes(
        chip,
        "transition-colors hover:border-edge hover:bg-sunk",
        pressed && "border-pine bg-pine-soft text-pine",
        className,
      )}
      {...rest}
    />
  );
}

/** `removeLabel` is the remove button's accessible name. */
export function RemovableChip({
  text,
  removeLabel,
  onRemove,
  grip,
}: {
  text: string;
  removeLabel: string;
  onRemove: () => void;
  grip?: ReactNode;
}) {
  return (
    <span className={classes(chip, "max-w-full pr-1", grip !== undefined && "gap-0.5 pl-1")}>
      {grip}
      {text}
      <button
        type="button"
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
        className="grid size-6 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </span>
  );
}
