import { merge } from "../merge.ts";
import { OfflineQueue, type Queued, type Sent } from "../offline-queue.ts";
import { Browser, empty, type Field, type Fields, type Person, type Row, Stale } from "./browser.ts";

interface Edit extends Queued {
  readonly field: Field;
  readonly text: string;
  readonly before: string;
  readonly version: number;
  readonly problem?: { readonly current: Row };
}

/** A queue of edits, as the board has it. Storing takes time, which a closed tab does not have. */
export class QueueBrowser extends Browser {
  readonly stored: Record<Person, readonly Edit[]> = { nora: [], omar: [] };
  readonly unqueued: Record<Person, readonly Edit[]> = { nora: [], omar: [] };
  queue: OfflineQueue<Edit, Row> | null = null;
  #lock: Promise<unknown> = Promise.resolve();
  #ids = 0;
  /** The row as this tab last heard it. */
  #known: Row = { ...empty, version: 1 };

  open(): void {
    const { person, tab, server } = this;
    if (person === null) return;
    const isOpen = () => this.tab === tab;
    // Work of a closed tab ends where it waits; its lock is free.
    const whileOpen = <T>(value: T): Promise<T> =>
      isOpen() ? Promise.resolve(value) : new Promise(() => {});
    this.#lock = Promise.resolve();
    this.#known = server.rows[person];
    this.queue = new OfflineQueue<Edit, Row>({
      idsOf: () => ["document"],
      join: (first, second) =>
        first.field === second.field ? { ...second, before: first.before, version: first.version } : null,
      rebase: (edit, current) => {
        const { value, conflicts } = merge(edit.before, edit.text, current[edit.field], "whole");
        if (conflicts.length > 0) return { ...edit, problem: { current } };
        return value === current[edit.field] ? null : { ...edit, version: current.version };
      },
      after: (edit, sent, { version }) => (edit.version === sent.version ? { ...edit, version } : edit),
      behind: (edit, held) => ({ ...edit, version: held.version }),
      refused: (edit) => edit,
      read: async () => {
        await whileOpen(null);
        return this.stored[person];
      },
      update: async (change) => {
        await settleOnce();
        await whileOpen(null);
        this.stored[person] = change(this.stored[person]);
      },
      unqueued: {
        read: () => this.unqueued[person],
        write: (edits) => {
          if (isOpen()) this.unqueued[person] = edits;
        },
      },
      send: async (edit): Promise<Sent<Row>> => {
        if (this.person !== person) return { kind: "away" };
        try {
          const row = await server.save(this.person ?? person, edit.version, { [edit.field]: edit.text });
          return await whileOpen({ kind: "done", row });
        } catch (error) {
          await whileOpen(null);
          return error instanceof Stale
            ? { kind: "conflict", current: server.rows[person] }
            : { kind: "offline" };
        }
      },
      lock: (work) => {
        const turn = this.#lock.then(work);
        this.#lock = turn.catch(() => undefined);
        return turn;
      },
      tell: () => undefined,
      onSent: (_, row) => {
        if (isOpen() && this.person === person && row !== undefined && row.version > this.#known.version)
          this.#known = row;
      },
      onRefused: () => undefined,
      later: (ms, then) => (isOpen() ? this.clock.later(ms, then) : () => {}),
    });
  }

  #shown(): Fields {
    const changes = this.queue?.state.get().changes ?? [];
    const last = (field: Field) =>
      changes.findLast((edit) => edit.field === field)?.text ?? this.#known[field];
    return { title: last("title"), note: last("note") };
  }
  type(field: Field, text: string): void {
    if (this.queue === null || this.person === null) return;
    this.typed[this.person][field] = text;
    const { version } = this.#known;
    const changeId = `change ${++this.#ids}`;
    this.queue.add({ changeId, field, text, before: this.#shown()[field], version });
  }
  screen = () => (this.queue === null ? empty : this.#shown());
  isSomewhere(person: Person, field: Field, text: string): boolean {
    const all = [...this.stored[person], ...this.unqueued[person]];
    return all.some((edit) => edit.field === field && edit.text === text);
  }
  choose(choice: "mine" | "theirs"): void {
    const held = this.queue?.state.get().changes.find(({ problem }) => problem !== undefined);
    if (held?.problem === undefined || this.person === null) return;
    const { problem, ...rest } = held;
    if (choice === "theirs" && this.typed[this.person][held.field] === held.text)
      delete this.typed[this.person][held.field];
    if (choice === "mine") delete this.elsewhere[this.person][held.field];
    this.queue?.replace(
      held.changeId,
      choice === "theirs" ? null : { ...rest, version: problem.current.version },
    );
  }
  retry = () => void this.queue?.flush();
  override hear(): void {
    if (this.person !== null) this.#known = this.server.rows[this.person];
  }
  hide(): void {
    this.queue = null;
  }
  forget(person: Person): void {
    this.stored[person] = [];
    this.unqueued[person] = [];
  }
}

const settleOnce = () => Promise.resolve();
