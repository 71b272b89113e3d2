import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ensureData } from "./data.mjs";

// A maker whose only module is a copy of the data; it counts its runs and refuses data that says so.
const maker = `
  const fs = require("node:fs");
  fs.appendFileSync("runs", "x");
  const text = fs.readFileSync("domain/data/roles.tsv", "utf8");
  if (text === "wrong") { console.error("domain/data/roles.tsv:1: wrong"); process.exit(1); }
  fs.writeFileSync("roles.generated.ts", text);
  console.log("roles.generated.ts");`;

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "waymark-data-"));
  mkdirSync(join(root, "domain/data"), { recursive: true });
  write("first");
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (text: string) => writeFileSync(join(root, "domain/data/roles.tsv"), text);
const make = () => ensureData(root, ["-e", maker]);
const runs = () => readFileSync(join(root, "runs"), "utf8").length;
const made = () => readFileSync(join(root, "roles.generated.ts"), "utf8");

test("modules are made once, and again only when the text of a file of data changed", async () => {
  await make();
  await make();
  utimesSync(join(root, "domain/data/roles.tsv"), 1, 1);
  await make();
  expect(runs()).toBe(1);
  write("second");
  await make();
  expect(runs()).toBe(2);
  expect(made()).toBe("second");
});

test("a module that was deleted is made again", async () => {
  await make();
  rmSync(join(root, "roles.generated.ts"));
  await make();
  expect(made()).toBe("first");
});

test("a mistake in the data stops the command with file and line, each time until it is put right", async () => {
  await make();
  write("wrong");
  await expect(make()).rejects.toThrow("domain/data/roles.tsv:1: wrong");
  await expect(make()).rejects.toThrow("The files of data cannot be used as they are.");
  expect(made()).toBe("first");
  write("right");
  await make();
  expect(made()).toBe("right");
});

test("two commands at once make the modules once", async () => {
  await Promise.all([make(), make()]);
  expect(runs()).toBe(1);
});
