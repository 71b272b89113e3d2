import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openKeys, WrongKey } from "../startup/finish-key-rotation.ts";
import { testDatabases } from "../testing/database.ts";
import { isRotating, keyFile, type RotationStep, readKeyFile, replaceKeyFile } from "./key-files.ts";
import type { OpenDatabase } from "./open.ts";
import { addPepper, finishPepper, loadPeppers } from "./rotate-keys.ts";
import { Keys, loadMasterKey } from "./seal.ts";
import { installationKeys, personKeys } from "./tables.ts";

const place = { table: "people", row: "1", column: "bio" };
const steps: RotationStep[] = [
  "old key kept",
  "marked",
  "new key in place",
  "pepper kept",
  "batch",
  "rewrapped",
];

class Killed extends Error {}

describe.each(testDatabases())("rotating the installation's key on $name", ({ open }) => {
  let database: OpenDatabase;
  let dataDir: string;
  beforeEach(async () => {
    database = await open();
    dataDir = mkdtempSync(join(tmpdir(), "waymark-rotate-"));
  });
  afterEach(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  /** As the product does at its start. */
  const start = (onStep?: (step: RotationStep) => void) =>
    openKeys({
      config: { DATA_DIR: dataDir, SEAL_KEY_BEFORE: undefined },
      db: database.db,
      master: loadMasterKey(dataDir, undefined),
      ...(onStep === undefined ? {} : { onStep }),
    });

  const people = ["anna", "ben", "zoe"];
  const sealAll = async (keys: Keys) => {
    const sealed = new Map<string, string>();
    for (const actor of people)
      sealed.set(actor, (await keys.of(database.db, actor)).seal(place, `of ${actor}`));
    return sealed;
  };
  const openAll = async (keys: Keys, sealed: Map<string, string>) => {
    for (const [actor, text] of sealed)
      expect((await keys.of(database.db, actor)).open(place, text)).toBe(`of ${actor}`);
  };

  it.each(steps)("ended after '%s', it is finished by the next start, and nothing is lost", async (end) => {
    const before = await start();
    const sealed = await sealAll(before);
    const hash = before.lookupHash("phone", "+15550100");
    const old = readKeyFile(keyFile(dataDir));
    const killAt = (step: RotationStep) => {
      if (step === end) throw new Killed();
    };
    const rotate = async () => {
      replaceKeyFile(dataDir, killAt);
      await start(killAt);
    };
    await expect(rotate()).rejects.toThrow(Killed);
    await openAll(await start(), sealed);
    expect(isRotating(dataDir)).toBe(false);
    // Started again if no new key was in place yet, like the command.
    if (readKeyFile(keyFile(dataDir))?.equals(old ?? Buffer.alloc(0))) replaceKeyFile(dataDir);
    const after = await start();
    await openAll(after, sealed);
    expect(after.lookupHash("phone", "+15550100")).toBe(hash);
    expect(readKeyFile(keyFile(dataDir))).not.toEqual(old);
    await expect(new Keys(old ?? Buffer.alloc(0)).of(database.db, "anna")).rejects.toThrow();
    expect(readdirSync(join(dataDir, "keys")).filter((name) => name.includes("half"))).toEqual([]);
  });

  it("opens a restored backup of before two rotations with the key that was kept", async () => {
    const before = await start();
    const sealed = await sealAll(before);
    const hash = before.lookupHash("phone", "+15550100");
    const backup = await database.db.select().from(personKeys);
    for (const _ of [1, 2]) {
      replaceKeyFile(dataDir);
      await start();
    }
    await database.db.delete(installationKeys);
    await database.db.delete(personKeys);
    await database.db.insert(personKeys).values(backup);
    const after = await start();
    await openAll(after, sealed);
    expect(after.lookupHash("phone", "+15550100")).toBe(hash);
  });

  it("says that no key fits where the old one is not there, and changes nothing", async () => {
    const sealed = await sealAll(await start());
    rmSync(join(dataDir, "keys"), { recursive: true });
    await expect(start()).rejects.toThrow(WrongKey);
    expect(sealed.size).toBe(people.length);
    expect(existsSync(join(dataDir, "keys/rotating"))).toBe(false);
  });

  it("takes the old key from SEAL_KEY_BEFORE", async () => {
    const old = Buffer.alloc(32, 1);
    const sealed = await sealAll(new Keys(old));
    const given = { DATA_DIR: dataDir, SEAL_KEY_BEFORE: old.toString("hex") };
    const keys = await openKeys({ config: given, db: database.db, master: Buffer.alloc(32, 2) });
    await openAll(keys, sealed);
    const without = { DATA_DIR: dataDir, SEAL_KEY_BEFORE: undefined };
    await openAll(await openKeys({ config: without, db: database.db, master: Buffer.alloc(32, 2) }), sealed);
  });

  it("a new pepper hashes anew, and hashes of before are still found", async () => {
    const keys = await start();
    const before = keys.lookupHash("calendar-feed", "token");
    await addPepper(database.db, keys);
    // Interrupted and run again: it continues with the same one.
    const [fresh] = keys.lookupHashes("calendar-feed", "token");
    await addPepper(database.db, keys);
    await finishPepper(database.db);
    expect(keys.lookupHashes("calendar-feed", "token")).toEqual([fresh, before]);
    expect(fresh).not.toBe(before);
    replaceKeyFile(dataDir);
    const later = await start();
    expect(later.lookupHashes("calendar-feed", "token")).toEqual([fresh, before]);
    await addPepper(database.db, later);
    expect(later.lookupHashes("calendar-feed", "token").slice(1)).toEqual([fresh, before]);
    const other = new Keys(loadMasterKey(dataDir, undefined));
    await loadPeppers(database.db, other);
    expect(other.lookupHash("calendar-feed", "token")).toBe(later.lookupHash("calendar-feed", "token"));
  });
});
