import type { FunnelStep } from "@waymark/contract/analytics";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type BarChart, Chart } from "./chart.tsx";
import { useChartColours } from "./chart-colours.ts";
import { baseOptions } from "./chart-options.ts";
import { FigurePanel, FigureTable } from "./figure-panel.tsx";
import { useFigureWords } from "./figure-words.ts";

const outcomes = ["wentOn", "open", "rejected", "noAnswer", "withdrawn"] as const;

export function FunnelPanel({ funnel }: { funnel: readonly FunnelStep[] }) {
  const { t, i18n } = useTranslation();
  const words = useFigureWords();
  const colours = useChartColours();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` changes with the language
  const config = useMemo((): BarChart => {
    const tones = {
      wentOn: colours.pine,
      open: colours.blaze,
      rejected: colours.rust,
      noAnswer: colours.muted,
      withdrawn: colours["line-strong"],
    };
    return {
      type: "bar",
      data: {
        labels: funnel.map(({ level }) => t(`analytics.level.${level}`)),
        datasets: outcomes.map((outcome) => ({
          label: t(`analytics.outcome.${outcome}`),
          data: funnel.map((step) => step[outcome]),
          backgroundColor: tones[outcome],
          maxBarThickness: 30,
        })),
      },
      options: baseOptions(colours, { legend: true, across: true, stacked: true }),
    };
  }, [funnel, colours, i18n.language]);
  return (
    <FigurePanel
      title={t("analytics.funnel.title")}
      text={t("analytics.funnel.text")}
      chart={<Chart config={config} label={t("analytics.funnel.title")} height={300} />}
      table={
        <FigureTable
          caption={t("analytics.funnel.title")}
          rows={funnel}
          keyOf={({ level }) => level}
          columns={[
            { title: t("analytics.column.level"), cell: ({ level }) => t(`analytics.level.${level}`) },
            { title: t("analytics.column.reached"), cell: ({ reached }) => words.n(reached) },
            ...outcomes.map((outcome) => ({
              title: t(`analytics.outcome.${outcome}`),
              cell: (step: FunnelStep) => words.n(step[outcome]),
            })),
          ]}
        />
      }
    />
  );
}
