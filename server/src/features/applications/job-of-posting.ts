import type { UserDetail } from "@waymark/contract/accounts";
import { ApplicationJob } from "@waymark/contract/applications";
import type { Job } from "@waymark/contract/jobs";
import { cutText } from "@waymark/domain/vocabulary/cut-text";
import type { Deps } from "../../deps.ts";

/** A single line as the contract requires: blanks in place of control characters, cut to length. */
const lineOf = (given: string, max: number): string =>
  cutText(
    given
      .replace(/\p{Cs}/gu, "")
      .replace(/\p{Cc}+/gu, " ")
      .trim(),
    max,
  );

export const jobOfPosting = (job: Job): ApplicationJob =>
  ApplicationJob.parse({
    title: lineOf(job.title, 300) || "-",
    company: lineOf(job.company, 200),
    location: lineOf(job.location, 200),
    remote: job.remote,
    type: job.type,
    url: /^https?:\/\//i.test(job.url) && job.url.length <= 2_000 ? lineOf(job.url, 2_000) : "",
    source: lineOf(job.source, 60),
    salary: lineOf(job.salary ?? "", 200),
    pay: job.pay ?? null,
  });

type Told = { readonly [F in keyof ApplicationJob]?: ApplicationJob[F] | undefined };

/** A job from partial input. */
export const jobFromInput = (told: Told & { readonly title: string }): ApplicationJob => ({
  title: told.title,
  company: told.company ?? "",
  location: told.location ?? "",
  remote: told.remote ?? false,
  type: told.type ?? "",
  url: told.url ?? "",
  source: told.source ?? "",
  salary: told.salary ?? "",
  pay: told.pay ?? null,
});

/** The title and company for a notification: within its limits and never empty. */
export function postingWords(
  deps: Deps,
  { localization }: UserDetail,
  { title, company }: { readonly title: string; readonly company: string },
): { title: string; company: string } {
  const unnamed = deps.translate(localization.language, "applications-tracker.unnamedCompany");
  return { title: title.slice(0, 200), company: company.trim() === "" ? unnamed : company };
}
