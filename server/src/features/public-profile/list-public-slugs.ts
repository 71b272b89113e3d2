import type { Deps } from "../../deps.ts";
import { listPublicPeople } from "../accounts/profile/read-person-for-page.ts";
import { slugsOf } from "./store.ts";

const pageSize = 1_000;

/** The addresses of public pages for a site map, at most `atMost`. */
export async function listPublicSlugs(deps: Deps, atMost = 50_000): Promise<string[]> {
  const slugs: string[] = [];
  let after = "";
  while (slugs.length < atMost) {
    const ids = await listPublicPeople(deps, after, pageSize);
    const last = ids.at(-1);
    if (last === undefined) break;
    slugs.push(...(await slugsOf(deps.db, ids)).map(({ slug }) => slug));
    after = last;
  }
  return slugs.slice(0, atMost).sort();
}
