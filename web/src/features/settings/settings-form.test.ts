import { profileLists, profileTexts } from "@waymark/contract/accounts";
import { describe, expect, it } from "vitest";
import { aUserDetail } from "../../testing/a-user.ts";
import { changedFields, formOf, isSettingsField, SettingsForm, settingsFields } from "./settings-form.ts";

const base = formOf(aUserDetail({ skills: ["Triage"] }));

describe("the snapshot", () => {
  it("holds every field of the profile form, the switches and the selectors", () => {
    const profile = 3 + Object.keys({ ...profileTexts, ...profileLists }).length;
    expect(settingsFields).toHaveLength(profile + 12 + 6 + 5 + 2);
    expect(SettingsForm.safeParse(base).success).toBe(true);
    expect(isSettingsField("profile.bio")).toBe(true);
    expect(isSettingsField("profile.email")).toBe(false);
  });

  it("lists exactly the changed fields", () => {
    expect(changedFields(base, formOf(aUserDetail({ skills: ["Triage"] })))).toEqual([]);
    expect(changedFields(base, formOf(aUserDetail({ skills: ["triage"] })))).toEqual(["profile.skills"]);
    const off = { ...base, preferences: { ...base.preferences, emailAlerts: false } };
    expect(changedFields(base, off)).toEqual(["preferences.emailAlerts"]);
    expect(changedFields(base, structuredClone(base))).toEqual([]);
  });
});
