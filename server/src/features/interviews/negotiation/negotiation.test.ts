import { Negotiation } from "@waymark/contract/interviews-negotiation";
import { OfferInput } from "@waymark/contract/offers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { rawRows } from "../../../testing/a-person.ts";
import { testDatabases } from "../../../testing/database.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { createApplication } from "../../applications/create-application.ts";
import { storePostings } from "../../jobs/store-postings.ts";
import { aPosting } from "../../jobs/testing/a-posting.ts";
import { saveOffer } from "../../offers/offers.ts";
import { aCandidate } from "../practice/testing/a-candidate.ts";

const terms = OfferInput.parse({ currency: "GBP", base: 31_000, leaveDays: 25, decideBy: "2026-12-04" });

describe.each(testDatabases())("negotiating an offer on $name", ({ open }) => {
  let deps: Deps;
  let close: TestApp["close"];
  let one: Awaited<ReturnType<typeof aCandidate>>;
  let other: Awaited<ReturnType<typeof aCandidate>>;
  let offerId: string;
  beforeAll(async () => {
    const opened = await openTestApp({
      database: await open(),
      config: { RATE_LIMITS: "off", PLANS: "open" },
    });
    ({ deps, close } = opened);
    one = await aCandidate(opened);
    other = await aCandidate(opened);
    const job = { title: "Registered Nurse", company: "Harbour Health", location: "" };
    const { id: applicationId } = await createApplication(deps, one.actor, { job, description: "Triage" });
    offerId = newId();
    await saveOffer(deps, one.actor, offerId, { ...terms, applicationId });
  });
  afterAll(() => close());

  const read = async (query = "?language=en") => {
    const { status, body } = await one.call("GET", `/api/offers/${offerId}/negotiation${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return Negotiation.parse(body.negotiation);
  };
  const save = (body: object, query = "?language=en") =>
    one.call("PUT", `/api/offers/${offerId}/negotiation${query}`, body);
  const said = ({ script }: Negotiation, part: string) =>
    script.find((one) => one.part === part)?.lines.map(({ kind, text }) => `${kind}: ${text}`) ?? [];

  it("says nothing of the market while too few postings state pay", async () => {
    const negotiation = await read();
    expect(negotiation).toMatchObject({ version: 0, aim: null, walkAway: null });
    expect(said(negotiation, "market")[0]).toContain("know: Only 0 postings");
    expect(said(negotiation, "ask")[0]).toContain("know: Name a figure");
    expect(said(negotiation, "close").at(-1)).toBe("say: You will have my answer by December 4, 2026.");
  });

  it("argues with the pay of postings and their number, and with results of the person only", async () => {
    await storePostings(
      deps,
      Array.from({ length: 12 }, (_, at) =>
        aPosting({ title: "Registered Nurse", salary: `${30 + at}000 GBP per year`, location: "Leeds, UK" }),
      ),
    );
    await deps.jobIndex.follow();
    const { body } = await save({ version: 0, aim: 36_000, walkAway: 33_000, terms: ["leave", "review"] });
    const negotiation = Negotiation.parse(body.negotiation);
    expect(negotiation.version).toBe(1);
    expect(said(negotiation, "ask")[0]).toBe("say: I had thought of £36,000 a year. Can we get there?");
    expect(said(negotiation, "market").at(-1)).toMatch(/^say: I have looked at 12 postings/);
    expect(said(negotiation, "proof").slice(1)).toEqual([
      "quote: Shorter waits at triage: The wait fell from 50 to 28 minutes.",
      "quote: Cut the waiting time at triage from 50 to 28 minutes",
      "quote: Trained 4 new colleagues in triage",
    ]);
    expect(said(negotiation, "limit")).toContain("know: The offer is £2,000 a year below it.");
    expect(said(negotiation, "terms")).toHaveLength(2);
  });

  it("never puts the walk-away into a line to say, in any language", async () => {
    await save({ aim: 36_000, walkAway: 33_333 });
    for (const language of ["en", "es", "fr", "de"]) {
      const { script, language: shown } = await read(`?language=${language}`);
      expect(shown).toBe(language);
      const lines = script.flatMap((part) => part.lines);
      expect(lines.filter(({ kind, text }) => kind === "say" && /33\D?333/u.test(text))).toEqual([]);
      expect(lines.some(({ kind, text }) => kind === "know" && /33\D?333/u.test(text))).toBe(true);
      expect(lines.map(({ text }) => text).join()).not.toMatch(/\{\{|interviews-negotiation/);
    }
  });

  it("takes the chosen results in their order, and no others", async () => {
    const { achievements } = await read();
    const [first, second] = achievements;
    const { body } = await save({ reasons: [second?.id, "gone", first?.id] });
    expect(said(Negotiation.parse(body.negotiation), "proof").slice(1)).toEqual([
      `quote: ${second?.text}`,
      `quote: ${first?.text}`,
    ]);
    expect(said(Negotiation.parse((await save({ reasons: [] })).body.negotiation), "proof")[0]).toContain(
      "know:",
    );
  });

  it("is sealed, refuses stale changes, and is nobody else's", async () => {
    const { version } = await read();
    const saved = await save({ version, notes: "Ask for Fridays" });
    expect(saved.body.negotiation.notes).toBe("Ask for Fridays");
    const stale = await save({ version, notes: "Something else" });
    expect([stale.status, stale.body.details.current.notes]).toEqual([409, "Ask for Fridays"]);
    expect(await rawRows(deps, "negotiations", one.user.id)).not.toMatch(/Fridays|33333/);
    for (const id of [offerId, newId()]) {
      expect((await other.call("GET", `/api/offers/${id}/negotiation`)).status).toBe(404);
      expect((await other.call("PUT", `/api/offers/${id}/negotiation`, { aim: 1 })).status).toBe(404);
    }
  });

  it("is practised as a mock interview with the questions of a negotiation", async () => {
    const mock = await one.aMock({ offerId, kind: "pay", role: null, minutes: 20 });
    expect(mock.offerId).toBe(offerId);
    expect(mock.job).toMatchObject({ title: "Registered Nurse", company: "Harbour Health" });
    expect(mock.questions.map(({ id }) => id)).toEqual([
      "pay-offer-first-word",
      "pay-offer-why-more",
      "pay-offer-budget-end",
      "pay-offer-colleagues",
    ]);
    const foreign = await other.call("POST", "/api/mock-interviews", {
      ...{ id: newId(), offerId, language: "en", minutes: 10 },
    });
    expect(foreign.status).toBe(404);
  });
});

describe("preparation and negotiation with plans", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ config: { RATE_LIMITS: "off" } });
  });
  afterAll(() => app.close());

  it("need the plan's action; what a person writes themselves does not", async () => {
    const { call, actor } = await aCandidate(app);
    const { id: applicationId } = await createApplication(app.deps, actor, { job: { title: "Nurse" } });
    const offer = newId();
    await saveOffer(app.deps, actor, offer, { ...terms, applicationId });
    const planned = await call("POST", "/api/interviews", {
      ...{ kind: "video", timeZone: "UTC", applicationId },
      ...{ startsLocal: "2026-11-24T09:00", endsLocal: "2026-11-24T10:00" },
    });
    const interview = `/api/interviews/${planned.body.interview.id}`;
    const refused = await Promise.all([
      call("GET", `${interview}/preparation`),
      call("GET", `${interview}/preparation/file`),
      call("GET", `/api/offers/${offer}/negotiation`),
      call("PUT", `/api/offers/${offer}/negotiation`, { aim: 1 }),
    ]);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [402, "plan_required"]),
    );
    expect((await call("PUT", `${interview}/notes`, { notes: "Nights" })).body.notes.notes).toBe("Nights");
    expect((await call("POST", `${interview}/debrief`, { language: "en" })).status).toBe(200);
  });
});
