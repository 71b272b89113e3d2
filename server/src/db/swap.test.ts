import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { endRestore, finishRestore, isRestoreUnopened, RestoreMarkBroken, writeAndSwap } from "./swap.ts";

const root = mkdtempSync(join(tmpdir(), "waymark-swap-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const names = ["cluster", "files"];
/** A data folder in use, whose cluster and stored files belong together. */
function dataFolder(content: string | null): string {
  const dataDir = mkdtempSync(join(root, "data-"));
  if (content !== null) for (const name of names) fill(join(dataDir, name), content);
  return dataDir;
}
function fill(folder: string, content: string): void {
  mkdirSync(join(folder, "deep"), { recursive: true });
  writeFileSync(join(folder, "deep/content"), content);
}
const contentOf = (folder: string) =>
  existsSync(join(folder, "deep/content")) ? readFileSync(join(folder, "deep/content"), "utf8") : "nothing";
const inPlace = (dataDir: string) => names.map((name) => contentOf(join(dataDir, name)));

/** Restores `content` and is killed between two changes; returns whether it got that far. */
async function restoreAndDie(dataDir: string, content: string, aside: string | null, dieAt = -1) {
  const swaps = names.map((name) => ({
    from: join(dataDir, `${name}.half`),
    to: join(dataDir, name),
    aside: aside === null ? null : join(dataDir, aside),
  }));
  let moment = 0;
  const death = new Error("died");
  const between = () => {
    if (moment++ === dieAt) throw death;
  };
  const lay = async () => {
    for (const { from } of swaps) {
      fill(from, content);
      between();
    }
  };
  try {
    await writeAndSwap(dataDir, swaps, lay, between);
    return false;
  } catch (error) {
    if (error !== death) throw error;
    return true;
  }
}

describe("a restore that dies", () => {
  it.each(["old", null])("at any moment, over %s, leaves all of the old or all of the new", async (old) => {
    const seen = new Set<string>();
    const kept = old ?? "nothing";
    for (let moment = 0; ; moment++) {
      const dataDir = dataFolder(old);
      const died = await restoreAndDie(dataDir, "new", old === null ? null : "aside", moment);
      await finishRestore(dataDir);
      const [cluster = "", files] = inPlace(dataDir);
      expect(files, `moment ${moment}`).toBe(cluster);
      expect([kept, "new"], `moment ${moment}`).toContain(cluster);
      expect(await isRestoreUnopened(dataDir), `moment ${moment}`).toBe(cluster === "new");
      expect(
        readdirSync(dataDir).filter((name) => name.endsWith(".half")),
        `moment ${moment}`,
      ).toEqual([]);
      if (cluster === "new" && old !== null) expect(contentOf(join(dataDir, "aside/cluster"))).toBe("old");
      await finishRestore(dataDir);
      expect(inPlace(dataDir)).toEqual([cluster, cluster]);
      seen.add(cluster);
      if (!died) break;
      expect(moment).toBeLessThan(30);
    }
    expect([...seen].sort()).toEqual(["new", kept].sort());
  });

  it("and finishes by dying again is finished all the same", async () => {
    const dataDir = dataFolder("old");
    await restoreAndDie(dataDir, "new", "aside", 7);
    const mark = readFileSync(join(dataDir, "restoring"), "utf8");
    await finishRestore(dataDir);
    // The swap is done, but the mark that says so never reached the disk.
    writeFileSync(join(dataDir, "restoring"), mark);
    await finishRestore(dataDir);
    expect([...inPlace(dataDir), contentOf(join(dataDir, "aside/files"))]).toEqual(["new", "new", "old"]);
  });

  it("after one that was never opened still has its sessions ended", async () => {
    const dataDir = dataFolder("old");
    await restoreAndDie(dataDir, "new", "aside");
    await restoreAndDie(dataDir, "newer", "aside-2", 1);
    await finishRestore(dataDir);
    expect([await isRestoreUnopened(dataDir), ...inPlace(dataDir)]).toEqual([true, "new", "new"]);
    await endRestore(dataDir);
    expect(await isRestoreUnopened(dataDir)).toBe(false);
  });
});

describe("a restore", () => {
  it("works while an older copy is still set aside, and keeps both", async () => {
    const dataDir = dataFolder("old");
    await restoreAndDie(dataDir, "new", "aside");
    await restoreAndDie(dataDir, "newer", "aside-2");
    expect(inPlace(dataDir)).toEqual(["newer", "newer"]);
    expect(["aside", "aside-2"].map((name) => contentOf(join(dataDir, name, "cluster")))).toEqual([
      "old",
      "new",
    ]);
  });

  it("that cannot be laid, for want of room, changes nothing", async () => {
    const dataDir = dataFolder("old");
    const swap = { from: join(dataDir, "files.half"), to: join(dataDir, "files"), aside: null };
    const lay = async () => {
      fill(swap.from, "half");
      throw new Error("ENOSPC");
    };
    await expect(writeAndSwap(dataDir, [swap], lay)).rejects.toThrow("ENOSPC");
    expect(readdirSync(dataDir).sort()).toEqual(names);
    expect(inPlace(dataDir)).toEqual(["old", "old"]);
  });

  it.each(["", "{", '{"step":"dancing","swaps":[],"unopened":false}'])(
    "whose mark reads %j stops the start instead of guessing",
    async (text) => {
      const dataDir = dataFolder("old");
      writeFileSync(join(dataDir, "restoring"), text);
      await expect(finishRestore(dataDir)).rejects.toBeInstanceOf(RestoreMarkBroken);
      expect(inPlace(dataDir)).toEqual(["old", "old"]);
    },
  );
});
