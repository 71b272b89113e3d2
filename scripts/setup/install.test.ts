import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildEnvironment, isInstalled } from "./install.mjs";

let root = "";
const lock = (text: string, seconds: number) => write("package-lock.json", text, seconds);
const npmsRecord = (seconds: number) => write("node_modules/.package-lock.json", "{}", seconds);

function write(name: string, text: string, seconds: number) {
  const file = join(root, name);
  writeFileSync(file, text);
  utimesSync(file, seconds, seconds);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "waymark-install-"));
  lock("{}", 100);
});
afterEach(() => rmSync(root, { recursive: true }));

test("nothing is installed in a fresh clone", () => {
  expect(isInstalled(root)).toBe(false);
});

test("half an install is none", () => {
  mkdirSync(join(root, "node_modules"));
  expect(isInstalled(root)).toBe(false);
});

test("packages installed after the lock was written count; with a later lock they do not", () => {
  mkdirSync(join(root, "node_modules"));
  npmsRecord(200);
  expect(isInstalled(root)).toBe(true);
  lock('{"changed":true}', 300);
  expect(isInstalled(root)).toBe(false);
});

test("the same lock with another date, as after changing branches, still fits", () => {
  mkdirSync(join(root, "node_modules"));
  npmsRecord(200);
  expect(isInstalled(root)).toBe(true);
  lock("{}", 300);
  expect(isInstalled(root)).toBe(true);
});

test("builds do not see NODE_ENV", () => {
  expect(buildEnvironment()).not.toHaveProperty("NODE_ENV");
});
