import { type SignalStore, signalStore } from "../../ui/signal-store.ts";
import { type Later, retryDelay } from "./retry.ts";

/** One with a problem waits for the person's decision. */
export interface Queued {
  readonly changeId: string;
  readonly problem?: unknown;
}

/** `offline`: no answer, or a failure that may pass; tried again. `away`: it waits until its owner is back. */
export type Sent<Row> =
  | { readonly kind: "done"; readonly row?: Row }
  | { readonly kind: "offline" }
  | { readonly kind: "away" }
  | { readonly kind: "conflict"; readonly current: Row }
  | { readonly kind: "refused"; readonly error: string; readonly code: string };

export interface QueueRules<C extends Queued, Row> {
  /** Documents of the change: it waits behind a problem of the same document. */
  readonly idsOf: (change: C) => readonly string[];
  /** Null when they stay two. The joined one has the id of the second. */
  readonly join: (first: C, second: C) => C | null;
  /** Null when the row has the change already. A conflict is noted as the change's problem. */
  readonly rebase: (change: C, current: Row) => C | null;
  /** `row` is `sent`, saved. Only a change with the same base may be based on it: others may have come in between. */
  readonly after: (change: C, sent: C, row: Row) => C;
  /** `held` has a problem. The change gets the same base, so that it is asked about too. */
  readonly behind: (change: C, held: C) => C;
  /** Null when nothing typed is lost with the change. */
  readonly refused: (change: C, error: string, code: string) => C | null;
}

export interface QueuePorts<C extends Queued, Row> extends QueueRules<C, Row> {
  readonly read: () => Promise<readonly C[]>;
  /** Runs in one transaction. */
  readonly update: (change: (before: readonly C[]) => readonly C[]) => Promise<void>;
  /** Written at once: a closed tab ends the storing. */
  readonly unqueued: { readonly read: () => readonly C[]; readonly write: (changes: readonly C[]) => void };
  readonly send: (change: C) => Promise<Sent<Row>>;
  readonly lock: (work: () => Promise<void>) => Promise<void>;
  readonly tell: () => void;
  readonly onSent: (change: C, row: Row | undefined) => void;
  readonly onRefused: (change: C, error: string) => void;
  readonly later: Later;
}

export interface QueueState<C> {
  /** Oldest first. Stored ones are included once `read` is true. */
  readonly changes: readonly C[];
  readonly unwritten: number;
  readonly read: boolean;
  readonly stuck: boolean;
}

/** Stored, and sent in order, each until it is answered. */
export class OfflineQueue<C extends Queued, Row> {
  readonly state: SignalStore<QueueState<C>> = signalStore<QueueState<C>>({
    changes: [],
    unwritten: 0,
    read: false,
    stuck: false,
  });
  readonly #ports: QueuePorts<C, Row>;
  #unstored: readonly C[] = [];
  #writing: Promise<void> = Promise.resolve();
  #sending: Promise<void> | undefined;
  #again = false;
  #failures = 0;
  #cancelRetry = () => {};
  #closed = false;

  constructor(ports: QueuePorts<C, Row>) {
    this.#ports = ports;
    const left = ports.unqueued.read();
    this.#unstored = left;
    void (left.length > 0 ? this.#store(left) : this.refresh()).then(this.flush);
  }

  add = (...changes: C[]): void => {
    this.#unstored = [...this.#unstored, ...changes];
    this.#ports.unqueued.write(this.#unstored);
    const { changes: shown, unwritten, ...rest } = this.state.get();
    this.state.set({ ...rest, changes: [...shown, ...changes], unwritten: unwritten + changes.length });
    void this.#store(changes).then(this.flush);
  };

  withdraw = async (changeId: string): Promise<boolean> => {
    let found = false;
    // While a change is being sent, nobody here knows whether the server has made it.
    if (this.#sending !== undefined) return false;
    await this.#write((before) => {
      found = before.some((one) => one.changeId === changeId);
      return before.filter((one) => one.changeId !== changeId);
    });
    return found;
  };

  replace = (changeId: string, by: C | null): void => {
    void this.#replaceStored(changeId, by).then(this.flush);
  };

