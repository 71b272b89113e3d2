import type { ImportedSource } from "@waymark/contract/job-sources";
import { FileInput } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatInstant, formatNumber } from "../../lib/format.ts";
import { Row, Rows } from "../../ui/rows.tsx";

/** Sources imported from files: the number of postings, and how long they are kept. */
export function ImportedSources({
  sources,
  keepDays,
}: {
  sources: readonly ImportedSource[];
  keepDays: number;
}) {
  const { t, i18n } = useTranslation();
  const number = (n: number) => formatNumber(n, i18n.language);
  return (
    <section aria-labelledby="imported-title" className="grid grid-cols-1 gap-3">
      <div className="grid gap-1">
        <h2 id="imported-title" className="text-lg">
          {t("job-sources.imported.title")}
        </h2>
        <p className="max-w-prose text-sm text-muted text-pretty">
          {keepDays === 0
            ? t("job-sources.imported.kept")
            : t("job-sources.imported.keptDays", { count: keepDays, n: number(keepDays) })}
        </p>
      </div>
      <Rows>
        {sources.map(({ name, count, lastImport, problem, skipped }) => (
          <Row
            key={name}
            icon={FileInput}
            title={name === "import" ? t("job-sources.imported.unnamed") : name}
            status={[
              t("job-sources.count", { count, n: number(count) }),
              ...(lastImport === null
                ? []
                : [t("job-sources.imported.last", { when: formatInstant(lastImport, i18n.language) })]),
              ...(skipped === 0 ? [] : [t("job-sources.skipped", { count: skipped, n: number(skipped) })]),
            ].join(" · ")}
          >
            {problem !== "" && (
              <p className="pl-14 text-sm font-medium text-rust max-sm:pl-0">
                {t("job-sources.imported.broken")}
              </p>
            )}
          </Row>
        ))}
      </Rows>
    </section>
  );
}
