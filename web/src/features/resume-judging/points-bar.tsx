import { classes } from "../../ui/classes.ts";
import { bandOf, barColour } from "./bands.ts";

/** How much of something is reached. Its figures stand beside it, so it is only seen. */
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
