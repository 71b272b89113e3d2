import { expect } from "vitest";
import type { Later } from "../retry.ts";

/** Texts are never typed twice, so that each can be found again wherever it ends up. */
export interface Fields {
  readonly title: string;
  readonly note: string;
}
export type Field = keyof Fields;
export interface Row extends Fields {
  readonly version: number;
}
export const fields: readonly Field[] = ["title", "note"];
export const empty: Fields = { title: "", note: "" };
export const people = ["nora", "omar"] as const;
export type Person = (typeof people)[number];

class Offline extends Error {}
export class Stale extends Error {}

/** A server with one document a person. Answers wait until the test lets them arrive, in any order. */
class Server {
  readonly rows: Record<Person, Row> = { nora: { ...empty, version: 1 }, omar: { ...empty, version: 1 } };
  isReachable = true;
  failures = 0;
  readonly answers: (() => void)[] = [];

  save(person: Person, base: number, change: Partial<Fields>): Promise<Row> {
    return new Promise((resolve, reject) => {
      if (!this.isReachable) return reject(new Offline());
      if (this.failures > 0) {
        this.failures -= 1;
        return reject(new Offline());
      }
      const isStale = base !== this.rows[person].version;
      if (!isStale) this.write(person, change);
      const row = this.rows[person];
      // An answer on its way is lost when the connection is.
      this.answers.push(() => {
        if (!this.isReachable) reject(new Offline());
        else if (isStale) reject(new Stale());
        else resolve(row);
      });
    });
  }

  write(person: Person, change: Partial<Fields>): void {
    const row = this.rows[person];
    this.rows[person] = { ...row, ...change, version: row.version + 1 };
  }
}

/** Time that passes only when the test says so. */
class Clock {
  readonly #timers = new Set<{ at: number; then: () => void }>();
  #now = 0;
  later: Later = (ms, then) => {
    const timer = { at: this.#now + ms, then };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  };
  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const [next] = [...this.#timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#timers.delete(next);
      this.#now = next.at;
      next.then();
    }
    this.#now = until;
  }
  /** A closed tab's timers never fire. */
  stop(): void {
    this.#timers.clear();
  }
}

export const settle = async () => {
  for (let i = 0; i < 30; i += 1) await Promise.resolve();
};

/** A browser with one tab: reload and close end its code at once, what is stored stays. */
export abstract class Browser {
  readonly server = new Server();
  clock = new Clock();
  person: Person | null = "nora";
  /** The text last typed in each field, until the person gives it up or chooses another. */
  readonly typed: Record<Person, Partial<Record<Field, string>>> = { nora: {}, omar: {} };
  /** The text last saved in each field on another device, until the person replaces it knowingly. */
  readonly elsewhere: Record<Person, Partial<Record<Field, string>>> = { nora: {}, omar: {} };
  /** Counts the tabs: code of an earlier one has no effect any more. */
  tab = 0;

  abstract open(): void;
  abstract type(field: Field, text: string): void;
  abstract screen(): Fields;
  abstract isSomewhere(person: Person, field: Field, text: string): boolean;
  abstract choose(choice: "mine" | "theirs"): void;
  abstract retry(): void;
  abstract forget(person: Person): void;
  hear(): void {}
  /** The screen goes away while the tab stays open. */
  unmount(): void {}
  abstract hide(): void;

  end(): void {
    this.hide();
    this.tab += 1;
    this.clock.stop();
    this.clock = new Clock();
  }

  /** The session ends without the person's doing, or by signing out, which gives unsaved texts up. */
  leave(isAsked: boolean): void {
    const { person } = this;
    if (person === null) return;
    this.end();
    this.person = null;
    if (!isAsked) return;
    this.forget(person);
    this.typed[person] = {};
  }

  /** The person types; a text of another device that they see is replaced knowingly. */
  types(field: Field, n: number): void {
    const { person } = this;
    if (person === null) return;
    const seen = this.screen()[field];
    if (seen === this.elsewhere[person][field]) delete this.elsewhere[person][field];
    this.type(field, `${person} ${n}`);
  }

  check(): void {
    for (const person of people)
      for (const field of fields) {
        const text = this.elsewhere[person][field];
        if (text !== undefined) expect(this.server.rows[person][field], "written over").toBe(text);
      }
    for (const person of people)
      for (const field of fields) {
        const text = this.typed[person][field];
        if (text === undefined) continue;
        const isKept = this.server.rows[person][field] === text || this.isSomewhere(person, field, text);
        expect(isKept, `${person}'s ${field} "${text}" is gone`).toBe(true);
      }
    const others = people.filter((one) => one !== this.person);
    for (const text of Object.values(this.screen()))
      for (const other of others)
        expect(text.startsWith(other), `"${text}" is shown to ${this.person}`).toBe(false);
    for (const person of people)
      for (const field of fields)
        expect(this.server.rows[person][field]).toMatch(new RegExp(`^(${person}|$)`));
  }
}
