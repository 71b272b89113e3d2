import type { ComponentProps } from "react";
import { classes } from "../classes.ts";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";

export interface LinkButtonProps extends ComponentProps<"a"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function LinkButton({ variant, size, className, children, ...rest }: LinkButtonProps) {
  return (
    <a className={buttonClass(variant, size, className)} {...rest}>
      {children}
    </a>
  );
}

export function TextLink({ className, children, ...rest }: ComponentProps<"a">) {
  return (
    <a
      className={classes("rounded-sm font-medium text-sky underline underline-offset-3", className)}
      {...rest}
    >
      {children}
    </a>
  );
}

/** Looks like a link, for actions that do not change the address. */
export function TextButton({ className, children, type, ...rest }: ComponentProps<"button">) {
  return (
    <button
      type={type ?? "button"}
      className={classes(
        "inline-flex min-h-6 items-center rounded-sm font-medium text-sky underline underline-offset-3 disabled:text-muted",
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
