import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { careerPaths } from "@waymark/contract/careers";
import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Deps, inTransaction } from "../../../deps.ts";
import { factLimits } from "../../../document-parsers/facts/limits.ts";
import { readFacts } from "../../../document-parsers/facts/read-facts.ts";
import { openDocumentParsers } from "../../../document-parsers/open-parsers.ts";
import { runCommand } from "../../../operator/run-command.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { childProgram } from "../../../testing/child-program.ts";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { anEsco, anOews, anOnet, aProjection, onetTables, someWages } from "../../../testing/fact-files.ts";
import { changePerson } from "../../accounts/profile/change-person.ts";
import { generatePaths } from "../generate-paths.ts";
import { type FactsFile, importFacts, listImports, undoImport } from "./import-facts.ts";
import { importedFacts } from "./imported-facts.ts";

/** Parses in this process; the child process has its own test below. */
const nearPool = (deps: Deps): Deps => ({
  ...deps,
  pool: {
    ...deps.pool,
    readFacts: async ({ kind, bytes, fileName, language }) => readFacts(kind, bytes, { fileName, language }),
  },
});

const onet = (bytes = anOnet()): FactsFile => ({ kind: "onet", bytes, fileName: "db.zip", of: "" });
const oews = (median?: number): FactsFile => ({
  kind: "oews",
  bytes: anOews(median),
  fileName: "national_M2025_dl.xlsx",
  of: "",
});
const esco = (title?: string): FactsFile => ({
  kind: "esco",
  bytes: anEsco("de", title),
  fileName: "esco.zip",
  of: "de",
});

describe.each(testDatabases())("occupational facts on $name", ({ open }) => {
  let deps: Deps;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await open();
    deps = nearPool(await testDeps({ database }));
    close = () => database.close();
  });
  afterAll(() => close());

  const medianOfNurses = async () => {
    const facts = await importedFacts(deps, await listImports(deps));
    return facts.oews.find(({ code }) => code === "29-1141")?.p50 ?? null;
  };

  it("replaces an import as a whole, and undoes it step by step", async () => {
    expect(await importFacts(deps, oews(90_000))).toMatchObject({
      name: "oews",
      version: "May 2025",
      rows: 3,
      replaced: false,
    });
    expect(await importFacts(deps, oews(100_000))).toMatchObject({ replaced: true });
    expect(await importFacts(deps, oews(105_000))).toMatchObject({ replaced: true });
    expect(await medianOfNurses()).toBe(105_000);
    expect(await listImports(deps)).toMatchObject([
      { name: "oews", undoable: "May 2025", licence: expect.stringContaining("public domain") },
    ]);
    expect(await undoImport(deps, "oews")).toEqual({ version: "May 2025" });
    expect(await medianOfNurses()).toBe(100_000);
    expect(await undoImport(deps, "oews")).toBeNull();
    expect(await medianOfNurses()).toBeNull();
    await expect(undoImport(deps, "oews")).rejects.toMatchObject({ code: "facts_nothing" });
  });

  it("changes nothing for a truncated, foreign or half-imported file", async () => {
    await importFacts(deps, onet());
    const before = await listImports(deps);
    const cut = anOnet().slice(0, 900);
    await expect(importFacts(deps, onet(cut))).rejects.toMatchObject({ code: "file_corrupt" });
    await expect(importFacts(deps, { ...esco(), kind: "onet" })).rejects.toMatchObject({
      code: "facts_tables",
    });
    await expect(
      inTransaction(deps, async (within) => {
        await importFacts(within, onet());
        throw new AppError("internal");
      }),
    ).rejects.toMatchObject({ code: "internal" });
    expect(await listImports(deps)).toEqual(before);
    const { onet: rows } = await importedFacts(deps, before);
    expect(rows.map(({ code }) => code)).toEqual(["29-1141.00", "29-1151.00", "35-2014.00"]);
  });

  it("keeps ESCO's languages beside each other, each undone alone", async () => {
    await importFacts(deps, esco());
    await importFacts(deps, { ...esco(), bytes: anEsco("en", "ward pearl"), of: "en" });
    const facts = await importedFacts(deps, await listImports(deps));
    expect(facts.concepts[0]).toMatchObject({
      isco: "2221",
      titles: {
        de: ["Krankenpfleger", "Krankenpflegerin", "registered nurse", "Stationsperle"],
        en: expect.arrayContaining(["ward pearl"]),
      },
    });
    await undoImport(deps, "esco-en");
    expect((await listImports(deps)).map(({ name }) => name)).toContain("esco-de");
  });

  it("serves two imports of one name at once", async () => {
    const both = await Promise.all([importFacts(deps, esco()), importFacts(deps, esco("Zweite"))]);
    expect(both.map(({ replaced }) => replaced)).toEqual([true, true]);
    expect((await listImports(deps)).filter(({ name }) => name === "esco-de")).toHaveLength(1);
  });
});

