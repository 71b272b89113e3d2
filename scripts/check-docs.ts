import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { variables } from "../server/src/config.ts";
import { findCited } from "./docs/cited.ts";
import { configTable, withTable } from "./docs/config-table.ts";
import { root } from "./setup/root.mjs";

// Checks that every path and script in the documents exists, and that the configuration table is the server's. With
// --write the table is generated again.
const readme = join(root, "README.md");
const written = readFileSync(readme, "utf8");
const right = withTable(written, configTable(variables));
const problems: string[] = [];
if (right !== written) {
  if (process.argv.includes("--write")) writeFileSync(readme, right);
  else
    problems.push(
      "README.md: the configuration table is not that of server/src/config.ts; npm run docs makes it",
    );
}

const manifest: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
const decisions = readdirSync(join(root, "docs/decisions")).map((name) => `docs/decisions/${name}`);
const papers = [...readdirSync(root), ...decisions].filter((name) => name.endsWith(".md"));
for (const paper of papers) {
  for (const { kind, name, line } of findCited(readFileSync(join(root, paper), "utf8"))) {
    const there =
      kind === "script"
        ? manifest.scripts[name] !== undefined
        : existsSync(join(root, name)) || existsSync(join(root, dirname(paper), name));
    if (!there) problems.push(`${paper}:${line} cites ${name}, which is not there`);
  }
}
for (const problem of problems) console.error(problem);
console.log(`${papers.length} papers, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
