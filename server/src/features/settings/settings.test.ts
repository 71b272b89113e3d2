import { ProfileInput } from "@waymark/contract/accounts";
import { savePreferences as endpoint } from "@waymark/contract/settings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { aPerson, rawRows } from "../../testing/a-person.ts";
import { codeOf, failureOf } from "../../testing/code-of.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { getUser } from "../accounts/profile/users.ts";
import { findCaller } from "../accounts/sessions/find-caller.ts";
import { savePreferences } from "./save-preferences.ts";
import { updateProfile } from "./update-profile.ts";

const form = (over: object = {}) =>
  ProfileInput.parse({
    firstName: "Nora",
    lastName: "Vale",
    phone: "+41 79 123 45 67",
    location: "Bern",
    bio: "Two lines\nof text",
    title: "Nurse",
    company: "Inselspital",
    experience: "7 years",
    skills: ["Triage"],
    expectedSalary: "90'000 CHF",
    profileVisibility: "recruiters",
    ...over,
  });

describe.each(testDatabases())("settings on $name", ({ open }) => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await open() });
  });
  afterAll(() => deps.database.close());

  it("saves the whole profile form", async () => {
    const { actor, email } = await aPerson(deps);
    const user = await updateProfile(deps, actor, actor.userId, form({ email }));
    const { phone, email: _email, ...kept } = form();
    expect(user).toMatchObject({ ...kept, phoneNumber: phone, displayName: "Nora Vale", version: 2 });
    const person = await getUser(deps, actor, actor.userId);
    expect(person.privacySettings.profileVisibility).toBe("recruiters");
    expect(user).not.toHaveProperty("preferences");
    expect(await rawRows(deps, "people", actor.userId)).not.toMatch(/Two lines|79 123|\+41|7 years|90.*CHF/);
  });

  it("clears fields that are sent empty", async () => {
    const { actor } = await aPerson(deps);
    await updateProfile(deps, actor, actor.userId, form());
    const none = { bio: "", experience: "", expectedSalary: "" };
    const bare = form({ ...none, lastName: "", phone: "", skills: [], title: "", company: "" });
    const user = await updateProfile(deps, actor, actor.userId, bare);
    expect(user).toMatchObject({ ...none, lastName: "", phoneNumber: "", skills: [], displayName: "Nora" });
  });

  it("explains that the email cannot be changed here", async () => {
    const { actor } = await aPerson(deps);
    const failure = await failureOf(
      updateProfile(deps, actor, actor.userId, form({ email: "new@example.org" })),
    );
    const reason = deps.translate("de", "validation.email_kept");
    expect(failure).toMatchObject({
      code: "invalid_request",
      details: { fields: [{ field: "email", reason }] },
    });
  });

  it("refuses a stale form with the newer row", async () => {
    const { actor } = await aPerson(deps);
    await updateProfile(deps, actor, actor.userId, form({ version: 1, title: "First" }));
    const failure = await failureOf(
      updateProfile(deps, actor, actor.userId, form({ version: 1, title: "Second" })),
    );
    expect(failure).toMatchObject({ code: "conflict", details: { current: { title: "First", version: 2 } } });
    await updateProfile(deps, actor, actor.userId, form({ title: "Third" }));
    expect((await getUser(deps, actor, actor.userId)).title).toBe("Third");
  });

  it("saves the sections that are given and leaves the others", async () => {
    const { actor, headers } = await aPerson(deps);
    const body = endpoint.body.parse({
      preferences: { emailAlerts: false },
      jobPreferences: { remoteWork: "remote", minSalary: "90,000", preferredLocations: ["Bern"] },
      localization: { timeZone: "Europe/Berlin" },
    });
    expect(await savePreferences(deps, actor, actor.userId, body)).toEqual({ ok: true, version: 2 });
    await savePreferences(deps, actor, actor.userId, { localization: { language: "fr" } });
    const person = await getUser(deps, actor, actor.userId);
    await savePreferences(deps, actor, actor.userId, { preferences: { smsAlerts: true } });
    const { preferences } = await getUser(deps, actor, actor.userId);
    expect(preferences).toMatchObject({ emailAlerts: false, jobRecommendations: true, smsAlerts: true });
    expect(person.jobPreferences).toMatchObject({ remoteWork: "remote", companySize: "any" });
    expect(person.localization).toEqual({
      language: "fr",
      timeZone: "Europe/Berlin",
      dateFormat: "DD/MM/YYYY",
    });
    expect((await findCaller(deps, headers))?.actor).toMatchObject({
      locale: "fr",
      timeZone: "Europe/Berlin",
    });
  });

  it("refuses a stale section", async () => {
    const { actor } = await aPerson(deps);
    await savePreferences(deps, actor, actor.userId, { localization: { language: "es" }, version: 1 });
    const stale = { localization: { language: "en" as const }, version: 1 };
    expect(await codeOf(savePreferences(deps, actor, actor.userId, stale))).toBe("conflict");
  });

  it("changes no other person", async () => {
    const { actor } = await aPerson(deps);
    const { actor: other } = await aPerson(deps);
    for (const id of [other.userId, newId(), "", "me"]) {
      expect(await codeOf(updateProfile(deps, actor, id, form()))).toBe("not_found");
      expect(await codeOf(savePreferences(deps, actor, id, {}))).toBe("not_found");
    }
    expect((await getUser(deps, other, other.userId)).version).toBe(1);
  });
});
