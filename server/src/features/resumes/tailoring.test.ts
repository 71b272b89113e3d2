import { SearchQuery } from "@waymark/contract/jobs";
import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { aPerson, rawRows } from "../../testing/a-person.ts";
import { codeOf } from "../../testing/code-of.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { searchJobs } from "../job-search/search/search-jobs.ts";
import { storePostings } from "../jobs/store-postings.ts";
import { aPosting } from "../jobs/testing/a-posting.ts";
import { compareWithBase, takeFromBase } from "./compare-with-base.ts";
import { copyResume, createResume, deleteResume, getResume } from "./resumes.ts";
import { listRevisions } from "./revisions.ts";
import { saveResume } from "./save-resume.ts";
import { compareWithPosting, tailorResume } from "./tailor-resume.ts";
import { purgeTrash, recoverResume } from "./trash/trash.ts";

const content: ResumeContent = {
  ...emptyContent(),
  skills: ["Excel", "Triage"],
  experience: [
    {
      id: "job-1",
      title: "Nurse",
      company: "Vale Clinic",
      location: "",
      startDate: "2020-01",
      endDate: "",
      current: true,
      description: "• Ordered linen\n• Did triage",
    },
  ],
};
const pasted = {
  jobText: "Registered Nurse\n\nYou do triage on our ward.",
  jobTitle: "Registered Nurse",
  company: "Lakeside",
};

