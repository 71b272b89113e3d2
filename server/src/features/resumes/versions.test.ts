import { AppError } from "@waymark/contract/errors";
import { emptyContent, type Resume, type ResumeContent } from "@waymark/contract/resumes";
import { styleFor } from "@waymark/contract/resumes-style";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../../actor.ts";
import { rowsOf } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { aPerson, eventsOf, rawRows } from "../../testing/a-person.ts";
import { readAs } from "../../testing/a-pool.ts";
import { codeOf } from "../../testing/code-of.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { exportResumes } from "./export-resumes.ts";
import { copyResume, createResume, deleteResume, getResume, listResumes } from "./resumes.ts";
import { getRevision, listRevisions, restoreRevision } from "./revisions.ts";
import { saveResume } from "./save-resume.ts";
import { listTrash, purgeTrash, recoverResume } from "./trash/trash.ts";
import { uploadResume } from "./uploads/upload-resume.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const pdf = { bytes: Buffer.from("%PDF-1.7 mine"), fileName: "Vale.2026.pdf", mimeType: "application/pdf" };
const saying = (summary: string): ResumeContent => {
  const empty = emptyContent();
  return { ...empty, personalInfo: { ...empty.personalInfo, summary } };
};

describe.each(testDatabases())("keeping resumes on $name", ({ open }) => {
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
  const translate = async (resume: Pick<Resume, "id" | "version">, summary: string) =>
    (await saveResume(deps, actor, resume.id, { content: saying(summary), version: resume.version })).resume;
  const namesAndDefaults = async () =>
    (await listResumes(deps, actor)).resumes.map(({ name, isDefault }) => (isDefault ? `*${name}` : name));

  it("creates drafts named in the person's language, the first one as the default", async () => {
    const first = await made();
    expect(first).toMatchObject({ name: "Lebenslauf 1", status: "draft", isDefault: true, version: 1 });
    expect(first).toMatchObject({ style: styleFor("de"), fileUrl: "", base: null, job: null, aiScore: 0 });
    await made("Lebenslauf 3");
    await made();
    expect(await namesAndDefaults()).toEqual(["*Lebenslauf 1", "Lebenslauf 3", "Lebenslauf 4"]);
    expect(await eventsOf(deps, actor.userId)).toContain("resumes-changed");
  });

  it("has one default after any simultaneous changes", async () => {
    const three = await Promise.all([made("a"), made("b"), made("c")]);
    await Promise.all(three.map(({ id }) => saveResume(deps, actor, id, { isDefault: true })));
    const { resumes } = await listResumes(deps, actor);
    expect(resumes.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    const chosen = resumes.find(({ isDefault }) => isDefault);
    await saveResume(deps, actor, chosen?.id ?? "", { isDefault: false });
    expect((await getResume(deps, actor, chosen?.id ?? "")).isDefault).toBe(true);
  });

  it("counts a version for content changes, but not for status, score and default", async () => {
    const resume = await made("One");
    const saved = await translate(resume, "Nurse");
    expect(saved).toMatchObject({ version: 2, name: "One", content: { personalInfo: { summary: "Nurse" } } });
    const { resume: scored } = await saveResume(deps, actor, resume.id, {
      ...saved,
      status: "published",
      aiScore: 71,
      feedback: ["Good."],
    });
    expect(scored).toMatchObject({ version: 2, status: "published", aiScore: 71, feedback: ["Good."] });
    const { resume: named } = await saveResume(deps, actor, resume.id, { name: "Two", version: 2 });
    expect(named).toMatchObject({ version: 3, name: "Two", aiScore: 71 });
    const { resume: unnamed } = await saveResume(deps, actor, resume.id, { name: "", version: 3 });
    expect(unnamed).toMatchObject({ version: 3, name: "Two" });
  });

  it("refuses a stale change with the current state, but accepts a repeated one", async () => {
    const resume = await made("One");
    const answers = await Promise.all(
      ["left", "right"].map((text) =>
        translate(resume, text).then(
          (saved) => saved,
          (error: unknown) => error,
        ),
      ),
    );
    const conflict = answers.find((answer) => answer instanceof AppError);
    expect(conflict).toMatchObject({ code: "conflict", details: { current: { version: 2 } } });
    const current = await getResume(deps, actor, resume.id);
    expect(conflict).toMatchObject({ details: { current } });
    // The same save again, because its answer was lost.
    const { resume: again } = await saveResume(deps, actor, resume.id, {
      content: current.content,
      version: 1,
    });
    expect(again.version).toBe(2);
  });

  it("keeps the original state, then one per five minutes of editing", async () => {
    let resume = await made("One", saying("made"));
    for (const [minutes, text] of [
      [0, "a"],
      [2, "b"],
      [4, "c"],
      [6, "d"],
      [8, "e"],
      [20, "f"],
    ] as const) {
      at = Date.parse(resume.createdAt) + minutes * minute;
      resume = await translate(resume, text);
    }
    const { revisions } = await listRevisions(deps, actor, resume.id);
    const texts = [];
    for (const { id } of revisions)
      texts.push((await getRevision(deps, actor, resume.id, id)).content.personalInfo.summary);
    expect(texts).toEqual(["e", "c", "made"]);
    expect(revisions.map(({ version }) => version)).toEqual([6, 4, 1]);
    expect(await rawRows(deps, "resume_revisions", actor.userId)).not.toContain("made");
  });

  it("restores an earlier state and keeps the replaced one; the name stays", async () => {
    const resume = await made("One", saying("made"));
    await translate(resume, "written");
    await saveResume(deps, actor, resume.id, { name: "Two" });
    const [first] = (await listRevisions(deps, actor, resume.id)).revisions;
    const back = (await restoreRevision(deps, actor, resume.id, first?.id ?? "")).resume;
    expect(back).toMatchObject({ name: "Two", version: 4, content: { personalInfo: { summary: "made" } } });
    const [newest] = (await listRevisions(deps, actor, resume.id)).revisions;
    const kept = await getRevision(deps, actor, resume.id, newest?.id ?? "");
    expect(kept).toMatchObject({ revision: { name: "Two", version: 3 }, content: saying("written") });
  });

  it("keeps the newest 100 states", async () => {
    const resume = await made();
    const next = await translate(resume, "first");
    await deps.db.execute(sql`
      INSERT INTO resume_revisions
      SELECT '0-' || n, user_id, resume_id, 0, name_sealed, state_sealed, saved_at
      FROM resume_revisions, generate_series(1, 99) n WHERE resume_id = ${resume.id}`);
    at += 5 * minute;
    await translate(next, "second");
    const kept = rowsOf<{ version: number; total: number }>(
      await deps.db.execute(sql`
        SELECT version, count(*)::int AS total FROM resume_revisions WHERE resume_id = ${resume.id}
        GROUP BY version ORDER BY version`),
    );
    expect(kept).toEqual([
      { version: 0, total: 98 },
      { version: 1, total: 1 },
      { version: 2, total: 1 },
    ]);
  });

  it("moves to the trash for 30 days; the last changed resume becomes the default, and a restore works", async () => {
    const [a, b] = [await made("a"), await made("b")];
    await made("c");
    at += minute;
    await translate(b, "newer");
    await deleteResume(deps, actor, a.id);
    expect(await namesAndDefaults()).toEqual(["*b", "c"]);
    expect(await codeOf(getResume(deps, actor, a.id))).toBe("not_found");
    expect(await codeOf(deleteResume(deps, actor, a.id))).toBe("not_found");
    const { resumes: trash } = await listTrash(deps, actor);
    expect(trash).toEqual([
      {
        id: a.id,
        name: "a",
        deletedAt: new Date(at).toISOString(),
        goneAt: new Date(at + 30 * day).toISOString(),
      },
    ]);
    expect((await recoverResume(deps, actor, a.id)).resume).toMatchObject({ name: "a", isDefault: false });
    expect(await codeOf(recoverResume(deps, actor, a.id))).toBe("not_found");
    for (const { id } of (await listResumes(deps, actor)).resumes) await deleteResume(deps, actor, id);
    expect((await recoverResume(deps, actor, b.id)).resume.isDefault).toBe(true);
  });

  it("empties the trash after 30 days, with files and revisions", async () => {
    const { resume } = await uploadResume(deps, actor, pdf);
    await translate(resume, "x");
    const files = async () => (await deps.files.list("")).length;
    const before = await files();
    await deleteResume(deps, actor, resume.id);
    at += 30 * day - 1;
    await purgeTrash(deps);
    expect((await listTrash(deps, actor)).resumes).toHaveLength(1);
    at += 1;
    expect(await codeOf(recoverResume(deps, actor, resume.id))).toBe("not_found");
    const away = { ...deps.files, delete: () => Promise.reject(new Error("away")) };
    await expect(purgeTrash({ ...deps, files: away })).rejects.toThrow("away");
    expect(await files()).toBe(before);
    await purgeTrash(deps);
    expect((await listTrash(deps, actor)).resumes).toEqual([]);
    expect(await rawRows(deps, "resume_revisions", actor.userId)).toBe("");
    expect(await files()).toBe(before - 1);
  });

  it("keeps the newest 200 of the trash", async () => {
    const first = await made("first");
    await deleteResume(deps, actor, first.id);
    await deps.db.execute(sql`
      INSERT INTO resumes (id, user_id, name_sealed, content_sealed, created_at, updated_at, deleted_at)
      SELECT id || '-' || n, user_id, name_sealed, content_sealed, created_at, updated_at,
        deleted_at + interval '1 second'
      FROM resumes, generate_series(1, 199) n WHERE id = ${first.id}`);
    at += 2_000;
    await deleteResume(deps, actor, (await made("last")).id);
    expect(await codeOf(recoverResume(deps, actor, first.id))).toBe("not_found");
    await purgeTrash(deps);
    const left = await deps.db.execute(
      sql`SELECT count(*)::int AS total FROM resumes WHERE user_id = ${actor.userId}`,
    );
    expect(rowsOf(left)).toEqual([{ total: 200 }]);
  });

  it("copies to a draft with its own file", async () => {
    const { resume } = await uploadResume(deps, actor, pdf);
    await saveResume(deps, actor, resume.id, { status: "archived" });
    const { resume: copy } = await copyResume(deps, actor, resume.id);
    expect(copy).toMatchObject({
      name: "Vale.2026 (Kopie)",
      status: "draft",
      isDefault: false,
      fileName: pdf.fileName,
      content: resume.content,
    });
    expect(copy.storagePath).not.toBe(resume.storagePath);
    await deleteResume(deps, actor, resume.id);
    at += 31 * day;
    await purgeTrash(deps);
    expect(await deps.files.get(copy.storagePath)).not.toBeNull();
    const english = { ...actor, locale: "en" as const };
    expect((await copyResume(deps, english, copy.id)).resume.name).toBe("Vale.2026 (Kopie) (Copy)");
  });

  it("gives no access to other people's data for any id", async () => {
    const resume = await made("mine", saying("secret"));
    await translate(resume, "newer");
    const [revision] = (await listRevisions(deps, actor, resume.id)).revisions;
    const gone = await made();
    await deleteResume(deps, actor, gone.id);
    const { actor: other } = await aPerson(deps);
    for (const id of [resume.id, newId(), "", "' OR 1=1 --", "x".repeat(500)]) {
      const asked = [
        getResume(deps, other, id),
        saveResume(deps, other, id, { name: "theirs" }),
        deleteResume(deps, other, id),
        copyResume(deps, other, id),
        listRevisions(deps, other, id),
        getRevision(deps, other, id, revision?.id ?? ""),
        restoreRevision(deps, other, id, revision?.id ?? ""),
        recoverResume(deps, other, id === resume.id ? gone.id : id),
      ];
      expect(await Promise.all(asked.map(codeOf))).toEqual(asked.map(() => "not_found"));
    }
    const another = await made();
    expect(await codeOf(getRevision(deps, actor, another.id, revision?.id ?? ""))).toBe("not_found");
    expect((await listTrash(deps, other)).resumes).toEqual([]);
    expect((await getResume(deps, actor, resume.id)).name).toBe("mine");
  });

  it("exports resumes, trash and revisions unsealed", async () => {
    const resume = await made("mine", saying("first words"));
    await translate(resume, "second words");
    await deleteResume(deps, actor, (await made("gone")).id);
    const exported = JSON.stringify((await exportResumes.read(deps, actor.userId)).data);
    for (const text of ["first words", "second words", "gone"]) expect(exported).toContain(text);
  });
});
