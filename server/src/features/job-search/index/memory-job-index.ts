import type { OccupationReading, Occupations } from "@waymark/domain/job-search/match/occupations";
import { tradesVersionOfData } from "@waymark/domain/job-search/match/trades-version.generated";
import { tokensVersion } from "@waymark/domain/jobs/tokens/tokens-version";
import type { Logger } from "pino";
import { z } from "zod";
import type { Caches } from "../../../caches.ts";
import type { OpenDatabase } from "../../../db/open.ts";
import { describeProblem } from "../../../describe-problem.ts";
import { mostBuilt, SegmentBuilder } from "../../../search-index/build-segment.ts";
import { mergeApart } from "../../../search-index/merge-apart.ts";
import type { Part } from "../../../search-index/merge-segments.ts";
import {
  readSnapshot,
  removeSnapshot,
  type SnapshotForm,
  writeSnapshot,
} from "../../../search-index/snapshot.ts";
import {
  type Cursor,
  canFollow,
  changesAfter,
  changesChannel,
  countChangesAfter,
  indexedAfter,
  indexedById,
  newestChange,
} from "../../jobs/changes-store.ts";
import type { IndexedJob } from "../../jobs/indexed-job.ts";
import { openOccupations } from "../match/open-occupations.ts";
import { CardFile } from "./card-file.ts";
import { jobSchema } from "./job-documents.ts";
import type { JobIndex } from "./job-index.ts";
import { MemoryEngine } from "./memory-engine.ts";

/** Changes taken in at a time: between them others get their turn. */
const changesAtATime = 500;
const rowsAtATime = 200;
/** More segments than this are merged: every search looks at each. */
const mostSegments = 6;
/** Without notifications, changes of other processes are found by polling. */
const lookMs = 30_000;
const keepMs = 10 * 60_000;

const snapshotForm: SnapshotForm<Cursor> = {
  schema: jobSchema,
  tokens: `${tokensVersion} ${tradesVersionOfData()}`,
  cursor: z.object({ seq: z.number(), jobId: z.string() }),
};

export interface MemoryIndexOptions {
  readonly database: OpenDatabase;
  readonly log: Logger;
  readonly caches: Caches;
  readonly file: string;
  /** Answers while this one loads. */
  readonly standIn: JobIndex;
  readonly merge?: typeof mergeApart;
  /** Whether `follow` also waits for the first load: tests need this engine's answers, not its substitute's. */
  readonly waitsForLoad?: boolean;
}

/**
 * The index in this process's memory. It follows the table by `job_changes`, starting from its snapshot if there is a
 * matching one, else from the beginning. Each process has its own.
 */
export class MemoryJobIndex implements JobIndex {
  #occupations: Occupations | undefined;
  readonly #readTitle = (title: string): OccupationReading => {
    if (this.#occupations === undefined) throw new Error("A posting is indexed before trades can be read.");
    return this.#occupations.read(title);
  };
  readonly #engine: MemoryEngine;
  readonly #index: MemoryEngine["index"];
  readonly #cards: CardFile;
  #cursor: Cursor | null = null;
  #isReady = false;
  #isClosed = false;
  /** Grows when the words of titles change. */
  #version = 0;
  #savedVersion = 0;
  #loading: Promise<void> | undefined;
  #running: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | undefined;
  #merging: Promise<void> | undefined;
  /** Changes since the running merge began. */
  #changedMeanwhile = new Set<string>();
  #timers: NodeJS.Timeout[] = [];
  #unlisten: (() => Promise<void>) | undefined;

