import { isAPIError } from "better-auth/api";
import type { Deps } from "../../deps.ts";
import { pingDatabase } from "./store.ts";

/**
 * Calls the account library. It wraps a database that is away into an error of its own: the database is then
 * asked once more, so that the true cause goes on.
 */
export async function withoutLibraryErrors<T>(deps: Deps, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isAPIError(error) && error.statusCode >= 500) await pingDatabase(deps.database.db);
    throw error;
  }
}
