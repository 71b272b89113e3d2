import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aUserDetail } from "../../testing/a-user.ts";
import { rebase, resolve } from "./rebase.ts";
import {
  changedFields,
  type SettingsForm as Form,
  formOf,
  isSettingsField,
  SettingsForm,
  settingsFields,
  valueAt,
  withValue,
} from "./settings-form.ts";

const base = formOf(aUserDetail({ skills: ["Triage"] }));

describe("the snapshot", () => {
  it("holds every field of the profile form, the switches and the selectors", () => {
    expect(settingsFields).toHaveLength(11 + 8 + 6 + 5 + 2);
    expect(SettingsForm.safeParse(base).success).toBe(true);
    expect(isSettingsField("profile.bio")).toBe(true);
    expect(isSettingsField("profile.email")).toBe(false);
  });

  it("lists exactly the changed fields", () => {
    expect(changedFields(base, formOf(aUserDetail({ skills: ["Triage"] })))).toEqual([]);
    expect(changedFields(base, withValue(base, "profile.skills", ["triage"]))).toEqual(["profile.skills"]);
    const off = withValue(base, "preferences.emailAlerts", false);
    expect(changedFields(base, off)).toEqual(["preferences.emailAlerts"]);
    expect(changedFields(base, withValue(off, "preferences.emailAlerts", true))).toEqual([]);
  });
});

describe("rebase", () => {
  const mine = withValue(withValue(base, "profile.title", "Mine"), "profile.skills", ["Triage", "ACLS"]);

  it("takes over fields that were changed only elsewhere", () => {
    const theirs = withValue(base, "profile.company", "Theirs");
    expect(rebase(base, mine, theirs)).toEqual({
      merged: withValue(mine, "profile.company", "Theirs"),
      taken: ["profile.company"],
      conflicts: [],
    });
  });

  it("reports fields both changed as conflicts, unless the values are equal", () => {
    const theirs = withValue(withValue(base, "profile.title", "Mine"), "profile.skills", ["Wound care"]);
    const rebased = rebase(base, mine, theirs);
    expect(rebased).toMatchObject({ taken: [], conflicts: ["profile.skills"] });
    const skillsAfter = (choice?: "mine" | "theirs" | "both") =>
      resolve(rebased, theirs, choice ? { "profile.skills": choice } : {}).profile.skills;
    expect(skillsAfter()).toEqual(["Triage", "ACLS"]);
    expect(skillsAfter("mine")).toEqual(["Triage", "ACLS"]);
    expect(skillsAfter("theirs")).toEqual(["Wound care"]);
    expect(skillsAfter("both")).toEqual(["Wound care", "Triage", "ACLS"]);
  });

  it("loses nothing of either side, whatever both changed", () => {
    const change = fc.array(fc.tuple(fc.constantFrom("title", "company", "bio"), fc.constantFrom("a", "b")));
    const changed = (pairs: [string, string][]): Form =>
      pairs.reduce((form, [name, value]) => {
        const field = `profile.${name}`;
        return isSettingsField(field) ? withValue(form, field, value) : form;
      }, base);
    fc.assert(
      fc.property(change, change, (here, there) => {
        const [my, their] = [changed(here), changed(there)];
        const { merged, conflicts } = rebase(base, my, their);
        return settingsFields.every((field) => {
          const value = valueAt(merged, field);
          if (conflicts.includes(field)) return value === valueAt(my, field);
          const changedHere = changedFields(base, my).includes(field);
          return value === valueAt(changedHere ? my : their, field);
        });
      }),
    );
  });
});
