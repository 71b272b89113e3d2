import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { type BackupStore, openBackupFolder } from "./backup-store.ts";
import { pruneLog, readMoments } from "./moments.ts";
import { WalArchiver } from "./wal-archiver.ts";
import { archivedName, nextSegment, parseArchived } from "./wal-names.ts";

const root = mkdtempSync(join(tmpdir(), "waymark-archiver-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const segmentBytes = 4 << 20;
const nameOf = (place: number) => `0000000100000000${place.toString(16).toUpperCase().padStart(8, "0")}`;

/** A cluster's log without a server, and its archiver with a store that can be made to fail. */
function anArchive(mostWaiting?: number) {
  const folder = mkdtempSync(join(root, "data-"));
  const status = join(folder, "cluster/pg_wal/archive_status");
  mkdirSync(status, { recursive: true });
  const inner = openBackupFolder(join(folder, "backups"));
  const mood = { full: false };
  const store: BackupStore = {
    ...inner,
    write: async (name, content) => {
      if (mood.full) throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
      await inner.write(name, content);
    },
  };
  const said: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void said.push(JSON.parse(line).msg) });
  const home = { folder, account: null, elsewhere: false };
  const limits = mostWaiting === undefined ? {} : { mostWaiting };
  const archiver = new WalArchiver({ home, store, recipient: undefined, log, ...limits });
  // Its own timer would interfere.
  void archiver.close();
  archiver.nameChain();
  const hand = (place: number, content = `segment ${place}`) => {
    writeFileSync(
      join(folder, "cluster/pg_wal", nameOf(place)),
      Buffer.concat([Buffer.from(content), Buffer.alloc(99)]),
    );
    writeFileSync(join(status, `${nameOf(place)}.ready`), "");
  };
  const mayForget = () => readdirSync(join(folder, "archived")).sort();
  return { archiver, store, mood, said, hand, mayForget };
}

/** A backup whose log begins with a segment. */
async function aBackup(store: BackupStore, chain: string, first: number, stoppedAt: Date) {
  const name = `waymark-${stoppedAt.getTime()}.tar.gz`;
  const log = { chain, first: nameOf(first), last: nameOf(first), segmentBytes, stoppedAt };
  await store.write(name, []);
  await store.write(`${name}.json`, [Buffer.from(JSON.stringify({ madeAt: stoppedAt, log }))]);
}

describe("a segment of the log", () => {
  it("may be forgotten once it is in the archive, and not while the disk there is full, which is said once", async () => {
    const { archiver, mood, said, hand, mayForget } = anArchive();
    hand(1);
    await archiver.look();
    expect(mayForget()).toEqual([nameOf(1)]);
    mood.full = true;
    hand(2);
    archiver.rest(0);
    await archiver.look();
    archiver.rest(0);
    await archiver.look();
    expect(mayForget()).toEqual([nameOf(1)]);
    expect(archiver.state.problem?.text).toContain("no space left");
    mood.full = false;
    archiver.rest(0);
    await archiver.look();
    expect([mayForget(), archiver.state.problem]).toEqual([[nameOf(1), nameOf(2)], null]);
    expect(said).toEqual(["the database's log cannot be archived", "the database's log is archived again"]);
  });

  it("given up for want of room leaves a gap, and no moment behind it can be chosen", async () => {
    const { archiver, store, mood, hand, mayForget } = anArchive(1);
    const began = new Date(Date.now() - 60_000);
    hand(1);
    await archiver.look();
    await aBackup(store, archiver.state.chain ?? "", 1, began);
    const before = (await readMoments(store, null, new Date()))[0]?.until;
    mood.full = true;
    for (const place of [2, 3, 4]) hand(place);
    await archiver.look();
    expect(mayForget()).toEqual([1, 2, 3].map(nameOf));
    mood.full = false;
    archiver.rest(0);
    await archiver.look();
    expect(mayForget()).toEqual([1, 2, 3, 4].map(nameOf));
    expect((await readMoments(store, null, new Date()))[0]?.until).toEqual(before);
  });

  it("handed over again is fine when it is the same, and never replaces another", async () => {
    const { archiver, store, hand, mayForget } = anArchive();
    hand(1);
    await archiver.look();
    const first = await store.list("");
    hand(1);
    await archiver.look();
    expect(archiver.state.problem).toBeNull();
    rmSync(join(archiver.store.where, "../archived", nameOf(1)));
    hand(1, "another");
    await archiver.look();
    expect(archiver.state.problem?.text).toContain("another content");
    expect([mayForget(), await store.list("")]).toEqual([[], first]);
  });

  it("cut short by a power cut is not in the archive", async () => {
    const { store } = anArchive();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from("half");
        throw new Error("cut");
      })(),
    );
    await expect(store.write("wal/a/b", broken)).rejects.toThrow("cut");
    expect(await store.list("")).toEqual([]);
  });
});

describe("the archived log", () => {
  it("is kept from the oldest of the last seven days' backups on, and other chains as long as theirs", async () => {
    const { store } = anArchive();
    const day = 86_400_000;
    const now = new Date("2026-11-22T12:00:00Z");
    const put = (chain: string, place: number) => {
      const at = new Date(now.getTime() - 1_000);
      const name = archivedName({ name: nameOf(place), at, hash: "0".repeat(32), encrypted: false });
      return store.write(`wal/${chain}/${name}`, []);
    };
    for (let age = 0; age < 9; age++)
      await aBackup(store, "1".repeat(16), 100 - age, new Date(now.getTime() - age * day));
    for (let place = 90; place <= 101; place++) await put("1".repeat(16), place);
    await put("2".repeat(16), 5);
    await pruneLog(store, now);
    const left = (await store.list("wal")).map((path) => parseArchived(path)?.name);
    // Today's backup and those of six days before.
    expect(left).toEqual([94, 95, 96, 97, 98, 99, 100, 101].map(nameOf));
  });

  it("goes on behind the last segment of a row of 4 GB", () => {
    expect(nextSegment("0000000100000000000003FF", segmentBytes)).toBe("000000010000000100000000");
    expect(nextSegment(nameOf(9), segmentBytes)).toBe(nameOf(10));
  });
});
