import { emptyContent, Resume } from "@waymark/contract/resumes";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { makeFileToken } from "../../ports/files/file-link.ts";
import { aPerson } from "../../testing/a-person.ts";
import { readAs } from "../../testing/a-pool.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";

const fileName = 'Nora\'s "Läbenslauf" <b>;\u202e.pdf';
const bytes = Buffer.from("%PDF-1.7 of Nora");
const Linked = z.object({ downloadUrl: z.string() });

/** A form as browsers send it. */
function formOf(fields: Readonly<Record<string, string>>, file: Buffer, name: string) {
  const head = Object.entries(fields).map(
    ([field, value]) => `--xx\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const disposition = `--xx\r\ncontent-disposition: form-data; name="resume"; filename="${name}"\r\n`;
  return {
    headers: { "content-type": "multipart/form-data; boundary=xx" },
    payload: Buffer.concat([
      Buffer.from(`${head.join("")}${disposition}content-type: application/pdf\r\n\r\n`),
      file,
      Buffer.from("\r\n--xx--\r\n"),
    ]),
  };
}

describe("keeping resumes over HTTP", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  let at = Date.now();
  let person: Awaited<ReturnType<typeof aPerson>>;
  beforeAll(async () => {
    ({ deps, app, close } = await openTestApp({
      config: { RATE_LIMITS: "off" },
      pool: readAs({ skills: ["Triage"] }),
      now: () => new Date(at),
    }));
    person = await aPerson(deps);
  });
  afterAll(async () => {
    await close();
    deps.printer.close();
  });
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, over: InjectOptions = {}) =>
    app.inject({
      method,
      url,
      ...over,
      headers: { "sec-fetch-site": "same-origin", ...person.headers, ...over.headers },
    });
  const upload = async (name = "Nora Vale.pdf", fields = {}) => {
    const answer = await ask("POST", "/api/resumes/upload", formOf(fields, bytes, name));
    expect(answer.statusCode, answer.body).toBe(200);
    return { ...answer.json(), resume: Resume.parse(answer.json().resume) };
  };
  /** A request without cookies. */
  const inNewTab = (url: string, language = "de") =>
    app.inject({ url, headers: { "accept-language": language } });

  it("goes from upload to trash and back", async () => {
    const { resume, ...answer } = await upload("Nora Vale.pdf", { progressId: "one" });
    expect(answer).toMatchObject({ fileName: "Nora Vale.pdf", profileForm: { skills: "Triage" } });
    expect(answer.storagePath).toMatch(/^[0-9a-f-]{36}$/);
    const { status: _status, ...whole } = resume;
    const saved = await ask("PUT", `/api/resumes/${resume.id}`, { payload: { ...whole, name: "CV 2" } });
    expect(saved.json().resume).toMatchObject({ name: "CV 2", version: 2 });
    const stale = await ask("PUT", `/api/resumes/${resume.id}`, { payload: { name: "CV 3", version: 1 } });
    expect([stale.statusCode, stale.json().code]).toEqual([409, "conflict"]);
    expect(Resume.parse(stale.json().details.current).name).toBe("CV 2");
    expect((await ask("DELETE", `/api/resumes/${resume.id}`)).json()).toEqual({ ok: true });
    expect((await ask("GET", "/api/resumes/trash")).json().resumes).toMatchObject([{ name: "CV 2" }]);
    expect((await ask("POST", `/api/resumes/${resume.id}/recover`)).statusCode).toBe(200);
    expect((await ask("GET", `/api/resumes/${resume.id}/revisions`)).json().revisions).toHaveLength(1);
    const reading = await ask("GET", `/api/resumes/${resume.id}/reading`);
    expect(reading.json()).toMatchObject({ format: "pdf", content: { skills: ["Triage"] } });
  });

  it("accepts 20,000 characters in one field and reports more as an error", async () => {
    const translate = (summary: string) => {
      const { personalInfo, ...rest } = emptyContent();
      return ask("POST", "/api/resumes", {
        payload: { content: { ...rest, personalInfo: { ...personalInfo, summary } } },
      });
    };
    expect((await translate("é".repeat(20_000))).statusCode).toBe(200);
    const refused = await translate("x".repeat(200_000));
    expect([refused.statusCode, refused.json().details.fields[0].field]).toEqual([
      400,
      "content.personalInfo.summary",
    ]);
  });

  it("serves an original by a link without cookies, with a safe name, for five minutes", async () => {
    const { resume } = await upload(encodeURIComponent(fileName));
    const asked = await ask("POST", `/api/resumes/${resume.id}/download`, {
      payload: { format: "original", fileUrl: "https://evil.example/x" },
    });
    const { downloadUrl } = Linked.parse(asked.json());
    const file = await inNewTab(downloadUrl);
    expect([file.statusCode, file.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(file.headers).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w%.!~-]+$/,
      ),
    });
    expect(downloadUrl).not.toContain(resume.storagePath);
    at += 5 * 60_000;
    const late = await inNewTab(downloadUrl, "fr");
    expect([late.statusCode, late.json().code]).toEqual([410, "link_stale"]);
    expect(late.json().error).toMatch(/lien/);
  });

  it("redirects from the stored address to such a link, for its owner only", async () => {
    const { resume, fileUrl } = await upload();
    const way = await ask("GET", fileUrl);
    expect(way.statusCode).toBe(302);
    expect((await inNewTab(String(way.headers.location))).rawPayload.equals(bytes)).toBe(true);
    expect((await inNewTab(fileUrl)).statusCode).toBe(401);
    const other = await aPerson(deps);
    for (const [method, url] of [
      ["GET", fileUrl],
      ["GET", `/api/resumes/${resume.id}/reading`],
      ["POST", `/api/resumes/${resume.id}/download`],
    ] as const) {
      const answer = await ask(method, url, {
        headers: other.headers,
        ...(method === "POST" && { payload: {} }),
      });
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
  });

  it("refuses a forged link, and a link to a deleted file", async () => {
    const { resume } = await upload();
    const { downloadUrl } = Linked.parse(
      (await ask("POST", `/api/resumes/${resume.id}/download`, { payload: { format: "original" } })).json(),
    );
    const [payload = "", signature = ""] = downloadUrl.slice("/api/files/".length).split(".");
    const forged = Buffer.from(
      Buffer.from(payload, "base64url")
        .toString()
        .replace(/^\[\d+/, "[9999999999999"),
    ).toString("base64url");
    const linked = { userId: person.actor.userId, id: resume.id, format: "original" };
    const tokens = [
      "",
      "x",
      "a.b.c",
      `${payload}.`,
      `${forged}.${signature}`,
      `${payload}.${signature}.x`,
      makeFileToken(deps, { ...linked, key: "another-file" }),
      makeFileToken(deps, { ...linked, key: resume.storagePath, userId: (await aPerson(deps)).actor.userId }),
    ];
    for (const token of tokens) expect((await inNewTab(`/api/files/${token}`)).statusCode, token).toBe(404);
    await ask("DELETE", `/api/resumes/${resume.id}`);
    expect((await inNewTab(downloadUrl)).statusCode).toBe(404);
  });

  it("prints a resume as a PDF with its name", async () => {
    const made = await ask("POST", "/api/resumes", { payload: { name: "Größe / 2026" } });
    const { id } = Resume.parse(made.json().resume);
    const asked = await ask("POST", `/api/resumes/${id}/download`, { payload: {} });
    const file = await inNewTab(Linked.parse(asked.json()).downloadUrl);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(file.headers["content-disposition"]).toContain("filename*=UTF-8''Gr%C3%B6%C3%9Fe%20_%202026.pdf");
    const none = await ask("POST", `/api/resumes/${id}/download`, { payload: { format: "original" } });
    expect(none.statusCode).toBe(404);
  });
});
