import type { CareerLane } from "@waymark/contract/careers";
import { useTranslation } from "react-i18next";
import { classes } from "../../../ui/classes.ts";

/** In pixels; lanes extend this far beyond the frame, so that they always fill the view. */
const overhang = 2_000;

/** Horizontal bands for the levels, highest at the top. */
export function Lanes({ lanes, width }: { lanes: readonly CareerLane[]; width: number }) {
  return (
    <div aria-hidden="true" className="absolute top-0 left-0">
      {lanes.map(({ level, y, height }, i) => (
        <div
          key={level}
          style={{ left: -overhang, top: y, width: width + 2 * overhang, height }}
          className={classes(
            "absolute border-line-strong",
            i % 2 === 1 && "bg-sunk/60",
            i > 0 && "border-t border-dashed",
          )}
        />
      ))}
    </div>
  );
}

/** The lanes' names, fixed at the left: `zoom` and `y` come from the view, `left` is their position. */
export function LaneNames({
  lanes,
  zoom,
  y: offset,
  left,
  className,
}: {
  lanes: readonly CareerLane[];
  zoom: number;
  y: number;
  left: number;
  className?: string;
}) {
  const { t } = useTranslation();
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-y-0 z-10" style={{ left }}>
      {lanes.map(({ level, y, height }) => (
        <span
          key={level}
          style={{ top: (y + height / 2) * zoom + offset }}
          className={classes(
            "absolute w-24 -translate-y-1/2 hyphens-auto font-display text-sm leading-tight font-bold text-muted",
            className,
          )}
        >
          <span className="box-decoration-clone rounded-sm bg-surface/85 px-1">
            {t(`careers-paths.levels.${level}`)}
          </span>
        </span>
      ))}
    </div>
  );
}