  constructor(readonly options: MemoryIndexOptions) {
    this.#engine = new MemoryEngine(this.#readTitle, options.caches);
    this.#index = this.#engine.index;
    this.#cards = new CardFile(`${options.file}.cards-${process.pid}`, (error) =>
      this.#warn(error, "cards are not kept beside the job index"),
    );
  }

  search: JobIndex["search"] = async (query, page, limit) =>
    this.#isReady ? this.#engine.search(query, page, limit) : this.options.standIn.search(query, page, limit);

  candidates: JobIndex["candidates"] = async (query, person) =>
    this.#isReady ? this.#engine.candidates(query, person) : this.options.standIn.candidates(query, person);

  count: JobIndex["count"] = async (query, tier) =>
    this.#isReady ? this.#engine.count(query, tier) : this.options.standIn.count(query, tier);

  newest: JobIndex["newest"] = async (query, tier, limit) =>
    this.#isReady ? this.#engine.newest(query, tier, limit) : this.options.standIn.newest(query, tier, limit);

  holdsFollowersOnly: JobIndex["holdsFollowersOnly"] = () =>
    !this.#isReady || this.#engine.holdsFollowersOnly;

  facets: JobIndex["facets"] = async (query, now) =>
    this.#isReady ? this.#engine.facets(query, now) : this.options.standIn.facets(query, now);

  tally: JobIndex["tally"] = async (query, tier, ask) =>
    this.#isReady ? this.#engine.tally(query, tier, ask) : this.options.standIn.tally(query, tier, ask);

  spelling: JobIndex["spelling"] = async () => {
    if (!this.#isReady) return this.options.standIn.spelling();
    return this.#engine.spelling(this.#version);
  };

  cards: JobIndex["cards"] = async (ids, make) => {
    if (!this.#isReady) return this.options.standIn.cards(ids, make);
    const version = this.#version;
    const kept = this.#cards.read(ids);
    const missing = ids.filter((_, i) => kept[i] === undefined);
    if (missing.length === 0) return kept.flatMap((card) => card ?? []);
    const made = await make(missing);
    // Data read during a change may be older than the change.
    if (version === this.#version && !this.#isClosed) this.#cards.keep(made);
    return ids.flatMap((id, i) => kept[i] ?? made.get(id) ?? []);
  };

  start(): void {
    const soon = () =>
      void this.follow().catch((error: unknown) => this.#warn(error, "the job index fell behind"));
    this.#timers.push(
      setInterval(soon, lookMs),
      setInterval(() => void this.#save(), keepMs),
    );
    for (const timer of this.#timers) timer.unref();
    soon();
    this.options.database
      .listen(changesChannel, soon)
      .then((unlisten) => {
        if (this.#isClosed) return unlisten();
        this.#unlisten = unlisten;
        return undefined;
      })
      .catch((error: unknown) => this.#warn(error, "the job index does not hear of changes"));
  }

  follow(): Promise<void> {
    const followed = this.#followed();
    if (this.#isReady || this.options.waitsForLoad === true) return followed;
    // Until this engine is ready its substitute answers, whose rows are changed with the table.
    followed.catch((error: unknown) => this.#warn(error, "the job index could not be loaded"));
    return Promise.resolve();
  }

  #followed(): Promise<void> {
    // A run under way may have read before the caller's commit; the next one is shared by all who ask meanwhile.
    this.#waiting ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#waiting = undefined;
        this.#running = this.#catchUp();
        return this.#running;
      });
    return this.#waiting;
  }

  async rebuild(): Promise<void> {
    await this.options.standIn.rebuild();
    await this.#running.catch(() => {});
    this.#running = this.#readRecord();
    await this.#running;
    this.#loading = Promise.resolve();
    await this.#followed();
    await this.#save();
  }

  state: JobIndex["state"] = async () =>
    this.#isReady
      ? {
          engine: "memory",
          docs: this.#index.docs,
          segments: this.#index.segments.length,
          behind: await countChangesAfter(this.options.database.db, this.#cursor?.seq ?? 0),
        }
      : this.options.standIn.state();

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#unlisten?.();
    await this.#waiting?.catch(() => {});
    await this.#running.catch(() => {});
    // A merge that still runs is given up: what it was to join is saved as it is.
    await this.#save();
    this.#cards.clear();
  }

  async #catchUp(): Promise<void> {
    if (this.#isClosed) return;
    this.#loading ??= this.#load();
    try {
      await this.#loading;
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
    const { db } = this.options.database;
    for (let isFull = true; isFull && !this.#isClosed; ) {
      const changes = await changesAfter(db, this.#cursor?.seq ?? 0, changesAtATime);
      const last = changes.at(-1);
      if (last === undefined) break;
      const ids = [...new Set(changes.map(({ jobId }) => jobId))];
      const rows = await this.#withTrades(await indexedById(db, ids));
      if (this.#merging !== undefined) for (const id of ids) this.#changedMeanwhile.add(id);
      this.#index.remove(ids);
      this.#index.put(rows);
      this.#cards.forget(ids);
      this.#cursor = last;
      this.#version++;
      isFull = changes.length === changesAtATime;
      this.#mergeSoon();
      // Importing goes on while segments are joined, but not so far ahead that searches have many to look at.
      if (this.#index.segments.length > mostSegments * 4) await this.#merging;
    }
    if (!this.#isClosed) this.#isReady = true;
  }

  /** From the snapshot when it fits the record, else from the record itself. */
  async #load(): Promise<void> {
    const { file, database } = this.options;
    const snapshot = readSnapshot(file, snapshotForm);
    const fits =
      snapshot !== null &&
      (snapshot.cursor === null
        ? (await newestChange(database.db)) === undefined
        : await canFollow(database.db, snapshot.cursor));
    if (!fits) return this.#readRecord();
    this.#index.open(snapshot.parts);
    this.#cursor = snapshot.cursor;
    this.#version = 1;
    this.#savedVersion = 1;
  }

  async #readRecord(): Promise<void> {
    const { db } = this.options.database;
    // Changes during this read are after the cursor and are applied afterwards.
    const cursor = (await newestChange(db)) ?? null;
    const parts: Part[] = [];
    let builder = new SegmentBuilder(this.#index.declaration);
    for (let after = "", isFull = true; isFull && !this.#isClosed; ) {
      const rows = await this.#withTrades(await indexedAfter(db, after, rowsAtATime));
      for (const row of rows) builder.add(row);
      after = rows.at(-1)?.id ?? after;
      isFull = rows.length === rowsAtATime;
      if (builder.docs === 0 || (isFull && builder.docs + rowsAtATime <= mostBuilt)) continue;
      parts.push({ bytes: builder.build(), gone: null });
      builder = new SegmentBuilder(this.#index.declaration);
    }
    if (this.#isClosed) return;
    await this.#merging;
    this.#index.clear();
    this.#cards.clear();
    this.#index.open(parts);
    this.#cursor = cursor;
    this.#version++;
    this.#mergeSoon();
  }

  /** Opens the trades for the first postings: an index that is read from its snapshot does not need them. */
  async #withTrades(rows: IndexedJob[]): Promise<IndexedJob[]> {
    if (rows.length > 0) this.#occupations ??= await openOccupations();
    return rows;
  }

  /** Joins segments when there are many: the small ones, or all when those have become a quarter of the whole. */
  #mergeSoon(): void {
    if (this.#merging !== undefined || this.#index.segments.length <= mostSegments) return;
    const parts = this.#index.parts();
    const [largest, ...small] = parts;
    const docs = (list: readonly Part[]) => list.reduce((sum, { bytes }) => sum + bytes.docs, 0);
    const merged = largest === undefined || docs(small) * 4 > largest.bytes.docs ? parts : small;
    this.#changedMeanwhile = new Set();
    this.#merging = (this.options.merge ?? mergeApart)(jobSchema, merged)
      .then((bytes) => this.#index.replace(merged, bytes, this.#changedMeanwhile))
      .catch((error: unknown) => this.#warn(error, "segments of the job index could not be merged"))
      .finally(() => {
        this.#merging = undefined;
      });
  }

  async #save(): Promise<void> {
    if (!this.#isReady || this.#savedVersion === this.#version) return;
    const version = this.#version;
    try {
      await writeSnapshot(
        this.options.file,
        { cursor: this.#cursor, parts: this.#index.parts() },
        snapshotForm,
      );
      this.#savedVersion = version;
    } catch (error) {
      removeSnapshot(`${this.options.file}.new`);
      this.#warn(error, "the job index was not saved; the next start makes it again");
    }
  }

  #warn(error: unknown, message: string): void {
    if (!this.#isClosed) this.options.log.warn({ problem: describeProblem(error) }, message);
  }
}
