import { screen, within } from "@testing-library/react";
import type { Offer, OfferRank } from "@waymark/contract/offers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { OffersComparison } from "./offers-comparison.tsx";

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`;

const offer = (n: number, over: Partial<Offer> & { title?: string; company?: string } = {}): Offer => {
  const { title = "Nurse", company = "Vale", ...rest } = over;
  return {
    id: id(n),
    applicationId: id(n + 4),
    version: 1,
    createdAt: "2026-11-01T00:00:00.000Z",
    updatedAt: "2026-11-01T00:00:00.000Z",
    job: { title, company, location: "" },
    currency: "USD",
    period: "year",
    base: 60_000,
    hoursAWeek: null,
    bonusLow: null,
    bonusHigh: null,
    signingBonus: null,
    equityLow: null,
    equityHigh: null,
    leaveDays: null,
    commuteMinutes: null,
    onSiteDays: null,
    remoteDays: null,
    startsOn: null,
    decideBy: null,
    benefits: "",
    notes: "",
    ...rest,
  };
};

const rank = (n: number, over: Partial<OfferRank>): OfferRank => ({
  offerId: id(n),
  query: "Nurse",
  place: "",
  currency: "USD",
  locked: null,
  count: 24,
  samples: false,
  yearly: 60_000,
  salary: null,
  percentile: null,
  distribution: [],
  ...over,
});

async function open(offers: Offer[], ranks: OfferRank[]) {
  answerCalls({
    "GET /api/offers": { body: { offers } },
    ...Object.fromEntries(
      ranks.map((one) => [`GET /api/offers/${one.offerId}/standing`, { body: { standing: one } }]),
    ),
  });
  await renderAt("/dashboard", <OffersComparison />);
  return screen.findByRole("table");
}
const row = (name: string) =>
  within(screen.getByRole("row", { name: new RegExp(`^${name}`) })).getAllByRole("cell");
const cells = (name: string) => row(name).map((cell) => cell.textContent);

beforeAll(() => loadTexts("applications-tracker"));
afterEach(() => vi.unstubAllGlobals());

describe("offers side by side", () => {
  it("marks the better value of each row, and says which values are missing", async () => {
    await open(
      [
        offer(1, { company: "Vale", base: 60_000, leaveDays: 30 }),
        offer(2, { company: "Moss", base: 62_000 }),
      ],
      [rank(1, {}), rank(2, {})],
    );
    expect(cells("Base pay")).toEqual(["$60,000 a year", "$62,000 a yearBest"]);
    expect(cells("Leave")[1]).toBe("–Not stated");
  });

  it("leaves out a row about which no offer says anything, and names it below", async () => {
    await open([offer(1, { company: "Vale" }), offer(2, { company: "Moss" })], [rank(1, {}), rank(2, {})]);
    for (const name of ["Yearly bonus", "Leave", "Answer by"])
      expect(screen.queryByRole("row", { name: new RegExp(`^${name}`) })).toBeNull();
    expect(screen.getByText(/Not stated in any offer: /)).toBeTruthy();
  });

  it("tells two offers of one company apart by their titles", async () => {
    await open(
      [offer(1, { title: "Nurse" }), offer(2, { title: "Ward Manager" }), offer(3, { company: "Moss" })],
      [1, 2, 3].map((n) => rank(n, {})),
    );
    const chosen = within(screen.getByRole("group", { name: "Offers to show, 4 at most" })).getAllByRole(
      "button",
    );
    expect(chosen.map(({ textContent }) => textContent)).toEqual([
      "Vale · Nurse",
      "Vale · Ward Manager",
      "Moss",
    ]);
  });

  it("links to the plans only where one of them would show more", async () => {
    const locked = { code: "plan_required", key: "plans.reason.x", params: {}, lifts: ["monthly"] } as const;
    await open(
      [offer(1), offer(2, { company: "Moss" }), offer(3, { company: "Fjord" })],
      [
        rank(1, { locked: { ...locked, lifts: [...locked.lifts] } }),
        rank(2, { count: 3 }),
        rank(3, {
          percentile: 40,
          salary: { p25: 50_000, p50: 65_000, p75: 80_000 },
          distribution: [{ from: 40_000, to: 60_000, count: 12 }],
        }),
      ],
    );
    await screen.findByText("24 postings state pay. Your plan does not show how this offer compares.");
    const [first, few, known] = row("Against the market");
    if (!first || !few || !known) throw new Error("There are not three offers.");
    expect(within(first).getByRole("link", { name: "See plans" }).getAttribute("href")).toContain(
      "section=upgrade",
    );
    expect(few.textContent).toBe("Not enough data: 3 postings state pay in USD.");
    expect(within(known).getByText("Base pay is higher than in 40% of postings")).toBeTruthy();
    expect(known.textContent).toContain(
      "a quarter pay up to $50,000, half up to $65,000, three quarters up to $80,000",
    );
  });
});
