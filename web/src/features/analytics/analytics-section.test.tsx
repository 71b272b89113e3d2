import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Figures } from "@waymark/contract/analytics";
import { figuresOf } from "@waymark/domain/analytics/figures";
import { stageHistoryOf } from "@waymark/domain/applications/fold-events";
import { defaultStages } from "@waymark/domain/applications/stages";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { AnalyticsSection } from "./analytics-section.tsx";

interface Drawn {
  labels: (string | string[])[];
  datasets: { label?: string; data: (number | [number, number])[] }[];
}
/** The charts' data by their accessible names. */
const drawn = vi.hoisted(() => new Map<string, Drawn>());
const saved = vi.hoisted(() => [] as { name: string; text: string }[]);

vi.mock("chart.js", () => {
  const part = {};
  class Chart {
    static register() {}
    constructor(canvas: HTMLCanvasElement, { data }: { data: Drawn }) {
      drawn.set(canvas.getAttribute("aria-label") ?? "", data);
    }
    destroy() {}
  }
  return {
    Chart,
    BarController: part,
    BarElement: part,
    CategoryScale: part,
    LinearScale: part,
    Legend: part,
    Tooltip: part,
  };
});
vi.mock("../../lib/save-as.ts", () => ({
  saveAs: (name: string, _type: string, text: string) => saved.push({ name, text }),
}));

const now = new Date("2026-03-31T12:00:00Z");
let made = 0;
/** An application with its history: `[stage, day of March]`. */
function via(source: string, ...steps: [string, number][]) {
  const events = steps.map(([to, day], i) => {
    const at = `2026-03-${String(day).padStart(2, "0")}T09:00:00.000Z`;
    const id = `0190a1b2-0000-7000-8000-${String(++made).padStart(12, "0")}`;
    const from = steps[i - 1]?.[0] ?? null;
    return {
      id,
      kind: i === 0 ? ("created" as const) : ("moved" as const),
      from,
      to,
      undoes: null,
      at,
      recordedAt: at,
    };
  });
  return { source, resume: null, letter: null, history: stageHistoryOf(events) };
}
/** Nine from one source, four of them answered after 3, 4, 10 and 20 days; three from another, one of them answered. */
const many = [
  via("Adzuna", ["applied", 2], ["under-review", 5], ["phone-screen", 8], ["offer", 12]),
  via("Adzuna", ["applied", 2], ["rejected", 6]),
  via("Adzuna", ["applied", 3], ["under-review", 13]),
  via("Adzuna", ["applied", 4], ["phone-screen", 24], ["rejected", 26]),
  ...[5, 9, 10, 11, 17].map((day) => via("Adzuna", ["applied", day])),
  via("=a friend", ["applied", 16], ["under-review", 18]),
  ...[23, 30].map((day) => via("=a friend", ["applied", day])),
];
const figuresFor = (applications: typeof many): Figures =>
  figuresOf(applications, [...defaultStages], { now, timeZone: "UTC" });

async function open(figures: Figures) {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const asked = answerCalls({
    "GET /api/analytics": { body: { figures, leastForShare: 8, asOf: now.toISOString() } },
  });
  await renderAt("/dashboard", <AnalyticsSection />);
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(screen.queryByText("Loading your figures")).toBeNull());
  return asked;
}
const panel = (name: string) => screen.getByRole("region", { name });
/** The cells of a panel's table by row, starting with the heading. */
const tableOf = (name: string): string[][] => {
  const { getByRole, queryByRole } = within(panel(name));
  if (queryByRole("table") === null) fireEvent.click(getByRole("button", { name: "Table" }));
  return within(getByRole("table"))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ""));
};
const drawnOf = (name: string): Drawn => {
  const found = drawn.get(name);
  if (found === undefined) throw new Error(`Nothing is drawn for ${name}.`);
  return found;
};

beforeAll(() => loadTexts("analytics", "applications"));
afterEach(() => {
  drawn.clear();
  saved.length = 0;
  vi.unstubAllGlobals();
});

