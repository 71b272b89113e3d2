import { KeptFilters } from "@waymark/contract/job-search-saved";
import type { PackageRow, RuleCriteria } from "@waymark/contract/packages";
import { emptyContent } from "@waymark/contract/resumes";
import { eq } from "drizzle-orm";
import { inTransaction } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { aPerson } from "../../../testing/a-person.ts";
import type { GivenDeps } from "../../../testing/deps.ts";
import { openTestApp } from "../../../testing/test-app.ts";
import { startTrial } from "../../billing/trials.ts";
import { noteChanges } from "../../jobs/changes-store.ts";
import { storePostings } from "../../jobs/store-postings.ts";
import { jobs } from "../../jobs/tables.ts";
import { aPosting } from "../../jobs/testing/a-posting.ts";
import { listNotices } from "../../notifications/notices.ts";
import { createResume } from "../../resumes/resumes.ts";
import { applyRules } from "../apply-rules.ts";
import { makePackage } from "../make-package.ts";
import { getPackage, listPackages } from "../own-package.ts";

const nurse = {
  ...emptyContent(),
  personalInfo: {
    ...emptyContent().personalInfo,
    firstName: "Ada",
    lastName: "Möller",
    email: "ada@example.org",
    phone: "+44 20 7946 0000",
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
export const wants =
  "We look for a staff nurse. You need triage and wound care. Experience on a cardiac ward is required. " +
  "Night shifts are required. Send your application to jobs@northgate.example.";

export const criteria: RuleCriteria = {
  titles: ["Staff Nurse"],
  places: [],
  remoteOnly: false,
  minPay: null,
  currency: null,
  unknownPay: true,
  types: [],
  minMatch: 0,
  avoidCompanies: [],
  avoidTitles: [],
  maxAgeDays: 60,
  perDay: 5,
};

/** The product with a clock, and people who look for work by rules. */
export async function openPackagesApp(given: GivenDeps = {}) {
  const clock = { now: Date.UTC(2026, 10, 20, 12) };
  const app = await openTestApp({
    ...given,
    config: { RATE_LIMITS: "off", ...given.config },
    now: () => new Date(clock.now),
  });
  const { deps } = app;

  /** A person in the free trial, with a resume, a saved search for a word, and calls. */
  async function aSeeker(word = `ward${newId().slice(-6)}`) {
    const person = await aPerson(deps, { fullName: "Ada Möller" });
    await startTrial(deps, person.actor);
    const { resume } = await createResume(deps, person.actor, { content: nurse });
    const call = async (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) => {
      const answer = await app.call(person, method, url, payload);
      return { status: answer.statusCode, body: answer.json() };
    };
    const filters = KeptFilters.parse({ query: word });
    const saved = await call("POST", "/api/saved-searches", { name: word, filters, alert: "off" });
    const searchId: string = saved.body.search.id;
    const rule = (over: object = {}) => ({
      ...{ name: "Nursing", searchId, resumeId: null, tone: "plain", length: "short" },
      ...{ criteria, paused: false, snoozedUntil: null },
      ...over,
    });
    // Sessions end sooner than these tests' days pass, so what is read goes past HTTP.
    const waiting = async (): Promise<[PackageRow, ...PackageRow[]]> => {
      const { packages } = await listPackages(deps, person.actor, { list: "waiting" });
      // Tests that expect none compare with an empty list.
      return packages as [PackageRow, ...PackageRow[]];
    };
    const read = (id: string) => getPackage(deps, person.actor, id);
    /** Runs the work of the tasks: picks postings by all rules, then makes each package. */
    const work = async () => {
      await applyRules(deps, person.actor.userId);
      for (const { id, status } of await waiting())
        if (status === "preparing") await makePackage(deps, person.actor.userId, id);
    };
    /** Answers every question of the letter. */
    const finish = async (id: string) => {
      const { letterId } = await read(id);
      const { letter } = (await call("GET", `/api/letters/${letterId}`)).body;
      const paragraphs = letter.content.paragraphs.map((one: { question: string | null; text: string }) =>
        one.question !== null && one.text === ""
          ? { ...one, text: "Your clinic is close to my heart." }
          : one,
      );
      await call("PUT", `/api/letters/${letterId}`, { content: { ...letter.content, paragraphs } });
    };
    return { ...person, resume, call, word, searchId, rule, waiting, read, work, finish };
  }

  /** Stores a posting that the search for a word finds; answers its id. */
  async function post(word: string, over: Parameters<typeof aPosting>[0] = {}): Promise<string> {
    const posting = aPosting({
      title: `Staff Nurse ${word}`,
      location: "Leeds, UK",
      description: wants,
      postedAt: new Date(clock.now - 86_400_000),
      ...over,
    });
    await storePostings(deps, [posting]);
    const [row] = await deps.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.url, posting.url));
    return row?.id ?? "";
  }

  /** Takes a posting down as the sources do. */
  const takeDown = (id: string) =>
    inTransaction(deps, async (tx) => {
      await tx.db.delete(jobs).where(eq(jobs.id, id));
      await noteChanges(tx.db, { gone: [id] }, tx.now());
    });

  const inbox = async (actor: Awaited<ReturnType<typeof aPerson>>["actor"]) =>
    (await listNotices(deps, actor, { limit: 20, before: undefined })).notices;

  const close = async () => {
    await app.close();
    deps.printer.close();
  };
  return { app, deps, clock, close, aSeeker, post, takeDown, inbox };
}
