import type { CareerLane } from "@waymark/contract/careers";
import { useTranslation } from "react-i18next";
import { classes } from "../../../ui/classes.ts";
import { laneGutter } from "./place-path.ts";

/** Lanes run on over the edges of the frame, as far as a window shows. */
const beyond = 2_000;

/** The bands in which the roles of one level stand, with their names at the left; the highest level is on top. */
export function Lanes({ lanes, width }: { lanes: readonly CareerLane[]; width: number }) {
  const { t } = useTranslation();
  return (
    <div aria-hidden="true" className="absolute top-0 left-0">
      {lanes.map(({ level, y, height }, i) => (
        <div
          key={level}
          style={{
            left: -beyond,
            top: y,
            width: width + 2 * beyond,
            height,
            paddingLeft: beyond - laneGutter,
          }}
          className={classes(
            "absolute flex items-center border-line-strong",
            i % 2 === 1 && "bg-sunk/60",
            i > 0 && "border-t border-dashed",
          )}
        >
          <span
            style={{ width: laneGutter - 16 }}
            className="hyphens-auto font-display text-[0.9375rem] leading-tight font-bold text-muted"
          >
            {t(`paths.levels.${level}`)}
          </span>
        </div>
      ))}
    </div>
  );
}