  flush = async (): Promise<void> => {
    if (this.#closed) return;
    if (this.#sending !== undefined) {
      this.#again = true;
      return this.#sending;
    }
    this.#cancelRetry();
    this.#sending = this.#ports
      .lock(() => this.#drain())
      .finally(() => {
        this.#sending = undefined;
        if (this.#again && !this.#closed) {
          this.#again = false;
          void this.flush();
        }
      });
    return this.#sending;
  };

  refresh = async (): Promise<void> => this.#show(await this.#ports.read());

  close = (): void => {
    this.#closed = true;
    this.#cancelRetry();
  };

  #show(stored: readonly C[], stuck = this.state.get().stuck): void {
    const known = new Set(stored.map(({ changeId }) => changeId));
    const unwritten = this.#unstored.filter(({ changeId }) => !known.has(changeId));
    this.state.set({ changes: [...stored, ...unwritten], unwritten: unwritten.length, read: true, stuck });
  }

  /** One after the other; the shown state follows each write. */
  #write(change: (before: readonly C[]) => readonly C[]): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      await this.#ports.update(change);
      await this.refresh();
      this.#ports.tell();
    });
    return this.#writing;
  }

  async #store(changes: readonly C[]): Promise<void> {
    const added = new Set(changes.map(({ changeId }) => changeId));
    // A change that is being sent must not be replaced by a joined one.
    const mayJoin = this.#sending === undefined;
    await this.#write((before) => {
      // A closed tab may have stored the first of them.
      const last = changes.findLastIndex(({ changeId }) => before.some((one) => one.changeId === changeId));
      const fresh = changes.slice(last + 1).map((change) => this.#behindHeld(before, change));
      return mayJoin
        ? fresh.reduce((all, change) => this.#append(all, change), before)
        : [...before, ...fresh];
    });
    this.#unstored = this.#unstored.filter(({ changeId }) => !added.has(changeId));
    this.#ports.unqueued.write(this.#unstored);
  }

  #behindHeld(before: readonly C[], change: C): C {
    const { idsOf, behind } = this.#ports;
    const ids = idsOf(change);
    const held = before.find((one) => one.problem !== undefined && idsOf(one).some((id) => ids.includes(id)));
    return held === undefined ? change : behind(change, held);
  }

  #append(before: readonly C[], change: C): readonly C[] {
    const last = before.at(-1);
    const joined = last === undefined || last.problem !== undefined ? null : this.#ports.join(last, change);
    return joined === null ? [...before, change] : [...before.slice(0, -1), joined];
  }

  #replaceStored(changeId: string, by: C | null): Promise<void> {
    return this.#write((before) =>
      before.flatMap((one) => (one.changeId === changeId ? (by === null ? [] : [by]) : [one])),
    );
  }

  async #drain(): Promise<void> {
    for (;;) {
      await this.#writing;
      const stored = await this.#ports.read();
      const next = firstSendable(stored, this.#ports.idsOf);
      if (next === undefined || this.#closed) {
        this.#failures = 0;
        return this.#show(stored, false);
      }
      const sent = await this.#ports.send(next);
      if (sent.kind === "away") {
        this.#closed = true;
        return;
      }
      if (sent.kind === "offline") {
        this.#show(await this.#ports.read(), true);
        this.#failures += 1;
        this.#cancelRetry = this.#ports.later(retryDelay(this.#failures), () => void this.flush());
        return;
      }
      this.#failures = 0;
      await this.#handleAnswer(next, sent);
    }
  }

  async #handleAnswer(change: C, sent: Exclude<Sent<Row>, { kind: "offline" | "away" }>): Promise<void> {
    const { rebase, after, refused, onSent, onRefused } = this.#ports;
    if (sent.kind === "done") {
      const { row } = sent;
      onSent(change, row);
      await this.#write((before) =>
        before
          .filter(({ changeId }) => changeId !== change.changeId)
          .map((one) => (row === undefined ? one : after(one, change, row))),
      );
    } else if (sent.kind === "conflict") {
      const again = rebase(change, sent.current);
      if (again === null) onSent(change, sent.current);
      await this.#replaceStored(change.changeId, again);
    } else {
      await this.#replaceStored(change.changeId, refused(change, sent.error, sent.code));
      onRefused(change, sent.error);
    }
  }
}

/** Because a change waits behind a problem of the same document. */
export function firstSendable<C extends Queued>(
  changes: readonly C[],
  idsOf: (change: C) => readonly string[],
): C | undefined {
  const held = new Set<string>();
  for (const change of changes) {
    const ids = idsOf(change);
    if (change.problem === undefined && !ids.some((id) => held.has(id))) return change;
    for (const id of ids) held.add(id);
  }
  return undefined;
}
