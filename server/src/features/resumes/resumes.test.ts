import { AppError, type ErrorCode } from "@waymark/contract/errors";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { aPerson, rawRows } from "../../testing/a-person.ts";
import { readAs, readNothing } from "../../testing/a-pool.ts";
import { codeOf, failureOf } from "../../testing/code-of.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { openLink, originalLink } from "./print/download-resume.ts";
import { listResumes } from "./resumes.ts";
import { claimUpload } from "./uploads/claim-upload.ts";
import { listFiles } from "./uploads/list-files.ts";
import { parseResume } from "./uploads/parse-resume.ts";
import { purgeUploads } from "./uploads/upload-resume.ts";

const pdf = {
  bytes: new TextEncoder().encode("%PDF-1.7 a very private resume"),
  fileName: "Nora's Läbenslauf (2026).pdf",
  mimeType: "application/pdf",
};

describe.each(testDatabases())("resumes on $name", ({ open }) => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({
      database: await open(),
      pool: readAs({ name: "Nora Vale", skills: ["Triage"] }),
    });
  });
  afterAll(() => deps.database.close());

  const uploaded = async (actor: Parameters<typeof parseResume>[1], file = pdf) => {
    const { uploadId } = await parseResume(deps, actor, file);
    if (uploadId === null) throw new Error("nothing was kept");
    return uploadId;
  };
  const taken = (actor: Parameters<typeof parseResume>[1], uploadId: string) =>
    inTransaction(deps, (tx) =>
      claimUpload(tx, actor, uploadId, async () => ({ score: 61, feedback: ["Add dates."] })),
    );

  it("deletes uploads after 30 days that never became a resume", async () => {
    const { actor } = await aPerson(deps);
    await taken(actor, await uploaded(actor));
    await uploaded(actor);
    const files = async () => (await deps.files.list("")).length;
    const before = await files();
    const after = (days: number) =>
      purgeUploads({ ...deps, now: () => new Date(Date.now() + days * 86_400_000) });
    await after(29);
    expect(await files()).toBe(before);
    await after(31);
    expect(await files()).toBe(before - 1);
    expect(await rawRows(deps, "uploads", actor.userId)).toBe("");
    expect((await listResumes(deps, actor)).resumes).toHaveLength(1);
  });

  it("returns the data read and stores the original sealed", async () => {
    const { actor } = await aPerson(deps);
    const answer = await parseResume(deps, actor, pdf);
    const facts = { recognized: false, fields: 0, sure: 0, pages: 0, unread: 0, placed: 1 };
    expect(answer.file).toEqual(facts);
    expect(answer.parsed).toMatchObject({ name: "Nora Vale", skills: ["Triage"] });
    expect(answer).not.toHaveProperty("language");
    const raw = await rawRows(deps, "uploads", actor.userId);
    expect(raw).not.toMatch(/Nora|Triage|Läbenslauf/);
    const [key = ""] = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]{21}/.exec(raw) ?? [];
    const stored = await deps.files.get(key);
    expect(stored?.length).toBeGreaterThan(pdf.bytes.length);
    expect(Buffer.from(stored ?? []).toString("latin1")).not.toContain("private resume");
  });

  it("turns an upload into the first, default resume, named like the file", async () => {
    const { actor } = await aPerson(deps);
    await taken(actor, await uploaded(actor));
    await taken(actor, await uploaded(actor, { ...pdf, fileName: "second.final.docx" }));
    const { resumes } = await listResumes(deps, actor);
    expect(resumes[0]?.file).toMatchObject({ recognized: false, unread: 0, placed: 1 });
    expect(
      resumes.map(({ name, fileName, isDefault, status, aiScore, feedback, version }) => [
        name,
        fileName,
        isDefault,
        status,
        aiScore,
        feedback,
        version,
      ]),
    ).toEqual([
      ["Nora's Läbenslauf (2026)", "Nora's Läbenslauf (2026).pdf", true, "draft", 61, ["Add dates."], 1],
      ["second.final", "second.final.docx", false, "draft", 61, ["Add dates."], 1],
    ]);
    expect(resumes[0]?.content.skills).toEqual(["Triage"]);
    expect(await rawRows(deps, "resumes", actor.userId)).not.toMatch(/Nora|Triage|second/);
    expect(await rawRows(deps, "uploads", actor.userId)).toBe("");
  });

  it("takes an upload once in spite of repeated and simultaneous requests", async () => {
    const { actor } = await aPerson(deps);
    const uploadId = await uploaded(actor);
    await Promise.all([taken(actor, uploadId), taken(actor, uploadId), taken(actor, uploadId)]);
    await taken(actor, uploadId);
    expect((await listResumes(deps, actor)).resumes).toHaveLength(1);
  });

  it("gives no access to another person's upload, file or list", async () => {
    const { actor: owner } = await aPerson(deps);
    const { actor: other } = await aPerson(deps);
    const uploadId = await uploaded(owner);
    for (const id of [uploadId, newId(), "", "' OR 1=1"]) {
      expect(await codeOf(taken(other, id))).toBe("not_found");
    }
    await taken(owner, uploadId);
    const [resume] = (await listResumes(deps, owner)).resumes;
    expect(await codeOf(originalLink(deps, other, resume?.id ?? ""))).toBe("not_found");
    expect(await codeOf(listFiles(deps, other, { userId: owner.userId }))).toBe("not_found");
    expect(await codeOf(listFiles(deps, other, { userId: "" }))).toBe("not_found");
    expect((await listResumes(deps, other)).resumes).toEqual([]);
  });

  it("gives the owner the identical bytes", async () => {
    const { actor } = await aPerson(deps);
    await taken(actor, await uploaded(actor));
    const { files, success, hasMore } = await listFiles(deps, actor, { userId: actor.userId });
    expect({ success, hasMore }).toEqual({ success: true, hasMore: false });
    expect(files[0]).toMatchObject({ fileName: pdf.fileName, size: pdf.bytes.length });
    const link = await originalLink(deps, actor, files[0]?.id ?? "");
    const file = await openLink(deps, link.slice("/api/files/".length));
    expect(file.fileName).toBe(pdf.fileName);
    expect(file.type).toBe("application/pdf");
    expect(new Uint8Array(file.bytes)).toEqual(pdf.bytes);
    expect((await listFiles(deps, actor, { userId: actor.userId, after: files[0]?.id })).files).toEqual([]);
  });

  it("keeps the ten newest uploads and their files", async () => {
    const { actor } = await aPerson(deps);
    const ids: string[] = [];
    const before = (await deps.files.list("")).length;
    for (let i = 0; i < 12; i++) ids.push(await uploaded(actor, { ...pdf, fileName: `${i}.pdf` }));
    expect((await deps.files.list("")).length - before).toBe(10);
    const codes = await Promise.all(ids.map((id) => codeOf(taken(actor, id))));
    expect(codes).toEqual(["not_found", "not_found", ...Array.from({ length: 10 }, () => "done")]);
  });

  it.each<[ErrorCode, boolean]>([
    ["file_unreadable", true],
    ["file_timeout", true],
    ["file_password", true],
    ["file_too_many_pages", true],
    ["file_kind", false],
    ["file_bomb", false],
    ["file_corrupt", false],
    ["files_busy", false],
  ])("a file with the error %s is stored: %s", async (code, isKept) => {
    const { actor } = await aPerson(deps);
    const failing: Deps = { ...deps, pool: readNothing(new AppError(code, { seconds: 20 })) };
    const failure = await failureOf(parseResume(failing, actor, pdf));
    expect(failure).toMatchObject({ code, details: { seconds: 20 } });
    const uploadId = failure instanceof AppError ? failure.details?.uploadId : undefined;
    expect(typeof uploadId).toBe(isKept ? "string" : "undefined");
    if (typeof uploadId !== "string") return;
    await taken(actor, uploadId);
    const { resumes } = await listResumes(deps, actor);
    expect(resumes).toMatchObject([
      { isDefault: true, content: { skills: [], personalInfo: { email: "" } } },
    ]);
  });

  it("refuses an empty and a too large file before reading", async () => {
    const { actor } = await aPerson(deps);
    const unread: Deps = { ...deps, pool: readNothing(new Error("it was read")) };
    expect(await codeOf(parseResume(unread, actor, { ...pdf, bytes: new Uint8Array() }))).toBe(
      "file_missing",
    );
    const large = { ...pdf, bytes: new Uint8Array(10 * 1024 * 1024 + 1) };
    expect(await codeOf(parseResume(unread, actor, large))).toBe("file_too_large");
  });
});
