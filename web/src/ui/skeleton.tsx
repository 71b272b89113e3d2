import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "./classes.ts";

export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classes("block animate-shimmer rounded-md bg-line", className)} />
  );
}

/** Announces once that something is loading. */
export function Loading({ label, children }: { label?: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label ?? t("common.loading")}</span>
      {children}
    </div>
  );
}

const lineWidths = ["w-full", "w-11/12", "w-full", "w-4/5", "w-full", "w-3/5"];

/** At most six lines. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="grid gap-2.5">
      {lineWidths.slice(-lines).map((width, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
        <Skeleton key={i} className={classes("h-3.5", width)} />
      ))}
    </span>
  );
}
