import type { FastifyInstance } from "fastify";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { openDocumentParsers } from "../../../document-parsers/open-parsers.ts";
import { aBrowser, signedUpBrowser } from "../../../testing/a-browser.ts";
import { childProgram } from "../../../testing/child-program.ts";
import { openTestDatabase } from "../../../testing/database.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";

const archive = zipSync({
  "Profile.csv": strToU8("First Name,Last Name,Headline,Summary\nNora,Vale,Head Nurse,I lead a ward.\n"),
  "Positions.csv": strToU8("Company Name,Title,Started On\nCity Hospital,Head Nurse,Mar 2019\n"),
  "Skills.csv": strToU8("Name\nTriage\n"),
  "messages.csv": strToU8("private things\n"),
});

async function formOf(field: string, bytes: Uint8Array) {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)], { type: "application/zip" }), "Basic_Export.zip");
  const request = new Request("http://a.b", { method: "POST", body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { "content-type": request.headers.get("content-type") ?? "" },
  };
}

describe("LinkedIn's data export over HTTP", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  beforeAll(async () => {
    const pool = openDocumentParsers({
      size: 1,
      queue: 50,
      timeoutMs: 15_000,
      memoryMb: 768,
      ...childProgram("document-parsers/child.ts"),
    });
    ({ deps, app, close } = await openTestApp({
      database: await openTestDatabase(),
      config: { RATE_LIMITS: "off" },
      pool,
    }));
  });
  afterAll(async () => {
    await close();
    await deps.pool.close();
  });

  it("fills the profile and becomes the first resume, without storing the archive", async () => {
    const { browser, id, email } = await signedUpBrowser(app);
    const read = (await browser("POST", "/api/resume/linkedin", await formOf("archive", archive))).json();
    expect(read).toMatchObject({
      profileForm: { fullName: "Nora Vale", desiredRole: "Head Nurse", skills: "Triage" },
      parsed: { skills: ["Triage"] },
      content: { experience: [{ company: "City Hospital", startDate: "2019-03", current: true }] },
      uploadId: expect.any(String),
    });
    expect(await deps.files.list("")).toEqual([]);
    const payload = { userId: id, name: "Nora Vale", email, uploadId: read.uploadId };
    const created = await browser("POST", "/api/profile/create", { payload });
    expect(created.json().user).toMatchObject({
      skills: ["Triage"],
      title: "Head Nurse",
      company: "City Hospital",
    });
    const { resumes } = (await browser("GET", "/api/resumes")).json();
    expect(resumes).toMatchObject([
      {
        name: "LinkedIn",
        fileName: "",
        fileUrl: "",
        storagePath: "",
        isDefault: true,
        content: { skills: ["Triage"] },
      },
    ]);
    expect((await browser("GET", `/api/resumes/files/${id}`)).json().files).toEqual([]);
    expect((await browser("GET", `/api/resumes/${resumes[0].id}/file`)).statusCode).toBe(404);
    expect((await browser("POST", "/api/profile/create", { payload })).statusCode).toBe(200);
    expect((await browser("GET", "/api/resumes")).json().resumes).toHaveLength(1);
  });

  it.each<[string, string, Uint8Array, number, string]>([
    ["no file", "other", archive, 400, "file_missing"],
    ["an empty file", "archive", new Uint8Array(0), 400, "file_missing"],
    ["a PDF", "archive", strToU8("%PDF-1.7"), 422, "linkedin_export"],
    ["another ZIP", "archive", zipSync({ "a.txt": strToU8("a") }), 422, "linkedin_export"],
    ["more than 10 MB", "archive", new Uint8Array(10 * 1024 * 1024 + 1), 413, "file_too_large"],
  ])("refuses %s", async (_what, field, bytes, status, code) => {
    const { browser } = await signedUpBrowser(app);
    const answer = await browser("POST", "/api/resume/linkedin", await formOf(field, bytes));
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it("refuses visitors", async () => {
    const answer = await aBrowser(app)("POST", "/api/resume/linkedin", await formOf("archive", archive));
    expect(answer.statusCode).toBe(401);
  });
});
