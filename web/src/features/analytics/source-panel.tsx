import { type Figures, leastForShare } from "@waymark/contract/analytics";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type BarChart, Chart } from "./chart.tsx";
import { useChartColours } from "./chart-colours.ts";
import { baseOptions, whiskers } from "./chart-options.ts";
import { FigurePanel } from "./figure-panel.tsx";
import { useFigureWords } from "./figure-words.ts";
import { RowsTable } from "./rows-table.tsx";

const mostDrawn = 12;
const mostNamed = 6;

type Source = Figures["sources"][number];
/** A source with its share of answers, and the bounds of the confidence interval. */
type DrawnSource = { readonly row: Source } & NonNullable<Source["responseRate"]>;

/** With confidence intervals. Sources with few applications are listed, not drawn. */
export function SourcePanel({ sources }: { sources: Figures["sources"] }) {
  const { t } = useTranslation();
  const words = useFigureWords();
  const drawn = useMemo(
    () =>
      sources.flatMap((row) => (row.responseRate ? { row, ...row.responseRate } : [])).slice(0, mostDrawn),
    [sources],
  );
  const few = sources.filter(({ responseRate }) => responseRate === null);
  const config = useRateChart(drawn);
  return (
    <FigurePanel
      title={t("analytics.sources.title")}
      text={t("analytics.sources.text")}
      chart={
        drawn.length === 0 ? (
          <p className="text-[0.9375rem] text-muted">{t("analytics.noneEnough", { n: leastForShare })}</p>
        ) : (
          <Chart config={config} label={t("analytics.sources.title")} height={70 + 44 * drawn.length} />
        )
      }
      table={
        <RowsTable
          caption={t("analytics.sources.title")}
          first={t("analytics.column.source")}
          rows={sources}
          name={words.source}
        />
      }
    >
      <SmallSources sources={few} />
    </FigurePanel>
  );
}

/** A line from the low to the high end of each interval, with a mark at the share itself. */
function useRateChart(drawn: readonly DrawnSource[]): BarChart {
  const { i18n } = useTranslation();
  const words = useFigureWords();
  const colours = useChartColours();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` changes with the language
  return useMemo((): BarChart => {
    const base = baseOptions(colours, { across: true });
    const values = base.scales.x;
    return {
      type: "bar",
      data: {
        labels: drawn.map(({ row }) => words.source(row)),
        datasets: [
          {
            data: drawn.map(({ low, high }): [number, number] => [low, high]),
            backgroundColor: colours.pine,
            barThickness: 2,
          },
        ],
      },
      options: {
        ...base,
        scales: {
          ...base.scales,
          x: {
            ...values,
            min: 0,
            max: 1,
            ticks: {
              color: values.ticks.color,
              font: values.ticks.font,
              padding: 6,
              stepSize: 0.25,
              callback: (value) => words.percent(Number(value)),
            },
          },
        },
        plugins: {
          ...base.plugins,
          tooltip: {
            ...base.plugins.tooltip,
            callbacks: { label: ({ dataIndex }) => words.share(drawn[dataIndex] ?? null) },
          },
        },
      },
      plugins: [
        whiskers(
          drawn.map(({ point }) => point),
          colours,
        ),
      ],
    };
  }, [drawn, colours, i18n.language]);
}

/** Sources with too few applications for a share. */
function SmallSources({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation();
  const words = useFigureWords();
  if (sources.length === 0) return null;
  return (
    <div className="grid gap-1.5 border-t border-line pt-3 text-sm">
      <p className="text-muted">{t("analytics.sources.few", { n: leastForShare })}</p>
      <ul className="grid gap-1">
        {sources.slice(0, mostNamed).map((row) => (
          <li key={row.key} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 truncate font-medium">{words.source(row)}</span>
            <span className="tabular shrink-0 text-muted">
              {t("analytics.sources.answered", {
                answered: words.n(row.answered),
                sent: words.n(row.sent),
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
