import { useTranslation } from "react-i18next";
import { formatMoney, formatNumber } from "../../../lib/format.ts";

interface Band {
  from: number;
  to: number;
  count: number;
}

const height = 60;

/** A histogram of the postings' pay with the person's wish marked, and the same as a table for screen readers. */
export function SalaryDistribution({
  bands,
  currency,
  wish,
}: {
  bands: readonly Band[];
  currency: string;
  wish: number | null;
}) {
  const { t, i18n } = useTranslation();
  const money = (value: number) => formatMoney(Math.round(value), currency, i18n.language);
  const most = Math.max(1, ...bands.map(({ count }) => count));
  const low = bands[0]?.from ?? 0;
  const high = bands.at(-1)?.to ?? 1;
  const at = (value: number) => (100 * (value - low)) / Math.max(1, high - low);
  const isDrawn = wish !== null && wish >= low && wish <= high;
  return (
    <figure className="grid gap-2">
      <figcaption className="text-sm text-muted">{t("job-search.insights.distribution")}</figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        className="h-24 w-full"
      >
        {bands.map(({ from, to, count }) => (
          <rect
            key={from}
            x={at(from) + 0.4}
            width={Math.max(at(to) - at(from) - 0.8, 0.4)}
            y={height - (height * count) / most}
            height={(height * count) / most}
            className="fill-pine"
          />
        ))}
        <rect y={height - 0.6} width="100" height="0.6" className="fill-line-strong" />
        {isDrawn && (
          <line
            x1={at(wish)}
            x2={at(wish)}
            y1="0"
            y2={height}
            strokeWidth="2"
            strokeDasharray="4 3"
            vectorEffect="non-scaling-stroke"
            className="stroke-rust"
          />
        )}
      </svg>
      <p aria-hidden="true" className="tabular flex justify-between text-sm text-muted">
        <span>{money(low)}</span>
        {isDrawn && (
          <span className="text-rust">
            {t("job-search.insights.wish")}: {money(wish)}
          </span>
        )}
        <span>{money(high)}</span>
      </p>
      <BandTable bands={bands} money={money} />
    </figure>
  );
}

function BandTable({ bands, money }: { bands: readonly Band[]; money: (value: number) => string }) {
  const { t, i18n } = useTranslation();
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-muted">{t("job-search.insights.figures")}</summary>
      <table className="tabular mt-2 w-full">
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className="font-normal">
              {t("job-search.insights.band")}
            </th>
            <th scope="col" className="text-right font-normal">
              {t("job-search.insights.postings")}
            </th>
          </tr>
        </thead>
        <tbody>
          {bands.map(({ from, to, count }) => (
            <tr key={from}>
              <th scope="row" className="text-left font-normal">
                {t("job-search.insights.bandRange", { from: money(from), to: money(to) })}
              </th>
              <td className="text-right">{formatNumber(count, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
