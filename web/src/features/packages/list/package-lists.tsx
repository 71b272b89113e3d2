import type { PackageRow as Row } from "@waymark/contract/packages";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { GroupEmpty } from "../../../ui/group.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RowsSkeleton } from "../../../ui/rows.tsx";
import { usePackageHistory, useWaitingPackages } from "../queries.ts";
import { DismissDialog, type Dismissed } from "../review/dismiss-dialog.tsx";
import { DismissButton, PackageRow } from "./package-row.tsx";

/** Arrow keys move between the titles. */
function moveInList(event: KeyboardEvent<HTMLUListElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const titles = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row]")];
  const at = titles.findIndex((title) => title.matches(":focus"));
  const next = titles[at + step];
  if (step === 0 || at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

function List({ rows, actionOf }: { rows: readonly Row[]; actionOf?: (row: Row) => ReactNode }) {
  return (
    <ul onKeyDown={moveInList} className="divide-y divide-line rounded-xl border border-line bg-surface">
      {rows.map((row) => (
        <PackageRow key={row.id} row={row} action={actionOf?.(row)} />
      ))}
    </ul>
  );
}

const isAsleep = ({ snoozedUntil }: Row) => snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now();

/** The applications that wait for the person; those put off come last. */
export function WaitingPackages({
  onDismissed,
  whenEmpty,
}: {
  onDismissed: (dismissed: Dismissed) => void;
  /** The first step, for a person without rules. */
  whenEmpty: ReactNode;
}) {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useWaitingPackages();
  const [dismissing, setDismissing] = useState<Row | null>(null);
  if (isPending) return <RowsSkeleton label={t("packages.waiting.loading")} />;
  if (data === undefined)
    return (
      <Notice onRetry={() => void refetch()}>
        {t("packages.waiting.failed", { reason: reasonOf(error) })}
      </Notice>
    );
  const rows = [...data.filter((row) => !isAsleep(row)), ...data.filter(isAsleep)];
  return (
    <>
      {rows.length === 0 ? (
        (whenEmpty ?? <EmptyState title={t("packages.waiting.none")} text={t("packages.waiting.noneText")} />)
      ) : (
        <List
          rows={rows}
          actionOf={(row) =>
            row.status !== "approved" && (
              <DismissButton title={row.job.title} onPress={() => setDismissing(row)} />
            )
          }
        />
      )}
      {dismissing !== null && (
        <DismissDialog
          id={dismissing.id}
          title={dismissing.job.title}
          onClose={() => setDismissing(null)}
          onDismissed={onDismissed}
        />
      )}
    </>
  );
}

/** Everything that was sent, dismissed or closed, the newest first. */
export function PackageHistory() {
  const { t } = useTranslation();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    usePackageHistory();
  if (isPending) return <RowsSkeleton label={t("packages.history.loading")} />;
  if (data === undefined)
    return (
      <Notice onRetry={() => void refetch()}>
        {t("packages.history.failed", { reason: reasonOf(error) })}
      </Notice>
    );
  const rows = data.pages.flatMap(({ packages }) => packages);
  if (rows.length === 0) return <GroupEmpty>{t("packages.history.none")}</GroupEmpty>;
  return (
    <div className="grid gap-4">
      <List rows={rows} />
      {hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t("packages.history.more")}
        </Button>
      )}
    </div>
  );
}
