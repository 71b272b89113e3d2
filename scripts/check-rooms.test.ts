import { describe, expect, test } from "vitest";
import { findProblems } from "./rooms/find-problems.ts";
import { type Noun, nounProblems } from "./rooms/nouns.ts";
import { type Repository, readManifest } from "./rooms/repository.ts";
import { sizeProblems } from "./rooms/size-rules.ts";
import { readSource } from "./rooms/source-file.ts";

const manifests = new Map(
  Object.entries({
    "": { devDependencies: { vitest: "1" } },
    contract: { dependencies: { zod: "1" } },
    domain: { dependencies: { "@waymark/contract": "1", "small-pure": "1" } },
    server: { dependencies: { fastify: "1", "drizzle-orm": "1", pg: "1", react: "1" } },
    web: {
      dependencies: { react: "1", "@tanstack/react-query": "1", zod: "1" },
      devDependencies: { vite: "1" },
    },
    locales: {},
  }).map(([room, manifest]) => [room, readManifest(JSON.stringify(manifest))]),
);

/** A small repository that keeps every rule. */
const sound: Readonly<Record<string, string>> = {
  "contract/src/jobs.ts": 'import { z } from "zod";\nexport const Job = z.object({});\n',
  "domain/src/jobs/match.ts":
    'import type { Job } from "@waymark/contract/jobs";\nexport type Match = Job;\n',
  "server/src/config.ts": "export const port = process.env.PORT;\n",
  "server/src/db/open.ts": 'import pg from "pg";\nexport const open = () => new pg.Pool();\n',
  "server/src/features/jobs/saved-store.ts": "export const store = 1;\n",
  "server/src/features/jobs/tables.ts":
    'import { pgTable } from "drizzle-orm/pg-core";\nexport const jobs = pgTable("jobs", {});\n',
  "server/src/features/jobs/store.ts":
    'import { eq } from "drizzle-orm";\nimport { jobs } from "./tables.ts";\nexport const store = [eq, jobs];\n',
  "server/src/features/jobs/find-jobs.ts":
    'import { readFile } from "node:fs/promises";\nimport { store } from "./store.ts";\n// process.env is not read here\nexport const find = [store, readFile];\n',
  "server/src/features/jobs/find-jobs.test.ts":
    'import { test } from "vitest";\nimport { find } from "./find-jobs.ts";\ntest("finds", () => find);\n',
  "web/src/features/jobs/card.tsx":
    'import { useState } from "react";\nexport const Card = () => <p>{useState}</p>;\n',
  "web/src/pages/search.tsx":
    'import { Card } from "../features/jobs/card.tsx";\nexport const Search = Card;\n',
  "web/src/landing/islands.ts": "export const islands = document.querySelectorAll('[data-island]');\n",
  "web/vite.config.ts":
    'import { resolve } from "node:path";\nimport { defineConfig } from "vite";\nexport default defineConfig({ root: resolve() });\n',
};

function houseWith(added: Readonly<Record<string, string>>): Repository {
  const files = Object.entries({ ...sound, ...added });
  return {
    files: new Map(files.map(([path, text]) => [path, readSource(path, text)])),
    others: new Set(["locales/en/jobs.json"]),
    manifests,
  };
}

test("a house that keeps the rules has no problems", () => {
  expect(findProblems(houseWith({}))).toEqual([]);
});

