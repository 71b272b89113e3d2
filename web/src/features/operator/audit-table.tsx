import { type OperatorEntry, operatorPageActions, productActions } from "@waymark/contract/operator";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../../lib/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, SkeletonText } from "../../ui/skeleton.tsx";
import { useOperatorAudit } from "./queries.ts";

const columns = ["at", "what", "about", "outcome"] as const;

export function AuditTable() {
  const { t } = useTranslation();
  const audit = useOperatorAudit();
  const entries = audit.data?.pages.flatMap((page) => page.entries) ?? [];
  if (audit.isError && entries.length === 0)
    return <Notice onRetry={() => void audit.refetch()}>{t("operator-page.audit.failed")}</Notice>;
  if (audit.isPending)
    return (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    );
  if (entries.length === 0) return <p className="text-muted">{t("operator-page.audit.none")}</p>;
  return (
    <>
      <Entries entries={entries} />
      {audit.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          busy={audit.isFetchingNextPage}
          onClick={() => void audit.fetchNextPage()}
        >
          {t("operator-page.audit.more")}
        </Button>
      )}
    </>
  );
}

function Entries({ entries }: { entries: readonly OperatorEntry[] }) {
  const { t, i18n } = useTranslation();
  const actions = { page: operatorPageActions, product: productActions };
  const nameOf = (via: string, action: string) =>
    (via === "page" || via === "product") && actions[via].some((known) => known === action)
      ? t(`operator-page.audit.${via}.${action}`)
      : action;
  return (
    <section
      className="overflow-x-auto rounded-xl border border-line bg-surface"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a horizontally scrolling area must be reachable by keyboard
      tabIndex={0}
      aria-label={t("operator-page.audit.title")}
    >
      <table className="w-full text-left text-[0.9375rem] tabular-nums">
        <thead className="text-sm text-muted">
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th key={column} scope="col" className="px-4 py-2.5 font-medium whitespace-nowrap">
                {t(`operator-page.audit.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, action, via, about, outcome }) => (
            <tr key={id} className="border-b border-line last:border-0">
              <td className="px-4 py-2.5 whitespace-nowrap">{formatInstant(at, i18n.language)}</td>
              <th scope="row" className="px-4 py-2.5 font-normal whitespace-nowrap">
                {nameOf(via, action)}
              </th>
              <td className="px-4 py-2.5">{about}</td>
              <td className="px-4 py-2.5 whitespace-nowrap">{t(`operator-page.audit.result.${outcome}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
