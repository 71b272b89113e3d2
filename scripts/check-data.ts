import { checkCatalogue } from "./data/catalogue-rules.ts";
import { loadData } from "./data/load-data.ts";
import { checkQuestions } from "./data/question-rules.ts";
import { checkSamples } from "./data/sample-rules.ts";
import { root } from "./setup/root.mjs";

// Reads all files of data anew and checks the rules that need several of them together; each problem names its line.
const data = loadData(root);
if (data.problems.lines.length === 0) {
  checkCatalogue(data);
  checkSamples(data.samples);
  checkQuestions(data.questions, data.roles);
}
for (const problem of data.problems.lines) console.error(problem);
const { roles, skills, samples, questions, problems } = data;
console.log(
  `${roles.length} roles, ${skills.length} skills, ${samples.length} samples, ${questions.length} questions, ${problems.lines.length} problems`,
);
process.exitCode = data.problems.lines.length === 0 ? 0 : 1;
