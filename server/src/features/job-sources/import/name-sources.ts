import { sourceKey } from "@waymark/domain/jobs/tokens";
import type { Deps } from "../../../deps.ts";
import { jobSourcesKnown } from "../../../ports/job-sources/sources.ts";
import { readSources } from "../sources-store.ts";

/**
 * Gives each source one name, however rows write it: our own sources' id, else the name it first had here ("Indeed",
 * "INDEED" and "in deed" are one).
 */
export async function nameSources(deps: Pick<Deps, "db">): Promise<(named: string) => string> {
  const names = new Map<string, string>();
  const rows = await readSources(deps.db);
  for (const { id } of [...jobSourcesKnown, ...rows])
    if (!names.has(sourceKey(id))) names.set(sourceKey(id), id);
  return (named) => {
    const key = sourceKey(named);
    const name = names.get(key) ?? named;
    names.set(key, name);
    return name;
  };
}
