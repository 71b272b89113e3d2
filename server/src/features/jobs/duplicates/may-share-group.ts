import { getDomain } from "tldts";
import { boardOfAddress } from "../../../ports/job-sources/board-address.ts";
import { starterSites } from "../../../ports/job-sources/data/starter-employers.ts";
import { jobSourcesKnown } from "../../../ports/job-sources/sources.ts";
import type { JobRow } from "../job-row.ts";

/** Domains that lists of postings link to, besides the boards that `boardOfAddress` knows. */
const knownDomains = new Set(jobSourcesKnown.flatMap(({ policy }) => policy.domains));
const knownSites = new Set(starterSites.map(({ slug }) => slug));

export type GroupMember = Pick<JobRow, "url" | "boardId" | "followersOnly">;

/** Whether a posting's link leads to a source that is known here, or to the board of an employer that a list names. */
function hasKnownLink({ url, boardId, followersOnly }: GroupMember): boolean {
  if (boardId !== null && !followersOnly) return true;
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return (
    knownDomains.has(getDomain(hostname) ?? "") || knownSites.has(hostname) || boardOfAddress(url) !== null
  );
}

/**
 * Whether two postings may share a card, regardless of their similarity. Anybody can copy a posting and add their own
 * link: so a link to an unknown host never shares a card with a known one, and follower-only postings of a board only
 * share a card with each other.
 */
export function mayShareGroup(a: GroupMember, b: GroupMember): boolean {
  if (a.followersOnly || b.followersOnly)
    return a.followersOnly === b.followersOnly && a.boardId === b.boardId;
  return hasKnownLink(a) === hasKnownLink(b);
}
