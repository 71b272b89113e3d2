import type { AnswerOf } from "@waymark/contract/endpoint";
import type { trendingJobs as endpoint } from "@waymark/contract/jobs";
import type { Language } from "@waymark/contract/values";
import { pickTrending } from "@waymark/domain/job-search/trending";
import type { Actor } from "../../../actor.ts";
import type { OpenDatabase } from "../../../db/open.ts";
import type { Deps } from "../../../deps.ts";
import { writeSearches } from "./count-search.ts";
import { commonTitles } from "./trending-store.ts";

const keptMs = 5 * 60_000;

/** Answers may be five minutes old: they change slowly, and counting the whole index is dear. */
const kept = new WeakMap<OpenDatabase, Map<Language, { until: number; keywords: string[] }>>();

/** Titles that many search for or that many postings carry, over all industries. */
export async function trendingJobs(deps: Deps, actor: Actor): Promise<AnswerOf<typeof endpoint>> {
  const now = deps.now();
  const answers = kept.get(deps.database) ?? new Map<Language, { until: number; keywords: string[] }>();
  kept.set(deps.database, answers);
  const known = answers.get(actor.locale);
  if (known !== undefined && known.until > now.getTime()) return { keywords: known.keywords };
  await writeSearches(deps);
  const keywords = pickTrending(await commonTitles(deps.db, now), actor.locale);
  if (keywords.length > 0) answers.set(actor.locale, { until: now.getTime() + keptMs, keywords });
  return { keywords };
}
