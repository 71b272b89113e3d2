import type { ComponentProps, MouseEvent } from "react";
import { BlazeStrokes } from "./blaze.tsx";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /**
   * Shows the walking blaze and ignores presses; the label stays the caller's (say 'Saving...'). Not `disabled`,
   * which would take the keyboard's focus away.
   */
  busy?: boolean;
}

/** Neither the form is sent nor does anybody around hear of it, as with a disabled button. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

export function Button({ variant, size, busy, className, children, type, ...rest }: ButtonProps) {
  return (
    <button
      type={type ?? "button"}
      className={buttonClass(variant, size, className)}
      {...rest}
      {...(busy ? { onClick: ignore, "aria-busy": true, "aria-disabled": true } : {})}
    >
      {busy && <BlazeStrokes walking className="-ml-1 size-5 rounded-sm bg-field" />}
      {children}
    </button>
  );
}

/** A square button that shows only an icon; `label` is what it is called. `small` where several stand together. */
export function IconButton({
  label,
  variant = "quiet",
  small,
  ...rest
}: Omit<ButtonProps, "size" | "busy"> & { label: string; small?: boolean }) {
  return <Button variant={variant} size={small ? "iconSm" : "icon"} aria-label={label} {...rest} />;
}
