import { emptyContent } from "@waymark/contract/resumes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { openDocumentParsers } from "../../document-parsers/open-parsers.ts";
import { newId } from "../../ids.ts";
import { aPerson } from "../../testing/a-person.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { createApplication } from "../applications/create-application.ts";
import { listFiles } from "../applications/files/change-file.ts";
import { exportSections } from "../personal-data/parts.ts";
import { createResume } from "../resumes/resumes.ts";
import { removeOverdue } from "./store.ts";
import { letters } from "./tables.ts";

const wish = {
  kind: "posting",
  language: "en",
  convention: "uk",
  tone: "plain",
  length: "short",
} as const;

const nurse = {
  ...emptyContent(),
  personalInfo: {
    ...emptyContent().personalInfo,
    firstName: "Ada",
    lastName: "Moor",
    email: "ada@example.org",
    location: "Leeds, UK",
  },
  experience: [
    {
      id: "e1",
      title: "Staff Nurse",
      company: "Harbour Hospital",
      location: "Leeds",
      startDate: "2019-03",
      endDate: "",
      current: true,
      description: "• Looked after 12 patients on a cardiac ward\n• Trained 4 new colleagues in triage",
    },
  ],
  skills: ["Triage", "Wound care"],
};
const posting =
  "We look for a staff nurse. You need triage and wound care. Experience on a cardiac ward is required.";

