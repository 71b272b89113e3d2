import type { Job } from "@waymark/contract/jobs";
import { expect, it } from "vitest";
import { jobOfPosting } from "./job-of-posting.ts";

it("of a posting with a long title that has a sign where it is cut, an application can be made", () => {
  const job = { title: `${"x".repeat(299)}👻`, company: "", location: "", source: "", url: "", type: "" };
  expect(jobOfPosting({ ...job, remote: false } as Job).title).toBe("x".repeat(299));
});
