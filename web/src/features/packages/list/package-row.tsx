import type { PackageRow as Row } from "@waymark/contract/packages";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatInstant, formatRelativeDay } from "../../../lib/format.ts";
import { TextRouteLink } from "../../../lib/navigation/links.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/button/button.tsx";
import { Tooltip } from "../../../ui/overlay/tooltip.tsx";
import { JobBadges, placeLine } from "../job-badges.tsx";

const tones: Partial<Record<Row["status"], BadgeTone>> = {
  approved: "sky",
  sent: "pine",
  failed: "rust",
};

const isAsleep = ({ snoozedUntil }: Row) => snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now();

/** One application in a list. Its title opens it. */
export function PackageRow({ row, action }: { row: Row; action?: ReactNode }) {
  const { t, i18n } = useTranslation();
  const { job, match, risks, status, open, snoozedUntil, updatedAt } = row;
  const notes = [
    isAsleep(row) && snoozedUntil !== null
      ? t("packages.row.snoozed", { until: formatInstant(snoozedUntil, i18n.language) })
      : "",
    status === "ready" && open > 0 ? t("packages.row.open", { count: open }) : "",
    status === "approved" ? t("packages.row.approved") : "",
    status === "closed" ? t("packages.row.closed") : "",
  ].filter((note) => note !== "");
  return (
    <li className="flex items-start gap-x-4 p-4">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <TextRouteLink
            to="/dashboard"
            search={{ section: "auto-apply", item: row.id }}
            data-row
            className="min-h-6 font-semibold wrap-anywhere"
          >
            {job.title}
          </TextRouteLink>
          {status !== "ready" && (
            <Badge tone={tones[status] ?? "grey"}>{t(`packages.status.${status}`)}</Badge>
          )}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {placeLine(job)} · {formatRelativeDay(updatedAt, new Date(), t, i18n.language)}
        </p>
        <JobBadges job={job} match={match} risks={risks} />
        {notes.map((note) => (
          <p key={note} className="tabular text-sm">
            {note}
          </p>
        ))}
      </div>
      {action}
    </li>
  );
}

export function DismissButton({ title, onPress }: { title: string; onPress: () => void }) {
  const { t } = useTranslation();
  const label = t("packages.row.dismiss", { title });
  return (
    <Tooltip text={label}>
      <IconButton label={label} aria-haspopup="dialog" className="text-muted!" onClick={onPress}>
        <X aria-hidden="true" className="size-4.5" />
      </IconButton>
    </Tooltip>
  );
}
