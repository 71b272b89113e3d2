import { type Comparable, compareJobs, mayBeSame } from "@waymark/domain/jobs/duplicates/duplicates";
import { comparedPlace, type IsTown } from "@waymark/domain/jobs/location/compared-place";
import type { Db } from "../../../db/db.ts";
import { yieldToOthers } from "../../../yield-to-others.ts";
import type { JobRow } from "../job-row.ts";
import {
  addToGroup,
  bodies,
  type Neighbour,
  possibleDuplicates,
  putCard,
  sharedGroups,
  wholeRows,
} from "./duplicates-store.ts";
import { cardOf } from "./group-of.ts";
import { mayShareGroup } from "./may-share-group.ts";

/** The order of successors when a card's main posting is gone: the fullest text, then the oldest. */
const byFullness = (a: Neighbour, b: Neighbour) =>
  b.length - a.length || a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** The cards of some postings while they are rearranged: their members, and the pending writes. */
class Cards {
  readonly #rows: ReadonlyMap<string, Neighbour>;
  readonly #cardOf = new Map<string, string>();
  readonly #members = new Map<string, Set<string>>();
  readonly moved = new Set<string>();
  readonly touched = new Set<string>();

  constructor(rows: readonly Neighbour[]) {
    this.#rows = new Map(rows.map((row) => [row.id, row]));
    for (const { id, cardId } of rows) this.#put(id, cardId);
  }

