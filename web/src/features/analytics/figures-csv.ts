import type { Days, FigureRow, Figures, Share } from "@waymark/contract/analytics";
import { writeCsv } from "@waymark/domain/applications/write-csv";
import type { FigureWords } from "./figure-words.ts";

const columns = [
  "group",
  "name",
  "sent",
  "answered",
  "interviews",
  "offers",
  "response_rate",
  "response_rate_low",
  "response_rate_high",
  "days_quarter_answered",
  "days_half_answered",
  "days_three_quarters_answered",
] as const;

const round = (value: number) => Math.round(value * 10_000) / 10_000;
const shareCells = (share: Share | null) =>
  share === null ? [null, null, null] : [round(share.point), round(share.low), round(share.high)];
const dayCells = (days: Days | null) => [
  days?.quarter ?? null,
  days?.half ?? null,
  days?.threeQuarters ?? null,
];

export function figuresCsv(figures: Figures, words: Pick<FigureWords, "source" | "paper" | "stage">): string {
  const line = (group: string, name: string, row: FigureRow) => [
    group,
    name,
    row.sent,
    row.answered,
    row.interviews,
    row.offers,
    ...shareCells(row.responseRate),
    ...dayCells(row.daysToAnswer),
  ];
  const lines = [
    line("all", "", figures.all),
    ...figures.sources.map((row) => line("source", words.source(row), row)),
    ...figures.weeks.map((row) => line("week", row.key, row)),
    ...figures.resumes.map((row) => line("resume", words.paper(row), row)),
    ...figures.letters.map((row) => line("letter", words.paper(row), row)),
  ];
  const stages = figures.stages.map((row) => [
    words.stage(row.stage, row.name),
    row.entered,
    row.now,
    row.wentOn,
    ...shareCells(row.share),
    ...dayCells(row.daysThere),
  ]);
  const stageColumns = [
    "stage",
    "entered",
    "now",
    "went_on",
    "went_on_rate",
    "went_on_rate_low",
    "went_on_rate_high",
    "days_quarter_left",
    "days_half_left",
    "days_three_quarters_left",
  ];
  const funnel = figures.funnel.map((step) => [
    step.level,
    step.reached,
    step.wentOn,
    step.open,
    step.rejected,
    step.noAnswer,
    step.withdrawn,
  ]);
  const funnelColumns = ["level", "reached", "went_on", "open", "rejected", "no_answer", "withdrawn"];
  const rows = [columns, ...lines, [], stageColumns, ...stages, [], funnelColumns, ...funnel];
  return writeCsv(
    rows.map((row) => row.map((value) => (value === null ? "" : String(value)))),
    ",",
  );
}
