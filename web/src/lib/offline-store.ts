import { clear, createStore, get, type UseStore, update } from "idb-keyval";

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

/** Forgets all of it: somebody left. */
export async function forgetAllOffline(): Promise<void> {
  passing.clear();
  const found = open();
  if (found) await clear(found).catch(() => undefined);
}
