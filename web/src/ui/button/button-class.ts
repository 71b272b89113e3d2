import { classes } from "../classes.ts";

/** `side` (quiet) and `blaze` (prominent) are for a pine background only. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "destructive" | "side" | "blaze";
export type ButtonSize = "sm" | "md" | "lg" | "icon" | "iconSm";

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-pine text-on-pine hover:bg-pine-strong",
  secondary: "border-line-strong bg-surface text-ink hover:border-edge hover:bg-sunk",
  quiet: "border-transparent text-ink hover:bg-sunk",
  side: "border-transparent text-side-on hover:bg-side-hover",
  blaze: "border-transparent bg-blaze text-side hover:bg-blaze/85",
  destructive: "border-transparent bg-rust text-on-rust hover:bg-rust-strong",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3 py-1.5 text-sm",
  md: "min-h-11 px-4 py-1.5 text-[0.9375rem]",
  icon: "size-11 shrink-0",
  iconSm: "size-9 shrink-0",
  lg: "min-h-13 px-6 py-1.5 text-base",
};

export function buttonClass(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "md",
  className?: string,
): string {
  return classes(
    "inline-flex items-center justify-center gap-2 rounded-lg border text-center font-semibold leading-tight no-underline transition-colors",
    "disabled:opacity-55 aria-disabled:opacity-55",
    variants[variant],
    sizes[size],
    className,
  );
}
