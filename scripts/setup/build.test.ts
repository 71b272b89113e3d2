import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ensureBuilt, isBuilt } from "./build.mjs";

// A part whose build copies its only source and counts its runs.
const program = `
  const fs = require("node:fs");
  fs.mkdirSync("dist", { recursive: true });
  fs.copyFileSync("src/a.ts", "dist/main.js");
  fs.appendFileSync("../runs", "x");`;
const part = { name: "server", sources: ["server"], made: "server/dist/main.js", steps: [["-e", program]] };

let root = "";
beforeEach(() => {
  vi.spyOn(console, "log").mockReturnValue(undefined);
  root = mkdtempSync(join(tmpdir(), "waymark-build-"));
  mkdirSync(join(root, "server/src"), { recursive: true });
  writeFileSync(join(root, "server/src/a.ts"), "first");
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const build = (given = part) => ensureBuilt(root, { only: [given] });
const runs = () => readFileSync(join(root, "runs"), "utf8").length;

test("builds once, and again only when a source's text changed", async () => {
  await build();
  await build();
  expect(runs()).toBe(1);

  utimesSync(join(root, "server/src/a.ts"), 1, 1);
  await build();
  expect(runs()).toBe(1);

  writeFileSync(join(root, "server/src/a.ts"), "second");
  await build();
  expect(runs()).toBe(2);
  expect(readFileSync(join(root, "server/dist/main.js"), "utf8")).toBe("second");
});

test.each([
  ["a new source", () => writeFileSync(join(root, "server/src/b.ts"), "new"), false],
  ["a source that is gone", () => rmSync(join(root, "server/src/a.ts")), false],
  ["a build that was deleted", () => rmSync(join(root, "server/dist"), { recursive: true }), false],
  ["a test", () => writeFileSync(join(root, "server/src/a.test.ts"), "new"), true],
])("%s", async (_, change, fresh) => {
  await build();
  change();
  expect(isBuilt(root, part)).toBe(fresh);
});

test("two starts at once build once", async () => {
  await Promise.all([build(), build()]);
  expect(runs()).toBe(1);
});

test("a failed build says what the compiler said, and is tried again", async () => {
  const broken = { ...part, steps: [["-e", "console.error('bad semicolon'); process.exit(3)"]] };
  await expect(build(broken)).rejects.toThrow(/bad semicolon[\s\S]*failed with code 3/);
  expect(isBuilt(root, part)).toBe(false);
  await build();
  expect(isBuilt(root, part)).toBe(true);
});
