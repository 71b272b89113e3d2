import type { ReactNode } from "react";
import { Blaze } from "./blaze.tsx";
import { classes } from "./classes.ts";

export function EmptyState({
  title,
  text,
  action,
  level: Heading = "h2",
  className,
}: {
  title: string;
  text?: string;
  action?: ReactNode;
  level?: "h1" | "h2" | "h3";
  className?: string;
}) {
  return (
    <div
      className={classes(
        "contours grid justify-items-center gap-3 overflow-hidden rounded-xl border border-line bg-surface px-6 py-14 text-center",
        className,
      )}
    >
      <Blaze className="size-9" />
      <Heading className="text-xl">{title}</Heading>
      {text && <p className="max-w-prose text-[0.9375rem] text-muted text-pretty">{text}</p>}
      {action && <div className="flex flex-wrap justify-center gap-3 pt-2">{action}</div>}
    </div>
  );
}
