import type { Figures } from "@waymark/contract/analytics";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../../lib/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { GroupEmpty } from "../../ui/group.tsx";
import { type Place, useSharedFigures, useSharedInterviews, useSharedSearches } from "./queries.ts";
import { Shared } from "./shared-state.tsx";

const list = "divide-y divide-line rounded-xl border border-line bg-surface";

/** Somebody's saved searches, by name and words. */
export function SharedSearches({ place }: { place: Place }) {
  const { t } = useTranslation();
  return (
    <Shared query={useSharedSearches(place)}>
      {({ searches }) =>
        searches.length === 0 ? (
          <GroupEmpty>{t("grants.searches.empty")}</GroupEmpty>
        ) : (
          <ul className={list}>
            {searches.map(({ id, name, filters }) => (
              <li key={id} className="grid gap-0.5 p-4">
                <span className="font-semibold wrap-anywhere">{name}</span>
                <span className="text-sm text-muted wrap-anywhere">
                  {[filters.query, filters.location].filter(Boolean).join(" · ")}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Shared>
  );
}

/** Somebody's figures, drawn by the given view. */
export function SharedFigures({ place, view }: { place: Place; view: (figures: Figures) => ReactNode }) {
  const { t } = useTranslation();
  return (
    <Shared query={useSharedFigures(place)}>
      {({ figures }) =>
        figures.firstDay === null ? <GroupEmpty>{t("grants.figures.empty")}</GroupEmpty> : view(figures)
      }
    </Shared>
  );
}

/** Somebody's interviews by time. */
export function SharedInterviews({ place }: { place: Place }) {
  const { t, i18n } = useTranslation();
  return (
    <Shared query={useSharedInterviews(place)}>
      {({ interviews }) =>
        interviews.length === 0 ? (
          <GroupEmpty>{t("grants.interviews.empty")}</GroupEmpty>
        ) : (
          <ul className={list}>
            {interviews.map(({ id, job, kind, status, startsAt }) => (
              <li key={id} className="grid gap-0.5 p-4">
                <span className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
                  {[job.title, job.company].filter(Boolean).join(" · ")}
                  {status === "cancelled" && <Badge tone="rust">{t("interviews.status.cancelled")}</Badge>}
                </span>
                <span className="tabular text-sm text-muted">
                  {formatInstant(startsAt, i18n.language)} · {t(`interviews.kind.${kind}`)}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Shared>
  );
}
