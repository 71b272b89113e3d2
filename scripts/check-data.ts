import { checkCatalogue } from "./data/catalogue-rules.ts";
import { loadData } from "./data/load-data.ts";
import { root } from "./setup/root.mjs";

// Reads all files of data anew and checks the rules that need several of them together; each problem names its line.
const data = loadData(root);
if (data.problems.lines.length === 0) checkCatalogue(data);
for (const problem of data.problems.lines) console.error(problem);
console.log(
  `${data.roles.length} roles, ${data.skills.length} skills, ${data.problems.lines.length} problems`,
);
process.exitCode = data.problems.lines.length === 0 ? 0 : 1;
