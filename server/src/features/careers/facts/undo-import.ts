import { AppError } from "@waymark/contract/errors";
import { type Deps, inTransaction } from "../../../deps.ts";
import { bringBack, dropImport, lockImports } from "./store.ts";

/**
 * Removes the current import; the previous one applies again, else the shipped data.
 * @returns the restored version; null for the shipped data.
 * @throws AppError `facts_nothing`.
 */
export const undoImport = (deps: Deps, name: string): Promise<{ version: string } | null> =>
  inTransaction(deps, async ({ db }) => {
    await lockImports(db);
    if (!(await dropImport(db, name, "current"))) throw new AppError("facts_nothing");
    const back = await bringBack(db, name);
    return back === null ? null : { version: back.version };
  });
