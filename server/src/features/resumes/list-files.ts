import { AppError } from "@waymark/contract/errors";
import type { StoredFile } from "@waymark/contract/resumes";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { readFiles } from "./file-store.ts";

const pageSize = 100;

/**
 * The asker's stored originals, 100 a page.
 * @throws AppError `not_found` for the id of anybody else.
 */
export async function listFiles(
  deps: Deps,
  who: Who,
  { userId, after = "" }: { userId: string; after?: string | undefined },
): Promise<{ success: true; files: StoredFile[]; hasMore: boolean }> {
  if (userId !== who.userId) throw new AppError("not_found");
  const files = await readFiles(deps, userId, after, pageSize);
  return { success: true, files: files.slice(0, pageSize), hasMore: files.length > pageSize };
}
