import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { careerSite } from "../../ports/job-sources/boards/careersite.ts";
import { franceTravail } from "../../ports/job-sources/listings/francetravail.ts";
import type { JobSource } from "../../ports/job-sources/port.ts";
import { testDeps } from "../../testing/deps.ts";
import { fetchSource } from "./fetch-source.ts";
import { readSources } from "./sources-store.ts";

const answer = (body: unknown, status = 200) => ({
  status,
  headers: {},
  text: typeof body === "string" ? body : JSON.stringify(body),
});

describe("sites with rules of their own, and sources that give out a credential", () => {
  let deps: Deps;
  let now = new Date("2026-11-20T12:00:00Z");
  let asked: string[] = [];
  let pauses: number[] = [];
  let respond: (url: string, headers: Readonly<Record<string, string>>) => ReturnType<typeof answer>;
  const run = (source: JobSource) =>
    fetchSource(deps, source, 0, undefined, async (ms) => void pauses.push(ms));
  const later = (days: number) => {
    now = new Date(now.getTime() + days * 86_400_000);
  };
  const row = async (id: string) => (await readSources(deps.db)).find((source) => source.id === id);
  beforeEach(async () => {
    now = new Date("2026-11-20T12:00:00Z");
    asked = [];
    pauses = [];
    deps = await testDeps({
      now: () => now,
      config: { JOB_STARTER_LIST: false },
      fetch: async (url, options) => {
        asked.push(url);
        return respond(url, options?.headers ?? {});
      },
    });
  });
  afterEach(() => deps.database.close());

  it("obeys robots.txt and its pauses, reads the map, and skips pages it knows", async () => {
    Object.assign(deps.config, { JOB_BOARDS: "https://jobs.acorn.example/all", JOB_SOURCES_BASE: undefined });
    const posting = (title: string) =>
      `<script type="application/ld+json">${JSON.stringify({ "@type": "JobPosting", title, hiringOrganization: { name: "Acorn" }, datePosted: "2026-11-19" })}</script>`;
    respond = (url) => {
      const { pathname } = new URL(url);
      if (pathname === "/robots.txt")
        return answer("User-agent: *\nDisallow: /jobs/secret\nCrawl-delay: 7\n");
      if (pathname === "/sitemap.xml")
        return answer(
          "<urlset>" +
            ["/jobs/baker", "/jobs/secret", "/jobs/gone"]
              .map((p) => `<url><loc>https://jobs.acorn.example${p}</loc></url>`)
              .join("") +
            "</urlset>",
        );
      return pathname === "/jobs/baker" ? answer(posting("Baker")) : answer("", 404);
    };
    expect(await run(careerSite)).toMatchObject({ taken: 1, skipped: 2, error: "" });
    expect(asked.some((url) => url.endsWith("/jobs/secret"))).toBe(false);
    expect(pauses.at(-1)).toBe(7_000);
    asked = [];
    later(2);
    expect(await run(careerSite)).toMatchObject({ merged: 1, taken: 0 });
    expect(asked.some((url) => url.endsWith("/jobs/baker"))).toBe(false);
  });

  it("reads nothing of a site whose robots.txt cannot be had", async () => {
    Object.assign(deps.config, { JOB_BOARDS: "jobs.acorn.example", JOB_SOURCES_BASE: undefined });
    respond = () => answer("", 503);
    expect(await run(careerSite)).toMatchObject({ taken: 0, error: "failed" });
    expect(asked.every((url) => url.endsWith("/robots.txt"))).toBe(true);
  });

  it.each([
    ["rules without end", "User-agent: *\n".padEnd(90_000, "Disallow: /*a*b\n")],
    ["one rule as long as a book", `User-agent: *\nDisallow: /${"*a".repeat(5_000)}`],
    ["nothing but line ends", "\n".repeat(600_000)],
  ])("reads nothing of a site whose robots.txt is %s, and takes no time over it", async (_what, text) => {
    Object.assign(deps.config, { JOB_BOARDS: "jobs.acorn.example", JOB_SOURCES_BASE: undefined });
    respond = (url) =>
      answer(url.endsWith("/robots.txt") ? text : `<urlset><loc>${" ".repeat(3_000)}`.repeat(500));
    const started = performance.now();
    expect(await run(careerSite)).toMatchObject({ taken: 0, error: "robots" });
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(asked.every((url) => url.endsWith("/robots.txt"))).toBe(true);
  });

  it("reads a map that is full of spaces in no time", async () => {
    Object.assign(deps.config, { JOB_BOARDS: "jobs.acorn.example", JOB_SOURCES_BASE: undefined });
    respond = (url) =>
      url.endsWith("/robots.txt")
        ? answer("", 404)
        : answer(`<urlset>${`<loc>${" ".repeat(3_900)}`.repeat(3_000)}`);
    const started = performance.now();
    expect(await run(careerSite)).toMatchObject({ taken: 0, read: 0 });
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it("gets a credential first where one is given out, and says when the keys are refused", async () => {
    Object.assign(deps.config, {
      FRANCE_TRAVAIL_CLIENT_ID: "me",
      FRANCE_TRAVAIL_CLIENT_SECRET: "a&b",
      JOB_SOURCES_BASE: undefined,
    });
    const offer = { id: "1", intitule: "Baker", description: "Pain" };
    let told: string | undefined;
    respond = (url, headers) => {
      if (url.includes("access_token")) return answer({ access_token: "token-of-minutes" });
      told = headers.authorization;
      return answer({ resultats: url.includes("grandDomaine=D") ? [offer] : [] }, 206);
    };
    expect(await run(franceTravail)).toMatchObject({ taken: 1 });
    expect(told).toBe("Bearer token-of-minutes");
    respond = () => answer({ error: "invalid_client" }, 400);
    expect(await run(franceTravail)).toMatchObject({ error: "key_refused", read: 0 });
    expect((await row("francetravail"))?.lastError).toBe("key_refused");
  });
});
