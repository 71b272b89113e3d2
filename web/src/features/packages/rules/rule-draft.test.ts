import { createApplyRule } from "@waymark/contract/packages";
import { describe, expect, it } from "vitest";
import { i18n } from "../../../lib/language/i18n.ts";
import { draftOf, fieldsOf, newRule, problemsOf, type RuleDraft, validCriteria } from "./rule-draft.ts";

const searchId = "0190a1b2-0000-7000-8000-000000000009";
const typed = (change: Partial<RuleDraft> = {}): RuleDraft => ({
  ...draftOf(newRule(searchId, "EUR")),
  name: "Nursing",
  ...change,
});
const problems = (change: Partial<RuleDraft>) => Object.keys(problemsOf(typed(change), i18n.t));

describe("a typed rule", () => {
  it("is what the server takes, and reads back as it was typed", () => {
    const draft = typed({ titles: ["nurse"], minPay: "45.000", minMatch: "70", avoidCompanies: ["Acme"] });
    expect(problemsOf(draft, i18n.t)).toEqual({});
    const fields = createApplyRule.body.parse({ ...fieldsOf(draft), paused: false, snoozedUntil: null });
    expect(fields.criteria).toMatchObject({ minPay: 45_000, minMatch: 70, currency: "EUR" });
    expect(draftOf({ ...fields, id: "x", version: 1 })).toEqual({ ...draft, minPay: "45000" });
  });

  it.each<[string, Partial<RuleDraft>, string[]]>([
    ["no name", { name: "  " }, ["name"]],
    ["no search", { searchId: "" }, ["searchId"]],
    ["pay in words", { minPay: "plenty" }, ["minPay"]],
    ["pay without its currency", { minPay: "45000", currency: "" }, ["minPay"]],
    ["no pay, no currency", { minPay: "", currency: "" }, []],
    ["a match above a hundred", { minMatch: "101" }, ["minMatch"]],
    ["an emptied match", { minMatch: "" }, ["minMatch"]],
    ["half a package a day", { perDay: "0.5" }, ["perDay"]],
    ["more packages a day than there may be", { perDay: "26" }, ["perDay"]],
    ["as many packages a day as there may be", { perDay: "25" }, []],
    ["a company's name of 201 characters", { avoidCompanies: ["a".repeat(201)] }, ["avoidCompanies"]],
    ["more words than there may be", { titles: Array.from({ length: 31 }, (_, i) => `w${i}`) }, ["titles"]],
  ])("with %s is refused at its field", (_, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it("has a preview as soon as its criteria are right, even without a name", () => {
    expect(validCriteria(typed({ name: "" }))?.perDay).toBe(5);
    expect(validCriteria(typed({ perDay: "many" }))).toBeNull();
  });
});
