import type { FigureRow, Figures } from "@waymark/contract/analytics";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type BarChart, Chart } from "./chart.tsx";
import { useChartColours } from "./chart-colours.ts";
import { baseOptions } from "./chart-options.ts";
import { FigurePanel, FigureTable } from "./figure-panel.tsx";
import { useFigureWords } from "./figure-words.ts";
import { RowsTable } from "./rows-table.tsx";

const weeksDrawn = 26;

export function WeekPanel({ weeks }: { weeks: readonly FigureRow[] }) {
  const { t, i18n } = useTranslation();
  const words = useFigureWords();
  const colours = useChartColours();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` changes with the language
  const config = useMemo((): BarChart => {
    const drawn = weeks.slice(-weeksDrawn);
    return {
      type: "bar",
      data: {
        labels: drawn.map(words.week),
        datasets: [
          {
            label: t("analytics.weeks.answered"),
            data: drawn.map(({ answered }) => answered),
            backgroundColor: colours.pine,
            maxBarThickness: 36,
          },
          {
            label: t("analytics.weeks.unanswered"),
            data: drawn.map(({ sent, answered }) => sent - answered),
            backgroundColor: colours["line-strong"],
            maxBarThickness: 36,
          },
        ],
      },
      options: baseOptions(colours, { legend: true, stacked: true }),
    };
  }, [weeks, colours, i18n.language]);
  return (
    <FigurePanel
      title={t("analytics.weeks.title")}
      text={t("analytics.weeks.text")}
      chart={<Chart config={config} label={t("analytics.weeks.title")} height={280} />}
      table={
        <RowsTable
          caption={t("analytics.weeks.title")}
          first={t("analytics.column.week")}
          rows={weeks.toReversed()}
          name={words.week}
        />
      }
    >
      {weeks.length > weeksDrawn && (
        <p className="text-sm text-muted">{t("analytics.weeks.latest", { n: weeksDrawn })}</p>
      )}
    </FigurePanel>
  );
}

export function AnswerPanel({ answers, all }: Pick<Figures, "answers" | "all">) {
  const { t } = useTranslation();
  const words = useFigureWords();
  const { rows, config } = useAnswerChart(answers);
  const { daysToAnswer: days } = all;
  const by = (day: number | null) =>
    day === null ? t("analytics.notYet") : t("analytics.days", { count: day, n: words.n(day) });
  return (
    <FigurePanel
      title={t("analytics.answers.title")}
      text={t("analytics.answers.text")}
      chart={<Chart config={config} label={t("analytics.answers.title")} height={260} />}
      table={
        <FigureTable
          caption={t("analytics.answers.title")}
          rows={rows}
          keyOf={({ name }) => name}
          columns={[
            { title: t("analytics.column.after"), cell: ({ name }) => name },
            { title: t("analytics.column.answers"), cell: ({ count }) => words.n(count) },
          ]}
        />
      }
    >
      {days === null ? (
        <p className="text-sm text-muted">{t("analytics.answers.tooFew")}</p>
      ) : (
        <dl className="tabular grid grid-cols-3 gap-3 border-t border-line pt-3 text-sm">
          {(["quarter", "half", "threeQuarters"] as const).map((part) => (
            <div key={part}>
              <dt className="text-muted">{t(`analytics.answers.${part}`)}</dt>
              <dd className="font-semibold">{by(days[part])}</dd>
            </div>
          ))}
        </dl>
      )}
      {answers.unknown > 0 && (
        <p className="text-sm text-muted">
          {t("analytics.answers.unknown", { count: answers.unknown, n: words.n(answers.unknown) })}
        </p>
      )}
    </FigurePanel>
  );
}

function useAnswerChart(answers: Figures["answers"]) {
  const { t, i18n } = useTranslation();
  const words = useFigureWords();
  const colours = useChartColours();
  const rows = useMemo(
    () => [
      ...answers.bins.map((bin) => ({ name: words.bin(bin), count: bin.count, isWaiting: false })),
      { name: t("analytics.answers.waiting"), count: answers.waiting, isWaiting: true },
    ],
    [answers, words, t],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows' texts change with the language
  const config = useMemo(
    (): BarChart => ({
      type: "bar",
      data: {
        // Chart.js draws an array of words one below the other; on a phone there is no room side by side.
        labels: rows.map(({ name, isWaiting }) => (isWaiting ? name.split(" ") : name)),
        datasets: [
          {
            data: rows.map(({ count }) => count),
            backgroundColor: rows.map(({ isWaiting }) => (isWaiting ? colours["line-strong"] : colours.pine)),
            maxBarThickness: 44,
          },
        ],
      },
      options: baseOptions(colours, { every: true }),
    }),
    [answers, colours, i18n.language],
  );
  return { rows, config };
}
