import { describe, expect, it } from "vitest";
import { addMonths, entriesByDay, monthOf, weekOf } from "./calendar/days.ts";
import { nextDue } from "./due.ts";
import { filterCards, noFilter, sortCards } from "./table/sort-cards.ts";
import { aCard, stages } from "./testing/a-card.ts";
import { barsOf } from "./timeline/spans.ts";
import { ageText } from "./words.ts";

const n = ({ id }: { id: string }) => Number(id.slice(-2));

describe("the table", () => {
  const cards = [
    aCard(1, { tags: ["night"], deadline: "2026-12-01" }),
    aCard(2, { stage: "applied" }),
    aCard(3, { job: { ...aCard(3).job, title: "Ärztin", source: "a friend" } }),
  ];
  it.each([
    ["every word, without accents", { text: "arzt vale" }, [3]],
    ["tags are words too", { text: "night" }, [1]],
    ["stage", { stage: "applied" }, [2]],
    ["source", { source: "a friend" }, [3]],
    ["nothing", { text: "x" }, []],
  ])("filters by %s", (_, filter, expected) => {
    expect(filterCards(cards, { ...noFilter, ...filter }).map(n)).toEqual(expected);
  });
  it("sorts, with missing values last in both directions", () => {
    const by = (up: boolean) => n(sortCards(cards, { by: "deadline", up }, stages, "en")[0] ?? aCard(0));
    expect([by(true), by(false)]).toEqual([1, 1]);
    expect(sortCards(cards, { by: "title", up: true }, stages, "de").map(n)).toEqual([3, 1, 2]);
  });
});

describe("the calendar", () => {
  it.each([
    ["2026-11-22", 0, "2026-11-01", "2026-12-05"],
    ["2026-11-22", 1, "2026-10-26", "2026-12-06"],
    ["2027-02-10", 1, "2027-02-01", "2027-02-28"],
  ] as const)("shows the weeks of the month of %s that begin on %s", (day, start, first, last) => {
    const days = monthOf(day, start).flat();
    expect([days[0], days.at(-1)]).toEqual([first, last]);
  });
  it("moves by whole weeks and months", () => {
    expect(weekOf("2026-11-22", 1)[0]).toBe("2026-11-16");
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
  });
  it("puts entries with a time on the person's own calendar day", () => {
    const card = aCard(1, { nextInterviewAt: "2026-11-22T23:30:00.000Z", deadline: "2026-11-23" });
    const days = entriesByDay([card], (instant) => (instant > "2026-11-22T22" ? "2026-11-23" : "2026-11-22"));
    expect(days.get("2026-11-23")?.map(({ kind }) => kind)).toEqual(["deadline", "interview"]);
  });
});

describe("the next due date", () => {
  const now = Date.parse("2026-11-22T12:00:00Z");
  it("is the earliest, and a deadline only until it is sent", () => {
    const card = aCard(1, { deadline: "2026-11-21", nextInterviewAt: "2026-11-24T09:00:00.000Z" });
    expect(nextDue(card, now, "2026-11-22")).toMatchObject({ kind: "deadline", isPast: true });
    const sent = { ...card, appliedAt: "2026-11-20T09:00:00.000Z" };
    expect(nextDue(sent, now, "2026-11-22")).toMatchObject({ kind: "interview", isPast: false });
  });
  it("writes durations in the person's language", () => {
    expect([ageText(3, "en", "long"), ageText(30, "de", "long")]).toEqual(["3 days", "4 Wochen"]);
  });
});

describe("the timeline", () => {
  it("draws each stage as long as it lasted, ends as a point, and never backwards", () => {
    const at = (day: number) => `2026-11-${String(day).padStart(2, "0")}T00:00:00.000Z`;
    const ms = (day: number) => Date.parse(at(day));
    const path = [
      { stage: "preparing", at: at(1) },
      { stage: "applied", at: at(5) },
      { stage: "phone-screen", at: at(3) },
      { stage: "rejected", at: at(9) },
    ];
    expect(barsOf(path, stages, ms(20)).map(({ stage, from, to }) => [stage, from, to])).toEqual([
      ["preparing", ms(1), ms(5)],
      ["phone-screen", ms(5), ms(9)],
      ["rejected", ms(9), ms(9)],
    ]);
  });
});
