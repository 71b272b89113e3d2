import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadData } from "./data/load-data.ts";
import { modulesOf } from "./data/modules.ts";
import { root } from "./setup/root.mjs";

// Reads the files of data and writes the modules by which the product gets them; prints their paths. Unchanged modules
// are left alone, so that watchers do not restart for nothing. Run by scripts/setup/data.mjs.
const data = loadData(root);
if (data.problems.lines.length > 0) {
  for (const problem of data.problems.lines) console.error(problem);
  process.exitCode = 1;
} else {
  for (const { path, text } of modulesOf(data)) {
    const file = join(root, path);
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
    console.log(path);
  }
}
