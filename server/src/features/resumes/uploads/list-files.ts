import { AppError } from "@waymark/contract/errors";
import type { StoredFile } from "@waymark/contract/resumes";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { readFiles } from "./file-store.ts";

const pageSize = 100;

/**
 * The person's stored originals, 100 per page.
 * @throws AppError `not_found` for another person's id.
 */
export async function listFiles(
  deps: Deps,
  actor: Actor,
  { userId, after = "" }: { userId: string; after?: string | undefined },
): Promise<{ success: true; files: StoredFile[]; hasMore: boolean }> {
  if (userId !== actor.userId) throw new AppError("not_found");
  const files = await readFiles(deps, userId, after, pageSize);
  return { success: true, files: files.slice(0, pageSize), hasMore: files.length > pageSize };
}