describe("letters", () => {
  let deps: Deps;
  let app: TestApp;
  let pool: ReturnType<typeof openDocumentParsers>;
  beforeAll(async () => {
    pool = openDocumentParsers({
      ...{ size: 1, queue: 20, timeoutMs: 20_000, memoryMb: 768 },
      entry: new URL("../../document-parsers/child.ts", import.meta.url),
      execArgv: ["--import", "tsx"],
    });
    app = await openTestApp({ config: { RATE_LIMITS: "off", PLANS: "open" }, pool });
    deps = app.deps;
  });
  afterAll(async () => {
    await app.close();
    await pool.close();
    deps.printer.close();
  });

  async function aWriter() {
    const person = await aPerson(deps);
    const { resume } = await createResume(deps, person.actor, { content: nurse });
    const call = async (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) => {
      const answer = await app.app.inject({
        method,
        url,
        headers: { "sec-fetch-site": "same-origin", ...person.headers },
        ...(payload === undefined ? {} : { payload }),
      });
      const isJson = String(answer.headers["content-type"]).includes("json");
      return { status: answer.statusCode, body: isJson ? answer.json() : {}, raw: answer };
    };
    const aLetter = async (given: object = {}) => {
      const { body } = await call("POST", "/api/letters", {
        wish,
        jobText: posting,
        jobTitle: "Staff Nurse",
        company: "Northgate Clinic",
        ...given,
      });
      return body.letter;
    };
    return { ...person, resume, call, aLetter };
  }

  /** The content with every question answered by a sentence that claims nothing. */
  const answered = (content: { paragraphs: { text: string; question: string | null }[] }) => ({
    ...content,
    paragraphs: content.paragraphs.map((one) =>
      one.question !== null && one.text === "" ? { ...one, text: "Your clinic is close to my heart." } : one,
    ),
  });

  it("is written from a pasted posting and the default resume, and is a draft until its question is answered", async () => {
    const { call, aLetter, resume } = await aWriter();
    const letter = await aLetter();
    expect(letter).toMatchObject({
      status: "draft",
      company: "Northgate Clinic",
      jobTitle: "Staff Nurse",
      resumeId: resume.id,
      name: "Anschreiben an Northgate Clinic",
      version: 1,
    });
    expect(letter.openQuestions).toBeGreaterThan(0);
    const refused = await call("POST", `/api/letters/${letter.id}/download`, { format: "txt" });
    expect([refused.status, refused.body.code]).toEqual([409, "letter_unfinished"]);
    const saved = await call("PUT", `/api/letters/${letter.id}`, {
      content: answered(letter.content),
      version: 1,
    });
    expect(saved.body.letter).toMatchObject({ status: "ready", openQuestions: 0, version: 2 });
    const { body } = await call("GET", "/api/letters");
    expect(body.letters).toMatchObject([{ id: letter.id, status: "ready", company: "Northgate Clinic" }]);
  });

  it.each([
    ["pdf", "%PDF-"],
    ["docx", "PK"],
    ["txt", "Dear"],
    ["eml", ""],
    ["bundle", "%PDF-"],
  ])("is handed over as %s through a link without a session", async (format, start) => {
    const { call, aLetter } = await aWriter();
    const letter = await aLetter();
    await call("PUT", `/api/letters/${letter.id}`, { content: answered(letter.content) });
    const { status, body } = await call("POST", `/api/letters/${letter.id}/download`, { format });
    expect(status).toBe(200);
    const file = await app.app.inject({ method: "GET", url: body.downloadUrl });
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.toString("latin1").slice(0, start.length)).toBe(start);
    if (format === "eml") expect(file.body).toContain('name="Anschreiben an Northgate Clinic.pdf"');
    const forged = await app.app.inject({ method: "GET", url: `${body.downloadUrl}x` });
    expect(forged.statusCode).toBe(404);
  });

  it("keeps the PDF with its application once it was sent, and is a draft again when it is changed", async () => {
    const { actor, call, aLetter } = await aWriter();
    const application = await createApplication(deps, actor, {
      job: { title: "Staff Nurse", company: "Northgate Clinic" },
      stage: "preparing",
    });
    const letter = await aLetter({ applicationId: application.id });
    await call("PUT", `/api/letters/${letter.id}`, { content: answered(letter.content) });
    const { body } = await call("POST", `/api/letters/${letter.id}/sent`, {});
    expect(body.letter.status).toBe("sent");
    await call("POST", `/api/letters/${letter.id}/sent`, {});
    const { files } = await listFiles(deps, actor, application.id);
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ["Anschreiben an Northgate Clinic.pdf", "application/pdf"],
    ]);
    const changed = await call("PUT", `/api/letters/${letter.id}`, { name: "Another" });
    expect(changed.body.letter.status).toBe("ready");
  });

  it("refuses a stale version with the present letter, but takes the same state again", async () => {
    const { call, aLetter } = await aWriter();
    const letter = await aLetter();
    await call("PUT", `/api/letters/${letter.id}`, { name: "First", version: 1 });
    const stale = await call("PUT", `/api/letters/${letter.id}`, { name: "Second", version: 1 });
    expect([stale.status, stale.body.code, stale.body.details.current.name]).toEqual([
      409,
      "conflict",
      "First",
    ]);
    const again = await call("PUT", `/api/letters/${letter.id}`, { name: "First", version: 1 });
    expect([again.status, again.body.letter.version]).toEqual([200, 2]);
  });

  it("goes to the trash and comes back; after thirty days it is removed", async () => {
    const { call, aLetter } = await aWriter();
    const { id } = await aLetter();
    expect((await call("DELETE", `/api/letters/${id}`)).status).toBe(200);
    expect((await call("GET", `/api/letters/${id}`)).status).toBe(404);
    expect((await call("GET", "/api/letters/trash")).body.letters).toMatchObject([{ id }]);
    expect((await call("POST", `/api/letters/${id}/recover`)).status).toBe(200);
    await call("DELETE", `/api/letters/${id}`);
    await removeOverdue(deps.db, new Date(deps.now().getTime() + 31 * 86_400_000));
    expect((await call("POST", `/api/letters/${id}/recover`)).status).toBe(404);
  });

  it("answers another person's letter, resume and application like missing ones", async () => {
    const [owner, stranger] = [await aWriter(), await aWriter()];
    const { id } = await owner.aLetter();
    const theirs = await stranger.aLetter();
    for (const [method, url, body] of [
      ["GET", `/api/letters/${id}`, undefined],
      ["GET", "/api/letters/no-such-letter", undefined],
      ["PUT", `/api/letters/${id}`, { name: "Mine" }],
      ["DELETE", `/api/letters/${id}`, undefined],
      ["POST", `/api/letters/${id}/copy`, {}],
      ["POST", `/api/letters/${id}/write`, { wish }],
      ["POST", `/api/letters/${id}/sent`, {}],
      ["POST", `/api/letters/${id}/download`, { format: "pdf" }],
      ["PUT", `/api/letters/${theirs.id}`, { resumeId: owner.resume.id }],
      ["PUT", `/api/letters/${theirs.id}`, { applicationId: newId() }],
    ] as const)
      expect([method, url, (await stranger.call(method, url, body)).status]).toEqual([method, url, 404]);
  });

  it("is checked sentence by sentence without being saved", async () => {
    const { call, aLetter } = await aWriter();
    const letter = await aLetter();
    const paragraph = {
      id: "p",
      part: "own",
      question: null,
      text: "I looked after 12 patients on a cardiac ward. I led a team of 90 nurses.",
    };
    const { body } = await call("POST", `/api/letters/${letter.id}/evidence`, {
      content: { ...letter.content, paragraphs: [paragraph], proposed: [] },
    });
    expect(body.sentences).toHaveLength(2);
  });

  it("stays whole when its resume and its application are gone", async () => {
    const { actor, call, aLetter, resume } = await aWriter();
    const application = await createApplication(deps, actor, { job: { title: "Nurse" }, stage: "preparing" });
    const { id, content } = await aLetter({ applicationId: application.id });
    await deps.database.query("DELETE FROM resumes WHERE id = $1", [resume.id]);
    await deps.database.query("DELETE FROM applications WHERE id = $1", [application.id]);
    const { body } = await call("GET", `/api/letters/${id}`);
    expect(body.letter).toMatchObject({ content, resumeId: null, applicationId: null });
  });

  it("becomes a letter of one's own words from a file, whose language is found", async () => {
    const { headers } = await aWriter();
    const text =
      "Dear Ms Field,\n\nI am writing about the position on your cardiac ward, where I have worked before.\n\nYours sincerely\nAda Moor";
    const boundary = "b0undary";
    const answer = await app.app.inject({
      method: "POST",
      url: "/api/letters/upload",
      headers: {
        ...headers,
        "sec-fetch-site": "same-origin",
        "content-type": `multipart/form-data; boundary=${boundary}`,
      },
      payload: `--${boundary}\r\nContent-Disposition: form-data; name="letter"; filename="to the ward.txt"\r\nContent-Type: text/plain\r\n\r\n${text}\r\n--${boundary}--\r\n`,
    });
    expect(answer.statusCode).toBe(200);
    const { letter } = answer.json();
    expect(letter).toMatchObject({ name: "to the ward", wish: { language: "en" }, status: "ready" });
    expect(letter.content.paragraphs.map((one: { text: string }) => one.text).join(" ")).toContain(
      "I am writing about the position on your cardiac ward, where I have worked before.",
    );
  });

  it("is in the export of personal data, and nothing of it can be read in its row", async () => {
    const { actor, aLetter } = await aWriter();
    const { id } = await aLetter();
    const section = exportSections.find(({ name }) => name === "letters");
    const exported = await section?.read(deps, actor.userId);
    expect(exported?.data).toMatchObject({ letters: [{ id, company: "Northgate Clinic" }] });
    const rows = await deps.db.select().from(letters);
    expect(JSON.stringify(rows)).not.toMatch(/Northgate|Moor|cardiac/);
  });
});

describe("letters of a plan without them", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ config: { RATE_LIMITS: "off" } });
  });
  afterAll(() => app.close());

  it("are refused with a sentence that names what lifts it, and the list stays open", async () => {
    const { headers } = await aPerson(app.deps);
    const send = (method: "GET" | "POST", payload?: object) =>
      app.app.inject({
        method,
        url: "/api/letters",
        headers: { "sec-fetch-site": "same-origin", ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
    const refused = await send("POST", { wish });
    expect([refused.statusCode, refused.json().code]).toEqual([402, "plan_required"]);
    expect((await send("GET")).statusCode).toBe(200);
  });
});
