import { z } from "zod";
import { readStored, readStoredJson, writeStored } from "./storage.ts";

const Held = z.object({ by: z.string(), until: z.number() });

/** A tab that was closed in the middle holds the others up no longer than this. */
const heldAtMost = 45_000;
const lookAgain = 100;
/** How long two tabs that wrote at once take to see each other. */
const settle = 30;

const me = Math.random().toString(36).slice(2);
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Does the work while no other tab of this browser does work of that name. Where the browser has no locks (a page
 * that is neither https nor on this machine) a note in local storage stands in, and where that is closed too the
 * tabs know nothing of each other.
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
      await pause(lookAgain);
      continue;
    }
    writeStored(key, JSON.stringify({ by: me, until: Date.now() + heldAtMost }));
    if (readStored(key) === null) return;
    await pause(settle);
    if (noteOf(key)?.by === me) return;
  }
}
