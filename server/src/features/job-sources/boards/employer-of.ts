import { type Board, boardKey, companyOfSlug } from "../../../ports/job-sources/board-address.ts";
import { starterEmployers } from "../../../ports/job-sources/data/starter-employers.ts";

const known = new Map(starterEmployers.map((row) => [boardKey(row), row.employer]));

/** The name an employer goes by until its own postings say it: the list's, else the board's; of a site its host. */
export function employerOf(board: Board): string {
  const named = known.get(boardKey(board));
  if (named !== undefined) return named;
  return board.kind === "site" ? board.slug.replace(/^www\./, "") : companyOfSlug(board.slug);
}