describe("career paths on imported facts", () => {
  let deps: Deps;
  beforeAll(async () => {
    deps = nearPool(await testDeps());
  });
  afterAll(() => deps.database.close());

  const asked = async (currentRole: string, location: string): Promise<AnswerOf<typeof careerPaths>> => {
    const person = await aPerson(deps);
    await changePerson(deps, person.actor, () => ({ location }));
    return generatePaths(deps, person.actor, { currentRole, skills: [], not: [] });
  };
  const firstNode = ({ paths }: AnswerOf<typeof careerPaths>) => paths[0]?.nodes[0];

  it("use imported titles, pay and growth, name the sources, and drop them after an undo", async () => {
    const title = "Floatpool Wardster";
    const before = await asked(title, "Berlin, Germany");
    expect(before.reading.role).toBeNull();
    expect(before.facts.every(({ imported }) => !imported)).toBe(true);

    await importFacts(deps, onet());
    await importFacts(deps, oews());
    await importFacts(deps, {
      kind: "projections",
      bytes: aProjection(),
      fileName: "occupation.xlsx",
      of: "",
    });
    await importFacts(deps, { kind: "wages", bytes: someWages(), fileName: "de.csv", of: "DE" });
    await importFacts(deps, esco());
    const after = await asked("Registered Nurse", "Berlin, Germany");
    expect(firstNode(after)).toMatchObject({
      growthRate: 44.4,
      salary: { basis: "wages", currency: "EUR", country: "DE", year: 2024, source: "ISCO-08 2024" },
    });
    expect(firstNode(after)?.sources.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["BLS OEWS May 2025", "O*NET 30.1", "ESCO 1.2.0 (de)", "ISCO-08 2024"]),
    );
    expect(firstNode(await asked("Registered Nurse", "Austin, TX, United States"))).toMatchObject({
      salary: { basis: "catalogue", currency: "USD" },
    });
    // One of the imported names is ESCO's; the other one's code belongs to one role or several.
    const read = await asked("Stationsperle", "Berlin, Germany");
    expect(read.reading).toMatchObject({ role: { id: firstNode(after)?.roleId }, confidence: 1 });

    for (const { name } of await listImports(deps)) await undoImport(deps, name);
    expect((await asked("Stationsperle", "Berlin, Germany")).reading.role).toBeNull();
  });
});

describe("the operator's commands for facts, read by a process of its own", () => {
  let deps: Deps;
  const pool = openDocumentParsers({
    size: 0,
    queue: 1,
    timeoutMs: 30_000,
    memoryMb: 768,
    ...childProgram("document-parsers/child.ts"),
  });
  beforeAll(async () => {
    deps = await testDeps({ pool });
  });
  afterAll(async () => {
    await pool.close();
    await deps.database.close();
  });

  const folder = mkdtempSync(join(tmpdir(), "waymark-facts-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = async (command: string, ...args: string[]) => {
    const lines: string[] = [];
    const asked = { command, args, folder, language: "en" as const };
    const code = await runCommand(deps, asked, (line) => lines.push(line), new AbortController().signal);
    return { code, said: lines.join("\n") };
  };

  it("imports, lists and undoes", async () => {
    writeFileSync(join(folder, "db_30_1_text.zip"), anOnet());
    const { Skills: _, ...withoutSkills } = onetTables;
    writeFileSync(join(folder, "less.zip"), anOnet(withoutSkills));
    expect(await run("imports")).toMatchObject({
      code: 0,
      said: expect.stringContaining("Nothing is imported"),
    });
    const done = await run("import-onet", "db_30_1_text.zip");
    expect(done).toMatchObject({ code: 0, said: expect.stringContaining("onet, version 30.1, rows: 3") });
    expect(done.said).toContain("CC BY 4.0");
    const refused = await run("import-onet", "less.zip");
    expect(refused).toEqual({ code: 1, said: "The file lacks skills." });
    expect((await run("imports")).said).toContain("db_30_1_text.zip");
    expect(await run("undo-import", "onet")).toMatchObject({ code: 0 });
    expect(await run("undo-import", "onet")).toEqual({
      code: 1,
      said: "Nothing with that name has been imported.",
    });
  });

  it.each([
    ["import-onet"],
    ["import-onet", "a.zip", "--lang", "de"],
    ["import-esco", "a.zip"],
    ["import-esco", "a.zip", "--lang", "xx"],
    ["import-wages", "a.csv", "--country", "Narnia"],
    ["undo-import"],
    ["imports", "all"],
  ])("prints the usage for %j", async (command, ...args) => {
    expect(await run(command, ...args)).toMatchObject({
      code: 2,
      said: expect.stringContaining("import-wages"),
    });
  });

  it("reports a missing file, and one that is too large", async () => {
    expect(await run("import-oews", "none.xlsx")).toMatchObject({
      code: 1,
      said: expect.stringContaining("none.xlsx"),
    });
    const large = join(folder, "large.xlsx");
    writeFileSync(large, "");
    truncateSync(large, factLimits.bytes + 1);
    expect(await run("import-oews", "large.xlsx")).toEqual({
      code: 1,
      said: "This file is larger than 100 MB.",
    });
  });
});