const longText = "export const x = 1;\n".repeat(351);
const broken: readonly (readonly [what: string, path: string, text: string, problem: string])[] = [
  [
    "an endpoint under another name",
    "server/src/features/jobs/routes.ts",
    'import { saveJob as saveJobEndpoint } from "@waymark/contract/jobs";\nexport const at = saveJobEndpoint;\n',
    "server/src/features/jobs/routes.ts renames an endpoint; write import * as contract and contract.saveJob",
  ],
  [
    "contract imports domain",
    "contract/src/bad.ts",
    'import type { Match } from "@waymark/domain/jobs/match";\nexport type X = Match;\n',
    "contract may not import domain",
  ],
  [
    "domain imports server",
    "domain/src/bad.ts",
    'export { port } from "@waymark/server/config";\n',
    "domain may not import server",
  ],
  [
    "domain imports sentences",
    "domain/src/bad.ts",
    'import words from "@waymark/locales/en/jobs.json";\nexport const x = words;\n',
    "domain may not import locales",
  ],
  [
    "web imports server, late",
    "web/src/pages/bad.tsx",
    'export const x = () => import("@waymark/server/config");\n',
    "web may not import server",
  ],
  [
    "server reaches into web by path",
    "server/src/bad.ts",
    'import { Card } from "../../web/src/features/jobs/card.tsx";\nexport const x = Card;\n',
    "server may not import web",
  ],
  [
    "a room reached by path",
    "server/src/bad.ts",
    'import { Job } from "../../contract/src/jobs.ts";\nexport const x = Job;\n',
    "another room is imported by its package name",
  ],
  [
    "the own room reached by name",
    "domain/src/bad.ts",
    'import type { Match } from "@waymark/domain/jobs/match";\nexport type X = Match;\n',
    "the own room is imported by relative path",
  ],
  [
    "a file that is not there",
    "domain/src/bad.ts",
    'import { x } from "./gone.ts";\nexport const y = x;\n',
    "there is no domain/src/gone.ts",
  ],
  [
    "an undeclared package",
    "domain/src/bad.ts",
    'import { x } from "left-pad/deep";\nexport const y = x;\n',
    "left-pad is not declared in domain/package.json",
  ],
  [
    "a development package in the product",
    "web/src/lib/bad.ts",
    'import { x } from "vite";\nexport const y = x;\n',
    "vite is not declared in web/package.json",
  ],
  [
    "Node in domain",
    "domain/src/bad.ts",
    'import { x } from "node:fs";\nexport const y = x;\n',
    "domain does not know Node",
  ],
  [
    "Node without its prefix",
    "server/src/bad.ts",
    'import { readFileSync } from "fs";\nexport const y = readFileSync;\n',
    "Node's modules are written with node:",
  ],
  [
    "React in server",
    "server/src/bad.ts",
    'import { x } from "react";\nexport const y = x;\n',
    "server must not know react",
  ],
  [
    "one web feature in another",
    "web/src/features/resumes/bad.tsx",
    'import { Card } from "../jobs/card.tsx";\nexport const x = Card;\n',
    "a web feature does not import another",
  ],
  [
    "the design system knows a feature",
    "web/src/ui/bad.tsx",
    'import { Card } from "../features/jobs/card.tsx";\nexport const x = Card;\n',
    "the design system knows no feature",
  ],
  [
    "plumbing knows a feature",
    "server/src/http/bad.ts",
    'import { find } from "../features/jobs/find-jobs.ts";\nexport const x = find;\n',
    "the plumbing knows no feature",
  ],
  [
    "the search index knows a feature",
    "server/src/search-index/bad.ts",
    'import { find } from "../features/jobs/find-jobs.ts";\nexport const x = find;\n',
    "the search index knows no job",
  ],
  [
    "the search index knows a rule about jobs",
    "server/src/search-index/bad.ts",
    'import { match } from "@waymark/domain/jobs/match";\nexport const x = match;\n',
    "the search index knows no job",
  ],
  [
    "another server feature's store",
    "server/src/features/letters/bad.ts",
    'import { store } from "../jobs/store.ts";\nexport const x = store;\n',
    "letters may not use the store of jobs",
  ],
  [
    "one of another server feature's several stores",
    "server/src/features/letters/bad.ts",
    'import { store } from "../jobs/saved-store.ts";\nexport const x = store;\n',
    "letters may not use the store of jobs",
  ],
  [
    "a call of the contract in a component",
    "web/src/features/jobs/row.tsx",
    "export const Row = () => <b onClick={() => call(saveJob, { body: {} })} />;\n",
    "calls the contract; only queries.ts does",
  ],
  [
    "a query key in a component",
    "web/src/features/jobs/row.tsx",
    'export const again = (client: C) => client.invalidateQueries({ queryKey: ["jobs"] });\n',
    "makes a query key; only queries.ts does",
  ],
  [
    "a pair of features that is not listed",
    "server/src/features/stories/bad.ts",
    'import { find } from "../jobs/find-jobs.ts";\nexport const x = find;\n',
    "the pair stories -> jobs is not listed",
  ],
  ["the environment", "server/src/bad.ts", "export const x = process.env.HOME;\n", "reads the environment"],
  ["the clock in domain", "domain/src/bad.ts", "export const x = () => new Date();\n", "knows the clock"],
  ["chance in domain", "domain/src/bad.ts", "export const x = () => Math.random();\n", "knows randomness"],
  [
    "SQL in a verb",
    "server/src/features/jobs/bad.ts",
    'import { eq } from "drizzle-orm";\nexport const x = eq;\n',
    "speaks SQL; only store.ts does",
  ],
  [
    "a query without an import",
    "server/src/features/jobs/bad.ts",
    "export const x = (deps: D) => deps.db.select();\n",
    "speaks SQL; only store.ts does",
  ],
  [
    "a table outside tables.ts",
    "server/src/features/jobs/bad-store.ts",
    'import { pgTable } from "drizzle-orm/pg-core";\nexport const x = pgTable("x", {});\n',
    "declares a table; only tables.ts does",
  ],
  ["a file without end", "domain/src/bad.ts", longText, "has 351 lines"],
  [
    "work left in a comment",
    "domain/src/bad.ts",
    "// TODO later\nexport const x = 1;\n",
    "leaves work in a comment",
  ],
  [
    "a comment that begins with a clause",
    "domain/src/bad.ts",
    "/** What a row says. */\nexport const x = 1;\n",
    "begins with a clause in place of a noun: * What a row says.",
  ],
  [
    "a comment about a function that is gone",
    "domain/src/bad.ts",
    "/** Same as `readGoneRows`. */\nexport const x = 1;\n",
    "names readGoneRows in a comment",
  ],
  ["a name that is not kebab-case", "domain/src/badName.ts", "export const x = 1;\n", "is not kebab-case"],
  [
    "a name that says nothing",
    "domain/src/utils.ts",
    "export const x = 1;\n",
    "has a name that says nothing",
  ],
  [
    "the landing page loads zod",
    "web/src/landing/islands.ts",
    'import { Job } from "@waymark/contract/jobs";\nexport const x = Job;\n',
    "loads zod by contract/src/jobs.ts",
  ],
];

