import { signalStore } from "../../ui/signal-store.ts";
import type { Draft, KeptDraft } from "./kept-draft.ts";
import { type Choices, type Conflict, changedPaths, isSame, merge, resolve } from "./merge.ts";
import { type Later, type Refusal, retryDelay } from "./retry.ts";

/** `changed`: a save is due. `failed`: the server refused it; with `gone`, because the document was deleted. */
export type SaveState =
  | { readonly kind: "saved" | "changed" | "saving" | "offline" }
  | { readonly kind: "conflict"; readonly conflicts: readonly Conflict[] }
  | { readonly kind: "failed"; readonly reason: string; readonly gone: boolean };

export interface AutosaverPorts<T, Row> {
  readonly get: () => T;
  readonly rebase: (onto: (value: T) => T) => void;
  readonly set: (value: T) => void;
  readonly edited: (row: Row) => T;
  readonly lists: "entries" | "whole";
  /** Saves `value` and `besides` on top of `row`. Calls `onSaved` with each row the server answers. */
  readonly send: (row: Row, value: T, besides: Partial<Row>, onSaved: (row: Row) => void) => Promise<void>;
  readonly refusalOf: (error: unknown) => Refusal<Row>;
  /** False while another person, or nobody, is signed in. */
  readonly isAllowed: () => boolean;
  readonly onTaken?: (paths: readonly string[]) => void;
  readonly draft: KeptDraft<T>;
  readonly later: Later;
  /** False when the person saves by a button: a change waits for `flush`, and nothing is repeated. */
  readonly auto: boolean;
}

/** Milliseconds from a change to its save, and to its copy in this browser. */
const saveDelay = 800;
const keepDelay = 250;
/** Merges one after the other, while others keep saving, before the save waits. */
const maxMerges = 5;
const maxUnanswered = 20;
const nothing = () => {};

/** Sends one request at a time, merged with what others saved. Keeps unsaved changes in this browser. Starts closed. */
export class Autosaver<T, Row extends { readonly version: number }> {
  readonly state = signalStore<SaveState>({ kind: "saved" });
  readonly #ports: AutosaverPorts<T, Row>;
  #row: Row;
  #base: T;
  /** As last sent or received; the value on the screen is unsaved when it differs. */
  #saved: T;
  #besides: Partial<Row> = {};
  #theirs: Row | null = null;
  /** Received while a request was out, or with a kept draft; merged afterwards. */
  #heard: Row | null = null;
  #unanswered: readonly T[] = [];
  #sending: Promise<void> | null = null;
  #failures = 0;
  #closed = true;
  #cancelSave = nothing;
  #cancelKeep = nothing;

  /** With a kept draft, the value on the screen is the draft's. */
  constructor(first: Row, ports: AutosaverPorts<T, Row>, draft: Draft<T> | null) {
    this.#ports = ports;
    this.#row = first;
    this.#base = draft?.base ?? ports.edited(first);
    this.#saved = this.#base;
    if (draft === null) return;
    this.#heard = first;
    this.#show({ kind: "changed" });
  }

  row = (): Row => this.#row;
  base = (): T => this.#base;

