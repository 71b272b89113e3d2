import type { StagePhase } from "@waymark/contract/applications";
import { classes } from "../../../ui/classes.ts";

const colours: Record<StagePhase, string> = {
  preparing: "bg-line-strong",
  waiting: "bg-sky",
  answered: "bg-sky",
  interviewing: "bg-pine",
  offer: "bg-blaze outline-3 outline-field",
  accepted: "bg-pine",
  rejected: "bg-rust",
  withdrawn: "bg-edge",
  "no-answer": "bg-edge",
};

export function PhaseMark({ phase, className }: { phase: StagePhase; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes("inline-block h-3.5 w-1.5 shrink-0 rounded-[2px]", colours[phase], className)}
    />
  );
}
