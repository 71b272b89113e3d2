import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { childArguments } from "../../testing/child-program.ts";
import { freshDataDir, removeDataDir } from "../../testing/template.ts";
import { isRoot } from "../embedded/account.ts";

const dataDir = freshDataDir("waymark-small-disk-");
afterAll(() => removeDataDir(dataDir));

/** Whether this process may create mounts that only its children see. */
const canMount = () => spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;

describe.runIf(isRoot() && canMount())("a disk that is full", { timeout: 240_000 }, () => {
  it("fails a restore with its sentence and changes nothing, and stops archiving, not the product, until there is room", () => {
    const mount = `mount -t tmpfs -o size=900m,mode=711 none '${dataDir}' && exec "$@"`;
    const node = [process.execPath, ...childArguments("db/archive/testing/small-disk-child.ts"), dataDir];
    const ran = spawnSync("unshare", ["--mount", "sh", "-c", mount, "sh", ...node], { encoding: "utf8" });
    const line = ran.stdout.trim().split("\n").at(-1) ?? "";
    if (!line.startsWith("{")) throw new Error(`${ran.stdout}\n${ran.stderr}`);
    expect(JSON.parse(line)).toEqual({
      refused: ["server.database.diskFull", "server.database.diskFull"],
      half: [],
      after: [{ text: "kept" }],
      restored: "done",
      short: `less than 512 MB are free in ${join(dataDir, "backups")}`,
      rows: [{ n: 2 }],
      roomy: "archived",
    });
  });
});
