import {
  dayBins,
  type FigureRow,
  type Figures,
  type FunnelStep,
  funnelLevels,
  type StageRow,
} from "@waymark/contract/analytics";
import type { SentDocument, Stage, StagePhase } from "@waymark/contract/applications";
import { dayAt } from "../vocabulary/day-in.ts";
import { daysOf, type Wait } from "./days.ts";
import { cameTo, type FigureApplication, type Journey, journeyOf } from "./journey.ts";
import { shareOf } from "./share.ts";

const dayMs = 86_400_000;
/** The most weeks drawn. Older weeks are left out of the chart but counted everywhere else. */
const mostWeeks = 260;

const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export function weekOf(day: string): string {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return isoOf(ms - ((new Date(ms).getUTCDay() + 6) % 7) * dayMs);
}

/** Every week from the earliest to the latest of the given ones, gaps included; only the newest `mostWeeks`. */
function weeksBetween(weeks: readonly string[]): string[] {
  const sorted = [...weeks].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all: string[] = [];
  for (let ms = Date.parse(last); ms >= Date.parse(first) && all.length < mostWeeks; ms -= 7 * dayMs)
    all.unshift(isoOf(ms));
  return all;
}

export interface Asked {
  readonly now: Date;
  readonly timeZone: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** From the steps of the applications alone. @param stages Every stage that an event may name. */
export function figuresOf(
  applications: readonly FigureApplication[],
  stages: readonly Stage[],
  asked: Asked,
): Figures {
  const now = asked.now.getTime();
  const all = applications.flatMap((application) => {
    const journey = journeyOf(application, stages, now);
    return journey === null ? [] : [{ journey, day: dayAt(asked.timeZone, journey.sentAt) }];
  });
  const days = all.map(({ day }) => day).sort();
  const { from = "", to = "9999-12-31" } = asked;
  const shown = all.filter(({ day }) => day >= from && day <= to);
  const journeys = shown.map(({ journey }) => journey);
  const byWeek = new Map<string, Journey[]>();
  for (const [day, sent] of grouped(shown, ({ day }) => day)) {
    const week = weekOf(day);
    const before = byWeek.get(week) ?? [];
    byWeek.set(week, before);
    for (const { journey } of sent) before.push(journey);
  }
  return {
    sent: journeys.length,
    preparing: applications.length - all.length,
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    all: rowOf("", journeys),
    funnel: funnelOf(journeys),
    answers: answersOf(journeys),
    sources: sourcesOf(journeys),
    weeks: weeksBetween([...byWeek.keys()]).map((week) => rowOf(week, byWeek.get(week) ?? [])),
    resumes: papersOf(journeys, "resume"),
    letters: papersOf(journeys, "letter"),
    stages: stagesOf(journeys, stages),
  };
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

function rowOf(key: string, journeys: readonly Journey[]): FigureRow {
  let [answered, interviews, offers] = [0, 0, 0];
  const waits: Wait[] = [];
  for (const journey of journeys) {
    if (journey.answer !== null) waits.push(journey.answer);
    if (cameTo(journey, "answered")) answered += 1;
    if (cameTo(journey, "interview")) interviews += 1;
    if (cameTo(journey, "offer")) offers += 1;
  }
  return {
    key,
    sent: journeys.length,
    answered,
    interviews,
    offers,
    responseRate: shareOf(answered, journeys.length),
    daysToAnswer: daysOf(waits),
  };
}

const commonestFirst = (a: FigureRow, b: FigureRow): number => b.sent - a.sent || (a.key < b.key ? -1 : 1);

const rowsOf = (groups: ReadonlyMap<string, readonly Journey[]>): FigureRow[] =>
  [...groups].map(([key, journeys]) => rowOf(key, journeys)).sort(commonestFirst);

/** Groups sources without regard to letter case; the latest spelling becomes the name. */
function sourcesOf(journeys: readonly Journey[]): Figures["sources"] {
  const groups = grouped(journeys, ({ application }) => application.source.trim().toLowerCase());
  return rowsOf(groups).map((row) => ({
    ...row,
    name: groups.get(row.key)?.at(-1)?.application.source.trim() ?? "",
  }));
}

function funnelOf(journeys: readonly Journey[]): FunnelStep[] {
  return funnelLevels.map((level) => {
    const reached = journeys.filter((journey) => cameTo(journey, level));
    const stopped = reached.filter(({ furthest }) => furthest === level);
    const ended = (phase: Journey["phase"]) => stopped.filter((journey) => journey.phase === phase).length;
    const [rejected, withdrawn, noAnswer, accepted] = [
      ended("rejected"),
      ended("withdrawn"),
      ended("no-answer"),
      ended("accepted"),
    ];
    return {
      level,
      reached: reached.length,
      wentOn: reached.length - stopped.length + accepted,
      open: stopped.length - rejected - withdrawn - noAnswer - accepted,
      rejected,
      withdrawn,
      noAnswer,
    };
  });
}

function answersOf(journeys: readonly Journey[]): Figures["answers"] {
  const waits = journeys.flatMap(({ answer }) => answer ?? []);
  return {
    bins: dayBins.map((to, i) => {
      const from = i === 0 ? 0 : (dayBins[i - 1] ?? 0) + 1;
      const isIn = (days: number) => days >= from && (to === null || days <= to);
      return { from, to, count: waits.filter(({ days, isOver }) => isOver && isIn(days)).length };
    }),
    waiting: waits.filter(({ isOver }) => !isOver).length,
    unknown: journeys.length - waits.length,
  };
}

const keyOfPaper = (paper: SentDocument | null): string => {
  if (paper === null) return "";
  return paper.id === null ? paper.name : `${paper.id}:${paper.version ?? ""}`;
};

function papersOf(journeys: readonly Journey[], kind: "resume" | "letter"): Figures["resumes"] {
  const groups = grouped(journeys, ({ application }) => keyOfPaper(application[kind]));
  return rowsOf(groups).map((row) => {
    const paper = groups.get(row.key)?.at(-1)?.application[kind];
    return { ...row, name: paper?.name ?? "", version: paper?.version ?? null };
  });
}

const ends: readonly StagePhase[] = ["accepted", "rejected", "withdrawn", "no-answer"];

/** An application that entered a stage twice counts once there, with its first stay. */
function stagesOf(journeys: readonly Journey[], stages: readonly Stage[]): StageRow[] {
  const byStage = new Map<string, StageCount>();
  for (const { stays } of journeys) {
    for (const [i, { stage, wait }] of stays.entries()) {
      if (stays.findIndex((stay) => stay.stage === stage) < i) continue;
      const count = byStage.get(stage) ?? { waits: [], now: 0, wentOn: 0 };
      byStage.set(stage, count);
      count.waits.push(wait);
      if (stays.some((stay) => stay.stage === stage && stay.isNow)) count.now += 1;
      if (stays.some((stay) => stay.stage === stage && stay.wentOn)) count.wentOn += 1;
    }
  }
  return stages.flatMap(({ id, name, phase }) => {
    const count = byStage.get(id);
    if (count === undefined) return [];
    const { waits, now, wentOn } = count;
    const isEnd = ends.includes(phase);
    return {
      ...{ stage: id, name, entered: waits.length, now, wentOn, isEnd },
      share: isEnd ? null : shareOf(wentOn, waits.length),
      daysThere: isEnd ? null : daysOf(waits),
    };
  });
}

/** Applications that came to a stage: their first stays there, how many are there now, and how many went on. */
interface StageCount {
  readonly waits: Wait[];
  now: number;
  wentOn: number;
}
