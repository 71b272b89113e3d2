import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testDatabases } from "../testing/database.ts";
import { Keys, loadMasterKey, SealBroken } from "./seal.ts";

describe("loadMasterKey", () => {
  it("makes a key file for its owner alone, and reads the same key again", () => {
    const folder = mkdtempSync(join(tmpdir(), "waymark-seal-"));
    try {
      const first = loadMasterKey(folder, undefined);
      expect(statSync(join(folder, "keys/seal.key")).mode & 0o777).toBe(0o600);
      expect(loadMasterKey(folder, undefined)).toEqual(first);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("takes the environment's key and writes no file", () => {
    expect(loadMasterKey("/nowhere", "ab".repeat(32))).toHaveLength(32);
    expect(existsSync("/nowhere")).toBe(false);
  });
});

describe.each(testDatabases())("sealing on $name", ({ open }) => {
  const place = { table: "people", row: "1", column: "bio" };
  const master = Buffer.alloc(32, 7);

  it("opens what it sealed, and nothing that was moved, changed or is another person's", async () => {
    const database = await open();
    const keys = new Keys(master);
    const anna = await keys.of(database.db, "anna");
    const ben = await keys.of(database.db, "ben");
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), async (plain) => {
        const sealed = anna.seal(place, plain);
        expect(anna.open(place, sealed)).toBe(plain);
        expect(() => anna.open({ ...place, row: "2" }, sealed)).toThrow(SealBroken);
        expect(() => anna.open({ ...place, column: "phone" }, sealed)).toThrow(SealBroken);
        expect(() => ben.open(place, sealed)).toThrow(SealBroken);
        const tampered = `${sealed.slice(0, -1)}${sealed.endsWith("A") ? "B" : "A"}x`;
        expect(() => anna.open(place, tampered)).toThrow(SealBroken);
      }),
      { numRuns: 50 },
    );
    await database.close();
  });

  it.each([0, 1, 15, 16, 17, 250_001])(
    "opens a file of %s bytes for nobody else and nowhere else",
    async (length) => {
      const database = await open();
      const keys = new Keys(master);
      const [anna, ben] = [await keys.of(database.db, "anna"), await keys.of(database.db, "ben")];
      const plain = Buffer.alloc(length, "abcdefg");
      const sealed = await anna.sealFile(place, plain);
      expect((await anna.openFile(place, sealed)).equals(plain)).toBe(true);
      const changed = Buffer.from(sealed);
      changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
      for (const broken of [changed, sealed.subarray(0, -1), sealed.subarray(0, 20), sealed.subarray(0, 2)])
        await expect(anna.openFile(place, broken)).rejects.toThrow(SealBroken);
      await expect(anna.openFile({ ...place, row: "2" }, sealed)).rejects.toThrow(SealBroken);
      await expect(ben.openFile(place, sealed)).rejects.toThrow(SealBroken);
      await database.close();
    },
  );

  it("opens a file that an older version sealed as text", async () => {
    const database = await open();
    const anna = await new Keys(master).of(database.db, "anna");
    const sealed = Buffer.from(anna.seal(place, "a resume"));
    expect((await anna.openFile(place, sealed)).toString()).toBe("a resume");
    await database.close();
  });

  it("does not take a shortened tag, which is guessed sooner", async () => {
    const database = await open();
    const anna = await new Keys(master).of(database.db, "anna");
    const [version = "", encoded = ""] = anna.seal(place, "").split(".");
    const raw = Buffer.from(encoded, "base64url");
    expect(anna.open(place, `${version}.${raw.toString("base64url")}`)).toBe("");
    for (const bytes of [0, 4, 8, 12, 13, 14, 15]) {
      const short = raw.subarray(0, 12 + bytes).toString("base64url");
      expect(() => anna.open(place, `${version}.${short}`)).toThrow(SealBroken);
    }
    await database.close();
  });

  it("gives the same person's key to another process, and none after it was destroyed", async () => {
    const database = await open();
    const sealed = (await new Keys(master).of(database.db, "anna")).seal(place, "night shifts");
    const again = new Keys(master);
    expect((await again.of(database.db, "anna")).open(place, sealed)).toBe("night shifts");
    await again.destroy(database.db, "anna");
    const fresh = await again.of(database.db, "anna");
    expect(() => fresh.open(place, sealed)).toThrow(SealBroken);
    const stranger = new Keys(Buffer.alloc(32, 8));
    await expect(stranger.of(database.db, "anna")).rejects.toThrow(SealBroken);
    await database.close();
  });

  it("makes one key under parallel first uses", async () => {
    const database = await open();
    const seals = await Promise.all(Array.from({ length: 8 }, () => new Keys(master).of(database.db, "zoe")));
    const sealed = seals[0]?.seal(place, "x") ?? "";
    for (const seal of seals) expect(seal.open(place, sealed)).toBe("x");
    await database.close();
  });

  it("does not go on with a key whose transaction was rolled back", async () => {
    const database = await open();
    const keys = new Keys(master);
    const undone = database.db.transaction(async (tx) => {
      await keys.of(tx, "mia");
      await keys.of(tx, "mia");
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    const sealed = (await keys.of(database.db, "mia")).seal(place, "kept");
    expect((await new Keys(master).of(database.db, "mia")).open(place, sealed)).toBe("kept");
    await database.close();
  });
});
