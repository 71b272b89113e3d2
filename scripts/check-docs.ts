import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { variables } from "../server/src/config.ts";
import { findCited } from "./docs/cited.ts";
import { configTable } from "./docs/config-table.ts";
import { type MadeTable, withTable } from "./docs/made-table.ts";
import { wordsOfCode } from "./rooms/named-code.ts";
import { nounTable } from "./rooms/nouns.ts";
import { readRepository } from "./rooms/repository.ts";
import { root } from "./setup/root.mjs";

// Checks that every path, script and name of the code in the documents exists, that the index of decisions is complete,
// and that the tables made from code are up to date. With --write the tables are made again.
const tables: readonly MadeTable[] = [
  {
    document: "README.md",
    start: "<!-- configuration: made from server/src/config.ts by `npm run docs` -->",
    end: "<!-- end of configuration -->",
    rows: configTable(variables),
  },
  {
    document: "ARCHITECTURE.md",
    start: "<!-- nouns: made from scripts/rooms/nouns.ts by `npm run docs` -->",
    end: "<!-- end of nouns -->",
    rows: nounTable(),
  },
];
const problems: string[] = [];
for (const table of tables) {
  const file = join(root, table.document);
  const written = readFileSync(file, "utf8");
  const right = withTable(written, table);
  if (right === written) continue;
  if (process.argv.includes("--write")) writeFileSync(file, right);
  else problems.push(`${table.document}: a table is older than the code; npm run docs makes it again`);
}

const manifest: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
const decisions = readdirSync(join(root, "docs/decisions")).map((name) => `docs/decisions/${name}`);
const documents = [...readdirSync(root), ...decisions].filter((name) => name.endsWith(".md"));
const names = wordsOfCode(readRepository(root));
for (const document of documents) {
  for (const { kind, name, line } of findCited(readFileSync(join(root, document), "utf8"))) {
    const isThere = {
      script: () => manifest.scripts[name] !== undefined,
      path: () => existsSync(join(root, name)) || existsSync(join(root, dirname(document), name)),
      name: () => names.has(name),
    };
    if (!isThere[kind]()) problems.push(`${document}:${line} cites ${name}, which is not there`);
  }
}
const index = readFileSync(join(root, "docs/decisions/README.md"), "utf8");
for (const name of readdirSync(join(root, "docs/decisions")).filter((file) => /^\d/.test(file))) {
  if (!index.includes(`(${name})`)) problems.push(`docs/decisions/README.md has no line for ${name}`);
}
const mostTerms = 40;
const glossary =
  /## Glossary\n(.*?)\n## /s.exec(readFileSync(join(root, "ARCHITECTURE.md"), "utf8"))?.[1] ?? "";
const terms = (glossary.match(/^\| /gm)?.length ?? 0) - 1;
if (terms < 1 || terms > mostTerms)
  problems.push(`ARCHITECTURE.md has ${terms} terms in its glossary; ${mostTerms} are the end`);
for (const problem of problems) console.error(problem);
console.log(`${documents.length} documents, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
