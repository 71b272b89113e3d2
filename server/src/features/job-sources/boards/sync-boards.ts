import type { Config } from "../../../config.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import {
  type Board,
  boardKey,
  boardOfAddress,
  readAddress,
} from "../../../ports/job-sources/board-address.ts";
import { starterBoards } from "../../../ports/job-sources/data/starter-employers.ts";
import { lockWriters, noteChanges } from "../../jobs/changes-store.ts";
import { groupDuplicates } from "../../jobs/duplicates/group-duplicates.ts";
import { type NewBoard, putBoards, unlistOthers, updateFollowersOnly } from "./boards-store.ts";
import { employerOf } from "./recognise-page.ts";

const entries = (list: string): string[] =>
  list
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

/** The boards an operator named: Greenhouse boards by name, others by the address of their page. */
export function operatorBoards(config: Pick<Config, "GREENHOUSE_BOARDS" | "JOB_BOARDS">): Board[] {
  const named = entries(config.GREENHOUSE_BOARDS).map((name) =>
    /^[a-z0-9_-]{1,80}$/i.test(name) ? boardOfAddress(`https://job-boards.greenhouse.io/${name}`) : null,
  );
  const pasted = entries(config.JOB_BOARDS).map((address) => {
    const board = boardOfAddress(address);
    const host = readAddress(address)?.hostname;
    return board ?? (host === undefined ? null : { kind: "site" as const, slug: host });
  });
  return [...named, ...pasted].filter((board) => board !== null);
}

/**
 * Writes the boards of the starter list and of the operator into the table; those that left a list are unmarked.
 * Postings of a newly listed board become visible to everybody, those of an unlisted one only to its followers.
 */
export async function syncBoards(deps: Deps): Promise<void> {
  const createdAt = deps.now();
  const rows = new Map<string, NewBoard>();
  if (deps.config.JOB_STARTER_LIST) {
    for (const { employer, country, trade, kind, slug } of starterBoards) {
      const id = boardKey({ kind, slug });
      rows.set(id, { id, kind, slug, company: employer, listed: "starter", country, trade, createdAt });
    }
  }
  for (const board of operatorBoards(deps.config)) {
    const id = boardKey(board);
    const known = rows.get(id);
    const company = known?.company ?? employerOf(board);
    rows.set(id, { country: "", trade: "", ...known, ...board, id, company, listed: "operator", createdAt });
  }
  const all = [...rows.values()];
  await inTransaction(deps, async ({ db, now }) => {
    await lockWriters(db);
    await putBoards(db, all);
    for (const listed of ["starter", "operator"]) {
      const ids = all.filter((row) => row.listed === listed).map((row) => row.id);
      await unlistOthers(db, listed, ids);
    }
    const isTown = (name: string, country: string | undefined) => deps.gazetteer.knows(name, country);
    const changed = await updateFollowersOnly(db);
    const settled = await groupDuplicates(db, changed, isTown);
    const rows = new Map([...changed, ...settled].map((row) => [row.id, row]));
    await noteChanges(db, { changed: [...rows.values()] }, now());
  });
  await deps.jobIndex.follow();
}
