import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FolderTaken, lockFolder } from "./lock.ts";

describe("lockFolder", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "waymark-lock-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("takes a folder that is not there yet, and gives it back", () => {
    const inner = join(folder, "new");
    const release = lockFolder(inner);
    expect(readFileSync(join(inner, "lock"), "utf8")).toMatch(new RegExp(`^${process.pid} `));
    release();
    expect(existsSync(join(inner, "lock"))).toBe(false);
  });

  it("refuses a folder that a living process holds, naming it", () => {
    const holder = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    try {
      writeFileSync(join(folder, "lock"), `${holder.pid} `);
      expect(() => lockFolder(folder)).toThrow(FolderTaken);
      expect(() => lockFolder(folder)).toThrow(String(holder.pid));
      expect(readFileSync(join(folder, "lock"), "utf8")).toBe(`${holder.pid} `);
    } finally {
      holder.kill("SIGKILL");
    }
  });

  it("takes over from a dead process", async () => {
    const dead = spawn(process.execPath, ["-e", ""]);
    await new Promise((resolve) => dead.on("exit", resolve));
    writeFileSync(join(folder, "lock"), `${dead.pid} 1`);
    lockFolder(folder)();
  });

  it("takes over from a dead process that nobody has reaped, as in a container without an init", async () => {
    if (!existsSync("/proc/self/stat")) return;
    // The shell's child ends after the shell has been replaced by a program that never reaps it.
    const parent = spawn("/bin/sh", ["-c", "sh -c 'echo $$' & exec sleep 60"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    try {
      const [said] = (await once(parent.stdout, "data")) as [Buffer];
      const pid = Number(said.toString());
      const state = () => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.[0];
      await expect.poll(state).toBe("Z");
      writeFileSync(join(folder, "lock"), `${pid} `);
      lockFolder(folder)();
    } finally {
      parent.kill("SIGKILL");
    }
  });

  it("takes over when the pid lives again as another process", () => {
    writeFileSync(join(folder, "lock"), `${process.ppid} 1`);
    if (existsSync(`/proc/${process.ppid}/stat`)) lockFolder(folder)();
  });

  it("takes over an empty or nonsensical lock", () => {
    for (const content of ["", "not a pid"]) {
      writeFileSync(join(folder, "lock"), content);
      lockFolder(folder)();
    }
  });
});
