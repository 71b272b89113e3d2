import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "./deps.ts";
import { createApplication } from "./features/applications/create-application.ts";
import { saveManualJob } from "./features/jobs/manual/save-manual-job.ts";
import { aReader } from "./features/notifications/testing/a-reader.ts";
import { newId } from "./ids.ts";
import { openTestApp, type TestApp } from "./testing/test-app.ts";

// Two tabs, or a retrying tab, reach the database on two connections at the same moment.
describe("two changes at once", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  let one: Awaited<ReturnType<typeof aReader>>;
  let applicationId: string;
  beforeAll(async () => {
    ({ deps, app, close } = await openTestApp({ config: { RATE_LIMITS: "off", PLANS: "open" } }));
    one = await aReader(deps);
    applicationId = (await createApplication(deps, one.actor, { job: { title: "Nurse", company: "Ward" } }))
      .id;
  });
  afterAll(() => close());
  const call = (method: "POST" | "PUT", url: string, payload: object) =>
    app.inject({ method, url, headers: { ...one.headers, "sec-fetch-site": "same-origin" }, payload });
  const fiveTimes = async (work: (i: number) => ReturnType<typeof call>) =>
    (await Promise.all(Array.from({ length: 5 }, (_, i) => work(i)))).map(({ statusCode }) => statusCode);

  const interview = {
    ...{ kind: "video", title: "First", people: [], place: "", link: "", notes: "" },
    ...{ timeZone: "Europe/Berlin", startsLocal: "2026-11-24T09:00", endsLocal: "2026-11-24T10:00" },
  };
  it.each([
    ["reminders", { text: "Call back", dueOn: "2026-12-01" }, { text: "Call" }],
    ["contacts", { name: "Ada Byron" }, { role: "Lead" }],
    ["interviews", interview, { title: "Second" }],
  ])("%s: one id makes one, and of one version one change wins", async (noun, made, change) => {
    const id = newId();
    const application = noun === "contacts" ? { applicationIds: [applicationId] } : { applicationId };
    const body = { ...made, ...application, id };
    expect(await fiveTimes(() => call("POST", `/api/${noun}`, body))).toEqual([200, 200, 200, 200, 200]);
    const statuses = await fiveTimes((i) =>
      call("PUT", `/api/${noun}/${id}`, { ...change, version: 1, notes: `note ${i}` }),
    );
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it("an offer: one id makes one, and of one version one change wins", async () => {
    const url = `/api/offers/${newId()}`;
    const offer = { applicationId, currency: "EUR", base: 50_000 };
    expect(await fiveTimes(() => call("PUT", url, offer))).toEqual([200, 200, 200, 200, 200]);
    const read = await app.inject({ url: "/api/offers", headers: one.headers });
    const [{ version }] = read.json().offers;
    const statuses = await fiveTimes((i) => call("PUT", url, { ...offer, base: 60_000 + i, version }));
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it("notes on a saved job: without a version the last one wins, with one of them one does", async () => {
    const { job } = await saveManualJob(deps, one.actor, {
      title: "Baker",
      company: "Mill",
      location: "",
      address: "",
      text: "You bake bread from three in the morning.",
    });
    const url = `/api/saved-jobs/${encodeURIComponent(job.id)}/notes`;
    expect(await fiveTimes((i) => call("PUT", url, { notes: `note ${i}` }))).toEqual([
      200, 200, 200, 200, 200,
    ]);
    const { version } = (await call("PUT", url, { notes: "stands" })).json().savedJob;
    const statuses = await fiveTimes((i) => call("PUT", url, { notes: `other ${i}`, version }));
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
  });
});
