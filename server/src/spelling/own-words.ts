import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@waymark/contract/values";
import { rolesOfData } from "@waymark/domain/careers/roles.generated";
import { questionsOfData } from "@waymark/domain/interviews/bank/questions.generated";
import { givenNamesOfData } from "@waymark/domain/vocabulary/given-names.generated";
import { knownTitlesOfData } from "@waymark/domain/vocabulary/known-titles.generated";
import { languageNamesOfData } from "@waymark/domain/vocabulary/language-names.generated";
import { occupationTitlesOfData } from "@waymark/domain/vocabulary/occupation-titles.generated";
import { sectionHeadingsOfData } from "@waymark/domain/vocabulary/section-headings.generated";
import { skillsOfData } from "@waymark/domain/vocabulary/skills.generated";
import { synonymsOfData } from "@waymark/domain/vocabulary/synonyms.generated";
import { titleWordsOfData } from "@waymark/domain/vocabulary/title-words.generated";
import { samplesOfData } from "../features/jobs/samples/samples.generated.ts";
import { repositoryRoot } from "../root.ts";

const tables: readonly (() => unknown)[] = [
  rolesOfData,
  questionsOfData,
  givenNamesOfData,
  knownTitlesOfData,
  languageNamesOfData,
  occupationTitlesOfData,
  sectionHeadingsOfData,
  skillsOfData,
  synonymsOfData,
  titleWordsOfData,
  samplesOfData,
];

/** Words that dictionaries lack: skills, titles, names of people and products, words of today. */
export function* ownWords(): Generator<string> {
  for (const table of tables) yield* wordsIn(table());
  for (const file of [...languages, "names"])
    yield* wordsIn(readFileSync(join(repositoryRoot, `server/data/words/${file}.txt`), "utf8"));
}

/** The words of all texts within a value. */
function* wordsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield* value.match(/\p{L}[\p{L}\p{M}'-]*\p{L}/gu) ?? [];
  else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) yield* wordsIn(inner);
}
