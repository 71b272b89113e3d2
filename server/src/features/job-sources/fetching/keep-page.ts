import type { Deps } from "../../../deps.ts";
import { boardKey } from "../../../ports/job-sources/board-address.ts";
import type { JobSource } from "../../../ports/job-sources/port.ts";
import { keepPostings } from "../../jobs/keep-postings.ts";
import { postingsIn } from "./answer-shape.ts";

/**
 * Keeps a page batch by batch, so that others get their turn in between.
 * @param board the slug of the board that the page belongs to, for sources that read boards.
 */
export async function keepPage(
  deps: Deps,
  batches: readonly string[],
  { source, board }: { readonly source: JobSource; readonly board: string | undefined },
): Promise<{ taken: number; merged: number; left: number }> {
  const total = { taken: 0, merged: 0, left: 0 };
  // A page without a known board is not stored.
  const boardId =
    source.board === undefined ? undefined : boardKey({ kind: source.board, slug: board ?? "" });
  for (const batch of batches) {
    const kept = await keepPostings(deps, postingsIn(batch, source.id), { boardId });
    total.taken += kept.taken;
    total.merged += kept.merged;
    total.left += kept.left;
  }
  return total;
}
