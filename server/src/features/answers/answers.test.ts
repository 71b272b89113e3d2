import { answersLimit } from "@waymark/contract/answers";
import { storiesLimit } from "@waymark/contract/stories";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPerson } from "../../testing/a-person.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";

const story = {
  title: "The night of the storm",
  situation: "Two colleagues were missing.",
  task: "Twelve patients had to be looked after.",
  action: "I sorted them by urgency.",
  result: "Nobody waited longer than ten minutes.",
  skills: ["Triage"],
  tags: ["pressure"],
  language: "en",
};
const answer = {
  question: "Why do you want to change?",
  short: "For a ward of my own.",
  medium: "",
  long: "",
  language: "en",
};

// Stories and answers are stored alike.
describe.each([
  ["stories", "story", story, { result: "Nobody waited." }, storiesLimit],
  ["answers", "answer", answer, { short: "To learn." }, answersLimit],
] as const)("%s", (list, one, given, change, limit) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ config: { RATE_LIMITS: "off" } });
  });
  afterAll(() => app.close());
  const caller = async () => {
    const person = await aPerson(app.deps);
    return async (method: "GET" | "POST" | "PUT" | "DELETE", path = "", payload?: object) => {
      const { statusCode, json } = await app.call(person, method, `/api/${list}${path}`, payload);
      return { status: statusCode, body: json() };
    };
  };

  it("are created, changed and deleted, and listed with the one changed last first", async () => {
    const call = await caller();
    const first = (await call("POST", "", given)).body[one];
    const second = (await call("POST", "", given)).body[one];
    expect((await call("PUT", `/${first.id}`, change)).body[one]).toMatchObject({
      ...given,
      ...change,
      version: 2,
    });
    const ids = async () => (await call("GET")).body[list].map(({ id }: { id: string }) => id);
    expect(await ids()).toEqual([first.id, second.id]);
    expect((await call("DELETE", `/${first.id}`)).status).toBe(200);
    expect(await ids()).toEqual([second.id]);
  });

  it("refuse a stale version with the present one, but take the same text again", async () => {
    const call = await caller();
    const { id } = (await call("POST", "", given)).body[one];
    await call("PUT", `/${id}`, { ...change, version: 1 });
    expect((await call("PUT", `/${id}`, { ...change, version: 1 })).status).toBe(200);
    const stale = await call("PUT", `/${id}`, { language: "fr", version: 1 });
    expect([stale.status, stale.body.code, stale.body.details.current.version]).toEqual([409, "conflict", 2]);
  });

  it("of another person are answered like missing ones", async () => {
    const [owner, stranger] = [await caller(), await caller()];
    const { id } = (await owner("POST", "", given)).body[one];
    expect((await stranger("PUT", `/${id}`, change)).status).toBe(404);
    expect((await stranger("DELETE", `/${id}`)).status).toBe(404);
    expect((await stranger("GET")).body[list]).toEqual([]);
  });

  it("end at their limit, however many are created at once", async () => {
    const call = await caller();
    const sent = await Promise.all(Array.from({ length: limit + 3 }, () => call("POST", "", given)));
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(3);
    expect((await call("GET")).body[list]).toHaveLength(limit);
  });

  it("cannot be read in their rows", async () => {
    const call = await caller();
    await call("POST", "", given);
    const { rows } = await app.deps.database.query(`SELECT * FROM ${list}`);
    expect(JSON.stringify(rows)).not.toMatch(/storm|ward/);
  });
});

describe("answers", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ config: { RATE_LIMITS: "off" } });
  });
  afterAll(() => app.close());

  it.each([
    ["Do you need a visa to work here?", "visa"],
    ["Welches Gehalt erwarten Sie?", "salary"],
    ["Avez-vous un casier judiciaire ?", "convictions"],
    ["¿Por qué quiere trabajar con nosotros?", null],
  ])("know a topic that is never filled in unasked: %s", async (question, locked) => {
    const person = await aPerson(app.deps);
    const made = await app.call(person, "POST", "/api/answers", { ...answer, question });
    expect(made.json().answer.locked).toBe(locked);
  });

  it.each(["What is your gender identity?", "Please state your ethnic origin"])(
    "are never stored for statistics: %s",
    async (question) => {
      const person = await aPerson(app.deps);
      const refused = await app.call(person, "POST", "/api/answers", { ...answer, question });
      expect([refused.statusCode, refused.json().code]).toEqual([422, "statistics_question"]);
      const { id } = (await app.call(person, "POST", "/api/answers", answer)).json().answer;
      const changed = await app.call(person, "PUT", `/api/answers/${id}`, { question });
      expect(changed.statusCode).toBe(422);
    },
  );
});
