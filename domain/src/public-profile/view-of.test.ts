import { PrivacySettings } from "@waymark/contract/settings";
import { describe, expect, it } from "vitest";
import { activityOf, viewOf } from "./view-of.ts";

const person = {
  firstName: "Nora",
  lastName: "Vale",
  title: "Nurse",
  company: "Inselspital",
  location: "Bern",
  bio: "Two lines\nof text",
  experience: "7 years",
  skills: ["Triage"],
  desiredRoles: ["Head nurse"],
  expectedSalary: "90'000 CHF",
  hasPhoto: true,
  activity: "week" as const,
  // Private fields that must never reach the page, even when the caller passes them in.
  email: "nora@example.org",
  phoneNumber: "+41 79 123 45 67",
};
const settings = (over: object) => PrivacySettings.parse(over);

describe("viewOf", () => {
  it("shows the stated fields and no others", () => {
    expect(Object.keys(viewOf(person, settings({})) ?? {}).sort()).toEqual([
      "activity",
      "bio",
      "company",
      "desiredRoles",
      "expectedSalary",
      "experience",
      "hasPhoto",
      "indexed",
      "location",
      "name",
      "skills",
      "takesMessages",
      "title",
    ]);
    expect(JSON.stringify(viewOf(person, settings({ showSalaryExpectations: true })))).not.toMatch(
      /@|79 123/,
    );
  });

  it.each([
    ["public", { profileVisibility: "public" }, { indexed: true }],
    ["recruiters", { profileVisibility: "recruiters" }, { indexed: false }],
    ["no salary wish", {}, { expectedSalary: "" }],
    ["a salary wish", { showSalaryExpectations: true }, { expectedSalary: "90'000 CHF" }],
    ["activity", {}, { activity: "week" }],
    ["no activity", { showActivityStatus: false }, { activity: null }],
    ["messages", {}, { takesMessages: true }],
    ["no messages", { allowRecruiterContact: false }, { takesMessages: false }],
  ])("%s", (_name, privacy, shown) => {
    expect(viewOf(person, settings(privacy))).toMatchObject(shown);
  });

  it("shows nothing of a private profile", () => {
    expect(viewOf(person, settings({ profileVisibility: "private" }))).toBeNull();
  });
});

describe("activityOf", () => {
  it.each([
    ["2026-11-20T11:00:00Z", "week"],
    ["2026-11-13T12:00:01Z", "week"],
    ["2026-11-13T12:00:00Z", "month"],
    ["2026-10-21T12:00:00Z", "earlier"],
    ["2020-01-01T00:00:00Z", "earlier"],
  ])("%s is %s", (lastUse, activity) => {
    expect(activityOf(new Date(lastUse), new Date("2026-11-20T12:00:00Z"))).toBe(activity);
  });
});
