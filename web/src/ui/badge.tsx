import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type BadgeTone = "grey" | "pine" | "sky" | "rust" | "amber" | "blaze";

const tones: Record<BadgeTone, string> = {
  grey: "bg-sunk text-muted",
  pine: "bg-pine-soft text-pine",
  sky: "bg-sky-soft text-sky",
  rust: "bg-rust-soft text-rust",
  amber: "bg-blaze-soft text-amber",
  blaze: "bg-side text-blaze",
};

const base = "inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-semibold leading-5";

export function Badge({
  tone = "grey",
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={classes(base, tones[tone], className)}>{children}</span>;
}

const sources: Record<string, string> = {
  indeed: "bg-source-indeed-soft text-source-indeed",
  linkedin: "bg-source-linkedin-soft text-source-linkedin",
  glassdoor: "bg-source-glassdoor-soft text-source-glassdoor",
  remoteok: "bg-source-remoteok-soft text-source-remoteok",
  adzuna: "bg-source-adzuna-soft text-source-adzuna",
};

/** The name of a posting's source, in the source's colour; grey for unknown sources. */
export function SourceBadge({ source }: { source: string }) {
  const colours = sources[source.toLowerCase().replace(/[\s_-]/g, "")] ?? tones.grey;
  return <span className={classes(base, colours)}>{source}</span>;
}