  #put(id: string, cardId: string): void {
    this.#members.get(this.#cardOf.get(id) ?? "")?.delete(id);
    this.#cardOf.set(id, cardId);
    const members = this.#members.get(cardId);
    if (members === undefined) this.#members.set(cardId, new Set([id]));
    else members.add(id);
  }

  move(id: string, cardId: string): void {
    for (const card of [this.card(id), cardId]) this.touched.add(card);
    this.moved.add(id);
    this.#put(id, cardId);
  }

  card = (id: string): string => this.#cardOf.get(id) ?? id;

  on(cardId: string): Neighbour[] {
    return [...(this.#members.get(cardId) ?? [])].flatMap((id) => this.#rows.get(id) ?? []);
  }

  /** Chooses a new main posting for a card that lost its own. */
  elect(cardId: string, left: readonly Neighbour[]): void {
    const head = left.toSorted(byFullness)[0];
    if (head === undefined) return;
    for (const { id } of left) this.move(id, head.id);
    this.touched.delete(cardId);
  }

  async write(db: Db, history: ReadonlyMap<string, readonly string[]> = new Map()): Promise<JobRow[]> {
    const heads = [...this.touched].filter((card) => this.on(card).length > 0);
    for (const head of heads) {
      const parts = this.on(head).toSorted((a, b) => Number(b.id === head) - Number(a.id === head));
      const moved = parts.filter(({ id }) => this.moved.has(id)).map(({ id }) => id);
      if (moved.length > 0) await addToGroup(db, head, moved);
      const [first, ...others] = parts;
      if (first === undefined) continue;
      const earlier = [...new Set([...first.earlier, ...(history.get(head) ?? [])])].sort().slice(-20);
      await putCard(
        db,
        head,
        others.length === 0 ? null : cardOf([{ ...first, earlier }, ...others]),
        earlier,
      );
    }
    return wholeRows(db, [...new Set([...heads, ...this.moved])]);
  }
}

/** A posting is compared with at most this many texts; one with more similar texts keeps its own card. */
const mostCompared = 60;

type Turn = () => Promise<void>;

/**
 * Puts new and changed postings on the card of the job they are, or on one of their own, and says which rows of the
 * record changed by that. A posting joins a card only if it is the same job as every posting on it.
 */
export async function groupDuplicates(db: Db, changed: readonly JobRow[], isTown: IsTown): Promise<JobRow[]> {
  const settled = changed
    .filter((row) => !row.sample)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
  if (settled.length === 0) return [];
  const there = await possibleDuplicates(db, {
    keys: [...new Set(settled.map((row) => row.fingerprint))].filter((key) => key !== ""),
    links: [...new Set(settled.map((row) => row.linkKey))].filter((key) => key !== ""),
    cards: [...new Set(settled.map((row) => row.cardId ?? row.id))],
    boards: [...new Set(settled.flatMap((row) => (row.followersOnly ? (row.boardId ?? []) : [])))],
  });
  const turn = yieldToOthers();
  const comparison = new Comparison(there);
  await comparison.outline(isTown, turn);
  const nearTo = await comparison.near(settled, turn);
  const cards = new Cards(there);
  const toRead = new Set<string>();
  for (const row of settled)
    for (const one of nearTo.get(row.id) ?? [])
      for (const { id } of [row, ...cards.on(one.cardId).slice(0, mostCompared)]) toRead.add(id);
  comparison.texts = await bodies(db, [...toRead]);
  await join(settled, cards, nearTo, (id, others) => comparison.isSameAsAll(id, others, turn));
  return cards.write(db);
}

/** Moves each posting to the first card near it whose postings are all the same job. */
async function join(
  settled: readonly JobRow[],
  cards: Cards,
  nearTo: ReadonlyMap<string, readonly Neighbour[]>,
  isSameAsAll: (id: string, others: readonly Neighbour[]) => Promise<boolean>,
): Promise<void> {
  // A row has to be settled before others may join it, so that the earliest one keeps its card.
  const waiting = new Set(settled.map(({ id }) => id));
  for (const row of settled) {
    const card = cards.card(row.id);
    const others = cards.on(card).filter(({ id }) => id !== row.id);
    if (others.length > 0 && (await isSameAsAll(row.id, others))) {
      cards.touched.add(card);
      waiting.delete(row.id);
      continue;
    }
    if (others.length > 0) {
      if (card === row.id) cards.elect(card, others);
      else cards.move(row.id, row.id);
    }
    let fitting: string | undefined;
    for (const one of new Set((nearTo.get(row.id) ?? []).map(({ id }) => cards.card(id)))) {
      if (waiting.has(one) || !(await isSameAsAll(row.id, cards.on(one)))) continue;
      fitting = one;
      break;
    }
    if (fitting !== undefined) cards.move(row.id, fitting);
    else if (others.length > 0) cards.touched.add(row.id);
    waiting.delete(row.id);
  }
}

/** Compares postings with each other, and yields to other work in between. */
class Comparison {
  readonly #there: readonly Neighbour[];
  readonly #rows: ReadonlyMap<string, Neighbour>;
  readonly #outlines = new Map<string, Comparable>();
  readonly #whole = new Map<string, Comparable>();
  readonly #compared = new Map<string, number>();
  texts: ReadonlyMap<string, string> = new Map();

  constructor(there: readonly Neighbour[]) {
    this.#there = there;
    this.#rows = new Map(there.map((row) => [row.id, row]));
  }

  async outline(isTown: IsTown, turn: Turn): Promise<void> {
    for (const row of this.#there) {
      this.#outlines.set(row.id, outlineOf(row, isTown));
      await turn();
    }
  }

  /** For each posting the likely duplicates by everything but their texts, the likeliest first. */
  async near(settled: readonly JobRow[], turn: Turn): Promise<Map<string, Neighbour[]>> {
    const byKey = new Map<string, Neighbour[]>();
    for (const row of this.#there)
      for (const key of [row.fingerprint, `link ${row.linkKey}`, `card ${row.cardId}`]) {
        const list = byKey.get(key);
        if (list === undefined) byKey.set(key, [row]);
        else list.push(row);
      }
    const nearTo = new Map<string, Neighbour[]>();
    for (const row of settled) {
      const keys = [row.fingerprint, `link ${row.linkKey}`, `card ${row.cardId ?? row.id}`].filter(
        (key) => key !== "" && key !== "link ",
      );
      const found = [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))].filter(
        (other) => other.id !== row.id && this.#mayBeSame(row, other),
      );
      const length = this.#rows.get(row.id)?.length ?? 0;
      const isLikelier = (a: Neighbour, b: Neighbour) =>
        Math.abs(a.length - length) - Math.abs(b.length - length);
      nearTo.set(
        row.id,
        found.length > mostCompared ? found.toSorted(isLikelier).slice(0, mostCompared) : found,
      );
      await turn();
    }
    return nearTo;
  }

  #mayBeSame(row: JobRow, other: Neighbour): boolean {
    const [outline, its] = [this.#outlines.get(row.id), this.#outlines.get(other.id)];
    return outline !== undefined && its !== undefined && mayShareGroup(row, other) && mayBeSame(outline, its);
  }

  async isSameAsAll(id: string, others: readonly Neighbour[], turn: Turn): Promise<boolean> {
    for (const other of others) {
      const compared = (this.#compared.get(id) ?? 0) + 1;
      this.#compared.set(id, compared);
      await turn();
      if (compared > mostCompared || !this.#isSame(id, other.id)) return false;
    }
    return true;
  }

  #isSame(a: string, b: string): boolean {
    const [left, right] = [this.#comparable(a), this.#comparable(b)];
    const [one, other] = [this.#rows.get(a), this.#rows.get(b)];
    if (left === undefined || right === undefined || one === undefined || other === undefined) return false;
    return mayShareGroup(one, other) && compareJobs(left, right).same;
  }

  #comparable(id: string): Comparable | undefined {
    const [outline, description] = [this.#outlines.get(id), this.texts.get(id)];
    if (outline === undefined || description === undefined || this.#whole.has(id)) return this.#whole.get(id);
    const made = { ...outline, description };
    this.#whole.set(id, made);
    return made;
  }
}

function outlineOf(row: Neighbour, isTown: IsTown): Comparable {
  const country = row.country ?? undefined;
  return { ...row, place: comparedPlace(row.location, country, isTown), description: "" };
}

/** Data of postings that are about to be deleted, for the cards that they leave. */
export const leavingGroups = sharedGroups;

/** The new main posting keeps the dates of the deleted ones. `left` is `leavingGroups` before the deletion. */
export async function repairGroups(
  db: Db,
  left: Awaited<ReturnType<typeof sharedGroups>>,
): Promise<JobRow[]> {
  if (left.length === 0) return [];
  const there = await possibleDuplicates(db, {
    keys: [],
    links: [],
    boards: [],
    cards: [...new Set(left.map((row) => row.cardId))],
  });
  const cards = new Cards(there);
  const history = new Map<string, string[]>();
  for (const cardId of new Set(left.map((row) => row.cardId))) {
    const members = cards.on(cardId);
    if (members.length === 0) continue;
    if (members.some(({ id }) => id === cardId)) cards.touched.add(cardId);
    else cards.elect(cardId, members);
    const head = cards.card(members[0]?.id ?? cardId);
    const dates = left.filter((row) => row.cardId === cardId);
    history.set(
      head,
      dates.flatMap((row) => [...row.earlier, row.postedAt.toISOString()]),
    );
  }
  return cards.write(db, history);
}
