import type { ComponentProps } from "react";
import { classes } from "./classes.ts";

/** A bordered surface. Do not nest cards. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div className={classes("rounded-xl border border-line bg-surface p-5 sm:p-6", className)} {...rest} />
  );
}
