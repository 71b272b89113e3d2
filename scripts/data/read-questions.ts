import { CareerLevel } from "@waymark/contract/careers";
import {
  AnswerCriterion,
  type Competency,
  type Question,
  QuestionKind,
} from "@waymark/contract/interviews-practice";
import { Language, languages } from "@waymark/contract/values";
import { plainText } from "@waymark/domain/vocabulary/stem";
import { z } from "zod";
import type { DataFile, Problems } from "./data-file.ts";
import { type Block, readBlocks } from "./read-blocks.ts";
import { inEveryLanguage } from "./read-careers.ts";
import { readTable } from "./read-table.ts";

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const line = z.string().regex(/^\S(.*\S)?$/, "a line without blanks around it");
const texts = z.strictObject({ en: line, es: line, fr: line, de: line });
const probe = z.strictObject({ seeks: z.array(AnswerCriterion).min(1), ...texts.shape });

const CompetencyBlock = z.strictObject({
  id: z.string().regex(kebab, "an id is written in lower-case-words"),
  kinds: z.array(QuestionKind).min(1),
  names: texts,
  words: z.record(Language, z.array(line).min(8)),
  levels: z.tuple([texts, texts, texts, texts]),
  probes: z.partialRecord(QuestionKind, z.tuple([probe, probe])),
});
type CompetencyBlock = z.infer<typeof CompetencyBlock>;

export interface QuestionRow {
  readonly value: Question;
  readonly wrong: (text: string) => void;
}

/** Reads what questions want to find out, with described levels and probes. */
export function readCompetencies(file: DataFile, problems: Problems): Competency[] {
  const ids = new Set<string>();
  return readBlocks<CompetencyBlock>(file, CompetencyBlock, problems).map((block) => {
    const { id, kinds, probes } = block.value;
    if (ids.has(id)) block.wrong(["id"], "another competency has this id");
    ids.add(id);
    for (const kind of kinds) if (probes[kind] === undefined) block.wrong(["kinds"], `no probes for ${kind}`);
    for (const kind of QuestionKind.options)
      if (probes[kind] !== undefined && !kinds.includes(kind))
        block.wrong(["probes", kind], `probes for ${kind}, which is none of its kinds`);
    return competencyOf(block);
  });
}

function competencyOf({ value }: Block<CompetencyBlock>): Competency {
  const { id, probes, words, ...rest } = value;
  const made = Object.entries(probes).map(([kind, pair]) => [
    kind,
    pair.map(({ seeks, ...texts }, at) => ({ id: `${id}-${kind}-${at + 1}`, seeks, texts })),
  ]);
  const beginnings = inEveryList(words);
  return { ...rest, id, words: beginnings, probes: Object.fromEntries(made) };
}

/** The beginnings of words in plain letters, each once. */
const inEveryList = (words: CompetencyBlock["words"]): Record<Language, string[]> => ({
  en: plainOnes(words.en),
  es: plainOnes(words.es),
  fr: plainOnes(words.fr),
  de: plainOnes(words.de),
});

const plainOnes = (words: readonly string[]): string[] => [...new Set(words.map(plainText))];

const columns = ["id", "kind", "competency", "level?", "roles?", ...languages];
const nameOfFile = /\/(?:any|(\d\d)-[a-z-]+)\.tsv$/;

/**
 * Reads the bank. The name of a file begins with a SOC major group (`29-health.tsv`); in `any.tsv` are the questions for
 * everybody. A row with roles is for these roles only.
 */
export function readQuestions(
  files: readonly DataFile[],
  known: { competencies: readonly Competency[]; roles: ReadonlySet<string> },
  problems: Problems,
): QuestionRow[] {
  const competencies = new Map(known.competencies.map((one) => [one.id, one]));
  const ids = new Set<string>();
  return files.flatMap((file) => {
    const name = nameOfFile.exec(file.path);
    if (name === null) problems.add(file.path, 1, "the file is not named any.tsv or like 29-health.tsv");
    return readTable(file, columns, problems).flatMap(({ cell, list, wrong }) => {
      const id = cell("id");
      if (!kebab.test(id)) wrong(`${id} is not written in lower-case-words`);
      if (ids.has(id)) wrong(`${id} is the id of another question`);
      ids.add(id);
      const kind = QuestionKind.safeParse(cell("kind"));
      if (!kind.success) wrong(`no such kind of question: ${cell("kind")}`);
      const level = CareerLevel.nullable().safeParse(cell("level") === "" ? null : cell("level"));
      if (!level.success) wrong(`no such level: ${cell("level")}`);
      const competency = competencies.get(cell("competency"));
      if (competency === undefined) wrong(`no such competency: ${cell("competency")}`);
      for (const role of list("roles")) if (!known.roles.has(role)) wrong(`no such role: ${role}`);
      if (!kind.success || !level.success || competency === undefined) return [];
      if (!competency.kinds.includes(kind.data))
        wrong(`${competency.id} has no questions of kind ${kind.data}`);
      const value: Question = {
        id,
        kind: kind.data,
        competency: competency.id,
        level: level.data,
        groups: name?.[1] === undefined ? [] : [name[1]],
        roles: list("roles"),
        texts: inEveryLanguage(cell),
      };
      return [{ value, wrong }];
    });
  });
}
