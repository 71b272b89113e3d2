import { OfferInput } from "@waymark/contract/offers";
import { emptyTally } from "@waymark/domain/job-search/insights";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { aPerson } from "../../testing/a-person.ts";
import { testDeps } from "../../testing/deps.ts";
import { createApplication } from "../applications/create-application.ts";
import { offerRank, saveOffer } from "./offers.ts";

describe("the rank of an offer", () => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ config: { RATE_LIMITS: "off" } });
  });
  afterAll(() => deps.database.close());

  /** Ranks an offer among postings that pay 10,000, 20,000 and so on. */
  const rank = async (postings: number, plans: "open" | "closed") => {
    const { actor } = await aPerson(deps);
    const application = await createApplication(deps, actor, { job: { title: "Nurse" }, stage: "applied" });
    const offer = OfferInput.parse({ currency: "USD", base: 45_000 });
    const id = newId();
    await saveOffer(deps, actor, id, { ...offer, applicationId: application.id });
    const sorted = Float64Array.from({ length: postings }, (_, i) => (i + 1) * 10_000);
    const tally = { ...emptyTally(), matches: postings, pay: { currency: "USD", sorted } };
    const given: Deps = {
      ...deps,
      jobIndex: { ...deps.jobIndex, tally: async () => tally },
      config: { ...deps.config, ...(plans === "open" ? { PLANS: "open" as const } : {}) },
    };
    return offerRank(given, actor, id, {});
  };

  it("is shown by a plan that includes it: above four of ten, between the quartiles", async () => {
    expect(await rank(10, "open")).toMatchObject({
      locked: null,
      count: 10,
      yearly: 45_000,
      percentile: 40,
      salary: { p50: 55_000 },
    });
  });

  it("is locked under a plan without it: only the number of postings, not their pay", async () => {
    expect(await rank(10, "closed")).toMatchObject({
      locked: { code: "plan_required", lifts: ["monthly", "team"] },
      count: 10,
      percentile: null,
      salary: null,
      distribution: [],
    });
  });

  it("is not locked when no plan could show it", async () => {
    const few = { locked: null, count: 7, percentile: null, salary: null };
    expect(await rank(7, "closed")).toMatchObject(few);
    expect(await rank(7, "open")).toMatchObject(few);
  });
});
