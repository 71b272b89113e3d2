import { readQuery } from "@waymark/domain/job-search/query";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { countable } from "../../../ports/job-sources/counted-sources.ts";
import { readCards } from "../../jobs/read-postings.ts";
import { visibleBoards } from "../../jobs/visible-boards.ts";

/** An opening of one employer. Pay is per year of full-time work. */
export interface CompanyOpening {
  readonly id: string;
  readonly title: string;
  readonly location: string;
  readonly remote: boolean;
  readonly postedAt: Date;
  readonly reposts: number;
  readonly sample: boolean;
  readonly pay: {
    readonly min: number | null;
    readonly max: number | null;
    readonly currency: string;
  } | null;
  readonly description: string;
}

const mostOpenings = 200;

/** The stored openings of an employer that the person may see, the newest first, at most 200; none without a name. */
export async function companyOpenings(deps: Deps, actor: Actor, company: string): Promise<CompanyOpening[]> {
  if (company.trim() === "") return [];
  const follows = await visibleBoards(deps, actor);
  const asking = { currency: "USD", now: deps.now(), follows };
  const query = countable(deps.config, readQuery({ query: "", company }, asking));
  const ids = await deps.jobIndex.newest(query, "all", mostOpenings);
  const rows = await readCards(deps, ids);
  return rows.map(({ payMin: min, payMax: max, payCurrency, earlier, ...row }) => ({
    ...{ id: row.id, title: row.title, location: row.location, remote: row.remote },
    ...{ postedAt: row.postedAt, reposts: earlier.length, sample: row.sample },
    pay: payCurrency === null || (min === null && max === null) ? null : { min, max, currency: payCurrency },
    description: row.description,
  }));
}
