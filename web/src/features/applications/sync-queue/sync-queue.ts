import type { Application } from "@waymark/contract/applications";
import { type SignalStore, signalStore } from "../../../ui/signal-store.ts";
import { type Change, idsOf } from "./change.ts";
import { namesOf, rebase } from "./rebase.ts";

/**
 * The outcome of sending a change. `lost`: no answer, or a passing failure; it is tried again. `away`:
 * another person is signed in now; it waits until its owner is back.
 */
export type Sent =
  | { kind: "done"; application?: Application }
  | { kind: "lost" }
  | { kind: "away" }
  | { kind: "conflict"; current: Application }
  | { kind: "refused"; error: string; code: string };

export interface SyncQueuePorts {
  /** The stored changes of all tabs, in order. */
  read: () => Promise<Change[]>;
  /** Changes the stored queue in one transaction. */
  update: (change: (before: Change[]) => Change[]) => Promise<void>;
  send: (change: Change) => Promise<Sent>;
  /** Runs the work while no other tab runs it. */
  lock: (work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that the queue has changed. */
  tell: () => void;
  onSent: (change: Change, application: Application | undefined) => void;
  onRefused: (change: Change, error: string) => void;
  /** Calls `then` after `ms`; returns a function that cancels it. */
  later: (ms: number, then: () => void) => () => void;
}

export interface SyncQueueState {
  /** The unsent changes, oldest first. Stored ones are included once `read` is true. */
  changes: readonly Change[];
  /** Number of changes, at the end, that are not stored yet: closing the page now would lose them. */
  unwritten: number;
  read: boolean;
  /** The last attempt got no answer. */
  stuck: boolean;
}

export interface SyncQueue {
  readonly state: SignalStore<SyncQueueState>;
  add: (...changes: Change[]) => void;
  /** Takes back an unsent change; false when it is too late. */
  withdraw: (changeId: string) => Promise<boolean>;
  /** Replaces a change, to be sent again; null drops it. */
  replace: (changeId: string, by: Change | null) => void;
  flush: () => Promise<void>;
  /** Reads the stored queue again, after another tab changed it. */
  refresh: () => Promise<void>;
  close: () => void;
}

const retryDelays = [1_000, 3_000, 8_000, 20_000, 30_000];

/** A person's queue of changes: stored, and sent in order, each until it is answered. */
export function openSyncQueue(ports: SyncQueuePorts): SyncQueue {
  const state = signalStore<SyncQueueState>({ changes: [], unwritten: 0, read: false, stuck: false });
  /** Changes not stored yet. */
  let unstored: readonly Change[] = [];
  let writing: Promise<void> = Promise.resolve();
  let sending: Promise<void> | undefined;
  let again = false;
  let attempts = 0;
  let cancelRetry = () => {};
  let closed = false;

  const show = (stored: readonly Change[], stuck = state.get().stuck) => {
    const known = new Set(stored.map(({ changeId }) => changeId));
    const unwritten = unstored.filter(({ changeId }) => !known.has(changeId));
    state.set({
      changes: [...stored, ...unwritten],
      unwritten: unwritten.length,
      read: true,
      stuck,
    });
  };
  const refresh = async () => show(await ports.read());
  /** Writes one after the other; the shown state follows each write. */
  const write = (change: (before: Change[]) => Change[]): Promise<void> => {
    writing = writing.then(async () => {
      await ports.update(change);
      await refresh();
      ports.tell();
    });
    return writing;
  };
  const replaceStored = (changeId: string, by: Change | null) =>
    write((before) =>
      before.flatMap((one) => (one.changeId === changeId ? (by === null ? [] : [by]) : [one])),
    );

  const add = (...changes: Change[]) => {
    unstored = [...unstored, ...changes];
    const { changes: shown, unwritten, ...rest } = state.get();
    state.set({ ...rest, changes: [...shown, ...changes], unwritten: unwritten + changes.length });
    const added = new Set(changes.map(({ changeId }) => changeId));
    const idle = sending === undefined;
    void write((before) => (idle ? changes.reduce(append, before) : [...before, ...changes])).then(() => {
      unstored = unstored.filter(({ changeId }) => !added.has(changeId));
      void flush();
    });
  };

  const flush = async (): Promise<void> => {
    if (closed) return;
    if (sending !== undefined) {
      again = true;
      return sending;
    }
    cancelRetry();
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
        cancelRetry = ports.later(
          retryDelays[Math.min(attempts, retryDelays.length - 1)] ?? 30_000,
          () => void flush(),
        );
        attempts += 1;
        return;
      }
      attempts = 0;
      await handleAnswer(next, sent);
    }
  }

  async function handleAnswer(change: Change, sent: Exclude<Sent, { kind: "lost" | "away" }>): Promise<void> {
    if (sent.kind === "done") {
      ports.onSent(change, sent.application);
      const version = sent.application?.version;
      // Acceptance means no other change came between, so the changes queued behind are based on the new version.
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
      await replaceStored(
        change.changeId,
        again === "conflict" ? { ...change, problem: { kind: "conflict", current: sent.current } } : again,
      );
      return;
    }
    // Changes that hold typed text stay until the person discards them. Others are dropped and reported.
    const isTyped = change.kind === "create" || change.kind === "edit";
    const problem = { kind: "refused" as const, error: sent.error, code: sent.code };
    await replaceStored(change.changeId, isTyped ? { ...change, problem } : null);
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
      // While a change is being sent, nobody here knows whether the server has made it.
      if (sending !== undefined) return false;
      await write((before) => {
        found = before.some((one) => one.changeId === changeId);
        return before.filter((one) => one.changeId !== changeId);
      });
      return found;
    },
    replace: (changeId, by) => void replaceStored(changeId, by).then(flush),
    close: () => {
      closed = true;
      cancelRetry();
    },
  };
}

/** The first change that may be sent: a change waits behind a problem of the same application. */
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
 * Appends a change, or merges it into the last one if that edits the same fields. The merged change has the
 * new id: if another tab is just sending the older one, this one is still sent after it.
 */
function append(before: Change[], change: Change): Change[] {
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
