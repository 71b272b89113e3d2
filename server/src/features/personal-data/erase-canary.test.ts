import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { openEmbedded } from "../../db/embedded/open-embedded.ts";
import { filesFolder } from "../../ports/files/open-file-store.ts";
import { readAs } from "../../testing/a-pool.ts";
import { testDeps } from "../../testing/deps.ts";
import { aFullPerson, canary, packed } from "../../testing/people/a-full-person.ts";
import { freshDataDir, layEmbedded, removeDataDir } from "../../testing/template.ts";
import { eraseNow } from "./erase-person.ts";

/** Files below a folder with a word in their name or content. */
async function filesWith(folder: string, word: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    // The server may delete a file in between.
    const bytes = entry.isFile() ? await readFile(path).catch(() => Buffer.alloc(0)) : Buffer.alloc(0);
    if (entry.name.includes(word) || bytes.includes(word)) found.push(path);
  }
  return found;
}

describe("after an erasure", () => {
  it("not a word of the person is in the database's files, the stored files, the data folder or the log", async () => {
    const folder = freshDataDir("waymark-canary-");
    await layEmbedded(folder);
    const log = pino({ level: "silent" });
    const database = await openEmbedded({ dataDir: folder, log, durable: false });
    const logged: string[] = [];
    const deps = await testDeps({
      database,
      config: { DATA_DIR: folder },
      log: pino({ level: "debug" }, { write: (line) => void logged.push(line) }),
      pool: readAs({ name: "Nora Vale", skills: ["Triage"] }),
    });
    const word = canary();
    const person = await aFullPerson(deps, word);
    const { actor } = person;
    await packed(deps, person);
    const found = () => filesWith(folder, word);
    await database.query("CHECKPOINT");
    expect((await found()).some((path) => path.includes("database/cluster/base/"))).toBe(true);
    await eraseNow(deps, actor.userId);
    expect(await found()).toEqual([]);
    expect(await readdir(filesFolder(folder))).toEqual([]);
    expect(logged.join("")).not.toContain(word);
    await database.close();
    removeDataDir(folder);
  });
});
