import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

/**
 * New postings per week, oldest on the left.
 * @param weeks Counts, this week first.
 */
export function WeekTrend({ weeks }: { weeks: readonly number[] }) {
  const { t, i18n } = useTranslation();
  const oldestFirst = weeks.map((count, ago) => ({ count, ago })).toReversed();
  const most = Math.max(1, ...weeks);
  const step = 100 / oldestFirst.length;
  const said = ({ count, ago }: { count: number; ago: number }) => {
    const n = formatNumber(count, i18n.language);
    return ago === 0
      ? t("job-search.insights.thisWeek", { n })
      : t("job-search.insights.weekAgo", { count: ago, n });
  };
  return (
    <figure className="grid gap-1.5 pt-1">
      <figcaption className="text-sm text-muted">{t("job-search.insights.weeks")}</figcaption>
      <svg aria-hidden="true" viewBox="0 0 100 30" preserveAspectRatio="none" className="h-12 w-full">
        {oldestFirst.map(({ count, ago }, i) => (
          <rect
            key={ago}
            x={i * step + step * 0.12}
            width={step * 0.76}
            y={29 - (28 * count) / most}
            height={(28 * count) / most + 1}
            className={ago === 0 ? "fill-blaze" : "fill-pine"}
          />
        ))}
      </svg>
      <VisuallyHidden>{oldestFirst.map(said).join(", ")}</VisuallyHidden>
    </figure>
  );
}