describe.each(testDatabases())("tailored resumes on $name", ({ open }) => {
  let deps: Deps;
  let at = Date.now();
  let actor: Actor;
  beforeAll(async () => {
    deps = await testDeps({ database: await open(), now: () => new Date(at) });
  });
  afterAll(async () => {
    deps.printer.close();
    await deps.database.close();
  });
  beforeEach(async () => {
    at = Date.now();
    ({ actor } = await aPerson(deps));
  });
  const aBase = async () => (await createResume(deps, actor, { name: "Nora", content })).resume;
  const aVariant = async (baseId: string) => (await tailorResume(deps, actor, baseId, pasted)).resume;
  const change = (id: string, over: Partial<ResumeContent>) =>
    saveResume(deps, actor, id, { content: { ...content, ...over } });

  it("have the same content in the posting's order, and name their base", async () => {
    const base = await aBase();
    const variant = await aVariant(base.id);
    expect(variant).toMatchObject({
      name: "Nora – Lakeside",
      status: "draft",
      isDefault: false,
      base: { id: base.id, name: "Nora", version: 1, moved: false },
      job: { id: null, title: "Registered Nurse", company: "Lakeside", text: pasted.jobText },
      content: {
        skills: ["Triage", "Excel"],
        experience: [{ description: "• Did triage\n• Ordered linen" }],
      },
    });
    expect(await rawRows(deps, "resumes", actor.userId)).not.toMatch(/Lakeside|Registered/);
    const { own, theirs } = await compareWithBase(deps, actor, variant.id);
    expect([own.map(({ field }) => field), theirs]).toEqual([["experience.job-1.description", "skills"], []]);
  });

  it("show what is asked, proven and missing, and take single edits alone", async () => {
    const base = await aBase();
    const asked = { ...pasted, jobText: "Registered Nurse\n\nYour profile\n- Triage\n- Python" };
    const sides = await compareWithPosting(deps, actor, base.id, asked);
    const names = (terms: readonly { term: string }[]) => terms.map(({ term }) => term.toLowerCase());
    expect(names(sides.proven)).toContain("triage");
    expect(names(sides.missing).join()).toMatch(/python/);
    expect(sides.edits.map(({ kind }) => kind).toSorted()).toEqual(["bullet-front", "skills-order"]);
    const order = sides.edits.filter(({ kind }) => kind === "skills-order").map(({ id }) => id);
    const { resume } = await tailorResume(deps, actor, base.id, { ...asked, edits: order });
    expect(resume.content).toMatchObject({
      skills: ["Triage", "Excel"],
      experience: [{ description: "• Ordered linen\n• Did triage" }],
    });
    expect(resume.base?.id).toBe(base.id);
    const { actor: other } = await aPerson(deps);
    expect(await codeOf(compareWithPosting(deps, other, base.id, asked))).toBe("not_found");
  });

  it("accept a posting by its id", async () => {
    await storePostings(deps, [
      aPosting({ title: "Midwife of the moon", company: "Crater", url: "https://jobs.example.org/moon" }),
    ]);
    const [job] = (await searchJobs(deps, actor, SearchQuery.parse({ query: "midwife moon" }))).jobs;
    const base = await aBase();
    const { resume } = await tailorResume(deps, actor, base.id, { jobId: job?.id });
    expect(resume.job).toEqual({ id: job?.id, title: "Midwife of the moon", company: "Crater", text: "" });
    expect(await codeOf(tailorResume(deps, actor, base.id, { jobId: newId() }))).toBe("not_found");
  });

  it("report changes of the base, and take over the chosen ones", async () => {
    const base = await aBase();
    const variant = await aVariant(base.id);
    const [job] = content.experience;
    if (job === undefined) throw new Error("no job");
    await change(base.id, {
      skills: ["Excel", "Triage", "Spanish"],
      experience: [{ ...job, location: "Reno" }],
    });
    expect((await getResume(deps, actor, variant.id)).base).toMatchObject({ version: 2, moved: true });
    const { theirs } = await compareWithBase(deps, actor, variant.id);
    expect(theirs).toEqual([
      { field: "experience.job-1.location", before: "", after: "Reno" },
      { field: expect.stringMatching(/^skills\./), before: null, after: "Spanish" },
    ]);
    const { resume: taken } = await takeFromBase(deps, actor, variant.id, {
      fields: ["experience.job-1.location", "skills", "personalInfo.email", "__proto__"],
      version: 1,
    });
    expect(taken).toMatchObject({
      version: 2,
      base: { moved: false },
      content: {
        skills: ["Triage", "Excel"],
        experience: [{ location: "Reno", description: "• Did triage\n• Ordered linen" }],
      },
    });
    expect((await compareWithBase(deps, actor, variant.id)).theirs).toEqual([]);
    expect((await listRevisions(deps, actor, variant.id)).revisions).toHaveLength(1);
    expect(await codeOf(takeFromBase(deps, actor, variant.id, { fields: [], version: 1 }))).toBe("conflict");
  });

  it("report no change when the base was only renamed, or changed back", async () => {
    const base = await aBase();
    const variant = await aVariant(base.id);
    await saveResume(deps, actor, base.id, { name: "Nora 2" });
    await change(base.id, { skills: [] });
    await change(base.id, {});
    expect((await getResume(deps, actor, variant.id)).base).toMatchObject({
      name: "Nora 2",
      version: 4,
      moved: false,
    });
  });

  it("have no base while it is in the trash, and for good once it is deleted", async () => {
    const base = await aBase();
    const variant = await aVariant(base.id);
    await deleteResume(deps, actor, base.id);
    expect(await getResume(deps, actor, variant.id)).toMatchObject({
      base: null,
      job: { company: "Lakeside" },
    });
    expect(await codeOf(compareWithBase(deps, actor, variant.id))).toBe("not_found");
    expect(await codeOf(takeFromBase(deps, actor, variant.id, { fields: [] }))).toBe("not_found");
    await recoverResume(deps, actor, base.id);
    expect((await getResume(deps, actor, variant.id)).base).toMatchObject({ id: base.id });
    await deleteResume(deps, actor, base.id);
    at += 31 * 86_400_000;
    await purgeTrash(deps);
    expect(await getResume(deps, actor, variant.id)).toMatchObject({
      base: null,
      content: { skills: ["Triage", "Excel"] },
    });
    expect(await rawRows(deps, "resumes", actor.userId)).not.toContain(base.id);
  });

  it("are linked in their copies too, and may be tailored again", async () => {
    const base = await aBase();
    const variant = await aVariant(base.id);
    const { resume: copy } = await copyResume(deps, actor, variant.id);
    expect(copy).toMatchObject({ base: { id: base.id, moved: false }, job: variant.job });
    expect((await aVariant(variant.id)).base).toMatchObject({ id: variant.id });
  });

  it("are only created from the person's own resumes", async () => {
    const base = await aBase();
    const variant = await aVariant(base.id);
    const { actor: other } = await aPerson(deps);
    for (const id of [base.id, variant.id, newId(), "' --"]) {
      expect(await codeOf(tailorResume(deps, other, id, pasted))).toBe("not_found");
      expect(await codeOf(compareWithBase(deps, other, id))).toBe("not_found");
      expect(await codeOf(takeFromBase(deps, other, id, { fields: [] }))).toBe("not_found");
    }
  });
});
