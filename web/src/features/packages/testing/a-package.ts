import { ApplyRule, Package } from "@waymark/contract/packages";
import type { FormAnswer } from "@waymark/contract/packages-forms";
import type { z } from "zod";

const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, "0")}`;
export const ruleId = id(1);
export const packageId = id(2);
export const searchId = id(3);
const at = "2026-11-20T10:00:00.000Z";

export const aRule = (change: Partial<ApplyRule> = {}): ApplyRule =>
  ApplyRule.parse({
    id: ruleId,
    name: "Nursing",
    searchId,
    resumeId: null,
    tone: "plain",
    length: "medium",
    criteria: {
      titles: [],
      places: [],
      remoteOnly: false,
      minPay: null,
      currency: "EUR",
      unknownPay: true,
      types: [],
      minMatch: 60,
      avoidCompanies: [],
      avoidTitles: ["intern"],
      maxAgeDays: 14,
      perDay: 5,
    },
    paused: false,
    snoozedUntil: null,
    version: 1,
    waiting: 1,
    madeToday: 1,
    createdAt: at,
    updatedAt: at,
    ...change,
  });

export const aQuestion = (label: string, change: Partial<FormAnswer> = {}): FormAnswer => ({
  id: label,
  label,
  kind: "line",
  required: false,
  options: [],
  topic: null,
  statistics: false,
  answer: "",
  origin: "open",
  ...change,
});

export const aPackage = (change: Partial<z.input<typeof Package>> = {}): Package =>
  Package.parse({
    id: packageId,
    ruleId,
    job: {
      id: "j1",
      title: "Registered Nurse",
      company: "Harbour Health",
      location: "Bern",
      url: "https://example.org/jobs/1",
      mailTo: null,
      postedAt: at,
      sample: false,
    },
    match: 82,
    risks: [],
    status: "ready",
    open: 0,
    applicationId: null,
    snoozedUntil: null,
    createdAt: at,
    updatedAt: at,
    version: 1,
    letterId: null,
    resumeId: null,
    knockOuts: [],
    reasons: [],
    answers: [],
    questionsFrom: "employer",
    files: [],
    dismissed: null,
    ...change,
  });
