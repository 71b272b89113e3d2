import { classes } from "../../ui/classes.ts";
import { bandOf, barColour } from "./bands.ts";

/** A bar of reached points. Hidden from screen readers, because the figures are next to it. */
export function PointsBar({ share, thin }: { share: number; thin?: boolean }) {
  const width = Math.round(100 * Math.min(1, Math.max(0, share)));
  return (
    <div
      aria-hidden="true"
      className={classes("overflow-hidden rounded-full bg-line", thin ? "h-1" : "h-1.5")}
    >
      <div
        className={classes("h-full rounded-full transition-[width]", barColour[bandOf(share)])}
        style={{ width: `${width}%` }}
      />
    </div>
  );
}
