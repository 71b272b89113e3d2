import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { OnetOccupation } from "@waymark/domain/careers/facts/facts";
import type { Concept } from "@waymark/domain/careers/titles/concept-space";
import { zipSync } from "fflate";
import { readFacts } from "../../server/src/document-parsers/facts/read-facts.ts";
import { addConcepts } from "../../server/src/features/careers/facts/imported-facts.ts";

const corpus = join(import.meta.dirname, "../../../shared/corpus/occupations");

const unpacked = (path: string): Uint8Array => gunzipSync(readFileSync(join(corpus, path)));

export const factsMissing = (): boolean => !existsSync(corpus);

const onetTables = {
  "Occupation Data": "occupation_data",
  "Alternate Titles": "alternate_titles",
  "Related Occupations": "related_occupations",
  "Job Zones": "job_zones",
  Skills: "skills",
  Knowledge: "knowledge",
  "Task Statements": "task_statements",
  "Technology Skills": "technology_skills",
  "Education, Training, and Experience": "education_training_experience",
};

/** O*NET's tables of the corpus, packed like a download and read by the import itself. */
export async function onetOfCorpus(): Promise<readonly OnetOccupation[]> {
  const parts = Object.entries(onetTables).map(
    ([name, file]) => [`db_29_3_text/${name}.txt`, unpacked(`onet/${file}.tsv.gz`)] as const,
  );
  const facts = await readFacts("onet", zipSync(Object.fromEntries(parts)), {
    fileName: "db_29_3_text.zip",
    language: "",
  });
  return facts.kind === "onet" ? facts.rows : [];
}

/** ESCO's occupations in the languages that the corpus has whole, read by the import itself. */
export async function conceptsOfCorpus(): Promise<Concept[]> {
  const concepts = new Map<string, Concept>();
  for (const language of ["en", "es", "de"] as const) {
    const name = `occupations_${language}.csv`;
    const zip = zipSync({ [name]: unpacked(`esco/${name}.gz`) });
    const facts = await readFacts("esco", zip, { fileName: "esco.zip", language });
    if (facts.kind === "esco") addConcepts(concepts, language, facts.rows);
  }
  return [...concepts.values()];
}
