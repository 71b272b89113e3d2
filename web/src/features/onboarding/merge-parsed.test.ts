import type { ParseAnswer } from "@waymark/contract/resumes";
import { describe, expect, it } from "vitest";
import { aUser } from "../../testing/a-user.ts";
import { newDraft } from "./draft.ts";
import { mergeParsed } from "./merge-parsed.ts";

type Parts = Pick<ParseAnswer, "profileForm" | "parsed" | "uploadId">;
const blankForm = {
  fullName: "",
  email: "",
  location: "",
  experience: "",
  skills: "",
  bio: "",
  desiredRole: "",
};
const blankParsed = {
  name: "",
  email: "",
  phone: "",
  location: "",
  experience: "",
  skills: [],
  summary: "",
  desiredRoles: [],
};
const answer = (form: Partial<Parts["profileForm"]>, parsed: Partial<Parts["parsed"]> = {}): Parts => ({
  profileForm: { ...blankForm, ...form },
  parsed: { ...blankParsed, ...parsed },
  uploadId: "0190a1b2-0000-7000-8000-000000000009",
});
const draft = newDraft(aUser({ displayName: "Marta", email: "m@example.org", location: "Freiburg" }));

describe("mergeParsed", () => {
  it.each([
    ["form before parsed", answer({ fullName: "Form" }, { name: "Parsed" }), "Form"],
    ["parsed before draft", answer({ fullName: "  " }, { name: "Parsed" }), "Parsed"],
    ["draft when nothing was read", answer({}), "Marta"],
  ])("name: %s", (_, given, name) => {
    expect(mergeParsed(draft, given, "Unknown").name).toBe(name);
  });

  it("calls a missing name Unknown", () => {
    expect(mergeParsed({ ...draft, name: "" }, answer({}), "Unknown").name).toBe("Unknown");
  });

  it("keeps fields that step 2 does not show", () => {
    const given = answer(
      { skills: "ECG, ICU", desiredRole: "Nurse", experience: "9 years" },
      { desiredRoles: ["Nurse", "Charge Nurse"], phone: "+49 761 5550" },
    );
    expect(mergeParsed(draft, given, "")).toMatchObject({
      skills: ["ECG", "ICU"],
      desiredRoles: ["Nurse", "Charge Nurse"],
      experience: "9 years",
      phoneNumber: "+49 761 5550",
      uploadId: given.uploadId,
    });
  });

  it("leaves out only entries the contract would refuse", () => {
    const given = answer({}, { skills: ["ok", "x".repeat(201), "bell\u0007"], phone: "1".repeat(61) });
    const merged = mergeParsed(draft, given, "");
    expect(merged.skills).toEqual(["ok"]);
    expect(merged.phoneNumber).toBeUndefined();
  });
});
