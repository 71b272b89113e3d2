import { FilePenLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { formatRelativeDay } from "../../lib/format.ts";
import { ButtonRouteLink, TextRouteLink } from "../../lib/navigation/links.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RowsSkeleton } from "../../ui/rows.tsx";
import { StatusBadge } from "./list/status-badge.tsx";
import { useLetters } from "./queries.ts";

/** The letters of one application, and a way to the next one. */
export function LettersPanel({ applicationId }: { applicationId: string }) {
  const { t, i18n } = useTranslation();
  const list = useLetters();
  if (list.isPending) return <RowsSkeleton rows={2} label={t("letters.list.loading")} />;
  if (list.data === undefined)
    return (
      <Notice onRetry={() => void list.refetch()}>
        {t("letters.list.failed", { reason: reasonOf(list.error) })}
      </Notice>
    );
  const letters = list.data.letters.filter((letter) => letter.applicationId === applicationId);
  return (
    <div className="grid justify-items-start gap-4">
      {letters.length === 0 ? (
        <p className="text-[0.9375rem] text-muted text-pretty">{t("letters.panel.none")}</p>
      ) : (
        <ul className="w-full divide-y divide-line rounded-xl border border-line bg-surface">
          {letters.map(({ id, name, status, openQuestions, updatedAt }) => (
            <li key={id} className="grid gap-1.5 p-4">
              <TextRouteLink
                to="/dashboard"
                search={{ section: "cover-letters", item: id }}
                className="justify-self-start wrap-anywhere"
              >
                {name}
              </TextRouteLink>
              <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
                <StatusBadge status={status} openQuestions={openQuestions} />
                {t("letters.list.updated", {
                  day: formatRelativeDay(updatedAt, new Date(), t, i18n.language),
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
      <ButtonRouteLink
        to="/dashboard"
        search={{ section: "cover-letters", ask: "new", item: `application:${applicationId}` }}
        variant="secondary"
        size="sm"
      >
        <FilePenLine aria-hidden="true" className="size-4" />
        {t("letters.panel.write")}
      </ButtonRouteLink>
    </div>
  );
}