describe("each broken rule is caught", () => {
  test.each(broken)("%s", (_, path, text, problem) => {
    const problems = findProblems(houseWith({ [path]: text }));
    expect(problems).toContainEqual(expect.stringContaining(problem));
    expect(problems.every((line) => line.startsWith(`${path} `))).toBe(true);
  });
});

test("queries.ts calls the contract and makes query keys", () => {
  const text = 'export const one = () => ({ queryKey: ["jobs"], queryFn: () => call(readJob, {}) });\n';
  expect(findProblems(houseWith({ "web/src/features/jobs/queries.ts": text }))).toEqual([]);
});

test("a query key that another feature writes out, or that goes through keyOf elsewhere, is told", () => {
  const written = 'export const of = (client: C) => client.get({ queryKey: ["plan"] });\n';
  const path = "web/src/features/resumes/queries.ts";
  const line = 'writes the query key of another feature; use keyOf("plan")';
  expect(findProblems(houseWith({ "web/src/features/jobs/queries.ts": written, [path]: written }))).toEqual([
    `web/src/features/jobs/queries.ts ${line}`,
    `${path} ${line}`,
  ]);
  const shared = 'export const of = (client: C) => client.get({ queryKey: keyOf("plan") });\n';
  expect(findProblems(houseWith({ "web/src/features/jobs/queries.ts": shared, [path]: written }))).toEqual([
    `${path} ${line}`,
  ]);
});

describe("sizes", () => {
  const long = (name: string, lines: number) =>
    `export function ${name}() {\n${"  run();\n".repeat(lines - 2)}}\n`;
  const sizes = (added: Readonly<Record<string, string>>, listed: readonly string[] = []) =>
    sizeProblems(houseWith(added), listed);
  const path = "server/src/features/jobs/sync.ts";

  test("a function of 60 lines is no problem, one of 61 is", () => {
    expect(sizes({ [path]: long("sync", 60) })).toEqual([]);
    expect(sizes({ [path]: long("sync", 61) })).toEqual([
      `${path}: sync has 61 lines; a function has at most 60`,
    ]);
  });
  test("a long function inside another one is found, and one without a name is called by what is around it", () => {
    const inner = `export const open = () => ({\n  close: () => {\n${"    run();\n".repeat(60)}  },\n});\n`;
    expect(sizes({ [path]: inner }).map((problem) => problem.split(" has ")[0])).toEqual([
      `${path}: close`,
      `${path}: open`,
    ]);
  });
  test("a listed function may be long; once it is not, the list must shrink", () => {
    expect(sizes({ [path]: long("sync", 61) }, [`${path}: sync`])).toEqual([]);
    expect(sizes({ [path]: long("sync", 60) }, [`${path}: sync`])).toEqual([
      `${path}: sync is no longer too long: take it off scripts/rooms/long-functions.ts`,
    ]);
  });
  test("tests may have long functions", () => {
    expect(sizes({ "domain/src/jobs/match.test.ts": long("all", 80) })).toEqual([]);
  });

  const helper = "domain/src/jobs/helper.ts";
  const uses = 'import { help } from "./helper.ts";\nexport const use = help;\n';
  test("a small file with one importer in its folder is told", () => {
    expect(sizes({ [helper]: "export const help = 1;\n", "domain/src/jobs/use.ts": uses })).toEqual([
      `${helper} has one importer, in its folder: move it into that file`,
    ]);
  });
  test.each([
    ["a second importer", { "domain/src/jobs/other.ts": uses }],
    ["a test of its own", { "domain/src/jobs/helper.test.ts": uses }],
    ["25 lines", { [helper]: `export const help = 1;\n${"// line\n".repeat(24)}` }],
  ])("%s keeps it", (_, added) => {
    const files = { [helper]: "export const help = 1;\n", "domain/src/jobs/use.ts": uses, ...added };
    expect(sizes(files)).toEqual([]);
  });
  test("a file that is loaded late, one with a role by name and a verb of the routes stay", () => {
    const feature = "web/src/features/jobs";
    expect(
      sizes({
        [`${feature}/late.ts`]: "export const late = 1;\n",
        [`${feature}/queries.ts`]: "export const ask = 1;\n",
        [`${feature}/list.ts`]:
          'import { ask } from "./queries.ts";\nexport const x = () => [ask, import("./late.ts")];\n',
        "server/src/features/jobs/read-job.ts": "export const readJob = 1;\n",
        "server/src/features/jobs/routes.ts":
          'import { readJob } from "./read-job.ts";\nexport const x = readJob;\n',
      }),
    ).toEqual([]);
  });

  test("a folder has at most 25 files; tests and modules made of data are not counted", () => {
    const files = (count: number, end: string) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `domain/src/careers/file-${at}${end}`,
          "export const x = 1;\n",
        ]),
      );
    const others = { ...files(5, ".test.ts"), ...files(5, ".generated.ts") };
    expect(sizes({ ...files(25, ".ts"), ...others })).toEqual([]);
    expect(sizes(files(26, ".ts"))).toEqual([
      "domain/src/careers has 26 files; at most 25, tests not counted",
    ]);
  });
});

