import type { AnswerOf } from "@waymark/contract/endpoint";
import {
  type DroppedBoard,
  type listJobSources as endpoint,
  type ImportedSource,
  type JobSourceInfo,
  type KnownSite,
  SourceProblem,
} from "@waymark/contract/job-sources";
import type { SourceState } from "@waymark/contract/operator";
import { readPostedPlace } from "@waymark/domain/jobs/location/location";
import { type OccupationGroup, occupationGroup } from "@waymark/domain/jobs/occupation-groups";
import type { Actor } from "../../actor.ts";
import type { Config } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import { boardKinds, pageOfBoard } from "../../ports/job-sources/board-address.ts";
import { mayCount } from "../../ports/job-sources/counted-sources.ts";
import { starterSites } from "../../ports/job-sources/data/starter-employers.ts";
import { hasKeys, switchedOn } from "../../ports/job-sources/enabled-sources.ts";
import type { JobSource } from "../../ports/job-sources/port.ts";
import { jobSourcesKnown, sourcesNamed } from "../../ports/job-sources/sources.ts";
import { getUser } from "../accounts/profile/users.ts";
import { countPostings } from "../jobs/read-postings.ts";
import { type BoardRow, countBoards, droppedBoards } from "./boards/boards-store.ts";
import { openCircuitAfter } from "./fetching/plan-run.ts";
import { readSources, type SourceRow } from "./sources-store.ts";

function stateOf(config: Config, source: JobSource): JobSourceInfo["state"] {
  if (!sourcesNamed(config.JOB_SOURCES).includes(source)) return "off";
  return hasKeys(config, source) ? "on" : "needs_key";
}

const isAside = (row: SourceRow | undefined): boolean => (row?.failures ?? 0) >= openCircuitAfter;

function infoOf(
  config: Config,
  source: JobSource,
  row: SourceRow | undefined,
  boards: number,
): JobSourceInfo {
  const { policy } = source;
  return {
    id: source.id,
    name: policy.name,
    kind: policy.kind,
    state: stateOf(config, source),
    link: policy.link,
    credit: policy.credit,
    follow: policy.follow,
    beforeSignIn: policy.beforeSignIn,
    aggregates: mayCount(config, source)
      ? policy.aggregates === "allowed"
        ? "allowed"
        : "consented"
      : "needs_consent",
    refreshMinutes: policy.refreshMinutes,
    keepDays: policy.keepDays,
    askedPerDay: policy.askedPerDay ?? null,
    countries: [...policy.countries],
    groups: [...policy.groups],
    keys: [...policy.keys],
    keyPage: policy.keyPage ?? null,
    label: policy.label ?? null,
    lastSuccess: row?.lastSuccess?.toISOString() ?? null,
    problem: problemIn(row?.lastError ?? ""),
    nextRun: row?.nextRun?.toISOString() ?? null,
    count: row?.count ?? 0,
    skipped: row?.skipped ?? 0,
    boards,
    isAside: isAside(row),
  };
}

function droppedOf(row: BoardRow): DroppedBoard {
  const kind = boardKinds.find((known) => known === row.kind) ?? "site";
  return {
    company: row.company,
    kind,
    page: pageOfBoard({ kind, slug: row.slug }),
    problem: problemIn(row.lastError),
    droppedAt: (row.droppedAt ?? row.createdAt).toISOString(),
  };
}

const importedOf = (row: SourceRow): ImportedSource => ({
  name: row.id,
  lastImport: row.lastSuccess?.toISOString() ?? null,
  count: row.count,
  skipped: row.skipped,
  problem: problemIn(row.lastError),
});

const knownSites: KnownSite[] = starterSites.map(({ employer, country, kind, slug }) => ({
  company: employer,
  country,
  address: pageOfBoard({ kind, slug }),
}));

/** The sources of postings, with their requirements and results. */
export async function listJobSources(deps: Deps): Promise<AnswerOf<typeof endpoint>> {
  const rows = new Map((await readSources(deps.db)).map((row) => [row.id, row]));
  const boards = await countBoards(deps.db);
  const sources = jobSourcesKnown.map((source) =>
    infoOf(deps.config, source, rows.get(source.id), boards.get(source.board ?? "") ?? 0),
  );
  const known = new Set(jobSourcesKnown.map(({ id }) => id));
  const imported = [...rows.values()].filter((row) => !known.has(row.id)).map(importedOf);
  return {
    sources,
    imported,
    importKeepDays: deps.config.JOB_IMPORT_KEEP_DAYS,
    dropped: (await droppedBoards(deps.db)).map(droppedOf),
    sites: knownSites,
  };
}

/**
 * Sources that are off but would cover a country (undefined: any) and an occupation, best first: those for the country,
 * then those for everywhere; official ones before unofficial ones.
 */
export function suggestedSources<
  Info extends Pick<JobSourceInfo, "kind" | "state" | "countries" | "groups" | "label">,
>(sources: readonly Info[], country: string | undefined, group: OccupationGroup): Info[] {
  const score = ({ kind, state, countries, groups, label }: Info): number => {
    // Boards of single employers are not suggested; people follow them by address.
    if (kind !== "list" || state === "on") return 0;
    if (groups.length > 0 && !groups.includes(group)) return 0;
    if (country !== undefined && countries.length > 0 && !countries.includes(country)) return 0;
    const isMade = country !== undefined && countries.includes(country);
    // The fewer countries a source has, the more it is about this one.
    const closeness = isMade ? (countries.length === 1 ? 6 : 4) : 2;
    return closeness - (label === null ? 0 : 1);
  };
  return sources
    .map((info) => ({ info, score: score(info) }))
    .filter((one) => one.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map((one) => one.info);
}

/** Sources that would cover a search without results: in the searched country, else in the person's own. */
export async function suggestSources(
  deps: Deps,
  actor: Actor,
  asked: { query: string; location: string },
): Promise<{ sources: JobSourceInfo[] }> {
  const { sources } = await listJobSources(deps);
  const country =
    readPostedPlace(asked.location).country ??
    readPostedPlace((await getUser(deps, actor, actor.userId)).location).country;
  const group = occupationGroup(asked.query);
  return { sources: suggestedSources(sources, country, group) };
}

/** A stored problem; unknown values of earlier versions count as failed. */
export const problemIn = (stored: string): SourceProblem | "" =>
  stored === "" ? "" : (SourceProblem.safeParse(stored).data ?? "failed");

/** The results of the active sources, and the numbers of visible postings and samples, for the operator. */
export async function readJobSources(
  deps: Deps,
): Promise<{ sources: SourceState[]; postings: number; samples: number }> {
  const rows = new Map((await readSources(deps.db)).map((row) => [row.id, row]));
  const sources = switchedOn(deps.config).map(({ id }) => {
    const row = rows.get(id);
    return {
      id,
      lastSuccess: row?.lastSuccess?.toISOString() ?? null,
      lastError: problemIn(row?.lastError ?? ""),
      nextRun: row?.nextRun?.toISOString() ?? null,
      count: row?.count ?? 0,
      skipped: row?.skipped ?? 0,
      isAside: isAside(row),
    };
  });
  return { sources, ...(await countPostings(deps)) };
}
