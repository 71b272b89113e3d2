import { z } from "zod";
import { readStored, readStoredJson, writeStored } from "./storage.ts";

const Held = z.object({ by: z.string(), until: z.number() });

/** In milliseconds; a tab closed while holding the lock blocks the others no longer than this. */
const maxHoldMs = 45_000;
const retryMs = 100;
/** Milliseconds after which two tabs that wrote at the same time see the same value. */
const settleMs = 30;

const me = Math.random().toString(36).slice(2);
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * No other tab of this browser runs work of the same name meanwhile. Where the Web Locks API is missing (neither https
 * nor localhost), a note in local storage replaces it; where storage is blocked too, there is no lock.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = globalThis.navigator?.locks;
  if (locks) return locks.request(name, work);
  const key = `lock-${name}`;
  await takeNote(key);
  try {
    return await work();
  } finally {
    if (noteOf(key)?.by === me) writeStored(key, null);
  }
}

const noteOf = (key: string) => Held.safeParse(readStoredJson(key)).data;

async function takeNote(key: string): Promise<void> {
  for (;;) {
    const held = noteOf(key);
    if (held !== undefined && held.by !== me && held.until > Date.now()) {
      await pause(retryMs);
      continue;
    }
    writeStored(key, JSON.stringify({ by: me, until: Date.now() + maxHoldMs }));
    if (readStored(key) === null) return;
    await pause(settleMs);
    if (noteOf(key)?.by === me) return;
  }
}
