import { describe, expect, it } from "vitest";
import { wishedRoles } from "./wished-roles.ts";

describe("the roles to look for", () => {
  it.each([
    [
      "en",
      ["Registered Nurse", "Charge Nurse"],
      "Staff Nurse",
      ["Registered Nurse", "Charge Nurse", "Staff Nurse", "Nurse"],
    ],
    ["fr", ["Ingénieure mécanique"], "", ["Ingénieure mécanique", "Ingénieure"]],
    ["es", [], "Cocinero de hotel", ["Cocinero de hotel", "Cocinero"]],
    ["de", ["Schweißer"], "Schweißer", ["Schweißer"]],
    ["en", ["a", "b", "c", "d"], "RN", ["a", "b", "c", "RN"]],
    ["en", ["Emergency nurse", "emergency Nurse"], "Emergency Nurse", ["Emergency nurse", "nurse"]],
    ["en", [], " ", []],
  ])("in %s of %j and %j are %j", (language, desiredRoles, title, expected) => {
    expect(wishedRoles({ desiredRoles, title }, language)).toEqual(expected);
  });
});
