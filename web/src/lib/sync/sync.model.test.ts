import fc from "fast-check";
import { expect, it } from "vitest";
import { Autosaver } from "./autosaver.ts";
import type { Draft } from "./kept-draft.ts";
import { merge, resolve } from "./merge.ts";
import { OfflineQueue, type Queued, type Sent } from "./offline-queue.ts";
import type { Later, Refusal } from "./retry.ts";

/** Texts are never typed twice, so that each can be found again wherever it ends up. */
interface Fields {
  readonly title: string;
  readonly note: string;
}
type Field = keyof Fields;
interface Row extends Fields {
  readonly version: number;
}
const fields: readonly Field[] = ["title", "note"];
const empty: Fields = { title: "", note: "" };
const people = ["nora", "omar"] as const;
type Person = (typeof people)[number];

class Offline extends Error {}
class Stale extends Error {}

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

const settle = async () => {
  for (let i = 0; i < 30; i += 1) await Promise.resolve();
};

/** A browser with one tab: reload and close end its code at once, what is stored stays. */
abstract class Browser {
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

/** A document with autosave and a kept draft, as the resume editor and the notes have it. */
class DocumentBrowser extends Browser {
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

interface Edit extends Queued {
  readonly field: Field;
  readonly text: string;
  readonly before: string;
  readonly version: number;
  readonly problem?: { readonly current: Row };
}

/** A queue of edits, as the board has it. Storing takes time, which a closed tab does not have. */
class QueueBrowser extends Browser {
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

type Step = (browser: Browser, n: number) => void | Promise<void>;

const steps: Readonly<Record<string, Step>> = {
  "types a title": (browser, n) => browser.types("title", n),
  "types a note": (browser, n) => browser.types("note", n),
  "types a note and closes the tab at once": (browser, n) => {
    browser.types("note", n);
    browser.end();
    browser.open();
  },
  "waits a moment": (browser) => browser.clock.pass(300),
  "waits a second": (browser) => browser.clock.pass(1_000),
  "waits a minute": (browser) => browser.clock.pass(60_000),
  "loses the connection": (browser) => {
    browser.server.isReachable = false;
  },
  "is connected again": (browser) => {
    browser.server.isReachable = true;
    browser.retry();
  },
  "meets a server error": (browser) => {
    browser.server.failures += 1;
  },
  "gets the oldest answer": (browser) => browser.server.answers.shift()?.(),
  "gets the newest answer": (browser) => browser.server.answers.pop()?.(),
  "edits the title on another device": (browser, n) => editElsewhere(browser, "title", n),
  "edits the note on another device": (browser, n) => editElsewhere(browser, "note", n),
  "hears of the other device": (browser) => browser.hear(),
  "keeps their own": (browser) => browser.choose("mine"),
  "takes the other": (browser) => browser.choose("theirs"),
  reloads: (browser) => {
    browser.end();
    browser.open();
  },
  "closes the tab and comes back": (browser) => {
    browser.end();
    browser.server.answers.length = 0;
    browser.open();
  },
  "signs out, and gives up what is unsaved": (browser) => browser.leave(true),
  "is signed out by the server": (browser) => browser.leave(false),
  "is replaced by the other person in another tab": (browser) => {
    if (browser.person === null) return;
    browser.person = browser.person === "nora" ? "omar" : "nora";
    browser.unmount();
    browser.open();
  },
  "signs in as Nora": (browser) => signIn(browser, "nora"),
  "signs in as Omar": (browser) => signIn(browser, "omar"),
};

function editElsewhere({ server, person, typed, elsewhere }: Browser, field: Field, n: number): void {
  if (person === null) return;
  // The other device shows what is saved: a saved text is replaced knowingly, an unsaved one is not.
  if (server.rows[person][field] === typed[person][field]) delete typed[person][field];
  const text = `${person} ${n}`;
  server.write(person, { [field]: text });
  elsewhere[person][field] = text;
}

function signIn(browser: Browser, person: Person): void {
  if (browser.person !== null) return;
  browser.person = person;
  browser.open();
}

/** At the end everybody comes back with a connection, and nothing remains unsaved but conflicts. */
async function comeBack(browser: Browser, person: Person): Promise<void> {
  browser.leave(false);
  browser.person = person;
  browser.server.isReachable = true;
  browser.server.failures = 0;
  browser.open();
  for (let round = 0; round < 40; round += 1) {
    browser.choose("mine");
    browser.clock.pass(60_000);
    await settle();
    for (const answer of browser.server.answers.splice(0)) answer();
    await settle();
  }
}

/** Runs of each model; `SYNC_RUNS` sets more. */
const runs = Number(process.env.SYNC_RUNS ?? 300);

it.each([
  ["an autosaved document", () => new DocumentBrowser()],
  ["the queue of the board", () => new QueueBrowser()],
])("loses nothing that a person typed, and shows it to nobody else: %s", async (_, make) => {
  const names = Object.keys(steps);
  const walk = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(walk, async (walked) => {
      const browser = make();
      browser.open();
      for (const [n, name] of walked.entries()) {
        await steps[name]?.(browser, n);
        await settle();
        browser.check();
      }
      for (const person of people) {
        await comeBack(browser, person);
        browser.check();
        const row = browser.server.rows[person];
        for (const field of fields) {
          const text = browser.typed[person][field];
          if (text !== undefined) expect(row[field]).toBe(text);
        }
      }
    }),
    { numRuns: runs },
  );
});

it("notices a store that forgets", async () => {
  const browser = new DocumentBrowser();
  browser.open();
  browser.server.isReachable = false;
  browser.type("note", "nora 1");
  browser.end();
  browser.forget("nora");
  browser.open();
  await settle();
  expect(() => browser.check()).toThrow("nora's note");
  expect(resolve(merge("a", "b", "c", "whole"), { "": "both" })).toBe("b\nc");
});
