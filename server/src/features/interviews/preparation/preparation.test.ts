import { Preparation } from "@waymark/contract/interviews-preparation";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { rawRows } from "../../../testing/a-person.ts";
import { testDatabases } from "../../../testing/database.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { createApplication } from "../../applications/create-application.ts";
import { storePostings } from "../../jobs/store-postings.ts";
import { aPosting } from "../../jobs/testing/a-posting.ts";
import { aCandidate } from "../practice/testing/a-candidate.ts";

const posting =
  "About us:\nHarbour Health has run two clinics in Leeds since 1982 and is owned by its staff.\n\nYour tasks:\n- You take over triage on a busy ward\n- You keep the drug cabinet in order\n\nYour profile:\n- Wound care and infection control\n- Teamwork\n\nWe offer:\n- Free parking and a pension scheme with Python lessons";
const noon = Date.UTC(2026, 10, 22, 12);

describe.each(testDatabases())("preparation of an interview on $name", ({ open }) => {
  let deps: Deps;
  let product: Pick<TestApp, "app" | "deps">;
  let close: TestApp["close"];
  let one: Awaited<ReturnType<typeof aCandidate>>;
  let other: Awaited<ReturnType<typeof aCandidate>>;
  let applicationId: string;
  beforeAll(async () => {
    const opened = await openTestApp({
      database: await open(),
      config: { RATE_LIMITS: "off", PLANS: "open" },
      now: () => new Date(noon),
    });
    ({ deps, close } = opened);
    product = opened;
    one = await aCandidate(product);
    other = await aCandidate(product);
    const job = { title: "Registered Nurse", company: "Harbour Health", location: "Leeds, UK" };
    applicationId = (await createApplication(deps, one.actor, { job, description: posting })).id;
    await storePostings(
      deps,
      ["Nurse", "Ward Sister", "Porter"].map((title, at) =>
        aPosting({
          ...{ title, company: "Harbour Health", location: "Leeds, UK", description: posting },
          ...{ salary: `${30 + at}000 GBP per year`, postedAt: new Date(noon - at * 40 * 86_400_000) },
        }),
      ),
    );
  });
  afterAll(() => close());

  const plan = async (more: object = {}) => {
    const { status, body } = await one.call("POST", "/api/interviews", {
      ...{ kind: "on-site", timeZone: "Europe/London", place: "Quay Street, Leeds, UK", applicationId },
      ...{ startsLocal: "2026-11-24T09:00", endsLocal: "2026-11-24T10:00", people: [{ name: "Ada Byron" }] },
      ...more,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.interview.id as string;
  };
  const read = async (id: string, query = "") => {
    const { status, body } = await one.call("GET", `/api/interviews/${id}/preparation${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return Preparation.parse(body.preparation);
  };

  it("answers what the posting asks with lines and stories, and says what nothing answers", async () => {
    const { asks, resume, posting: read_ } = await read(await plan());
    expect(read_).toMatchObject({ title: "Registered Nurse", hasText: true, isGone: false });
    expect(resume).not.toBeNull();
    const ask = (words: string) => asks.find((one) => one.words.includes(words));
    expect(ask("triage")).toMatchObject({ status: "shown", need: "must" });
    expect(ask("triage")?.proofs[0]).toMatchObject({ from: "story", text: "Shorter waits at triage" });
    expect(ask("Wound care")).toMatchObject({
      status: "partly",
      terms: [{ status: "listed" }, { status: "missing" }],
    });
    expect(ask("drug cabinet")?.status).toBe("unread");
    expect(asks.map(({ words }) => words).join()).not.toMatch(/parking|owned by/);
  });

  it("takes questions from the bank with a reason, in the posting's language or the asked one", async () => {
    const id = await plan();
    const { questions, language, role } = await read(id);
    expect([language, role?.id]).toEqual(["en", "registered-nurse"]);
    expect(questions.length).toBeGreaterThan(8);
    expect(questions.filter(({ reason }) => reason === "role").length).toBeGreaterThan(0);
    expect(questions.find(({ reason }) => reason === "posting")?.words).toBe("teamwork");
    expect(questions.at(-1)).toMatchObject({ id: null, reason: "missing" });
    const german = await read(id, "?language=de");
    expect(german.questions.find(({ id: question }) => question === questions[0]?.id)?.text).not.toBe(
      questions[0]?.text,
    );
  });

  it("says what the employer's postings say, and what follows from kind and country", async () => {
    const { company, checklist, country, back } = await read(await plan({ kind: "trial-day" }));
    expect(company).toMatchObject({ openings: 3, lastMonth: 1, lastQuarter: 3, samples: false });
    expect(company?.pay).toEqual({ currency: "GBP", low: 30_000, high: 32_000, count: 3 });
    expect(company?.words[0]).toMatchObject({
      text: "Harbour Health has run two clinics in Leeds since 1982 and is owned by its staff",
    });
    expect(country).toBe("GB");
    const ids = checklist.map((item) => item.id);
    expect(ids).toEqual(expect.arrayContaining(["route", "trial-agreed", "law-trial-paid"]));
    expect(ids).not.toContain("try-link");
    expect(back[0]).toMatchObject({ id: "trial-terms", reason: "round" });
    expect(back.find(({ id }) => id === "pay")?.reason).toBe("unsaid");
  });

  it("prints two pages, however much there is", async () => {
    const many = Array.from(
      { length: 120 },
      (_, at) => `- You know infection control and rule ${at} of the ward`,
    );
    const description = `Your tasks:\n${many.join("\n")}\n${"Nursing and triage ".repeat(300)}`;
    const job = { title: "N".repeat(300), company: "Ä".repeat(200) };
    const long = await createApplication(deps, one.actor, { job, description });
    for (const id of [await plan(), await plan({ applicationId: long.id, place: "x".repeat(500) })])
      for (const paper of ["a4", "letter"]) {
        const { raw } = await one.call("GET", `/api/interviews/${id}/preparation/file?paper=${paper}`);
        expect(raw.headers["content-type"]).toBe("application/pdf");
        const pdf = await getDocumentProxy(new Uint8Array(raw.rawPayload), { verbosity: 0 });
        expect(pdf.numPages).toBeLessThanOrEqual(2);
        const { items } = await (await pdf.getPage(1)).getTextContent();
        expect(items.map((item) => ("str" in item ? item.str : "")).join(" ")).toMatch(/triage/i);
      }
  });

  it("keeps notes sealed, by version, and blank ones before anything is written", async () => {
    const id = await plan();
    expect((await read(id)).notes).toMatchObject({ version: 0, done: [], notes: "" });
    const save = (body: object) => one.call("PUT", `/api/interviews/${id}/notes`, body);
    const saved = await save({ version: 0, notes: "They need nights", done: ["route"], travelMinutes: 35 });
    expect(saved.body.notes).toMatchObject({ version: 1, notes: "They need nights", travelMinutes: 35 });
    expect((await save({ version: 0, notes: "They need nights" })).body.notes.version).toBe(1);
    const stale = await save({ version: 0, notes: "Other" });
    expect([stale.status, stale.body.details.current.notes]).toEqual([409, "They need nights"]);
    expect(await rawRows(deps, "interview_notes", one.user.id)).not.toContain("nights");
  });

  it("puts what was asked into the bank, and replaces it when the debrief is repeated", async () => {
    const id = await plan();
    const [bank, own] = ["own-mistake", newId()];
    const asked = [
      { id: newId(), question: bank, text: "", went: "well" },
      { id: own, question: null, text: "What would you do if the drug count is wrong?", went: "badly" },
      { id: newId(), question: null, text: "   ", went: null },
    ];
    await one.call("PUT", `/api/interviews/${id}/notes`, { asked, went: 3, spokeOf: "We spoke of nights." });
    const debrief = () => one.call("POST", `/api/interviews/${id}/debrief`, { language: "en" });
    const first = await debrief();
    expect(first.body).toMatchObject({ added: 1, notes: { debriefedAt: "2026-11-22T12:00:00.000Z" } });
    expect((await debrief()).body.added).toBe(0);
    const read = async (question: string) =>
      (await one.call("GET", `/api/interview-questions/${question}`)).body.question;
    expect(await read(own)).toMatchObject({ own: true, kind: "situation" });
    expect((await read(bank)).askedAt).toEqual([
      { company: "Harbour Health", title: "Registered Nurse", on: "2026-11-24", interviewId: id },
    ]);
    const list = await one.call("GET", "/api/interviews");
    expect(list.body.interviews.find((interview: { id: string }) => interview.id === id).status).toBe("done");
    const { questions } = Preparation.parse(
      (await one.call("GET", `/api/interviews/${id}/preparation`)).body.preparation,
    );
    expect(questions.find((question) => question.id === own)?.reason).toBe("asked-here");
    await one.call("PUT", `/api/interviews/${id}/notes`, { asked: asked.slice(1) });
    await debrief();
    expect((await read(bank)).askedAt).toEqual([]);
    expect((await read(own)).askedAt).toHaveLength(1);
  });

  it("writes a thank-you note to the interviewer, with the person's own words in it", async () => {
    const id = await plan();
    await one.call("PUT", `/api/interviews/${id}/notes`, {
      spokeOf: "Your plan for the night shift stays with me.",
    });
    const body = { person: "Ada Byron", language: "en", convention: "uk" };
    const thanked = await one.call("POST", `/api/interviews/${id}/thank-you`, body);
    expect(thanked.status, JSON.stringify(thanked.body)).toBe(200);
    const { letter } = (await one.call("GET", `/api/letters/${thanked.body.letterId}`)).body;
    expect(letter).toMatchObject({ wish: { kind: "thank-you" }, applicationId, openQuestions: 0 });
    expect(letter.content.recipient.person).toBe("Ada Byron");
    expect(JSON.stringify(letter.content.paragraphs)).toContain(
      "Your plan for the night shift stays with me.",
    );
    expect(thanked.body.notes.letterId).toBe(letter.id);
  });

  it("gives nothing of it to another person, and nothing to a plan without it", async () => {
    const id = await plan();
    for (const target of [id, newId()]) {
      for (const path of ["preparation", "preparation/file", "notes"])
        expect((await other.call("GET", `/api/interviews/${target}/${path}`)).status).toBe(404);
      expect((await other.call("PUT", `/api/interviews/${target}/notes`, { notes: "x" })).status).toBe(404);
      expect((await other.call("POST", `/api/interviews/${target}/debrief`, { language: "en" })).status).toBe(
        404,
      );
    }
  });
});
