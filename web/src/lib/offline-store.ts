import { createStore, delMany, get, keys, type UseStore, update } from "idb-keyval";

let store: UseStore | undefined;

/** Undefined where IndexedDB is missing or blocked (private windows). */
function open(): UseStore | undefined {
  if (typeof indexedDB === "undefined") return undefined;
  store ??= createStore("waymark", "kept");
  return store;
}

/** Stands in where IndexedDB fails; lost with the page. */
const inMemory = new Map<string, unknown>();

export async function readKept(key: string): Promise<unknown> {
  const found = open();
  if (!found) return inMemory.get(key);
  return get(key, found).catch(() => inMemory.get(key));
}

/** Changes a value in one transaction, so that two tabs do not overwrite each other's change. */
export async function changeKept(key: string, change: (before: unknown) => unknown): Promise<void> {
  const found = open();
  const here = () => void inMemory.set(key, change(inMemory.get(key)));
  if (found) await update(key, change, found).catch(here);
  else here();
}

/** After a sign-out. When a session merely expires, waiting changes stay until the person is back. */
export async function forgetOffline(userId: string): Promise<void> {
  const isTheirs = (key: IDBValidKey) => String(key).endsWith(userId);
  for (const key of [...inMemory.keys()]) if (isTheirs(key)) inMemory.delete(key);
  const found = open();
  if (!found) return;
  await keys(found)
    .then((all) => delMany(all.filter(isTheirs), found))
    .catch(() => undefined);
}
