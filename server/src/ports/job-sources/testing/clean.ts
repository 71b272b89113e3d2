import { normalisePosting } from "@waymark/domain/jobs/normalise";
import type { Posting } from "@waymark/domain/jobs/posting";
import type { JobSource, Step } from "../port.ts";

const now = new Date("2026-11-20T12:00:00Z");
const setup = {
  boards: [{ kind: "site" as const, slug: "acorn" }],
  keys: {},
  queries: ["nurse"],
  countries: ["gb"],
};
export const firstStep = (source: JobSource): Step =>
  source.start(setup)[0] ?? { url: "https://example.org/" };

/** A source's reading of an answer, cleaned as for storage. */
export function clean(source: JobSource, answer: unknown, step = firstStep(source)) {
  const body = typeof answer === "string" ? answer : JSON.stringify(answer);
  const { postings, skipped, next = [] } = source.read(body, step);
  const read = postings.map((raw) => normalisePosting(raw, now));
  return { skipped, next, raw: postings, postings: read.filter((p): p is Posting => !("refused" in p)) };
}
