import { createStore, delMany, get, keys, type UseStore, update } from "idb-keyval";

let store: UseStore | undefined;

/** The browser's database, or nothing where it is closed (private windows) or missing. */
function open(): UseStore | undefined {
  if (typeof indexedDB === "undefined") return undefined;
  store ??= createStore("waymark", "kept");
  return store;
}

/** What stands in where nothing can be kept: it lives as long as the page. */
const passing = new Map<string, unknown>();

/** What was kept under a name, or undefined. Parse what comes out. */
export async function readKept(key: string): Promise<unknown> {
  const found = open();
  if (!found) return passing.get(key);
  return get(key, found).catch(() => passing.get(key));
}

/** Changes it in one step: what two tabs change at once is changed by both, one after the other. */
export async function changeKept(key: string, change: (before: unknown) => unknown): Promise<void> {
  const found = open();
  const here = () => void passing.set(key, change(passing.get(key)));
  if (found) await update(key, change, found).catch(here);
  else here();
}

/**
 * Forgets what was kept for a person, under names that end with their id: they left. What waits for somebody whose
 * session merely ended stays until they are back.
 */
export async function forgetOffline(userId: string): Promise<void> {
  const isTheirs = (key: IDBValidKey) => String(key).endsWith(userId);
  for (const key of [...passing.keys()]) if (isTheirs(key)) passing.delete(key);
  const found = open();
  if (!found) return;
  await keys(found)
    .then((all) => delMany(all.filter(isTheirs), found))
    .catch(() => undefined);
}
