import type { ApplicationEvent, SentDocument, Stage } from "@waymark/contract/applications";
import { builtInStages } from "@waymark/contract/applications";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stageHistoryOf } from "../applications/fold-events.ts";
import { defaultStages } from "../applications/stages.ts";
import { type Asked, figuresOf as figuresOfWays } from "./figures.ts";
import type { FigureApplication } from "./journey.ts";

const asked: Asked = { now: new Date("2026-03-31T12:00:00Z"), timeZone: "Europe/Berlin" };

/** An application described by its events. */
type Told = Omit<FigureApplication, "history"> & { readonly events: readonly ApplicationEvent[] };
const figuresOf = (told: readonly Told[], stages: readonly Stage[], asked: Asked) =>
  figuresOfWays(
    told.map(({ events, ...one }) => ({ ...one, history: stageHistoryOf(events) })),
    stages,
    asked,
  );

let made = 0;
const idOf = () => `0190a1b2-0000-7000-8000-${String(++made).padStart(12, "0")}`;
const march = (day: number, hour = 9) =>
  `2026-03-${String(day).padStart(2, "0")}T${String(hour).padStart(2, "0")}:00:00.000Z`;

/** Builds an application from steps `[stage, day of March]`; "undo" takes back the last step. */
function via(
  steps: readonly (readonly [string, number] | "undo")[],
  over: Partial<Omit<FigureApplication, "history">> = {},
): Told {
  const events: ApplicationEvent[] = [];
  for (const step of steps) {
    const last = events.at(-1);
    if (step === "undo") {
      if (last === undefined) continue;
      const { id, from, to, at } = last;
      events.push({ id: idOf(), kind: "undone", from: to, to: from ?? to, undoes: id, at, recordedAt: at });
    } else {
      const [to, day] = step;
      const kind = last === undefined ? "created" : "moved";
      const at = march(day);
      events.push({ id: idOf(), kind, from: last?.to ?? null, to, undoes: null, at, recordedAt: at });
    }
  }
  return { source: "adzuna", resume: null, letter: null, events, ...over };
}

const cv = (version: number): SentDocument => ({ id: "cv", version, name: "Nurse" });

/** Twelve applications whose figures are worked out by hand below. */
const applications: Told[] = [
  // Sent on Monday the 2nd, answered after 3 days, interview, offer, accepted.
  via(
    [
      ["preparing", 1],
      ["applied", 2],
      ["under-review", 5],
      ["phone-screen", 8],
      ["offer", 12],
      ["accepted", 14],
    ],
    { resume: cv(2) },
  ),
  // Answered by a rejection after 4 days.
  via(
    [
      ["applied", 2],
      ["rejected", 6],
    ],
    { resume: cv(1) },
  ),
  // Interview after 7 days, then turned down.
  via(
    [
      ["applied", 3],
      ["interview-scheduled", 10],
      ["rejected", 12],
    ],
    { resume: cv(2) },
  ),
  // Answered after 10 days, still under review.
  via(
    [
      ["applied", 4],
      ["under-review", 14],
    ],
    { resume: cv(2) },
  ),
  // Moved to an interview by mistake and taken back: waiting for 22 days.
  via([["applied", 9], ["technical-interview", 10], "undo"], { source: "a friend" }),
  // Closed as "no answer" after 10 days: still counts as waiting, 29 days.
  via(
    [
      ["applied", 2],
      ["no-answer", 12],
    ],
    { source: "Adzuna" },
  ),
  // Withdrawn after 5 days: the wait ends there.
  via(
    [
      ["applied", 10],
      ["withdrawn", 15],
    ],
    { source: "a friend" },
  ),
  // Added when the interview was already arranged, so the wait is unknown.
  via([["phone-screen", 11]], { source: "" }),
  // Waiting for 15 and 1 days.
  via([["applied", 16]]),
  via([["applied", 30]]),
  // Never sent: one in preparation, one dropped before it was sent.
  via([["preparing", 3]]),
  via([
    ["preparing", 3],
    ["withdrawn", 4],
  ]),
];

