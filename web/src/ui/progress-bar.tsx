import { classes } from "./classes.ts";

export function ProgressBar({
  label,
  value,
  valueText,
  className,
}: {
  label: string;
  value: number;
  valueText?: string;
  className?: string;
}) {
  const shown = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      aria-valuetext={valueText}
      className={classes("h-1.5 overflow-hidden rounded-full bg-line", className)}
    >
      <div className="h-full rounded-full bg-pine transition-[width]" style={{ width: `${shown}%` }} />
    </div>
  );
}
