import { AppError } from "@waymark/contract/errors";
import { Insights, SearchAnswer } from "@waymark/contract/jobs";
import { languages } from "@waymark/contract/values";
import { skillById } from "@waymark/domain/vocabulary/skills";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { everyTestDatabase } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { register } from "../../accounts/credentials/register.ts";
import { changePerson } from "../../accounts/profile/change-person.ts";
import { getJob } from "../../jobs/get-job.ts";
import { allSamples, loadSamples, updateSamples } from "../../jobs/samples/load-samples.ts";
import { storePostings } from "../../jobs/store-postings.ts";
import { aPosting } from "../../jobs/testing/a-posting.ts";
import { insightsForJobs } from "../insights/insights-for-jobs.ts";
import { trendingJobs } from "../trending/trending-jobs.ts";
import { searchJobs } from "./search-jobs.ts";

const start = new Date("2026-11-20T12:00:00Z");
const actor = { userId: "nobody", verified: true, teams: [], locale: "en" as const, timeZone: "UTC" };
const daysAgo = (days: number) => new Date(start.getTime() - days * 86_400_000);
const ask = (more: object = {}) => ({ query: "", page: 1, limit: 20, ...more });

describe.each(everyTestDatabase())("job search on $name", ({ open }) => {
  let deps: Deps;
  let now = start;
  beforeEach(async () => {
    now = start;
    deps = await testDeps({ database: await open(), now: () => now });
  });
  afterEach(() => deps.database.close());

  const nurses = (count: number, more: object = {}) =>
    Array.from({ length: count }, (_, i) =>
      aPosting({
        title: "Registered Nurse",
        company: i % 2 === 0 ? "Harbor Health" : `Clinic ${i}`,
        location: "Boston, MA",
        salary: `$${60 + i},000 - $${70 + i},000`,
        description: `Patient care, triage and wound care on ward ${i}.`,
        postedAt: daysAgo(i),
        ...more,
      }),
    );

  it("shows samples where nothing real is; they are renewed daily and step aside for real postings", async () => {
    const tomorrow = new Date(start.getTime() + 86_400_000);
    const sampleNurses = async () =>
      (await searchJobs(deps, actor, ask({ query: "registered nurse", location: "US" }))).jobs.filter(
        (j) => j.sample,
      ).length;
    await loadSamples(deps);
    const found = await searchJobs(deps, actor, ask({ limit: 100 }));
    expect(found).toMatchObject({ total: allSamples().length, totalExact: true, samples: true });
    expect(found.jobs.every((job) => job.sample && job.source === "sample")).toBe(true);
    expect(found.jobs[0]?.postedDate).toBe(start.toISOString());
    expect(SearchAnswer.safeParse(found).success).toBe(true);
    for (const query of ["registered nurse", "enfermero", "infirmière", "Pflegefachkraft"]) {
      expect((await searchJobs(deps, actor, ask({ query }))).jobs.length).toBeGreaterThan(0);
    }
    expect(await sampleNurses()).toBeGreaterThan(1);

    await storePostings(deps, [
      aPosting({ title: "Midwife", location: "Reno, NV", url: "https://jobs.example.org/midwife" }),
    ]);
    await updateSamples(deps);
    expect(await sampleNurses()).toBe(0);
    expect((await searchJobs(deps, actor, ask({ query: "infirmière" }))).jobs.length).toBeGreaterThan(0);
    expect((await searchJobs(deps, actor, ask({ query: "electrician", location: "US" }))).samples).toBe(true);
    const shown = (await searchJobs(deps, actor, ask())).total;

    now = tomorrow;
    await loadSamples(deps);
    expect(await sampleNurses()).toBe(0);
    const renewed = await searchJobs(deps, actor, ask({ limit: 1 }));
    expect([renewed.total, renewed.jobs[0]?.postedDate]).toEqual([shown, tomorrow.toISOString()]);
  });

  it("takes the minimum pay in the searched place's currency, else the person's", async () => {
    const { user } = await register(
      deps,
      { email: "pay@example.org", password: "correct horse battery", fullName: "Pay Day" },
      "fr",
    );
    await storePostings(deps, [
      aPosting({ title: "Potter", location: "Leeds, UK", salary: "£40,000 a year" }),
      aPosting({ title: "Potter", location: "Lyon, France", salary: "38 000 € par an" }),
      aPosting({ title: "Potter", location: "Nice, France" }),
    ]);
    const places = async (more: object) =>
      (
        await searchJobs(
          deps,
          { ...actor, userId: user.id, locale: "fr" },
          ask({ query: "potter", salaryMin: 35_000, ...more }),
        )
      ).jobs
        .map((job) => job.location)
        .sort();
    expect(await places({})).toEqual(["Lyon, France"]);
    expect(await places({ location: "UK" })).toEqual(["Leeds, UK"]);
    expect(await places({ unknownPay: true })).toEqual(["Lyon, France", "Nice, France"]);
  });

  it("shows postings of the person's country first, and the whole country where a town has none", async () => {
    const { actor: houston } = await aPerson(deps);
    await changePerson(deps, houston, () => ({ location: "Houston, TX" }));
    await storePostings(deps, [
      ...["Leeds, UK", "Hull, UK"].map((location) => aPosting({ title: "Farrier", location })),
      aPosting({ title: "Farrier", location: "Austin, TX", postedAt: daysAgo(9) }),
    ]);
    const found = (query: string, who = actor) => searchJobs(deps, { ...who, locale: "en" }, ask({ query }));
    const places = async (query: string, who = actor) =>
      (await found(query, who)).jobs.map((job) => job.location);
    expect((await places("farrier", { ...actor, userId: houston.userId }))[0]).toBe("Austin, TX");
    expect((await places("farrier")).at(-1)).toBe("Austin, TX");
    const widened = await found("farrier Houston");
    expect(widened.jobs.map((job) => job.location)).toEqual(["Austin, TX"]);
    expect(widened.understood).toMatchObject({ widened: { place: "Houston", country: "US" }, leftOut: [] });
    expect((await found("farrier Madrid")).understood?.widened).toBeUndefined();
  });

  it("answers one posting whole, and nothing for an id that is not there", async () => {
    await storePostings(deps, [aPosting({ title: "Clockmaker", description: "tick ".repeat(3_000) })]);
    const [job] = (await searchJobs(deps, actor, ask({ query: "clockmaker" }))).jobs;
    expect(job?.description).toHaveLength(6_000);
    expect((await getJob(deps, job?.id ?? ""))?.description.length).toBeGreaterThan(14_000);
    expect(await getJob(deps, "nothing")).toBeNull();
  });

  it("counts what is searched for only where postings carry it as their title", async () => {
    await storePostings(deps, [
      ...nurses(9),
      aPosting({ title: "Baker" }),
      aPosting({ title: "Candlemaker" }),
    ]);
    const { actor: sharing } = await aPerson(deps);
    await changePerson(deps, sharing, (_tx, { privacySettings }) => ({
      privacySettings: { ...privacySettings, dataSharing: true },
    }));
    const { actor: silent } = await aPerson(deps);
    for (let i = 0; i < 4; i++) {
      await searchJobs(deps, sharing, ask({ query: "Bakers" }));
      await searchJobs(deps, sharing, ask({ query: "jane doe nurse" }));
      for (let j = 0; j < 4; j++) await searchJobs(deps, silent, ask({ query: "Candlemakers" }));
    }
    const { keywords } = await trendingJobs(deps, actor);
    // Candles were searched for more often, but by somebody who does not share their searches.
    expect(keywords[0]).toBe("Baker");
    expect(keywords).toContain("Registered Nurse");
    expect(keywords.join().toLowerCase()).not.toContain("jane");
  });

  it("computes insights from what is stored, in every language", async () => {
    await storePostings(deps, nurses(12));
    await storePostings(deps, nurses(3, { salary: "£31,000 a year", location: "York, UK" }));
    for (const locale of languages) {
      const { insights } = await insightsForJobs(deps, { ...actor, locale }, { query: "registered nurses" });
      expect(Insights.safeParse(insights).success).toBe(true);
      expect(insights.figures).toMatchObject({ matches: 15, tier: "title", titles: 15, samples: false });
      expect(insights.figures.salary).toEqual({
        p25: 67_750,
        p50: 70_500,
        p75: 73_250,
        currency: "USD",
        count: 12,
      });
      expect(insights.skillsInDemand).toContain(skillById("wound-care")?.names[locale]);
      expect(JSON.stringify(insights)).not.toMatch(/jobs\.insights|\{\{/);
    }
  });

  it("takes the pay of the searched place only", async () => {
    await storePostings(deps, nurses(12));
    const { insights } = await insightsForJobs(deps, actor, { query: "nurse", location: "UK" });
    expect(insights.figures).toMatchObject({ matches: 0, salary: null, remoteShare: null });
    expect(insights.salaryRange).toBe("There is not enough data for this yet.");
    expect(insights.recommendations).toEqual(["Use fewer or broader search words to see more postings."]);
  });

  it("wants a word for insights", async () => {
    const blank = insightsForJobs(deps, actor, { query: "   " });
    await expect(blank).rejects.toMatchObject({ code: "insights_blank" });
    await expect(blank).rejects.toBeInstanceOf(AppError);
  });
});
