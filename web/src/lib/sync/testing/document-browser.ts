import { Autosaver } from "../autosaver.ts";
import type { Draft } from "../kept-draft.ts";
import type { Refusal } from "../retry.ts";
import { Browser, empty, type Field, type Fields, fields, type Person, type Row, Stale } from "./browser.ts";

/** A document with autosave and a kept draft, as the resume editor and the notes have it. */
export class DocumentBrowser extends Browser {
  readonly drafts: Partial<Record<Person, Draft<Fields>>> = {};
  value: { now: Fields } = { now: empty };
  saver: Autosaver<Fields, Row> | null = null;

  open(): void {
    const { person, tab, server } = this;
    if (person === null) return;
    const isOpen = () => this.tab === tab;
    const kept = this.drafts[person] ?? null;
    const { version, ...row } = server.rows[person];
    const value = { now: kept?.mine ?? row };
    this.value = value;
    this.saver = new Autosaver<Fields, Row>(
      { ...row, version },
      {
        get: () => value.now,
        rebase: (onto) => {
          value.now = onto(value.now);
        },
        set: (chosen) => {
          value.now = chosen;
        },
        edited: ({ version: _, ...saved }) => saved,
        lists: "whole",
        // The browser sends as whoever is signed in.
        send: async (base, mine, _, onSaved) =>
          onSaved(await server.save(this.person ?? person, base.version, mine)),
        refusalOf: (error): Refusal<Row> =>
          error instanceof Stale ? { kind: "conflict", current: server.rows[person] } : { kind: "offline" },
        isAllowed: () => this.person === person,
        draft: {
          read: () => kept,
          keep: (draft) => {
            if (isOpen()) this.drafts[person] = draft;
          },
          forget: () => {
            if (isOpen()) delete this.drafts[person];
          },
        },
        later: (ms, then) => (isOpen() ? this.clock.later(ms, then) : () => {}),
        auto: true,
      },
      kept,
    );
    this.saver.open();
  }

  type(field: Field, text: string): void {
    if (this.saver === null || this.person === null) return;
    this.typed[this.person][field] = text;
    this.value.now = { ...this.value.now, [field]: text };
    this.saver.changed();
  }
  screen = () => (this.saver === null ? empty : this.value.now);
  isSomewhere(person: Person, field: Field, text: string): boolean {
    const isOnScreen = person === this.person && this.saver !== null && this.value.now[field] === text;
    return isOnScreen || this.drafts[person]?.mine[field] === text;
  }
  choose(choice: "mine" | "theirs"): void {
    const state = this.saver?.state.get();
    if (state?.kind !== "conflict" || this.person === null) return;
    for (const { path } of state.conflicts)
      for (const field of fields)
        if (path === field) delete (choice === "theirs" ? this.typed : this.elsewhere)[this.person][field];
    this.saver?.choose(Object.fromEntries(state.conflicts.map(({ path }) => [path, choice])));
  }
  retry = () => this.saver?.retry();
  override hear = () => this.person !== null && this.saver?.hear(this.server.rows[this.person]);
  hide(): void {
    this.saver?.keep();
    this.saver = null;
  }
  override unmount(): void {
    this.saver?.close();
  }
  forget(person: Person): void {
    delete this.drafts[person];
  }
}
