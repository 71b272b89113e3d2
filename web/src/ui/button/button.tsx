import { type ComponentProps, createContext, type MouseEvent, useContext } from "react";
import { BlazeStrokes } from "../blaze.tsx";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Presses are ignored; the caller sets the label. Not `disabled`, which would drop the keyboard's focus. */
  busy?: boolean;
}

/** Like a disabled button: the form is not submitted, and no parent hears the click. */
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

/** A `Tooltip` shows the name of its button. */
export const InTooltip = createContext(false);

/** `label` is its accessible name and tooltip. `small` is for groups of them. */
export function IconButton({
  label,
  variant = "quiet",
  small,
  ...rest
}: Omit<ButtonProps, "size" | "busy"> & { label: string; small?: boolean }) {
  const hasTooltip = useContext(InTooltip);
  return (
    <Button
      variant={variant}
      size={small ? "iconSm" : "icon"}
      aria-label={label}
      title={hasTooltip ? undefined : label}
      {...rest}
    />
  );
}