describe("figures of a set worked out by hand", () => {
  const figures = figuresOf(applications, defaultStages, asked);

  it("counts sent applications, and unsent ones separately", () => {
    expect(figures).toMatchObject({ sent: 10, preparing: 2, firstDay: "2026-03-02", lastDay: "2026-03-30" });
    expect(figures.all).toMatchObject({ sent: 10, answered: 5, interviews: 3, offers: 1 });
    expect(figures.all.responseRate?.point).toBe(0.5);
    expect(figures.all.responseRate?.low).toBeCloseTo(0.2366, 4);
    expect(figures.all.responseRate?.high).toBeCloseTo(0.7634, 4);
  });

  it("shows where applications stop", () => {
    const none = { open: 0, rejected: 0, withdrawn: 0, noAnswer: 0 };
    expect(figures.funnel).toEqual([
      { level: "sent", reached: 10, wentOn: 5, open: 3, rejected: 0, withdrawn: 1, noAnswer: 1 },
      { level: "answered", reached: 5, wentOn: 3, ...none, open: 1, rejected: 1 },
      { level: "interview", reached: 3, wentOn: 1, ...none, open: 1, rejected: 1 },
      { level: "offer", reached: 1, wentOn: 1, ...none },
      { level: "accepted", reached: 1, wentOn: 1, ...none },
    ]);
  });

  it("computes the time to an answer with open waits", () => {
    // Waits: 3, 4, 7, 10 ended; 1, 5, 15, 22, 29 are open. Day 3: 1 of 8; 4: 1 of 7; 7: 1 of 5; 10: 1 of 4. Left: 7/8,
    // 6/8, 6/10, 9/20: a quarter by day 4, half by day 10, three quarters not yet.
    expect(figures.all.daysToAnswer).toEqual({ quarter: 4, half: 10, threeQuarters: null });
    expect(figures.answers).toEqual({
      bins: [
        { from: 0, to: 3, count: 1 },
        { from: 4, to: 7, count: 2 },
        { from: 8, to: 14, count: 1 },
        { from: 15, to: 21, count: 0 },
        { from: 22, to: 30, count: 0 },
        { from: 31, to: null, count: 0 },
      ],
      waiting: 5,
      unknown: 1,
    });
  });

  it("groups by source, week and version, and gives no share of few", () => {
    expect(figures.sources.map(({ key, sent, answered }) => [key, sent, answered])).toEqual([
      ["adzuna", 7, 4],
      ["a friend", 2, 0],
      ["", 1, 1],
    ]);
    // Letter case does not separate sources; the latest spelling is shown.
    expect(figures.sources[0]?.name.toLowerCase()).toBe("adzuna");
    expect(figures.sources[0]?.responseRate).toBeNull();
    expect(figures.weeks.map(({ key, sent }) => [key, sent])).toEqual([
      ["2026-03-02", 5],
      ["2026-03-09", 3],
      ["2026-03-16", 1],
      ["2026-03-23", 0],
      ["2026-03-30", 1],
    ]);
    expect(figures.resumes.map(({ key, name, version, sent }) => [key, name, version, sent])).toEqual([
      ["", "", null, 6],
      ["cv:2", "Nurse", 2, 3],
      ["cv:1", "Nurse", 1, 1],
    ]);
  });

  it("counts for each stage who entered it, is in it and went on", () => {
    const stage = (id: string) => figures.stages.find((row) => row.stage === id);
    expect(stage("applied")).toMatchObject({ entered: 9, now: 3, wentOn: 3 });
    expect(stage("applied")?.share?.point).toBeCloseTo(1 / 3, 10);
    expect(stage("under-review")).toMatchObject({ entered: 2, now: 1, wentOn: 1, share: null });
    expect(stage("technical-interview")).toBeUndefined();
  });

  it("narrows by the days of sending, in the person's zone", () => {
    const late = via([["applied", 2]]);
    const [event] = late.events;
    if (event) Object.assign(event, { at: "2026-03-09T23:30:00.000Z" });
    const { sent, firstDay } = figuresOf([...applications, late], defaultStages, {
      ...asked,
      from: "2026-03-10",
      to: "2026-03-16",
    });
    expect({ sent, firstDay }).toEqual({ sent: 4, firstDay: "2026-03-02" });
  });

  it("is empty without applications", () => {
    const nothing = figuresOf([], defaultStages, asked);
    expect(nothing).toMatchObject({ sent: 0, firstDay: null, sources: [], weeks: [], stages: [] });
    expect(nothing.funnel.every(({ reached }) => reached === 0)).toBe(true);
  });
});

describe("figures of any events", () => {
  const custom: Stage = { id: "coffee", name: "Coffee", phase: "interviewing", hidden: false };
  const stages = [...defaultStages, custom];
  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.tuple(
        fc.constantFrom(...builtInStages, "coffee", "unknown"),
        fc.integer({ min: 1, max: 30 }),
      ),
    },
    { weight: 1, arbitrary: fc.constant("undo" as const) },
  );
  const application = fc
    .tuple(fc.array(step, { minLength: 1, maxLength: 6 }), fc.constantFrom("adzuna", "Adzuna ", "x", ""))
    .map(([steps, source]) => via(steps, { source, resume: source === "x" ? cv(1) : null }));

  it("add up", () => {
    fc.assert(
      fc.property(fc.array(application, { maxLength: 30 }), (all) => {
        const { sent, preparing, funnel, sources, weeks, resumes, letters, answers, ...rest } = figuresOf(
          all,
          stages,
          asked,
        );
        const sum = (rows: readonly { sent: number }[]) => rows.reduce((total, row) => total + row.sent, 0);
        expect(sent + preparing).toBe(all.length);
        for (const rows of [sources, weeks, resumes, letters]) expect(sum(rows)).toBe(sent);
        const inBins = answers.bins.reduce((total, { count }) => total + count, 0);
        expect(inBins + answers.waiting + answers.unknown).toBe(sent);
        for (const [i, { reached, wentOn, open, rejected, withdrawn, noAnswer }] of funnel.entries()) {
          expect(wentOn + open + rejected + withdrawn + noAnswer).toBe(reached);
          expect(Math.min(open, rejected, withdrawn, noAnswer)).toBeGreaterThanOrEqual(0);
          if (i > 0) expect(funnel[i - 1]?.wentOn).toBe(reached);
        }
        expect(funnel[1]?.reached).toBe(rest.all.answered);
        expect(rest.stages.reduce((total, { now }) => total + now, 0)).toBeLessThanOrEqual(sent);
      }),
    );
  });

  it("do not change through a step that is taken back", () => {
    fc.assert(
      fc.property(fc.array(application, { maxLength: 10 }), fc.constantFrom(...builtInStages), (all, to) => {
        const before = figuresOf(all, stages, asked);
        const back = all.map((one) => {
          const last = one.events.at(-1);
          if (last === undefined) return one;
          const moved: ApplicationEvent = {
            ...last,
            id: idOf(),
            kind: "moved",
            from: last.to,
            to,
            undoes: null,
            at: march(31),
            recordedAt: march(31),
          };
          const undone: ApplicationEvent = { ...moved, id: idOf(), kind: "undone", undoes: moved.id };
          return { ...one, events: [...one.events, moved, undone] };
        });
        expect(figuresOf(back, stages, asked)).toEqual(before);
      }),
    );
  });
});
