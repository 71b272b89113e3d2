import type { SearchAnswer, SearchQuery } from "@waymark/contract/jobs";
import type { Deps } from "../../../deps.ts";
import { jobOf } from "../../jobs/get-job.ts";
import { readCards } from "../../jobs/read-postings.ts";
import type { Card, MakeCards } from "../index/job-index.ts";
import type { Viewer } from "../viewer.ts";
import { findJobs, type Ranking } from "./search-jobs.ts";

/** Fields that another feature adds to the answer for the postings on the page. */
export type AddToAnswer = (ids: readonly string[]) => Promise<Partial<Omit<SearchAnswer, "jobs">>>;

const opening = Buffer.from('{"jobs":[');
const comma = Buffer.from(",");

/**
 * A search's answer as JSON: the cards are bytes that the index keeps, so that nothing is made of rows again. It has
 * the shape of the contract's `SearchAnswer`.
 */
export async function searchAsJson(
  deps: Deps,
  viewer: Viewer,
  asked: SearchQuery,
  { ranking, add }: { readonly ranking?: Ranking; readonly add?: AddToAnswer } = {},
): Promise<Buffer> {
  const { ids, answer } = await findJobs(deps, viewer, asked, ranking);
  const cards = await deps.jobIndex.cards(ids, makeCards(deps));
  const besides = {
    samples: cards.some(({ sample }) => sample),
    ...answer,
    ...(add === undefined ? {} : await add(ids)),
  };
  const parts: Uint8Array[] = [opening];
  for (const [i, { json }] of cards.entries()) {
    if (i > 0) parts.push(comma);
    parts.push(json);
  }
  parts.push(Buffer.from(`],${JSON.stringify(besides).slice(1)}`));
  return Buffer.concat(parts);
}

const makeCards =
  (deps: Deps): MakeCards =>
  async (ids) => {
    const rows = await readCards(deps, ids);
    return new Map(
      rows.map((row): [string, Card] => [
        row.id,
        { json: Buffer.from(JSON.stringify(jobOf(row, deps.now()))), sample: row.sample },
      ]),
    );
  };
