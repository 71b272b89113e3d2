import type { Deps } from "../../../deps.ts";
import { type ImportRow, readImports } from "./store.ts";

/** The imports in use, by name; `undoable` is the version that an undo would restore. */
export async function listImports(deps: Deps): Promise<(ImportRow & { readonly undoable: string | null })[]> {
  const all = await readImports(deps.db);
  return all
    .filter(({ state }) => state === "current")
    .map((row) => ({
      ...row,
      undoable: all.find(({ name, state }) => name === row.name && state === "previous")?.version ?? null,
    }));
}
