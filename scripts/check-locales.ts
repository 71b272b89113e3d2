import { errorCodes } from "@waymark/contract/errors";
import { builtKeys } from "./locales/built-keys.ts";
import { readCatalogue } from "./locales/catalogue.ts";
import { sameTexts, usedPrefixes } from "./locales/exceptions.ts";
import { formProblems } from "./locales/form-problems.ts";
import { loadProblems } from "./locales/load-problems.ts";
import { textProblems } from "./locales/text-problems.ts";
import { nounsOf, useProblems } from "./locales/use-problems.ts";
import { readRepository } from "./rooms/repository.ts";
import { root } from "./setup/root.mjs";

// Four languages must have the same keys, plural forms and parameters; no key may be unused, missing or left in
// English. Each screen has to load the texts that it uses.
const catalogue = readCatalogue(root);
const repository = readRepository(root);
const sources = new Map(
  [...repository.files.values()].filter(({ isTest }) => !isTest).map(({ path, code }) => [path, code]),
);
const required = errorCodes.map((code) => `errors.${code}`);
const problems = [
  ...textProblems(catalogue, sameTexts),
  ...formProblems(catalogue),
  ...useProblems(catalogue.en, sources, { usedPrefixes, required, built: builtKeys }),
  ...loadProblems(repository, "web/src/main.tsx", nounsOf(catalogue.en)),
];
for (const problem of problems) console.error(problem);
console.log(`${catalogue.en.size} texts, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
