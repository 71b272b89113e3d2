import type { SourceState } from "@waymark/contract/operator";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../../lib/format.ts";
import { SourceBadge } from "../../ui/badge.tsx";

export function SourceTable({ sources }: { sources: SourceState[] }) {
  const { t, i18n } = useTranslation();
  const when = (instant: string | null) =>
    instant === null ? t("operator-page.never") : formatInstant(instant, i18n.language);
  if (sources.length === 0) return <p className="text-muted">{t("operator-page.noSources")}</p>;
  return (
    <section
      className="overflow-x-auto rounded-xl border border-line bg-surface"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a horizontally scrolling area must be reachable by keyboard
      tabIndex={0}
      aria-label={t("operator-page.sources")}
    >
      <table className="w-full text-left text-[0.9375rem] tabular-nums">
        <thead className="text-sm text-muted">
          <tr className="border-b border-line">
            {["source", "count", "skipped", "lastSuccess", "nextRun", "lastError"].map((column) => (
              <th key={column} scope="col" className="px-4 py-2.5 font-medium whitespace-nowrap">
                {t(`operator-page.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source.id} className="border-b border-line last:border-0">
              <th scope="row" className="px-4 py-2.5 font-normal">
                <SourceBadge source={source.id} />
              </th>
              <td className="px-4 py-2.5">{source.count.toLocaleString(i18n.language)}</td>
              <td className="px-4 py-2.5">{source.skipped.toLocaleString(i18n.language)}</td>
              <td className="px-4 py-2.5 whitespace-nowrap">{when(source.lastSuccess)}</td>
              <td className="px-4 py-2.5 whitespace-nowrap">{when(source.nextRun)}</td>
              <td className="px-4 py-2.5">
                {source.lastError === "" ? "" : t(`job-sources.problem.${source.lastError}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
