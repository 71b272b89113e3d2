import type { CareerPath } from "@waymark/contract/careers";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { Wordmark } from "../../../ui/blaze.tsx";
import { bandOf, bandStroke, dashedUnder } from "../bands.ts";
import { Legend } from "../panel/legend.tsx";
import { rolePlace } from "../role-place.ts";
import { LaneNames, Lanes } from "./lanes.tsx";
import { laneGutter, placePath } from "./place-path.ts";
import { RoleFace } from "./role-face.tsx";

const edge = 32;

type PlacedPath = ReturnType<typeof placePath>;

/** The map on white with title and legend, for printing and for the picture. */
export function PathSheet({ path, ref }: { path: CareerPath; ref?: Ref<HTMLDivElement> }) {
  const { t } = useTranslation();
  const map = placePath(path);
  return (
    <div
      ref={ref}
      // Always in the light theme: paper is white.
      style={{
        colorScheme: "light",
        printColorAdjust: "exact",
        width: map.width + laneGutter + 2 * edge,
        padding: edge,
      }}
      className="bg-white text-ink"
    >
      <SheetHead path={path} />
      <div className="overflow-hidden" style={{ paddingLeft: laneGutter }}>
        <div className="relative" style={{ height: map.height, width: map.width }}>
          <Lanes lanes={map.lanes} width={map.width} />
          <LaneNames lanes={map.lanes} zoom={1} y={0} left={-laneGutter} className="text-base" />
          <Edges map={map} />
          {map.nodes.map(({ id, x, y, node }) => (
            <div
              key={id}
              className="absolute"
              style={{
                left: x - map.box.width / 2,
                top: y - map.box.height / 2,
                width: map.box.width,
                height: map.box.height,
              }}
            >
              <RoleFace
                node={node}
                place={rolePlace(path, id, node.roleId)}
                width={map.box.width}
                height={map.box.height}
              />
            </div>
          ))}
        </div>
      </div>
      <div className="pt-6">
        <Legend />
        <p className="pt-2 text-sm text-muted">{t("careers.sheet.computed")}</p>
      </div>
    </div>
  );
}

function Edges({ map }: { map: PlacedPath }) {
  return (
    <svg
      aria-hidden="true"
      className="absolute top-0 left-0"
      width={map.width}
      height={map.height}
      viewBox={`0 0 ${map.width} ${map.height}`}
    >
      {map.edges.map(({ id, path: d, connection }) => (
        <path
          key={id}
          d={d}
          fill="none"
          style={{ stroke: bandStroke[bandOf(connection.probability)] }}
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray={connection.probability < dashedUnder ? "7 6" : undefined}
        />
      ))}
    </svg>
  );
}

function SheetHead({ path }: { path: CareerPath }) {
  const { t } = useTranslation();
  return (
    <div className="flex items-start justify-between gap-8 pb-6">
      <div>
        <p className="font-display text-3xl font-bold tracking-tight">
          {t("careers.tab", { role: path.targetRole })}
        </p>
        <p className="tabular text-base text-muted">
          {t("careers.sheet.from", { role: path.currentRole, time: path.insights.totalTime })}
        </p>
      </div>
      <Wordmark />
    </div>
  );
}
