import { closeSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolderIn } from "../../../db/durable-folder.ts";
import type { Card } from "./job-index.ts";

/** Beyond either limit the file is emptied; requested cards are added again. */
const mostBytes = 2 ** 31;
const mostCards = 500_000;

/** A card's offset, with its length in the low bits, in one number. */
const lengthLimit = 2 ** 20;
const lengthAt = (place: number | undefined) => (place === undefined ? 0 : place % lengthLimit);

/**
 * Requested cards as JSON in a file, so that an answer is joined from bytes instead of built from rows. The file
 * belongs to this process alone and has no name once it is open: it ends with the process, and no other version, crash
 * or process can corrupt it. The operating system caches the parts that are read often.
 */
export class CardFile {
  readonly #places = new Map<string, number>();
  #handle: number | null = null;
  #end = 0;
  #isBroken = false;

  constructor(
    readonly path: string,
    readonly onError: (error: unknown) => void,
  ) {}

  get size(): number {
    return this.#places.size;
  }

  /** The cards that are kept, undefined where one is not. */
  read(ids: readonly string[]): (Card | undefined)[] {
    const places = ids.map((id) => this.#places.get(id));
    // One room for all of a page: twenty small ones cost more than reading into them.
    const room = Buffer.allocUnsafe(places.reduce<number>((sum, place) => sum + lengthAt(place), 0));
    let at = 0;
    return places.map((place) => {
      if (place === undefined || this.#handle === null) return undefined;
      const from = at;
      const length = lengthAt(place);
      at += length;
      try {
        const read = readSync(this.#handle, room, from, length, Math.floor(place / lengthLimit));
        if (read !== length) throw new RangeError("The card file ends early.");
      } catch (error) {
        this.#giveUp(error);
        return undefined;
      }
      return { json: room.subarray(from + 1, at), sample: room[from] === 1 };
    });
  }

  keep(cards: ReadonlyMap<string, Card>): void {
    if (this.#isBroken || cards.size === 0) return;
    if (this.#places.size + cards.size > mostCards || this.#end > mostBytes) this.clear();
    try {
      this.#handle ??= this.#open();
      for (const [id, { json, sample }] of cards) {
        const record = Buffer.allocUnsafe(json.length + 1);
        record[0] = sample ? 1 : 0;
        record.set(json, 1);
        if (record.length >= lengthLimit) continue;
        if (writeSync(this.#handle, record, 0, record.length, this.#end) !== record.length)
          throw new RangeError("The card file takes no more.");
        this.#places.set(id, this.#end * lengthLimit + record.length);
        this.#end += record.length;
      }
    } catch (error) {
      this.#giveUp(error);
    }
  }

  forget(ids: readonly string[]): void {
    for (const id of ids) this.#places.delete(id);
  }

  /** Empties it; the next card opens a file of its own. */
  clear(): void {
    this.#places.clear();
    if (this.#handle !== null) closeSync(this.#handle);
    this.#handle = null;
    this.#end = 0;
  }

  #open(): number {
    makeFolderIn(dirname(this.path));
    const handle = openSync(this.path, "w+", 0o600);
    rmSync(this.path, { force: true });
    return handle;
  }

  /** A disk that is full or gone makes searches slower, not wrong. */
  #giveUp(error: unknown): void {
    this.#isBroken = true;
    this.#places.clear();
    this.onError(error);
  }
}
