import { AnalyzeAnswer } from "@waymark/contract/resume-analysis";
import type { Lexicon } from "@waymark/domain/resume-analysis/spelling/lexicon";
import { aLexicon } from "@waymark/domain/resume-analysis/testing/a-lexicon";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { aPerson, rawRows } from "../../testing/a-person.ts";
import { testDeps } from "../../testing/deps.ts";
import { loadSamples } from "../jobs/samples/load-samples.ts";

const nurse = {
  personalInfo: {
    firstName: "Imke",
    lastName: "Farrow",
    email: "imke@example.org",
    phone: "+1 503 555 0176",
    location: "Portland",
    summary: "Registered nurse with nine years on busy wards, known for calm triage.",
  },
  experience: [
    {
      title: "Registered Nurse",
      company: "Example Hospital",
      startDate: "2017-01",
      endDate: "",
      current: true,
      description: "- Led triage for 40 patients a day\n- Responsible for wound care",
    },
  ],
  education: [{ degree: "BSN", school: "Example University", graduationDate: "2016" }],
  skills: ["Triage", "EHR", "Spanish"],
  achievements: [],
  certifications: ["BLS, 2025"],
};

describe("judging a resume over HTTP", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let lexicon: Lexicon | null = null;
  let person: Awaited<ReturnType<typeof aPerson>>;
  beforeAll(async () => {
    deps = await testDeps({ config: { RATE_LIMITS: "off" }, findLexicon: async () => lexicon });
    await loadSamples(deps);
    app = await createApp(deps);
    await app.ready();
    person = await aPerson(deps);
  });
  afterAll(async () => {
    await app.close();
    await deps.database.close();
  });
  const analyze = (payload: object, headers: Record<string, string> = person.headers) =>
    app.inject({
      method: "POST",
      url: "/api/resume/analyze",
      headers: { "sec-fetch-site": "same-origin", ...headers },
      payload,
    });
  const judged = async (payload: object) => {
    const answer = await analyze(payload);
    expect(answer.statusCode).toBe(200);
    return AnalyzeAnswer.parse(answer.json());
  };

  it("answers score, feedback and checks, the same each time, in the asker's language", async () => {
    const first = await judged({ resume: nurse });
    expect(first.score).toBeGreaterThan(40);
    expect(first).toMatchObject({ language: "en", version: "1.4.0", match: null });
    expect(first.checks).toHaveLength(24);
    expect(first.feedback.slice(-first.strengths.length)).toEqual(first.strengths);
    // The test's person reads German.
    expect(first.checks[0]).toMatchObject({
      id: "name",
      title: "Name",
      seen: "Gefunden: Imke Farrow",
      advice: "",
    });
    expect(first.feedback.join(" ")).toContain("Ihr Lebenslauf hat");
    expect(first.feedback.join(" ")).not.toMatch(/judge\.|\{\{|undefined|null/);
    const weak = first.checks.find(({ id }) => id === "weakOpenings");
    expect(weak?.places).toEqual([
      {
        section: "experience",
        field: "experience.0.description",
        item: 0,
        bullet: 1,
        from: 37,
        to: 63,
        excerpt: "Responsible for wound care",
      },
    ]);
    expect(await judged({ resume: nurse })).toEqual(first);
  });

  it("names misspelled words and offers what was meant", async () => {
    lexicon = aLexicon({ en: "patients" }, [nurse]);
    const description = "Led triage for pateints on the wards and the pateints of busy wards";
    const experience = nurse.experience.map((job) => ({ ...job, description }));
    const { checks } = await judged({ resume: { ...nurse, experience } });
    lexicon = null;
    expect(checks.find(({ id }) => id === "spelling")).toMatchObject({
      advice: "Prüfen Sie die Schreibung von pateints.",
      places: [{ field: "experience.0.description", excerpt: "pateints", from: 15, to: 23 }],
      fixes: [{ kind: "spelling", old: "pateints", text: "patients" }],
    });
  });

  it.each([
    ["an empty object", {}],
    ["nulls", { personalInfo: null, experience: null, skills: null }],
    ["half a resume", { personalInfo: { firstName: "Ada" }, experience: [{ title: "Cook", endDate: null }] }],
  ])("takes %s", async (_, resume) => {
    const { score, feedback } = await judged({ resume });
    expect(score).toBeLessThan(20);
    expect(feedback.length).toBeGreaterThanOrEqual(4);
  });

  it("treats a resume's text as data, never as keys of sentences", async () => {
    const title = "$t(errors.internal) {{job}} <b>";
    const { feedback } = await judged({ resume: { experience: [{ title, description: "Sold" }] } });
    expect(feedback.join("\n")).toContain(title);
  });

  it("stores nothing", async () => {
    await judged({ resume: nurse });
    expect(await rawRows(deps, "resumes", person.actor.userId)).toBe("");
    expect(await rawRows(deps, "uploads", person.actor.userId)).toBe("");
  });

  it("compares with a stored posting without changing the score", async () => {
    const search = await app.inject({
      url: "/api/jobs/search?query=registered+nurse+boston",
      headers: person.headers,
    });
    const jobId = search.json().jobs[0].id;
    const alone = await judged({ resume: nurse });
    const { score, match } = await judged({ resume: nurse, jobId });
    expect(score).toBe(alone.score);
    expect(match?.title).toBe("Registered Nurse");
    const status = new Map(match?.terms.map((term) => [term.term, term.status]));
    expect(status.get("triage")).toBe("found");
    expect(status.get("electronic health records")).toBe("synonym");
    expect(status.get("infection control")).toBe("missing");
    expect(match?.terms.find(({ term }) => term === "ACLS")).toMatchObject({
      need: "nice",
      status: "missing",
    });
    expect(match?.feedback.join(" ")).toContain("infection control");
  });

  it("compares with a pasted text", async () => {
    const { match } = await judged({
      resume: nurse,
      jobText: "Registered Nurse\n\nYou need triage and BLS.",
    });
    expect(match?.score).toBeGreaterThan(70);
    const { match: none } = await judged({ resume: nurse, jobText: "Hello there" });
    expect(none).toMatchObject({ score: null, terms: [] });
  });

  it.each([
    ["a posting that does not exist", { resume: nurse, jobId: newId() }, 404, "not_found"],
    ["an id that is none", { resume: nurse, jobId: "' OR 1=1" }, 404, "not_found"],
    ["a posting twice", { resume: nurse, jobId: newId(), jobText: "Nurse" }, 400, "invalid_request"],
    ["a blank posting", { resume: nurse, jobText: "  " }, 400, "invalid_request"],
    ["a posting without end", { resume: nurse, jobText: "x".repeat(20_001) }, 400, "invalid_request"],
    ["no resume", {}, 400, "invalid_request"],
    ["a resume that is none", { resume: "nurse" }, 400, "invalid_request"],
    [
      "200 kB in one field",
      { resume: { personalInfo: { summary: "x".repeat(200_000) } } },
      400,
      "invalid_request",
    ],
    ["101 jobs", { resume: { experience: Array.from({ length: 101 }, () => ({})) } }, 400, "invalid_request"],
  ])("refuses %s", async (_, payload, status, code) => {
    const answer = await analyze(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it("refuses a call without sign-in or from another site", async () => {
    expect((await analyze({ resume: nurse }, {})).statusCode).toBe(401);
    const foreign = await analyze({ resume: nurse }, { ...person.headers, "sec-fetch-site": "cross-site" });
    expect(foreign.statusCode).toBe(403);
  });
});
