import { AppError } from "@waymark/contract/errors";
import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../../../actor.ts";
import { rowsOf } from "../../../db/db.ts";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { readAs, readNothing } from "../../../testing/a-pool.ts";
import { codeOf, failureOf } from "../../../testing/code-of.ts";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { copyResume, createResume, deleteResume, getResume, listResumes } from "../resumes.ts";
import { saveResume } from "../save-resume.ts";
import { uploadResume } from "./upload-resume.ts";

const pdf = { bytes: Buffer.from("%PDF-1.7 mine"), fileName: "Vale.2026.pdf", mimeType: "application/pdf" };
const saying = (summary: string): ResumeContent => {
  const empty = emptyContent();
  return { ...empty, personalInfo: { ...empty.personalInfo, summary } };
};

describe.each(testDatabases())("uploads and limits on $name", ({ open }) => {
  let deps: Deps;
  let at = Date.now();
  let actor: Actor;
  beforeAll(async () => {
    deps = await testDeps({
      database: await open(),
      pool: readAs({ name: "Nora Vale", skills: ["Triage"] }),
      now: () => new Date(at),
    });
  });
  afterAll(async () => {
    deps.printer.close();
    await deps.database.close();
  });
  beforeEach(async () => {
    at = Date.now();
    ({ actor } = await aPerson(deps));
  });
  const made = async (name?: string, content?: ResumeContent) =>
    (await createResume(deps, actor, { name, content })).resume;
  const namesAndDefaults = async () =>
    (await listResumes(deps, actor)).resumes.map(({ name, isDefault }) => (isDefault ? `*${name}` : name));

  it("stores at most 200 resumes from all ways of creating them", async () => {
    const first = await made();
    await deps.db.execute(sql`
      INSERT INTO resumes (id, user_id, name_sealed, content_sealed, created_at, updated_at)
      SELECT id || '-' || n, user_id, name_sealed, content_sealed, created_at, updated_at
      FROM resumes, generate_series(1, 199) n WHERE user_id = ${actor.userId}`);
    const before = (await deps.files.list("")).length;
    expect(await codeOf(made("one more"))).toBe("too_many_resumes");
    expect(await codeOf(copyResume(deps, actor, first.id))).toBe("too_many_resumes");
    expect(await codeOf(uploadResume(deps, actor, pdf))).toBe("too_many_resumes");
    expect((await deps.files.list("")).length).toBe(before);
    await deleteResume(deps, actor, first.id);
  });

  it("creates one resume from a file sent twice with one progress id, and two otherwise", async () => {
    const sent = { ...pdf, progressId: "p1" };
    const [one, other] = await Promise.all([
      uploadResume(deps, actor, sent),
      uploadResume(deps, actor, sent),
    ]);
    expect(other.resume.id).toBe(one.resume.id);
    expect(one).toMatchObject({
      fileName: pdf.fileName,
      fileUrl: `/api/resumes/${one.resume.id}/file`,
      profileForm: { skills: "Triage" },
      resume: { name: "Vale.2026", isDefault: true, content: { skills: ["Triage"] } },
    });
    const mine = rowsOf<{ key: string }>(
      await deps.db.execute(sql`SELECT file_key AS key FROM resumes WHERE user_id = ${actor.userId}`),
    );
    expect(mine).toEqual([{ key: one.storagePath }]);
    await uploadResume(deps, actor, pdf);
    await uploadResume(deps, actor, { ...sent, bytes: Buffer.from("%PDF-1.7 another") });
    expect(await namesAndDefaults()).toHaveLength(3);
    await deleteResume(deps, actor, one.resume.id);
    expect((await uploadResume(deps, actor, sent)).resume.id).not.toBe(one.resume.id);
  });

  it("stores an unreadable file as an empty resume, once", async () => {
    const locked: Deps = { ...deps, pool: readNothing(new AppError("file_password")) };
    const failure = await failureOf(uploadResume(locked, actor, pdf));
    const again = await failureOf(uploadResume(locked, actor, pdf));
    expect(again).toEqual(failure);
    const { resumes } = await listResumes(deps, actor);
    expect(resumes).toMatchObject([{ name: "Vale.2026", fileName: pdf.fileName, content: emptyContent() }]);
    expect(failure).toMatchObject({ code: "file_password", details: { resumeId: resumes[0]?.id } });
    const bomb: Deps = { ...deps, pool: readNothing(new AppError("file_bomb")) };
    expect(await failureOf(uploadResume(bomb, actor, pdf))).toMatchObject({
      code: "file_bomb",
      details: undefined,
    });
    expect(await namesAndDefaults()).toHaveLength(1);
  });

  it("stores 100 jobs in any script, and refuses a resume that is too long in all", async () => {
    const job = (i: number) => ({
      id: newId(),
      title: `看護師 ${i} 👩‍⚕️ ممرضة`,
      company: "W".repeat(40),
      location: "",
      startDate: "2020-01",
      endDate: "",
      current: true,
      description: "• Triage\n".repeat(200),
    });
    const content = { ...saying("شكرا"), experience: Array.from({ length: 100 }, (_, i) => job(i)) };
    const resume = await made("雪 ☃", content);
    expect(await getResume(deps, actor, resume.id)).toMatchObject({ name: "雪 ☃", content });
    const heavy = {
      ...content,
      experience: content.experience.map((one) => ({ ...one, description: "x".repeat(9_000) })),
    };
    expect(await codeOf(made("x", heavy))).toBe("resume_too_long");
    expect(await codeOf(saveResume(deps, actor, resume.id, { content: heavy }))).toBe("resume_too_long");
  });

  it("stores no more than one answer can list, whatever the length of each", async () => {
    const long = { ...saying(""), achievements: Array.from({ length: 195 }, () => "x".repeat(2_000)) };
    const resume = await made("long", long);
    const [{ bytes } = { bytes: 0 }] = rowsOf<{ bytes: number }>(
      await deps.db.execute(
        sql`SELECT pg_column_size(content_sealed) AS bytes FROM resumes WHERE id = ${resume.id}`,
      ),
    );
    const copies = Math.floor((25_000_000 - 2 * bytes) / bytes);
    await deps.db.execute(sql`
      INSERT INTO resumes (id, user_id, name_sealed, content_sealed, created_at, updated_at)
      SELECT id || '-' || n, user_id, name_sealed, content_sealed, created_at, updated_at
      FROM resumes, generate_series(1, ${copies}::int) n WHERE id = ${resume.id}`);
    await made("fits", long);
    expect(await codeOf(made("does not", long))).toBe("too_many_resumes");
    const small = await made("small");
    expect(await codeOf(saveResume(deps, actor, small.id, { content: long }))).toBe("too_many_resumes");
    expect((await saveResume(deps, actor, resume.id, { content: saying("short") })).resume.version).toBe(2);
  });
});
