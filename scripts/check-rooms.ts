import { findProblems } from "./rooms/find-problems.ts";
import { nounProblems } from "./rooms/nouns.ts";
import { readRepository } from "./rooms/repository.ts";
import { sizeProblems } from "./rooms/size-rules.ts";
import { root } from "./setup/root.mjs";

// Checks the import rules between rooms, that only the listed files use SQL or read the environment, that folders and files
// are named after the nouns, and that functions, files and folders have a size to read.
const repository = readRepository(root);
const problems = [...findProblems(repository), ...nounProblems(repository), ...sizeProblems(repository)];
for (const problem of problems) console.error(problem);
console.log(`${repository.files.size} files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
