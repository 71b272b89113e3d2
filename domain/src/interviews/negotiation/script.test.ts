import type { NegotiationPlan } from "@waymark/contract/interviews-negotiation";
import { type Offer, OfferInput, type OfferRank } from "@waymark/contract/offers";
import { emptyContent } from "@waymark/contract/resumes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kindOfQuestion } from "../bank/kind-of-question.ts";
import { shippedQuestions } from "../bank/question-bank.ts";
import { provenAchievements } from "./achievements.ts";
import { negotiationFor, negotiationQuestions } from "./negotiation-questions.ts";
import { negotiationScript } from "./script.ts";

const offer: Offer = {
  ...OfferInput.parse({ currency: "EUR", base: 50_000 }),
  ...{ id: "o", version: 1, applicationId: "a", createdAt: "", updatedAt: "" },
  job: { title: "Welder", company: "Dock", location: "" },
};
const plan: NegotiationPlan = { aim: 56_000, walkAway: 52_000, terms: [], reasons: null, notes: "" };
const standing: OfferRank = {
  ...{ offerId: "o", query: "Welder", place: "", currency: "EUR", locked: null, count: 40, samples: false },
  ...{ yearly: 50_000, salary: { p25: 46_000, p50: 53_000, p75: 58_000 }, percentile: 40, distribution: [] },
};
const keys = (over: { offer?: object; plan?: object; standing?: object } = {}) =>
  negotiationScript({
    offer: { ...offer, ...over.offer },
    plan: { ...plan, ...over.plan },
    standing: { ...standing, ...over.standing },
    achievements: [],
  }).flatMap(({ lines }) => lines.map(({ kind, key }) => `${kind} ${key}`));

describe("a script of a negotiation", () => {
  it.each([
    [{}, "say market.below"],
    [{ offer: { base: 54_000 } }, "know market.middle"],
    [{ offer: { base: 60_000 }, plan: { aim: 65_000 } }, "know market.above"],
    [{ plan: { aim: 59_000 } }, "know market.bold"],
    [{ standing: { salary: null, count: 3 } }, "know market.few"],
    [{ standing: { samples: true } }, "know market.samples"],
    [{ plan: { aim: 50_000 } }, "know ask.reached"],
    [{ plan: { aim: null } }, "know ask.none"],
    [{ plan: { walkAway: 57_000 } }, "know limit.aboveAim"],
    [{ plan: { walkAway: null } }, "know limit.none"],
    [{ offer: { decideBy: "2026-12-01" } }, "say close.by"],
  ])("with %j has %s", (over, line) => {
    expect(keys(over)).toContain(line);
  });

  it("claims nothing of the market while the pay is hidden, from samples or from too few", () => {
    for (const hidden of [
      { salary: null },
      { samples: true },
      { locked: { code: "plan_required" }, salary: null },
    ])
      expect(keys({ standing: hidden }).some((line) => line.startsWith("say market"))).toBe(false);
  });

  it("compares pay by the hour with pay by the year", () => {
    expect(keys({ offer: { base: 24, period: "hour" }, plan: { aim: 27 } })).toContain("say market.below");
    expect(keys({ offer: { base: 30, period: "hour" }, plan: { aim: 33 } })).toContain("know market.above");
  });

  it("never says the walk-away, whatever the figures", () => {
    const amount = fc.option(fc.integer({ min: 0, max: 1_000_000 }));
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 1_000_000 }), (aim, walkAway, base) => {
        const script = negotiationScript({
          ...{ offer: { ...offer, base }, standing, achievements: [] },
          plan: { ...plan, aim, walkAway },
        });
        for (const { lines } of script)
          for (const { kind, params } of lines)
            if (kind === "say") expect(Object.keys(params)).not.toContain("limit");
      }),
    );
  });
});

describe("proven achievements", () => {
  const resume = {
    ...emptyContent(),
    experience: [
      {
        ...{
          id: "e1",
          title: "Welder",
          company: "Dock",
          location: "",
          startDate: "2020",
          endDate: "",
          current: true,
        },
        description:
          "• Cut scrap in TIG welding by 12 %\n• Responsible for the workshop\n• Joined in 2021\n• Trained 6 apprentices in one year",
      },
    ],
    achievements: ["Best apprentice of the year"],
  };

  it("are lines with a figure, word for word; a year alone is none", () => {
    expect(provenAchievements(resume, [], "").map(({ text }) => text)).toEqual([
      "Cut scrap in TIG welding by 12 %",
      "Trained 6 apprentices in one year",
    ]);
    expect(provenAchievements(null, [], "")).toEqual([]);
  });
});

describe("practice of a negotiation", () => {
  it("has questions of the bank about pay, as many as fit", () => {
    const { questions } = shippedQuestions();
    for (const id of negotiationQuestions) expect(questions.get(id)?.kind, id).toBe("pay");
    expect(negotiationFor(10)).toHaveLength(2);
    expect(negotiationFor(45)).toHaveLength(9);
  });
});

describe("the kind of a question in own words", () => {
  it.each([
    ["What would you do if the drug count is wrong?", "situation"],
    ["Erzählen Sie von einem Fehler.", "behaviour"],
    ["¿Por qué quiere dejar su empleo?", "motivation"],
    ["Quelle rémunération attendez-vous ?", "pay"],
    ["Tell me about yourself.", "motivation"],
    ["How do you set a TIG torch?", "technical"],
  ])("%s: %s", (text, kind) => {
    expect(kindOfQuestion(text)).toBe(kind);
  });
});
