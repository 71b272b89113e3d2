import { ChevronsRight, TrendingUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Band, bandEdges, bandStroke, bands, markedGrowth } from "../bands.ts";

const dashed: ReadonlySet<Band> = new Set(["lower", "slim"]);

export function Legend() {
  const { t } = useTranslation();
  const ranges = {
    high: t("careers.legend.from", { n: bandEdges.high }),
    medium: t("careers.legend.range", { from: bandEdges.medium, to: bandEdges.high - 1 }),
    lower: t("careers.legend.range", { from: bandEdges.lower, to: bandEdges.medium - 1 }),
    slim: t("careers.legend.under", { n: bandEdges.lower }),
  };
  return (
    <ul className="tabular flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {bands.map((band) => (
        <li key={band} className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 26 4" className="h-1 w-6.5" aria-hidden="true">
            <path
              d="M1 2H25"
              stroke={bandStroke[band]}
              strokeWidth="3"
              strokeLinecap="round"
              strokeDasharray={dashed.has(band) ? "5 5" : undefined}
            />
          </svg>
          {t(`careers.band.${band}`)} {ranges[band]}
        </li>
      ))}
      <li className="inline-flex items-center gap-1.5">
        <TrendingUp aria-hidden="true" className="size-4 text-pine" />
        {t("careers.legend.growth", { n: markedGrowth })}
      </li>
      <li className="inline-flex items-center gap-1.5">
        <ChevronsRight aria-hidden="true" className="size-4" />
        {t("careers.map.after")}
      </li>
    </ul>
  );
}
