import { JobMatchAnswer } from "@waymark/contract/job-search-match";
import { Job, SearchAnswer } from "@waymark/contract/jobs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../app.ts";
import { Caches } from "../../../caches.ts";
import type { Deps } from "../../../deps.ts";
import { noLlm } from "../../../ports/llm/none.ts";
import type { Llm } from "../../../ports/llm/port.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { storePostings } from "../../jobs/store-postings.ts";
import { aPosting } from "../../jobs/testing/a-posting.ts";

describe("match scores over HTTP", () => {
  let deps: Deps;
  let call: TestApp["call"];
  let close: TestApp["close"];
  let nurse: Awaited<ReturnType<typeof aPerson>>;
  let nobody: Awaited<ReturnType<typeof aPerson>>;
  beforeAll(async () => {
    ({ deps, call, close } = await openTestApp({ config: { RATE_LIMITS: "off" } }));
    nurse = await aPerson(deps);
    nobody = await aPerson(deps);
    const words = "We look for people with a good heart.";
    await storePostings(deps, [
      aPosting({ title: "Software Engineer", description: `${words}\nPython, Kubernetes, SQL, Linux.` }),
      aPosting({ title: "Registered Nurse", description: `${words}\nTriage, wound care, phlebotomy, CPR.` }),
      aPosting({ title: "Nurse Educator", description: `${words}\nTeaching and triage.` }),
    ]);
    const made = await call(nurse, "POST", "/api/resumes", { name: "Mine" });
    expect(made.statusCode).toBe(200);
    const { resume } = made.json();
    const content = {
      ...resume.content,
      experience: [
        {
          id: "1",
          title: "Registered Nurse",
          company: "Ghent Hospital",
          location: "Ghent",
          startDate: "2018-01",
          endDate: "",
          current: true,
          description: "- Led triage of 40 patients a day\n- Taught wound care to 12 trainees",
        },
      ],
      skills: ["Phlebotomy"],
    };
    const saved = await call(nurse, "PUT", `/api/resumes/${resume.id}`, { ...resume, content });
    expect(saved.statusCode).toBe(200);
  });
  afterAll(() => close());
  const search = async (actor: typeof nurse, more = "") =>
    SearchAnswer.parse((await call(actor, "GET", `/api/jobs/search?query=good+heart${more}`)).json());

  it("orders by the fit, and shows one number in list and detail", async () => {
    const { jobs, fits } = await search(nurse, "&sort=match");
    expect(jobs.map(({ title }) => title)).toEqual([
      "Registered Nurse",
      "Nurse Educator",
      "Software Engineer",
    ]);
    const scores = jobs.map(({ id }) => fits?.[id] ?? -1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    for (const { id } of jobs) {
      const answer = (await call(nurse, "GET", `/api/jobs/${id}`)).json();
      expect(Job.parse(answer.job).id).toBe(id);
      expect(JobMatchAnswer.parse(answer.fit)).toMatchObject({ score: fits?.[id], basis: "resume" });
    }
    expect((await search(nurse)).fits).toEqual(fits);
    const listed = (await call(nurse, "GET", "/api/resumes")).json().resumes[0];
    const { resume } = (await call(nurse, "GET", `/api/resumes/${listed.id}`)).json();
    for (const { id } of jobs) {
      const asked = { resume: resume.content, jobId: id };
      const { match } = (await call(nurse, "POST", "/api/resume/analyze", asked)).json();
      expect(match.score).toBe(fits?.[id]);
    }
  });

  it("lets a model refine the order when it is asked to, and only the order", async () => {
    const given: string[][] = [];
    const embed: Llm["embed"] = async (_, texts) => {
      given.push([...texts]);
      // The fake model ranks texts about Kubernetes first, then texts about teaching.
      return texts.map((text, i) =>
        i === 0 && given.length === 1
          ? [1, 0]
          : /kubernetes/i.test(text)
            ? [1, 0]
            : /educator/i.test(text)
              ? [1, 1]
              : [0, 1],
      );
    };
    const llm: Llm = { ...noLlm, embedding: "small-embedder", embed: (...asked) => embed(...asked) };
    const refined = await createApp({ ...deps, llm });
    await refined.ready();
    const ask = async (more: string) => {
      const url = `/api/jobs/search?query=good+heart&sort=match${more}`;
      return SearchAnswer.parse((await refined.inject({ url, headers: nurse.headers })).json());
    };
    const titles = ({ jobs }: SearchAnswer) => jobs.map(({ title }) => title);
    const own = await search(nurse, "&sort=match");
    expect(own.refiner).toBeUndefined();
    const offered = await ask("");
    expect(titles(offered)).toEqual(titles(own));
    expect([offered.refiner, offered.refined, given]).toEqual(["small-embedder", undefined, []]);

    const first = await ask("&refine=true");
    expect(titles(first)).toEqual(["Software Engineer", "Nurse Educator", "Registered Nurse"]);
    expect([first.refined, first.fits]).toEqual(["small-embedder", own.fits]);
    // Only titles and skills are sent, nothing else about the person; and nothing is sent twice.
    expect(given[0]?.[0]).toMatch(/Registered Nurse/);
    expect(given[0]?.[0]).not.toMatch(/Nora|Vale|Ghent|40 patients|@/);
    await ask("&refine=true&page=1");
    expect(given).toHaveLength(1);

    const other = await createApp({
      ...deps,
      caches: new Caches(),
      llm: { ...llm, embed: async () => Promise.reject(new Error("slow")) },
    });
    await other.ready();
    const url = "/api/jobs/search?query=good+heart&sort=match&refine=true";
    const failed = SearchAnswer.parse((await other.inject({ url, headers: nurse.headers })).json());
    expect([titles(failed), failed.refined]).toEqual([titles(own), undefined]);
    await Promise.all([refined.close(), other.close()]);
  });

  it("gives Starter the score and the outline, and a paid plan the reasons", async () => {
    const [first] = (await search(nurse, "&sort=match")).jobs;
    const read = async () =>
      JobMatchAnswer.parse((await call(nurse, "GET", `/api/jobs/${first?.id}`)).json().fit);
    expect(await read()).toMatchObject({ reasons: null, locked: { code: "plan_required" } });
    const open = { ...deps, config: { ...deps.config, PLANS: "open" as const } };
    const { readJob } = await import("./read-job.ts");
    const { fit } = await readJob(open, nurse.actor, first?.id ?? "");
    expect(fit.locked).toBeNull();
    const status = Object.fromEntries(fit.reasons?.skills?.items.map(({ id, status }) => [id, status]) ?? []);
    expect(status).toMatchObject({ triage: "shown", phlebotomy: "listed" });
    const told = fit.reasons?.skills?.items.find(({ id }) => id === "triage");
    expect(told?.where[0]).toMatchObject({ section: "experience", item: 0 });
    expect(fit.reasons?.title).toMatchObject({ share: 100, own: "Registered Nurse" });
  });

  it("gives no score without data about the person", async () => {
    const { fits, jobs } = await search(nobody);
    expect(fits).toEqual({});
    const { fit } = (await call(nobody, "GET", `/api/jobs/${jobs[0]?.id}`)).json();
    expect(fit).toMatchObject({ score: null, basis: "none", reasons: null });
  });

  it("uses the current resume and profile at each search", async () => {
    const baker = await aPerson(deps);
    expect((await search(baker)).fits).toEqual({});
    const { resume } = (await call(baker, "POST", "/api/resumes", { name: "Mine" })).json();
    const save = (skills: string[]) =>
      call(baker, "PUT", `/api/resumes/${resume.id}`, { content: { ...resume.content, skills } });
    await save(["Kubernetes", "Python"]);
    const asEngineer = (await search(baker)).fits;
    expect((await search(baker)).fits).toEqual(asEngineer);
    await save(["Triage", "Wound care"]);
    expect((await search(baker)).fits).not.toEqual(asEngineer);
    await call(baker, "DELETE", `/api/resumes/${resume.id}`);
    expect((await search(baker)).fits).toEqual({});
  });

  it("answers 404 for a posting that is not there", async () => {
    expect((await call(nurse, "GET", "/api/jobs/nothing")).statusCode).toBe(404);
  });

  it("stores which skills are only a plus", async () => {
    await storePostings(deps, [
      aPosting({ title: "Plumber", description: "Required: welding.\nPython is a plus." }),
    ]);
    const rows = await deps.db.execute(sql`select skills, welcome_skills from jobs where title = 'Plumber'`);
    expect(JSON.stringify(rows)).toContain('"welcome_skills":["python"]');
  });
});
