import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { filesFolder } from "../../ports/files/open-file-store.ts";
import { aFullPerson, canary, packed } from "../../testing/a-full-person.ts";
import { readAs } from "../../testing/a-pool.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { eraseNow } from "./erase-person.ts";

describe("after an erasure", () => {
  it("not a word of the person is in the database's files, the stored files, the data folder or the log", async () => {
    const folder = await mkdtemp(join(tmpdir(), "waymark-canary-"));
    const database = await openTestDatabase();
    const logged: string[] = [];
    const deps = await testDeps({
      database,
      config: { DATA_DIR: folder },
      log: pino({ level: "debug" }, { write: (line) => void logged.push(line) }),
      pool: readAs({ name: "Nora Vale", skills: ["Triage"] }),
    });
    const word = canary();
    const person = await aFullPerson(deps, word);
    const { who } = person;
    await packed(deps, person);
    const dumpHas = async (text: string) => {
      const dump = await database.dump?.();
      return gunzipSync(new Uint8Array((await dump?.arrayBuffer()) ?? [])).includes(text);
    };
    expect(await dumpHas(word)).toBe(true);
    await eraseNow(deps, who.userId);
    expect(await dumpHas(word)).toBe(false);
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      expect(entry.name).not.toContain(word);
      if (entry.isFile())
        expect((await readFile(join(entry.parentPath, entry.name))).includes(word)).toBe(false);
    }
    expect(await readdir(filesFolder(folder))).toEqual([]);
    expect(logged.join("")).not.toContain(word);
    await database.close();
  });
});
