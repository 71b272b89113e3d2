import type { Job } from "@waymark/contract/jobs";
import { expect, it } from "vitest";
import { jobOfPosting } from "./job-of-posting.ts";

it("a posting with a long title that is cut at an emoji gives a valid application", () => {
  const job = { title: `${"x".repeat(299)}👻`, company: "", location: "", source: "", url: "", type: "" };
  expect(jobOfPosting({ ...job, remote: false } as Job).title).toBe("x".repeat(299));
});
