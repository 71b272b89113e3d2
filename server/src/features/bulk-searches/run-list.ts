import { type BulkHit, type BulkRun, type BulkSearch, hitsPerSearch } from "@waymark/contract/bulk-searches";
import { SearchFilters, SearchQuery } from "@waymark/contract/jobs";
import { type MatchPosting, matchReasons, matchScore } from "@waymark/domain/job-search/match/match";
import type { Person } from "@waymark/domain/job-search/match/person";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { yieldToOthers } from "../../yield-to-others.ts";
import { itemsHeld, lookAt } from "../grants/require-grant.ts";
import { matchPostings } from "../job-search/match/match-postings.ts";
import { personOf, personOfResume } from "../job-search/match/person-of.ts";
import { findJobs } from "../job-search/search/search-jobs.ts";
import { jobOf } from "../jobs/get-job.ts";
import { readCards } from "../jobs/read-postings.ts";
import { getResume } from "../resumes/resumes.ts";
import { requireCoach, searchesOf } from "./bulk-list.ts";
import { readList, updateList } from "./store.ts";

const mostSkills = 6;

/** A search of a list as the job index understands it. */
export const filtersOf = ({ title, place, withinKm, minPay }: BulkSearch): SearchFilters => ({
  ...SearchFilters.parse({ query: title }),
  ...(place === "" ? {} : { location: place }),
  ...(place === "" || withinKm === null ? {} : { within: withinKm }),
  ...(minPay === null || minPay === 0 ? {} : { salaryMin: minPay }),
});

/** The stored list and the people its searches are for, read in one transaction. */
function readRun(deps: Deps, actor: Actor, teamId: string) {
  return inTransaction(deps, async (tx) => {
    const { members } = await requireCoach(tx, actor, teamId);
    const row = await readList(tx.db, { teamId, userId: actor.userId });
    const searches = row === null ? [] : searchesOf(row, await tx.keys.of(tx.db, actor.userId));
    const people = new Map<string, Person>();
    for (const id of new Set(searches.flatMap(({ forId }) => forId ?? []))) {
      if (!members.some(({ userId }) => userId === id)) continue;
      const person = await personFor(tx, actor, teamId, id);
      if (person !== null) people.set(id, person);
    }
    return { searches, people, members };
  });
}

/** A member as a resume shows them that they share with the caller; the caller as they see themself; else null. */
async function personFor(tx: Deps, actor: Actor, teamId: string, userId: string): Promise<Person | null> {
  if (userId === actor.userId) return (await personOf(tx, actor)).person;
  const [resumeId] = await itemsHeld(tx, actor, { teamId, ownerId: userId, noun: "resume" });
  if (resumeId === undefined) return null;
  const place = { teamId, ownerId: userId, noun: "resume", itemId: resumeId } as const;
  const { owner } = await lookAt(tx, actor, place);
  const { content } = await getResume(tx, owner, resumeId);
  return personOfResume(content, tx.now().toISOString().slice(0, 7));
}

export interface RunWithList extends BulkRun {
  readonly searches: readonly BulkSearch[];
  readonly members: readonly { readonly userId: string; readonly displayName: string }[];
}

/** Runs the caller's list. A posting that several searches find is told once, with all of them. */
export async function runBulkList(deps: Deps, actor: Actor, teamId: string): Promise<RunWithList> {
  const { searches, people, members } = await readRun(deps, actor, teamId);
  const pause = yieldToOthers();
  const found = new Map<string, BulkSearch[]>();
  const totals: BulkRun["totals"] = [];
  for (const search of searches) {
    const asked = { ...SearchQuery.parse({}), ...filtersOf(search), limit: hitsPerSearch };
    const { ids, answer } = await findJobs(deps, actor, asked);
    totals.push({ searchId: search.id, total: answer.total });
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), search]);
    await pause();
  }
  const ids = [...found.keys()];
  const postings = await matchPostings(deps, ids);
  const cards = await readCards(deps, ids);
  const now = deps.now();
  const hits: BulkHit[] = cards.map((row) => {
    const job = jobOf(row, now);
    const posting = postings.get(row.id);
    const fits = (found.get(row.id) ?? []).map((search) => ({
      searchId: search.id,
      ...fitOf(people.get(search.forId ?? ""), posting, actor),
    }));
    return { job, for: fits };
  });
  await updateList(deps.db, { teamId, userId: actor.userId }, { ranAt: now });
  return { hits, totals, ranAt: now.toISOString(), searches, members };
}

function fitOf(
  person: Person | undefined,
  posting: MatchPosting | undefined,
  { locale }: Actor,
): { match: number | null; skills: string[] } {
  if (person === undefined || posting === undefined || person.basis === "none")
    return { match: null, skills: [] };
  const held = matchReasons(person, posting, locale).skills?.items.filter(
    ({ status }) => status !== "missing",
  );
  return {
    match: matchScore(person, posting),
    skills: (held ?? []).slice(0, mostSkills).map(({ name }) => name),
  };
}
