import type { ComponentProps } from "react";
import { classes } from "./classes.ts";

/** A surface with a hairline around it. Cards do not stand inside cards. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div className={classes("rounded-xl border border-line bg-surface p-5 sm:p-6", className)} {...rest} />
  );
}
