import type { Application } from "@waymark/contract/applications";
import { type SignalStore, signalStore } from "../../../ui/signal-store.ts";
import { type Change, idsOf } from "./change.ts";
import { namesOf, rebase } from "./rebase.ts";

/**
 * How sending one change ended. `lost`: nobody answered, or not now; it is tried again. `away`: somebody else is here now;
 * it waits until the person is back.
 */
export type Sent =
  | { kind: "done"; application?: Application }
  | { kind: "lost" }
  | { kind: "away" }
  | { kind: "conflict"; current: Application }
  | { kind: "refused"; error: string; code: string };

export interface OutboxPorts {
  /** What waits, in its order, as kept for all tabs. */
  read: () => Promise<Change[]>;
  /** Changes what waits in one step. */
  update: (change: (before: Change[]) => Change[]) => Promise<void>;
  send: (change: Change) => Promise<Sent>;
  /** Does the work while no other tab does. */
  lock: (work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that the queue is another. */
  tell: () => void;
  onSent: (change: Change, application: Application | undefined) => void;
  onRefused: (change: Change, error: string) => void;
  /** Calls back later; answers how to call it off. */
  later: (ms: number, then: () => void) => () => void;
}

export interface OutboxState {
  /** What waits, the oldest first; what was read from the browser's database is there once `read`. */
  changes: readonly Change[];
  /** How many of them, the last ones, are not yet written down: closing the page now would lose them. */
  unwritten: number;
  read: boolean;
  /** The last attempt found nobody. */
  stuck: boolean;
}

export interface Outbox {
  readonly state: SignalStore<OutboxState>;
  add: (...changes: Change[]) => void;
  /** Takes one back that was not sent yet; false when it is too late. */
  withdraw: (changeId: string) => Promise<boolean>;
  /** Puts another in its place, to be sent again; null gives it up. */
  replace: (changeId: string, by: Change | null) => void;
  /** Sends what waits, now. */
  flush: () => Promise<void>;
  /** Reads anew what waits: another tab changed it. */
  refresh: () => Promise<void>;
  close: () => void;
}

const waits = [1_000, 3_000, 8_000, 20_000, 30_000];

/** The queue of changes of one person: kept, sent in order, each until it is answered. */
export function openOutbox(ports: OutboxPorts): Outbox {
  const state = signalStore<OutboxState>({ changes: [], unwritten: 0, read: false, stuck: false });
  /** Not yet written down. */
  let fresh: readonly Change[] = [];
  let writing: Promise<void> = Promise.resolve();
  let sending: Promise<void> | undefined;
  let again = false;
  let attempts = 0;
  let callOff = () => {};
  let closed = false;

  const show = (stored: readonly Change[], stuck = state.get().stuck) => {
    const known = new Set(stored.map(({ changeId }) => changeId));
    const unwritten = fresh.filter(({ changeId }) => !known.has(changeId));
    state.set({
      changes: [...stored, ...unwritten],
      unwritten: unwritten.length,
      read: true,
      stuck,
    });
  };
  const refresh = async () => show(await ports.read());
  /** One write after the other; what is shown follows what was written. */
  const write = (change: (before: Change[]) => Change[]): Promise<void> => {
    writing = writing.then(async () => {
      await ports.update(change);
      await refresh();
      ports.tell();
    });
    return writing;
  };
  const settle = (changeId: string, by: Change | null) =>
    write((before) =>
      before.flatMap((one) => (one.changeId === changeId ? (by === null ? [] : [by]) : [one])),
    );

  const add = (...changes: Change[]) => {
    fresh = [...fresh, ...changes];
    const { changes: shown, unwritten, ...rest } = state.get();
    state.set({ ...rest, changes: [...shown, ...changes], unwritten: unwritten + changes.length });
    const added = new Set(changes.map(({ changeId }) => changeId));
    const idle = sending === undefined;
    void write((before) => (idle ? changes.reduce(joined, before) : [...before, ...changes])).then(() => {
      fresh = fresh.filter(({ changeId }) => !added.has(changeId));
      void flush();
    });
  };

  const flush = async (): Promise<void> => {
    if (closed) return;
    if (sending !== undefined) {
      again = true;
      return sending;
    }
    callOff();
    sending = ports.lock(drain).finally(() => {
      sending = undefined;
      if (again && !closed) {
        again = false;
        void flush();
      }
    });
    return sending;
  };

  async function drain(): Promise<void> {
    for (;;) {
      await writing;
      const stored = await ports.read();
      const next = firstSendable(stored);
      if (next === undefined || closed) {
        show(stored, false);
        attempts = 0;
        return;
      }
      const sent = await ports.send(next);
      if (sent.kind === "away") {
        closed = true;
        return;
      }
      if (sent.kind === "lost") {
        show(await ports.read(), true);
        callOff = ports.later(waits[Math.min(attempts, waits.length - 1)] ?? 30_000, () => void flush());
        attempts += 1;
        return;
      }
      attempts = 0;
      await settled(next, sent);
    }
  }

  async function settled(change: Change, sent: Exclude<Sent, { kind: "lost" | "away" }>): Promise<void> {
    if (sent.kind === "done") {
      ports.onSent(change, sent.application);
      const version = sent.application?.version;
      // Whoever was let through proved that nobody came between: what they did next builds on that.
      await write((before) =>
        before
          .filter(({ changeId }) => changeId !== change.changeId)
          .map((one) => (version === undefined ? one : onTopOf(one, sent.application?.id, version))),
      );
      return;
    }
    if (sent.kind === "conflict") {
      const again = rebase(change, sent.current);
      if (again === null) ports.onSent(change, sent.current);
      await settle(
        change.changeId,
        again === "conflict" ? { ...change, problem: { kind: "conflict", current: sent.current } } : again,
      );
      return;
    }
    // What was typed is kept until the person lets it go; the rest is said, and is as it was.
    const isTyped = change.kind === "create" || change.kind === "edit";
    const problem = { kind: "refused" as const, error: sent.error, code: sent.code };
    await settle(change.changeId, isTyped ? { ...change, problem } : null);
    ports.onRefused(change, sent.error);
  }

  void refresh().then(flush);
  return {
    state,
    add,
    flush,
    refresh,
    withdraw: async (changeId) => {
      let found = false;
      // Not while it is on its way: then it has happened or not, and nobody here knows.
      if (sending !== undefined) return false;
      await write((before) => {
        found = before.some((one) => one.changeId === changeId);
        return before.filter((one) => one.changeId !== changeId);
      });
      return found;
    },
    replace: (changeId, by) => void settle(changeId, by).then(flush),
    close: () => {
      closed = true;
      callOff();
    },
  };
}

/** The first that may go: whatever stands behind a problem of the same application waits for it. */
export function firstSendable(changes: readonly Change[]): Change | undefined {
  const held = new Set<string>();
  for (const change of changes) {
    const ids = idsOf(change);
    if (change.problem === undefined && !ids.some((id) => held.has(id))) return change;
    for (const id of ids) held.add(id);
  }
  return undefined;
}

/**
 * At the end of the queue, or in one with the edit of the same fields that waits there. Under its own id: should another
 * tab be sending the older one just now, this one still goes after it.
 */
function joined(before: Change[], change: Change): Change[] {
  const last = before.at(-1);
  if (last?.kind !== "edit" || change.kind !== "edit" || last.problem || last.id !== change.id)
    return [...before, change];
  if (namesOf(last.fields).join() !== namesOf(change.fields).join() || change.fields.job)
    return [...before, change];
  return [...before.slice(0, -1), { ...change, before: last.before, version: last.version }];
}

function onTopOf(change: Change, id: string | undefined, version: number): Change {
  const isNext = change.kind === "move" || change.kind === "edit";
  return isNext && change.id === id ? { ...change, version } : change;
}