test("a cycle is told once, with its way", () => {
  const problems = findProblems(
    houseWith({
      "domain/src/a.ts": 'import { b } from "./b.ts";\nexport const a = b;\n',
      "domain/src/b.ts": 'import { c } from "./c.ts";\nexport const b = c;\n',
      "domain/src/c.ts": 'import { a } from "./a.ts";\nexport const c = a;\n',
    }),
  );
  expect(problems).toEqual([
    "domain/src/a.ts is part of a cycle: domain/src/a.ts -> domain/src/b.ts -> domain/src/c.ts -> domain/src/a.ts",
  ]);
});

test("types may refer to each other: they load nothing", () => {
  const problems = findProblems(
    houseWith({
      "domain/src/a.ts": 'import type { B } from "./b.ts";\nexport interface A { b: B }\n',
      "domain/src/b.ts": 'import { type A } from "./a.ts";\nexport interface B { a: A }\n',
    }),
  );
  expect(problems).toEqual([]);
});

test("a large table of the domain stays out of the browser, but not out of the server", () => {
  const table = `export const titles = ["${"x".repeat(20_001)}"];\n`;
  const user = 'import { titles } from "@waymark/domain/titles";\nexport const x = titles;\n';
  const problems = findProblems(
    houseWith({ "domain/src/titles.ts": table, "web/src/pages/a.ts": user, "server/src/a.ts": user }),
  );
  expect(problems).toEqual(["web/src/pages/a.ts brings domain/src/titles.ts (20029 bytes) into the browser"]);
});

describe("nouns", () => {
  const list: readonly Noun[] = [
    { name: "jobs", what: "postings", rooms: ["contract", "domain", "server", "web", "locales"] },
  ];
  const problemsWith = (path: string) => {
    const house = houseWith({ "locales/en/jobs.json": "", [path]: "" });
    return nounProblems(house, list);
  };
  test.each([
    ["contract/src/jobs-saved.ts", []],
    ["server/src/features/jobs/saved/store.ts", []],
    ["server/src/features/vacancies/store.ts", ["server/src/features/vacancies/store.ts"]],
    ["server/src/features/jobs-saved/store.ts", ["server/src/features/jobs-saved/store.ts"]],
    ["web/src/features/vacancies/card.tsx", ["web/src/features/vacancies/card.tsx"]],
    ["domain/src/vacancies/card.ts", ["domain/src/vacancies/card.ts"]],
    ["contract/src/vacancies.ts", ["contract/src/vacancies.ts"]],
  ])("%s", (path, problems) => {
    expect(problemsWith(path).map((problem) => problem.split(" ")[0])).toEqual(problems);
  });
  test("a noun without a folder in a room it is listed for", () => {
    const none = { files: new Map(), others: new Set<string>() };
    expect(nounProblems(none, list)).toHaveLength(5);
  });
});
