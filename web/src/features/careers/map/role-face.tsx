import type { CareerNode } from "@waymark/contract/careers";
import { ChevronsRight, Flag, TrendingUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { BlazeStrokes } from "../../../ui/blaze.tsx";
import { classes } from "../../../ui/classes.ts";
import { bandFill, bandOf, bandText, markedGrowth } from "../bands.ts";
import type { RolePlace } from "../role-place.ts";
import { growthText, shortPay, shortTime } from "../words.ts";

/** In pixels; from this height there is room for four lines. */
const fourLinesFrom = 88;
/** In pixels; in a narrower box the growth marker has no figure, which the detail shows. */
const fullMarkerFrom = 170;

const faces = {
  step: "border-line-strong bg-surface",
  target: "border-2 border-blaze bg-surface",
  after: "border-dashed border-line-strong bg-paper",
} as const;

/** The content of a role's box, on the map and in its picture. */
export function RoleFace({
  node,
  place,
  width,
  height,
  selected,
}: {
  node: CareerNode;
  place: RolePlace;
  width: number;
  height: number;
  selected?: boolean;
}) {
  const { t, i18n } = useTranslation();
  const band = bandOf(node.probability);
  const isRoomy = height >= fourLinesFrom;
  const pay = shortPay(node.salary, t, i18n.language);
  if (place === "start") return <StartFace node={node} pay={isRoomy ? pay : ""} selected={selected} />;
  return (
    <span
      className={classes(
        "relative flex size-full flex-col justify-center overflow-hidden rounded-xl border pr-2 pl-3.5 text-left text-ink transition-shadow",
        faces[place],
        selected && "ring-3 ring-blaze",
      )}
    >
      <span className={classes("absolute inset-y-0 left-0 w-1.5", bandFill[band])} />
      <span className="flex items-start gap-1.5">
        <span
          className={classes(
            "min-w-0 flex-1 text-base leading-[1.2] font-semibold hyphens-auto wrap-anywhere",
            isRoomy ? "line-clamp-2" : "line-clamp-1",
          )}
        >
          {node.title}
        </span>
        {place === "target" && <Flag aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />}
        {place === "after" && (
          <ChevronsRight aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
        )}
      </span>
      {isRoomy && (
        <span className="tabular truncate text-[0.8125rem] leading-[1.4] text-muted">
          {/* A truncated figure would mislead, so a narrow box leaves the time to the detail. */}
          {[pay, width < fullMarkerFrom && pay ? "" : shortTime(node.months, i18n.language)]
            .filter(Boolean)
            .join(" · ")}
        </span>
      )}
      <ChanceLine node={node} pay={isRoomy ? "" : pay} isNarrow={width < fullMarkerFrom} />
    </span>
  );
}

/** The box of the role that the person has now. */
function StartFace({
  node,
  pay,
  selected,
}: {
  node: CareerNode;
  pay: string;
  selected: boolean | undefined;
}) {
  const { t } = useTranslation();
  return (
    <span
      className={classes(
        "flex size-full items-center gap-2.5 rounded-xl bg-field px-3 text-left text-white",
        selected && "ring-3 ring-blaze",
      )}
    >
      <BlazeStrokes className="size-8 shrink-0" />
      <span className="grid min-w-0 gap-0.5">
        <span className="text-xs leading-4 font-medium text-side-on">{t("careers.map.here")}</span>
        <span className="line-clamp-2 text-base leading-[1.2] font-semibold hyphens-auto wrap-anywhere">
          {node.title}
        </span>
        {pay && <span className="tabular truncate text-sm text-side-on">{pay}</span>}
      </span>
    </span>
  );
}

/** The chance to get there, and a mark where the role grows; in a low box the pay instead of it. */
function ChanceLine({ node, pay, isNarrow }: { node: CareerNode; pay: string; isNarrow: boolean }) {
  const { t, i18n } = useTranslation();
  const grows = node.growthRate > markedGrowth;
  return (
    <span className="tabular flex items-baseline gap-1.5 text-sm leading-[1.35]">
      <span className={classes("truncate font-semibold", bandText[bandOf(node.probability)])}>
        {t("careers.band.short", { n: node.probability })}
      </span>
      {grows && (
        <span className="ml-auto inline-flex shrink-0 items-center gap-0.5 font-medium text-pine">
          <TrendingUp aria-hidden="true" className="size-3.5 self-center" />
          {!isNarrow && growthText(node.growthRate, i18n.language)}
        </span>
      )}
      {!grows && pay !== "" && <span className="ml-auto truncate text-muted">{pay}</span>}
    </span>
  );
}
