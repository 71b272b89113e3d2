import type { CareerLane } from "@waymark/contract/careers";
import { useTranslation } from "react-i18next";
import { classes } from "../../../ui/classes.ts";
import { laneGutter } from "./place-path.ts";

/** The bands in which the roles of one level stand, with their names at the left; the highest level is on top. */
export function Lanes({ lanes, width }: { lanes: readonly CareerLane[]; width: number }) {
  const { t } = useTranslation();
  return (
    <div aria-hidden="true" className="absolute top-0 left-0">
      {lanes.map(({ level, y, height }, i) => (
        <div
          key={level}
          style={{ left: -laneGutter, top: y, width: width + laneGutter, height }}
          className={classes(
            "absolute flex items-center border-line-strong",
            i > 0 && "border-t border-dashed",
          )}
        >
          <span
            style={{ width: laneGutter - 16 }}
            className="hyphens-auto pl-1 font-display text-[0.9375rem] leading-tight font-bold text-muted"
          >
            {t(`paths.levels.${level}`)}
          </span>
        </div>
      ))}
    </div>
  );
}