  /** Call it after each change of the value on the screen. */
  changed = (): void => {
    this.#keepSoon();
    if (this.#isGone() || (this.#theirs !== null && !this.#takeIn(this.#theirs))) return;
    if (this.#sending !== null || this.state.get().kind === "offline") return;
    this.#showSaved();
    if (!this.#isClean()) this.#wait(saveDelay);
  };

  flush = async (): Promise<boolean> => {
    await this.#sending;
    await this.#run();
    return this.#isClean();
  };

  retry = (): void => {
    this.#failures = 0;
    if (this.#ports.auto) void this.#run();
  };

  also = (change: Partial<Row>): void => {
    this.#besides = { ...this.#besides, ...change };
    this.#wait(0);
  };

  hear = (now: Row): void => {
    if (now.version <= (this.#theirs ?? this.#row).version || this.#isGone()) return;
    if (this.#sending !== null) this.#heard = now;
    else if (this.#takeIn(now) && !this.#isClean()) this.#wait(saveDelay);
  };

  choose = (choices: Choices): void => {
    if (this.#theirs === null) return;
    const theirs = this.#ports.edited(this.#theirs);
    const chosen = resolve(merge(this.#base, this.#ports.get(), theirs, this.#ports.lists), choices);
    this.#basedOn(this.#theirs);
    this.#ports.set(chosen);
    this.changed();
    this.#wait(0);
  };

  discard = (): void => {
    this.#basedOn(this.#theirs ?? this.#row);
    this.#besides = {};
    this.#ports.set(this.#base);
    this.#showSaved();
    this.keep();
  };

  keep = (): void => {
    this.#cancelKeep();
    const { draft, get } = this.#ports;
    if (this.#isClean()) draft.forget();
    else draft.keep({ version: this.#row.version, base: this.#base, mine: get() });
  };

  open = (): void => {
    this.#closed = false;
    const heard = this.#heard;
    this.#heard = null;
    if (heard !== null && !this.#takeIn(heard)) return;
    if (!this.#isClean() && this.#theirs === null) this.#wait(saveDelay);
  };

  /** If the last save fails, the draft stays in this browser until the document is opened again. */
  close = (): void => {
    this.#closed = true;
    this.keep();
    if (this.#ports.auto) void this.#run();
  };

  #isClean(): boolean {
    return isSame(this.#ports.get(), this.#saved) && Object.keys(this.#besides).length === 0;
  }

  #isGone(): boolean {
    const state = this.state.get();
    return state.kind === "failed" && state.gone;
  }

  #show(state: SaveState): void {
    if (!isSame(state, this.state.get())) this.state.set(state);
  }

  #showSaved(): void {
    this.#show({ kind: this.#isClean() ? "saved" : "changed" });
  }

  #keepSoon(): void {
    this.#cancelKeep();
    this.#cancelKeep = this.#ports.later(keepDelay, this.keep);
  }

  #wait(ms: number): void {
    this.#cancelSave();
    if (!this.#closed && this.#ports.auto) this.#cancelSave = this.#ports.later(ms, () => void this.#run());
  }

  #basedOn(row: Row): void {
    this.#row = row;
    this.#base = this.#ports.edited(row);
    this.#saved = this.#base;
    this.#theirs = null;
    this.#unanswered = [];
  }

  /** @returns false when the person has to choose first. */
  #takeIn(now: Row): boolean {
    const { get, edited, lists, rebase, onTaken } = this.#ports;
    const [mine, theirs] = [get(), edited(now)];
    // A save of ours may have arrived although its answer did not: then nobody else changed anything.
    const isOurs = this.#unanswered.some((sent) => isSame(sent, theirs));
    const base = isOurs ? theirs : this.#base;
    const { conflicts } = merge(base, mine, theirs, lists);
    if (conflicts.length > 0) {
      this.#theirs = now;
      this.#show({ kind: "conflict", conflicts });
      return false;
    }
    this.#basedOn(now);
    const changedHere = new Set(changedPaths(base, mine));
    if (!isSame(theirs, base)) {
      rebase((value) => merge(base, value, theirs, lists).value);
      const taken = changedPaths(base, theirs).filter((path) => !changedHere.has(path));
      if (changedHere.size > 0) onTaken?.(taken);
    }
    this.#showSaved();
    this.#keepSoon();
    return true;
  }

  #run(): Promise<void> {
    this.#cancelSave();
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
      const heard = this.#heard;
      this.#heard = null;
      if (heard !== null) this.hear(heard);
      this.keep();
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    for (let merges = 0; merges <= maxMerges; merges += 1) {
      if (this.#theirs !== null || this.#isGone()) return;
      if (this.#isClean()) return this.#showSaved();
      if (!this.#ports.isAllowed()) return this.#tryLater();
      const refusal = await this.#send();
      if (refusal === null) {
        this.#showSaved();
        // Typing goes on: the rest is saved after the next pause.
        if (!this.#isClean()) this.#wait(saveDelay);
        return;
      }
      if (refusal.kind === "offline") return this.#tryLater();
      if (refusal.kind === "failed") return this.#show(refusal);
      if (!this.#takeIn(refusal.current)) return;
    }
    this.#tryLater();
  }

  async #send(): Promise<Refusal<Row> | null> {
    const { get, send, edited, refusalOf } = this.#ports;
    const [value, besides] = [get(), this.#besides];
    this.#show({ kind: "saving" });
    try {
      await send(this.#row, value, besides, (row) => {
        this.#row = row;
        this.#base = edited(row);
        this.#saved = this.#base;
      });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.kind === "offline") this.#unanswered = [...this.#unanswered.slice(-maxUnanswered), value];
      return refusal;
    }
    this.#failures = 0;
    this.#saved = value;
    this.#unanswered = [];
    if (this.#besides === besides) this.#besides = {};
    return null;
  }

  #tryLater(): void {
    if (this.#ports.auto) {
      this.#failures += 1;
      this.#show({ kind: "offline" });
      this.#wait(retryDelay(this.#failures));
    } else this.#showSaved();
  }
}
