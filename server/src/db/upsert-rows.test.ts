import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowOf } from "../features/jobs/job-row.ts";
import { jobIndex, jobs } from "../features/jobs/tables.ts";
import { aPosting } from "../features/jobs/testing/a-posting.ts";
import { everyTestDatabase } from "../testing/database.ts";
import type { OpenDatabase } from "./open.ts";
import { upsertRows } from "./upsert-rows.ts";

const now = new Date("2026-11-20T12:34:56.789Z");
const awkward = `a "quoted" \\ back, {braces}, null, 'single', ünï 日本 🙂\nand a line`;

describe.each(everyTestDatabase())("rows written as one JSON on $name", ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const row = {
    ...rowOf(aPosting({ title: awkward, company: "Acme" }), "job-1", { now, sample: false }),
    skills: [awkward, "null", ""],
    towns: ["a,b", awkward],
    earlier: ["2026-01-01T00:00:00.000Z", awkward],
    closesAt: null,
    payMin: 31_234.5,
    createdAt: now,
    shown: true,
  };
  const stored = async () => (await database.db.select().from(jobs).where(eq(jobs.id, "job-1")))[0];

  it("come back as they are, whatever is in them", async () => {
    await upsertRows(database.db, jobs, [row], { key: "id" });
    expect(await stored()).toEqual(row);
  });

  it("are updated where they are there, but for the columns kept", async () => {
    const later = new Date("2026-11-21T00:00:00Z");
    const other = { ...row, title: "Welder", towns: null, createdAt: later, postedAt: later };
    await upsertRows(database.db, jobs, [other], { key: "id", keep: ["createdAt"] });
    expect(await stored()).toEqual({ ...other, createdAt: now });
  });

  it("may be none, and may be written to some columns only", async () => {
    await upsertRows(database.db, jobs, [], { key: "id" });
    const { id: jobId, postedAt } = row;
    const tokens = ["welder", `it's "x"`];
    await upsertRows(
      database.db,
      jobIndex,
      [{ jobId, postedAt, topPay: 1.5, currency: null, followersOf: null, tokens }],
      { key: "jobId" },
    );
    const found = await database.query(
      "SELECT job_id, top_pay, tokens @@ 'welder'::tsquery AS met FROM job_index",
    );
    expect(found.rows).toEqual([{ job_id: jobId, top_pay: 1.5, met: true }]);
  });
});
