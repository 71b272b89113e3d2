import * as Radix from "radix-ui/switch";
import { useId } from "react";

/** Takes effect at once. */
export function Switch({
  label,
  hint,
  checked,
  onCheckedChange,
  disabled,
  hideLabel,
}: {
  label: string;
  hint?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Hides the label in rows that name the switch themselves. */
  hideLabel?: boolean;
}) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-6 py-3">
      <span className={hideLabel ? "sr-only" : "grid"}>
        <label htmlFor={id} className="text-[0.9375rem] font-medium">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled ?? false}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="h-7 w-12 shrink-0 rounded-full border border-edge bg-sunk transition-colors disabled:opacity-55 data-[state=checked]:border-field data-[state=checked]:bg-field"
      >
        <Radix.Thumb className="block size-5 translate-x-1 rounded-full bg-muted transition-transform data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-blaze" />
      </Radix.Root>
    </div>
  );
}
