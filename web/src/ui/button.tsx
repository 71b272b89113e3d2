import type { ComponentProps } from "react";
import { BlazeStrokes } from "./blaze.tsx";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows the walking blaze and refuses presses; the label stays the caller's (say 'Saving...'). */
  busy?: boolean;
}

export function Button({ variant, size, busy, disabled, className, children, type, ...rest }: ButtonProps) {
  return (
    <button
      type={type ?? "button"}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass(variant, size, className)}
      {...rest}
    >
      {busy && <BlazeStrokes walking className="-ml-1 size-5 rounded-sm bg-field" />}
      {children}
    </button>
  );
}

/** A square button that shows only an icon; `label` is what it is called. */
export function IconButton({
  label,
  variant = "quiet",
  ...rest
}: Omit<ButtonProps, "size" | "busy"> & { label: string }) {
  return <Button variant={variant} size="icon" aria-label={label} {...rest} />;
}
