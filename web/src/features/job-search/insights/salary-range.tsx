import type { Insights } from "@waymark/contract/jobs";
import { useTranslation } from "react-i18next";
import { formatMoney, formatNumber } from "../../../lib/format.ts";
import { type SalaryScale, salaryScale } from "./salary-scale.ts";

/** The middle half of the postings' pay as a bar, and the same as a table for screen readers. */
export function SalaryRange({
  salary,
  wish,
}: {
  salary: NonNullable<Insights["figures"]["salary"]>;
  wish: number | null;
}) {
  const { t, i18n } = useTranslation();
  const money = (value: number) => formatMoney(Math.round(value), salary.currency, i18n.language);
  const columns: [string, number, string][] = [
    [t("job-search.insights.p25"), salary.p25, "text-left"],
    [t("job-search.insights.p50"), salary.p50, "text-center"],
    [t("job-search.insights.p75"), salary.p75, "text-right"],
    ...(wish === null
      ? []
      : [[t("job-search.insights.wish"), wish, "text-right text-rust"] as [string, number, string]]),
  ];
  return (
    <figure className="grid gap-2">
      <RangeBar at={salaryScale(salary, wish)} />
      <table className="tabular w-full table-fixed text-sm">
        <caption className="caption-bottom pt-2 text-left text-muted">
          {t("job-search.insights.sample", {
            count: salary.count,
            n: formatNumber(salary.count, i18n.language),
            currency: salary.currency,
          })}
        </caption>
        <thead>
          <tr>
            {columns.map(([name, , align]) => (
              <th key={name} scope="col" className={`align-bottom font-normal text-muted ${align}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {columns.map(([name, value, align]) => (
              <td key={name} className={`font-semibold ${align}`}>
                {money(value)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </figure>
  );
}

function RangeBar({ at }: { at: SalaryScale }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 24" preserveAspectRatio="none" className="h-9 w-full">
      <rect y="14" width="100" height="1" className="fill-line-strong" />
      <rect x={at.p25} y="10" width={Math.max(at.p75 - at.p25, 0.6)} height="9" className="fill-pine" />
      <rect x={at.p50 - 0.3} y="5" width="0.6" height="19" className="fill-ink" />
      {at.wish !== null && (
        <line
          x1={at.wish}
          x2={at.wish}
          y1="0"
          y2="24"
          strokeWidth="2"
          strokeDasharray="4 3"
          vectorEffect="non-scaling-stroke"
          className="stroke-rust"
        />
      )}
    </svg>
  );
}
