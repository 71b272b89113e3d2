import { describe, expect, it } from "vitest";
import { type FollowedApplication, suggestFollowUps } from "./suggest.ts";

const now = new Date("2026-11-22T12:00Z");
const application = (over: Partial<FollowedApplication>): FollowedApplication => ({
  id: "a",
  phase: "waiting",
  archived: false,
  appliedAt: null,
  stageSince: now,
  deadline: null,
  interviews: [],
  offers: [],
  ...over,
});
const held = (endsAt: string, over: object = {}) =>
  application({
    phase: "interviewing",
    interviews: [{ id: "i", status: "done", endsAt: new Date(endsAt), hasOutcome: false, ...over }],
  });
const offered = (decideBy: string | null) => application({ phase: "offer", offers: [{ id: "o", decideBy }] });

describe("suggested follow-ups", () => {
  it.each<[string, FollowedApplication, string[]]>([
    [
      "seven days without an answer",
      application({ appliedAt: new Date("2026-11-15T08:00Z") }),
      ["no-answer:a:2026-11-15"],
    ],
    ["six days", application({ appliedAt: new Date("2026-11-16T08:00Z") }), []],
    ["two months", application({ appliedAt: new Date("2026-09-01T08:00Z") }), []],
    ["an answer came", application({ phase: "answered", appliedAt: new Date("2026-11-01T08:00Z") }), []],
    ["archived", application({ archived: true, appliedAt: new Date("2026-11-10T08:00Z") }), []],
    ["an interview two days ago", held("2026-11-20T15:00Z"), ["thank-you:i:2026-11-20"]],
    [
      "planned and not put away",
      held("2026-11-20T15:00Z", { status: "planned" }),
      ["thank-you:i:2026-11-20"],
    ],
    ["cancelled", held("2026-11-20T15:00Z", { status: "cancelled" }), []],
    ["its outcome is noted", held("2026-11-20T15:00Z", { hasOutcome: true }), []],
    ["yesterday", held("2026-11-21T15:00Z"), []],
    ["three weeks ago", held("2026-11-01T15:00Z"), []],
    [
      "two days left to apply",
      application({ phase: "preparing", deadline: "2026-11-24" }),
      ["deadline:a:2026-11-24"],
    ],
    ["today", application({ phase: "preparing", deadline: "2026-11-22" }), ["deadline:a:2026-11-22"]],
    ["past", application({ phase: "preparing", deadline: "2026-11-21" }), []],
    ["sent already", application({ deadline: "2026-11-23" }), []],
    ["three days to decide", offered("2026-11-25"), ["offer-deadline:o:2026-11-25"]],
    ["four days to decide", offered("2026-11-26"), []],
    ["no day to decide by", offered(null), []],
  ])("%s", (_, given, ids) => {
    expect(suggestFollowUps([given], now, "Europe/Berlin").map(({ id }) => id)).toEqual(ids);
  });

  it("counts days in the person's zone, and begins at nine there", () => {
    const given = application({ appliedAt: new Date("2026-11-16T01:00Z") });
    expect(suggestFollowUps([given], now, "Europe/Berlin")).toEqual([]);
    const [one] = suggestFollowUps([given], now, "America/Los_Angeles");
    expect(one).toMatchObject({ on: "2026-11-15", since: new Date("2026-11-22T17:00Z") });
  });

  it("puts the most urgent first", () => {
    const list = [
      application({ appliedAt: new Date("2026-11-10T08:00Z") }),
      held("2026-11-20T15:00Z"),
      offered("2026-11-24"),
    ];
    const rules = suggestFollowUps(list, now, "UTC").map(({ rule }) => rule);
    expect(rules).toEqual(["offer-deadline", "thank-you", "no-answer"]);
  });
});
