import type { Job, JobLink } from "@waymark/contract/jobs";
import { signalsOf } from "@waymark/domain/jobs/requirements/signals";
import { type PayPeriod, payPeriods } from "@waymark/domain/vocabulary/money";
import type { Deps } from "../../deps.ts";
import { originOf } from "../../ports/job-sources/sources.ts";
import { cardOf } from "./duplicates/group-of.ts";
import { follows } from "./followers-store.ts";
import { type CardRow, typeOf } from "./job-row.ts";
import { readManualJob } from "./manual/store.ts";
import { jobById } from "./store.ts";

/**
 * A posting by its id; null when there is none. With `userId` also a manual job of that person, or a posting that only
 * the followers of a board see.
 */
export async function getJob(deps: Deps, jobId: string, userId?: string): Promise<Job | null> {
  const row = await jobById(deps.db, jobId);
  if (row === undefined) return userId === undefined ? null : readManualJob(deps.db, userId, jobId);
  if (row.followersOnly) {
    const isFollower =
      userId !== undefined && row.boardId !== null && (await follows(deps.db, userId, row.boardId));
    if (!isFollower) return null;
  }
  return jobOf(row, deps.now());
}

/** A posting in the contract's shape; `salary` in the posting's own words. */
export function jobOf(row: CardRow, now: Date): Job {
  const pay =
    row.payCurrency === null
      ? undefined
      : {
          min: row.payMin,
          max: row.payMax,
          currency: row.payCurrency,
          period: periodOf(row.payPeriod ?? ""),
        };
  const origin = originOf(row.source, row.url);
  const card = row.card ?? cardOf([row]);
  return {
    id: row.id,
    title: row.title,
    company: row.company,
    ...(row.postedOn === "" ? {} : { postedOn: row.postedOn }),
    location: row.location,
    remote: row.remote,
    postedDate: row.postedAt.toISOString(),
    ...(row.salary === "" ? {} : { salary: row.salary }),
    ...(pay === undefined ? {} : { pay }),
    description: row.description,
    type: typeOf(row.type),
    url: row.url,
    source: row.source,
    ...(origin === undefined ? {} : { origin }),
    sample: row.sample,
    links: card.links.map(linkOf),
    firstSeen: card.firstSeen,
    reposts: card.reposts,
    signals: row.sample
      ? []
      : signalsOf(
          {
            company: row.company,
            firstSeen: new Date(card.firstSeen),
            reposts: card.reposts,
            text: row.textSignals,
          },
          now,
        ),
  };
}

function linkOf({ source, url }: { source: string; url: string }): JobLink {
  const origin = originOf(source, url);
  return { source, url, ...(origin === undefined ? {} : { origin }) };
}

const periodOf = (stored: string): PayPeriod => payPeriods.find((p) => p === stored) ?? "year";
