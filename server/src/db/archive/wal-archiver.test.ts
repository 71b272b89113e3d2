import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { type BackupStore, openBackupFolder } from "./backup-store.ts";
import { readChain } from "./chain.ts";
import { pruneLog, readMoments } from "./moments.ts";
import { longestWithoutBackupMs, WalArchiver } from "./wal-archiver.ts";
import { archivedName, nextSegment, parseArchived } from "./wal-names.ts";

const root = mkdtempSync(join(tmpdir(), "waymark-archiver-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const segmentBytes = 4 << 20;
const nameOf = (place: number) => `0000000100000000${place.toString(16).toUpperCase().padStart(8, "0")}`;

interface Mood {
  /** The behaviour of the store when it is written to. */
  kind: "well" | "full" | "hanging";
  /** Lets a hanging write go on. */
  answer: () => void;
  newestBackup: Date | null;
}

/** A cluster's log without a server, and its archiver with a store that can be made to fail. */
function anArchive(limits: { readonly mostWaiting?: number; readonly writeMs?: number } = {}) {
  const folder = mkdtempSync(join(root, "data-"));
  const status = join(folder, "cluster/pg_wal/archive_status");
  mkdirSync(status, { recursive: true });
  const inner = openBackupFolder(join(folder, "backups"));
  const mood: Mood = { kind: "well", answer: () => {}, newestBackup: new Date() };
  const store: BackupStore = {
    ...inner,
    write: async (name, content) => {
      if (mood.kind === "full")
        throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
      if (mood.kind === "hanging")
        await new Promise<void>((resolve) => {
          mood.answer = resolve;
        });
      await inner.write(name, content);
    },
  };
  const said: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void said.push(JSON.parse(line).msg) });
  const home = { folder, account: null, elsewhere: false };
  const newestBackup = async () => mood.newestBackup;
  const own = { home, store, recipient: undefined, log, newestBackup };
  const options = { ...own, writeMs: 60_000, graceMs: 0, ...limits };
  const archiver = new WalArchiver(options);
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
  const chain = () => readChain(join(folder, "cluster")) ?? "";
  return { archiver, options, store, mood, said, hand, mayForget, chain };
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
    mood.kind = "full";
    hand(2);
    archiver.rest(0);
    await archiver.look();
    archiver.rest(0);
    await archiver.look();
    expect(mayForget()).toEqual([nameOf(1)]);
    expect(archiver.state.problem?.text).toContain("no space left");
    mood.kind = "well";
    archiver.rest(0);
    await archiver.look();
    expect([mayForget(), archiver.state.problem]).toEqual([[nameOf(1), nameOf(2)], null]);
    expect(said).toEqual(["the database's log cannot be archived", "the database's log is archived again"]);
  });

  it("given up for want of room leaves a gap, and no moment behind it can be chosen", async () => {
    const { archiver, store, mood, hand, mayForget } = anArchive({ mostWaiting: 1 });
    const began = new Date(Date.now() - 60_000);
    hand(1);
    await archiver.look();
    await aBackup(store, archiver.state.chain ?? "", 1, began);
    const before = (await readMoments(store, null, new Date()))[0]?.until;
    mood.kind = "full";
    for (const place of [2, 3, 4]) hand(place);
    await archiver.look();
    expect(mayForget()).toEqual([1, 2, 3].map(nameOf));
    mood.kind = "well";
    archiver.rest(0);
    await archiver.look();
    expect(mayForget()).toEqual([1, 2, 3, 4].map(nameOf));
    expect((await readMoments(store, null, new Date()))[0]?.until).toEqual(before);
  });

  it("handed over again is fine when it is the same", async () => {
    const { archiver, store, hand } = anArchive();
    hand(1);
    await archiver.look();
    const first = await store.list("");
    hand(1);
    await archiver.look();
    expect([archiver.state.problem, await store.list("")]).toEqual([null, first]);
  });

  it("of a machine that was rolled back to a snapshot goes to a new chain, and replaces nothing", async () => {
    const { archiver, store, said, hand, mayForget, chain } = anArchive();
    hand(1);
    hand(2);
    await archiver.look();
    const [old, undone] = [chain(), await store.list("")];
    for (const place of [1, 2]) rmSync(join(store.where, "../archived", nameOf(place)));
    hand(2, "written since the snapshot");
    await archiver.look();
    expect(chain()).not.toBe(old);
    await archiver.look();
    const now = await store.list("");
    expect(now.filter((path) => path.includes(old))).toEqual(undone);
    expect(now.filter((path) => path.includes(chain())).map((path) => parseArchived(path)?.name)).toEqual([
      nameOf(2),
    ]);
    expect([archiver.state.problem, mayForget()]).toEqual([null, [1, 2].map(nameOf)]);
    expect(said).toEqual([
      "the database was set back to an earlier state: a new chain of archived segments begins",
    ]);
  });

  it("is given up while the store never answers, as when it refuses, and archived once it does", async () => {
    const { archiver, options, store, mood, said, hand, mayForget } = anArchive({
      mostWaiting: 1,
      writeMs: 1,
    });
    mood.kind = "hanging";
    for (const place of [1, 2, 3]) hand(place);
    const round = archiver.look();
    // Its timer calls this meanwhile.
    await archiver.giveUpOldest();
    expect(mayForget()).toEqual([1, 2].map(nameOf));
    await round;
    expect(archiver.state.problem?.text).toContain("did not answer within 1 ms");
    archiver.rest(0);
    await archiver.look();
    expect(archiver.state.problem?.text).toContain("does not answer");
    options.writeMs = 60_000;
    mood.kind = "well";
    mood.answer();
    const problem = async () => {
      archiver.rest(0);
      await archiver.look();
      return archiver.state.problem;
    };
    await expect.poll(problem).toBeNull();
    expect((await store.list("")).map((path) => parseArchived(path)?.name)).toContain(nameOf(3));
    expect(mayForget()).toEqual([1, 2, 3].map(nameOf));
    expect(said.at(-1)).toBe("the database's log is archived again");
  });

  it("is not archived while no backup was made for two weeks, since only backups delete the archive's old part", async () => {
    const { archiver, options, store, mood, hand, mayForget } = anArchive();
    mood.newestBackup = new Date(Date.now() - longestWithoutBackupMs - 1_000);
    hand(1);
    await archiver.look();
    expect([await store.list(""), mayForget()]).toEqual([[], [nameOf(1)]]);
    expect(archiver.state.problem?.text).toBe("there was no backup for 14 days");
    const archived = async () => (await store.list("")).map((path) => parseArchived(path)?.name);
    // After a start a backup may be due and not made yet.
    options.graceMs = 3_600_000;
    hand(2);
    archiver.rest(0);
    await archiver.look();
    expect([archiver.state.problem, await archived()]).toEqual([null, [nameOf(2)]]);
    options.graceMs = 0;
    mood.newestBackup = new Date();
    hand(3);
    archiver.rest(0);
    await archiver.look();
    expect([archiver.state.problem, await archived()]).toEqual([null, [2, 3].map(nameOf)]);
  });

  it("that ends in zeros is stored without them, whatever their number", async () => {
    const { archiver, store, hand } = anArchive();
    for (const [place, length] of [0, 1, 65_536, 200_000].entries())
      hand(place + 1, `${"x".repeat(length)}y${"\0".repeat(65_536 + place)}`);
    await archiver.look();
    const sizes = new Map<string, number>();
    for (const path of await store.list("")) {
      let length = 0;
      for await (const piece of (await store.read(path)).pipe(createGunzip())) length += piece.length;
      sizes.set(parseArchived(path)?.name ?? "", length);
    }
    expect([...sizes.values()]).toEqual([1, 2, 65_537, 200_001]);
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
