import { ProfileDraft } from "@waymark/contract/onboarding";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { aPerson, eventsOf, rawRows } from "../../testing/a-person.ts";
import { drawnPhoto, readAs } from "../../testing/a-pool.ts";
import { codeOf } from "../../testing/code-of.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { getPhoto } from "../accounts/photo/photo.ts";
import { changePerson } from "../accounts/profile/change-person.ts";
import { getUser } from "../accounts/profile/users.ts";
import { listResumes } from "../resumes/resumes.ts";
import { parseResume } from "../resumes/uploads/parse-resume.ts";
import { completeOnboarding } from "./complete-onboarding.ts";
import { createProfile } from "./create-profile.ts";

const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const dataUrl = (bytes: Uint8Array, type = "image/png") =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
const pdf = { bytes: Buffer.from("%PDF-1.7"), fileName: "Nora Vale CV.pdf", mimeType: "application/pdf" };

describe.each(testDatabases())("onboarding on $name", ({ open }) => {
  let deps: Deps;
  beforeAll(async () => {
    const pool = readAs({
      phone: "+49 151 2345678",
      skills: ["Triage", "Triage", "Wound care"],
      experience: "Head nurse, 7 years\u0000",
      desiredRoles: ["Head nurse"],
    });
    deps = await testDeps({ database: await open(), pool });
  });
  afterAll(() => deps.database.close());

  const draftOf = (userId: string, over: object = {}) =>
    ProfileDraft.parse({
      userId,
      name: "Nora Q. Vale",
      email: "nora.private@example.com",
      location: "Zürich",
      summary: "A nurse.\nTwo lines 👩‍⚕️",
      ...over,
    });

  it("saves the profile together with data from the resume", async () => {
    const { actor, email } = await aPerson(deps);
    const { uploadId } = await parseResume(deps, actor, pdf);
    const { user } = await createProfile(deps, actor, draftOf(actor.userId, { uploadId }));
    expect(user).toMatchObject({
      displayName: "Nora Q. Vale",
      firstName: "Nora",
      lastName: "Q. Vale",
      email,
      location: "Zürich",
      bio: "A nurse.\nTwo lines 👩‍⚕️",
      phoneNumber: "+49 151 2345678",
      phoneVerified: false,
      skills: ["Triage", "Wound care"],
      experience: "Head nurse, 7 years",
      desiredRoles: ["Head nurse"],
      onboardingCompleted: false,
    });
    const { resumes } = await listResumes(deps, actor);
    expect(resumes).toMatchObject([{ name: "Nora Vale CV", isDefault: true }]);
    expect(resumes[0]?.aiScore).toBeGreaterThan(0);
    expect(resumes[0]?.feedback.length).toBeGreaterThan(0);
    expect(await rawRows(deps, "people", actor.userId)).not.toMatch(
      /A nurse|151 ?2345678|Head nurse, 7|nora\.private/,
    );
    expect(await eventsOf(deps, actor.userId)).toEqual(["signed-in", "user-updated"]);
  });

  it("prefers the draft to the resume", async () => {
    const { actor } = await aPerson(deps);
    const { uploadId } = await parseResume(deps, actor, pdf);
    const own = { phoneNumber: "12", skills: ["Cooking"], experience: "None", desiredRoles: ["Chef"] };
    const { user } = await createProfile(deps, actor, draftOf(actor.userId, { uploadId, ...own }));
    expect(user).toMatchObject(own);
  });

  it("proposes a role from the summary of somebody without a resume", async () => {
    const { actor } = await aPerson(deps);
    const summary = "Pipe welder with ten years in refineries.";
    const { user } = await createProfile(deps, actor, draftOf(actor.userId, { summary }));
    expect(user.desiredRoles).toEqual(["Pipe welder"]);
    const again = await createProfile(deps, actor, draftOf(actor.userId, { summary: "I bake bread." }));
    expect(again.user.desiredRoles).toEqual(["Pipe welder"]);
  });

  it("keeps a verified number", async () => {
    const { actor } = await aPerson(deps);
    const verified = { phoneNumber: "+4915199999999", phoneVerifiedAt: new Date() };
    await changePerson(deps, actor, () => verified);
    const { uploadId } = await parseResume(deps, actor, pdf);
    const { user } = await createProfile(deps, actor, draftOf(actor.userId, { uploadId, phoneNumber: "12" }));
    expect(user).toMatchObject({ phoneNumber: "+4915199999999", phoneVerified: true });
  });

  it("runs once for repeated or simultaneous requests", async () => {
    const { actor } = await aPerson(deps);
    const { uploadId } = await parseResume(deps, actor, pdf);
    const draft = draftOf(actor.userId, { uploadId, profilePicture: dataUrl(png) });
    const before = (await deps.files.list("")).length;
    await Promise.all([createProfile(deps, actor, draft), createProfile(deps, actor, draft)]);
    const { user } = await createProfile(deps, actor, draft);
    expect(user.skills).toEqual(["Triage", "Wound care"]);
    expect((await listResumes(deps, actor)).resumes).toHaveLength(1);
    expect((await getPhoto(deps, actor, actor.userId)).bytes).toEqual(drawnPhoto);
    expect((await deps.files.list("")).length - before).toBe(1);
  });

  it("refuses a draft for or from another person", async () => {
    const { actor } = await aPerson(deps);
    const { actor: other } = await aPerson(deps);
    const { uploadId } = await parseResume(deps, other, pdf);
    const before = (await deps.files.list("")).length;
    for (const draft of [
      draftOf(other.userId),
      draftOf(""),
      draftOf(actor.userId, { uploadId, profilePicture: dataUrl(png) }),
      draftOf(actor.userId, { uploadId: newId() }),
    ]) {
      expect(await codeOf(createProfile(deps, actor, draft))).toBe("not_found");
    }
    expect(await getUser(deps, actor, actor.userId)).toMatchObject({ location: "", bio: "", version: 1 });
    expect((await deps.files.list("")).length).toBe(before);
  });

  it("keeps a photo sealed and gives it to its owner only", async () => {
    const { actor } = await aPerson(deps);
    const { actor: other } = await aPerson(deps);
    const { user } = await createProfile(
      deps,
      actor,
      draftOf(actor.userId, { profilePicture: dataUrl(png) }),
    );
    expect(user.profileImageUrl).toMatch(new RegExp(`^/api/user/${actor.userId}/photo\\?v=\\w+$`));
    expect(await getPhoto(deps, actor, actor.userId)).toEqual({
      bytes: drawnPhoto,
      type: "image/jpeg",
      fileName: "photo.jpeg",
    });
    expect(await codeOf(getPhoto(deps, other, actor.userId))).toBe("not_found");
    expect(await codeOf(getPhoto(deps, other, other.userId))).toBe("not_found");
  });

  it.each([
    ["HTML called a picture", Buffer.from("<script>alert(1)</script>"), "photo_kind"],
    ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "photo_kind"],
    ["more than 2 MB", Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]), "photo_too_large"],
  ])("refuses %s as a photo", async (_what, bytes, code) => {
    const { actor } = await aPerson(deps);
    const draft = draftOf(actor.userId, { profilePicture: dataUrl(bytes) });
    expect(await codeOf(createProfile(deps, actor, draft))).toBe(code);
  });

  it("completes once, starts the trial once, and sets no unpaid plan", async () => {
    const { actor } = await aPerson(deps);
    const { user } = await completeOnboarding(deps, actor, { userId: actor.userId, plan: "monthly" });
    expect(user.onboardingCompleted).toBe(true);
    const trial = async () => rawRows(deps, "trials", actor.userId);
    expect(await trial()).toBe("");
    const plan = async () =>
      rowsOf(await deps.db.execute(sql`SELECT plan FROM people WHERE user_id = ${actor.userId}`));
    expect(await plan()).toEqual([{ plan: null }]);
    await completeOnboarding(deps, actor, { userId: actor.userId, plan: "free" });
    const first = await trial();
    expect(first).not.toBe("");
    const later: Deps = { ...deps, now: () => new Date(Date.now() + 86_400_000) };
    await completeOnboarding(later, actor, { userId: actor.userId, plan: "free" });
    expect(await trial()).toBe(first);
    await completeOnboarding(later, actor, { userId: actor.userId, plan: "team" });
    expect(await plan()).toEqual([{ plan: "free" }]);
    const rows = await deps.db.execute(sql`
      SELECT plan, extract(day FROM ends_at - started_at)::int AS days
      FROM people JOIN trials USING (user_id) WHERE user_id = ${actor.userId}`);
    expect(rowsOf(rows)).toEqual([{ plan: "free", days: 3 }]);
    const events = await eventsOf(deps, actor.userId);
    expect(events.filter((kind) => kind === "onboarding-completed")).toHaveLength(1);
  });

  it("completes without a plan", async () => {
    const { actor } = await aPerson(deps);
    await completeOnboarding(deps, actor, { userId: actor.userId });
    expect((await getUser(deps, actor, actor.userId)).onboardingCompleted).toBe(true);
    expect(await rawRows(deps, "trials", actor.userId)).toBe("");
  });

  it("completes no other person's onboarding", async () => {
    const { actor } = await aPerson(deps);
    const { actor: other } = await aPerson(deps);
    for (const userId of [other.userId, "", newId()]) {
      expect(await codeOf(completeOnboarding(deps, actor, { userId, plan: "free" }))).toBe("not_found");
    }
    expect((await getUser(deps, other, other.userId)).onboardingCompleted).toBe(false);
  });
});
