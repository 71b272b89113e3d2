import type { Resume } from "@waymark/contract/resumes";
import { signalStore } from "../../../ui/signal-store.ts";
import { type Draft, draftOf } from "./draft.ts";
import type { EditStore } from "./edit-store.ts";
import type { Kept } from "./kept-draft.ts";
import { type Choice, type Conflict, isSame, merge, resolve } from "./merge.ts";

/** Changes besides the draft. */
export type Besides = Partial<Pick<Resume, "status" | "isDefault" | "aiScore" | "feedback">>;

export type SaveState =
  | { readonly kind: "saved" }
  | { readonly kind: "changed" }
  | { readonly kind: "failing" }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "gone" }
  | { readonly kind: "clash"; readonly clashes: readonly Conflict[] };

/** The reasons a save can fail. */
export type Refusal =
  | { readonly kind: "later" }
  | { readonly kind: "conflict"; readonly current: Resume }
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly reason: string };

export interface SaverPorts {
  /** Saves the whole resume with its version. */
  readonly send: (resume: Resume) => Promise<Resume>;
  readonly refusalOf: (error: unknown) => Refusal;
  readonly onSaved: (resume: Resume) => void;
  /** Changes from elsewhere were merged while there were unsaved changes here. */
  readonly onTaken: () => void;
  readonly keep: (kept: Omit<Kept, "userId"> | null) => void;
}

/** Milliseconds between a change and its save, and between a failed save and each retry. */
const saveDelay = 800;
const retryDelays = [1_000, 2_000, 5_000, 10_000, 30_000];

export type Saver = ReturnType<typeof createSaver>;

/** Autosaves a resume: one save at a time, repeated until it succeeds, losing nothing. */
export function createSaver(store: EditStore, first: Resume, ports: SaverPorts, from?: Kept | null) {
  const state = signalStore<SaveState>({ kind: "saved" });
  let resume: Resume = from ? { ...first, ...from.base, version: from.version } : first;
  let base: Draft = from ? from.base : draftOf(first);
  let saved: Draft | null = from ? null : store.draft();
  let besides: Besides = {};
  let theirs: Resume | null = null;
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let closed = false;

  const isClean = () => saved === store.draft() && Object.keys(besides).length === 0;
  const keepNow = () => ports.keep(isClean() ? null : { version: resume.version, base, mine: store.draft() });
  const wait = (ms: number) => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void run(), ms);
  };

  /** Merges the server's version; returns false when the person has to choose first. */
  const takeIn = (now: Resume): boolean => {
    const other = draftOf(now);
    const mine = store.draft();
    const { clashes } = merge(base, mine, other);
    if (clashes.length > 0) {
      theirs = now;
      state.set({ kind: "clash", clashes });
      return false;
    }
    const hadChanges = !isSame(mine, base);
    const elsewhere = !isSame(other, base);
    const before = base;
    [theirs, base, resume] = [null, other, now];
    if (elsewhere) store.rebase((draft) => merge(before, draft, other).draft);
    saved = isSame(store.draft(), other) ? store.draft() : null;
    if (hadChanges && elsewhere) ports.onTaken();
    state.set({ kind: isClean() ? "saved" : "changed" });
    keepNow();
    return true;
  };

  const settle = (error: unknown) => {
    const refusal = ports.refusalOf(error);
    if (refusal.kind === "conflict") {
      if (takeIn(refusal.current)) wait(0);
    } else if (refusal.kind === "later") {
      state.set({ kind: "failing" });
      wait(retryDelays[Math.min(failures, retryDelays.length - 1)] ?? saveDelay);
      failures += 1;
    } else state.set(refusal);
  };

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    if (theirs !== null || state.get().kind === "gone") return;
    if (sending) return sending;
    if (isClean()) return state.set({ kind: "saved" });
    const mine = store.draft();
    const extra = besides;
    sending = (async () => {
      try {
        const answer = await ports.send({ ...resume, ...mine, ...extra });
        failures = 0;
        [resume, base, saved] = [answer, draftOf(answer), mine];
        if (besides === extra) besides = {};
        ports.onSaved(answer);
        state.set({ kind: isClean() ? "saved" : "changed" });
        if (!isClean()) wait(saveDelay);
      } catch (error) {
        settle(error);
      } finally {
        sending = null;
        keepNow();
      }
    })();
    return sending;
  };

  store.subscribe(() => {
    if (store.draft() === saved) return keepNow();
    keepNow();
    if (theirs !== null) {
      const { clashes } = merge(base, store.draft(), draftOf(theirs));
      return state.set({ kind: "clash", clashes });
    }
    if (state.get().kind === "gone") return;
    if (state.get().kind !== "failing") state.set({ kind: "changed" });
    if (!sending && state.get().kind !== "failing") wait(saveDelay);
  });

  if (from) {
    if (takeIn(first)) wait(0);
  }
  return {
    state,
    resume: () => resume,
    /** Saves now; resolves to whether everything is saved. */
    flush: async (): Promise<boolean> => {
      await sending;
      await run();
      return isClean();
    },
    retry: () => {
      failures = 0;
      void run();
    },
    /** Saves a change besides the draft, at once. */
    also: (change: Besides) => {
      besides = { ...besides, ...change };
      wait(0);
    },
    /** Receives the server's version of the resume, from a refetch. */
    hear: (now: Resume) => {
      if (now.version <= resume.version || sending !== null || state.get().kind === "gone") return;
      if (takeIn(now) && !isClean()) wait(saveDelay);
    },
    /** Resumes after `close`. */
    open: () => {
      closed = false;
      if (!isClean() && theirs === null) wait(saveDelay);
    },
    /** Saves once more. If that fails, the draft stays in this browser until the resume is opened again. */
    close: () => {
      closed = true;
      void run();
    },
    choose: (choices: Readonly<Record<string, Choice>>) => {
      if (theirs === null) return;
      const other = draftOf(theirs);
      const chosen = resolve(merge(base, store.draft(), other), choices);
      [resume, base, theirs] = [theirs, other, null];
      saved = null;
      store.edit("", () => chosen);
      state.set({ kind: "changed" });
      wait(0);
    },
  };
}
