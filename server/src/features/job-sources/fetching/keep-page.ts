import type { Deps } from "../../../deps.ts";
import { boardKey } from "../../../ports/job-sources/board-address.ts";
import type { JobSource } from "../../../ports/job-sources/port.ts";
import { storePostings } from "../../jobs/store-postings.ts";
import { postingsIn } from "./answer-shape.ts";

/**
 * Stores a page batch by batch, to let other work run in between. `board` is the slug of the page's board, for sources
 * that read boards.
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
    const kept = await storePostings(deps, postingsIn(batch, source.id), { boardId });
    total.taken += kept.taken;
    total.merged += kept.merged;
    total.left += kept.left;
  }
  return total;
}
