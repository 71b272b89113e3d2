import type { PackageJob, PackageRisk } from "@waymark/contract/packages";
import { useTranslation } from "react-i18next";
import { formatPercent } from "../../lib/format.ts";
import { Badge } from "../../ui/badge.tsx";

/** The match, that it is a sample, and the risks of a posting, quietly. */
export function JobBadges({
  job,
  match,
  risks,
}: {
  job: Pick<PackageJob, "sample">;
  match: number | null;
  risks: readonly PackageRisk[];
}) {
  const { t, i18n } = useTranslation();
  return (
    <span className="flex flex-wrap gap-1.5">
      {match !== null && (
        <Badge tone={match >= 70 ? "pine" : match >= 40 ? "amber" : "grey"} className="tabular">
          {t("packages.match", { share: formatPercent(match / 100, i18n.language) })}
        </Badge>
      )}
      {job.sample && <Badge tone="amber">{t("packages.sample")}</Badge>}
      {risks.map((risk) => (
        <Badge key={risk}>{t(`packages.risk.${risk}`)}</Badge>
      ))}
    </span>
  );
}

export const placeLine = ({ company, location }: Pick<PackageJob, "company" | "location">): string =>
  [company, location].filter((text) => text !== "").join(" · ");
