import type { CareerNode, CareerPath } from "@waymark/contract/careers";
import { ChevronsRight, Flag, MapPin, TrendingUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/badge.tsx";
import { classes } from "../../../ui/classes.ts";
import { bandFill, bandOf, bandText, dashedUnder, markedGrowth } from "../bands.ts";
import { ReasonIcon } from "../map/reason-icon.tsx";
import { rolePlace } from "../role-place.ts";
import { growthText } from "../words.ts";

/** The map as a list: each role with the content of its box, and below it the connections that start there. */
export function PathList({
  path,
  opened,
  onOpen,
}: {
  path: CareerPath;
  opened: string | null;
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation();
  const inOrder = [...path.nodes].sort((a, b) => a.x - b.x || a.y - b.y);
  return (
    <ol
      aria-label={t("careers.list.label", { role: path.targetRole })}
      className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface"
    >
      {inOrder.map((node) => (
        <PathItem key={node.id} node={node} path={path} isOpened={opened === node.id} onOpen={onOpen} />
      ))}
    </ol>
  );
}

function PathItem({
  node,
  path,
  isOpened,
  onOpen,
}: {
  node: CareerNode;
  path: CareerPath;
  isOpened: boolean;
  onOpen: (id: string) => void;
}) {
  const { t, i18n } = useTranslation();
  const titleOf = (id: string) => path.nodes.find((node) => node.id === id)?.title ?? "";
  const place = rolePlace(path, node.id, node.roleId);
  const band = bandOf(node.probability);
  const lines = path.connections.filter(({ from }) => from === node.id);
  return (
    <li className="relative grid gap-2.5 p-4 pl-5">
      <span
        aria-hidden="true"
        className={classes(
          "absolute inset-y-0 left-0 w-1.5",
          place === "start" ? "bg-field" : bandFill[band],
        )}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <button
          type="button"
          aria-pressed={isOpened}
          onClick={() => onOpen(node.id)}
          className="min-h-8 rounded-sm text-left text-base font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {node.title}
        </button>
        <PlaceBadges place={place} level={node.level} />
      </div>
      <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-muted">
        {place !== "start" && (
          <>
            <span className={classes("font-semibold", bandText[band])}>
              {t("careers.band.short", { n: node.probability })}
            </span>
            <span>{node.timeToAchieve}</span>
          </>
        )}
        <span>{node.salaryRange}</span>
        {node.growthRate > markedGrowth && (
          <span className="inline-flex items-center gap-1 text-pine">
            <TrendingUp aria-hidden="true" className="size-4" />
            {t("careers.map.grows", { growth: growthText(node.growthRate, i18n.language) })}
          </span>
        )}
      </p>
      {lines.length > 0 && <Connections lines={lines} titleOf={titleOf} />}
    </li>
  );
}

function PlaceBadges({ place, level }: { place: ReturnType<typeof rolePlace>; level: CareerNode["level"] }) {
  const { t } = useTranslation();
  return (
    <span className="flex flex-wrap gap-1.5">
      {place === "start" && (
        <Badge tone="blaze">
          <MapPin aria-hidden="true" className="size-3.5" />
          {t("careers.map.here")}
        </Badge>
      )}
      {place === "target" && (
        <Badge tone="amber">
          <Flag aria-hidden="true" className="size-3.5" />
          {t("careers.map.target")}
        </Badge>
      )}
      {place === "after" && (
        <Badge>
          <ChevronsRight aria-hidden="true" className="size-3.5" />
          {t("careers.map.after")}
        </Badge>
      )}
      <Badge>{t(`careers-paths.levels.${level}`)}</Badge>
    </span>
  );
}

function Connections({
  lines,
  titleOf,
}: {
  lines: CareerPath["connections"];
  titleOf: (id: string) => string;
}) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-2 text-sm">
      {lines.map(({ to, kind, reason, probability, adds }) => (
        <li key={to} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
          <span
            className={classes(
              "mt-0.5 grid size-6 place-items-center rounded-full border",
              bandText[bandOf(probability)],
              probability < dashedUnder ? "border-dashed border-current" : "border-current",
            )}
          >
            <ReasonIcon kind={kind} className="size-3.5" />
          </span>
          <span className="text-pretty">
            <span className="font-medium">{t("careers.list.to", { role: titleOf(to) })}</span> {reason}.{" "}
            {t("careers.map.near", { n: probability })}.
            {adds.length > 0 && (
              <span className="text-muted">
                {" "}
                {t("careers.map.addsTitle")} {adds.join(", ")}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