describe("analytics", () => {
  it("draws the funnel with the figures of its table", async () => {
    await open(figuresFor(many));
    const { labels, datasets } = drawnOf("Where applications stop");
    const [heading = [], ...rows] = tableOf("Where applications stop");
    expect(heading.slice(2)).toEqual(datasets.map(({ label }) => label));
    expect(rows.map(([level]) => level)).toEqual(labels);
    expect(rows.map((row) => row.slice(2).map(Number))).toEqual(
      labels.map((_, i) => datasets.map(({ data }) => data[i])),
    );
    // Counted by hand: twelve sent, five answered, two reached an interview or more, one an offer.
    expect(rows.map(([, reached]) => reached)).toEqual(["12", "5", "2", "1", "0"]);
  });

  it("draws answers and weeks with the figures of their tables", async () => {
    await open(figuresFor(many));
    const answers = drawnOf("Time to an answer");
    const [, ...bins] = tableOf("Time to an answer");
    expect(bins.map(([, count]) => Number(count))).toEqual(answers.datasets[0]?.data);
    expect(bins.map(([name]) => name)).toEqual(answers.labels.map((label) => [label].flat().join(" ")));
    // Answered after 2, 3, 4, 10 and 20 days; seven are waiting.
    expect(answers.datasets[0]?.data).toEqual([2, 1, 1, 1, 0, 0, 7]);

    const weeks = drawnOf("Week by week");
    const [, ...rows] = tableOf("Week by week");
    const [answered, unanswered] = weeks.datasets.map(({ data }) => data.map(Number));
    expect(rows.toReversed().map(([week, sent, of]) => [week, Number(sent), Number(of)])).toEqual(
      weeks.labels.map((week, i) => [week, (answered?.[i] ?? 0) + (unanswered?.[i] ?? 0), answered?.[i]]),
    );
    expect(answered?.reduce((a, b) => a + b, 0)).toBe(5);
  });

  it("says 'not enough data' below eight, and draws no share there", async () => {
    await open(figuresFor(many));
    const sources = drawnOf("Response rate by source");
    expect(sources.labels).toEqual(["Adzuna"]);
    // Wilson interval for 4 of 9: 18.9 to 73.3 %.
    const [low, high] = [sources.datasets[0]?.data[0]].flat();
    expect([Number(low).toFixed(3), Number(high).toFixed(3)]).toEqual(["0.189", "0.733"]);
    expect(within(panel("Response rate by source")).getByText("1 of 3 answered")).toBeTruthy();
    const [, adzuna, friend] = tableOf("Response rate by source");
    expect(adzuna?.slice(1, 3)).toEqual(["9", "4"]);
    expect(adzuna?.[5]).toBe("44% (19% to 73%)");
    expect(friend?.slice(1, 3)).toEqual(["3", "1"]);
    expect(friend?.[5]).toBe("not enough data");
  });

  it("says no rate at all with seven sent, but how many answered", async () => {
    await open(figuresFor(many.slice(2, 9)));
    screen.getByText("2 of 7: not enough data for a rate");
    within(panel("Response rate by source")).getByText("Not enough data: no source has 8 applications yet.");
    expect(drawn.has("Response rate by source")).toBe(false);
  });

  it("links to the applications when nothing was sent yet", async () => {
    await open(figuresFor([]));
    expect(screen.queryByRole("button", { name: "Export" })).toBeNull();
    expect(drawn.size).toBe(0);
    expect(screen.getByRole("link").getAttribute("href")).toContain("section=applications");
  });

  it("asks for the chosen days, but not for a period that ends before it begins", async () => {
    const asked = await open(figuresFor(many));
    fireEvent.click(screen.getByRole("button", { name: "Custom dates" }));
    fireEvent.change(screen.getByLabelText("Sent from"), { target: { value: "2026-03-10" } });
    await waitFor(() => expect(asked.at(-1)?.url).toContain("from=2026-03-10"));
    const before = asked.length;
    fireEvent.change(screen.getByLabelText("Sent until"), { target: { value: "2026-03-01" } });
    expect(asked).toHaveLength(before);
  });

  it("exports the shown figures, without formulas that a spreadsheet would run", async () => {
    await open(figuresFor(many));
    fireEvent.keyDown(screen.getByRole("button", { name: "Export" }), { key: "Enter" });
    fireEvent.click(await screen.findByRole("menuitem", { name: "Spreadsheet (CSV)" }));
    const [file] = saved;
    expect(file?.name).toBe("waymark-figures-2026-03-31.csv");
    expect(file?.text).toContain("\r\nsource,Adzuna,9,4,2,1,0.4444,0.1888,0.7333,10,,\r\n");
    expect(file?.text).toContain("\r\nsource,'=a friend,3,1,0,0,,,,,,\r\n");
  });
});
