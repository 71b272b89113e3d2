import { languages } from "@waymark/contract/values";
import { fold } from "@waymark/domain/vocabulary/fold";
import { type SectionKind, sectionKinds } from "@waymark/domain/vocabulary/section-kinds";
import type { SkillEntry } from "@waymark/domain/vocabulary/skills";
import { plainWords } from "@waymark/domain/vocabulary/stem";
import { isStopWord } from "@waymark/domain/vocabulary/stop-words";
import type { SynonymRow } from "@waymark/domain/vocabulary/synonyms";
import type { DataFile, Problems } from "./data-file.ts";
import { inEveryLanguage } from "./read-careers.ts";
import { plainNames } from "./read-places.ts";
import { readTable } from "./read-table.ts";

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads the dictionary of skills; only the English name is required. */
export function readSkills(file: DataFile, problems: Problems): SkillEntry[] {
  const columns = ["id", ...languages.map((language) => (language === "en" ? language : `${language}?`))];
  return readTable(file, columns, problems).map(({ cell, list, wrong }) => {
    const id = cell("id");
    if (!kebab.test(id)) wrong(`${id} is not written in lower-case-words`);
    const shown = (language: string) => list(language)[0]?.replace(/^~?=?/, "");
    return {
      id,
      names: inEveryLanguage((language) => shown(language) ?? shown("en") ?? ""),
      alternatives: languages.flatMap((language) => list(language)),
    };
  });
}

/** Reads further titles of the catalogue's roles. */
export function readOccupationTitles(
  file: DataFile,
  roles: ReadonlySet<string>,
  problems: Problems,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { cell, list, wrong } of readTable(file, ["role", "titles"], problems)) {
    if (!roles.has(cell("role"))) wrong(`no such role: ${cell("role")}`);
    found[cell("role")] = list("titles");
  }
  return found;
}

/** Reads synonyms of job titles; a form without its stop words would match everything, so it has none. */
export function readSynonyms(file: DataFile, problems: Problems): SynonymRow[] {
  return readTable(file, ["forms", "finds?"], problems).map(({ list, wrong }) => {
    const [forms, finds] = [list("forms"), list("finds")];
    if (finds.length > 0 && forms.length > 1) wrong("a row with a second column has one form in the first");
    if (forms.length + finds.length < 2) wrong(`${forms.join()} has no synonym`);
    for (const form of [...forms, ...finds])
      for (const word of plainWords(form))
        if (word.length > 1 && isStopWord(word)) wrong(`"${form}" contains the stop word ${word}`);
    return { forms, finds };
  });
}

/** Reads the names of languages, in plain letters. */
export function readLanguageNames(file: DataFile, problems: Problems): [code: string, names: string[]][] {
  return readTable(file, ["code", "names"], problems).map((row) => {
    const code = row.cell("code");
    if (!/^[a-z]{2,3}$/.test(code)) row.wrong(`${code} is no code of ISO 639, like en or gsw`);
    return [code, plainNames(row, "names")];
  });
}

/** Reads a list of words that are compared folded. */
export const readFoldedWords = (file: DataFile, column: string, problems: Problems): string[] =>
  readTable(file, [column], problems).map(({ cell, wrong }) => {
    checkFolded(cell(column), wrong);
    return cell(column);
  });

export const readSectionHeadings = (
  file: DataFile,
  problems: Problems,
): [heading: string, kind: SectionKind][] =>
  readTable(file, ["heading", "kind"], problems).flatMap(({ cell, wrong }) => {
    checkFolded(cell("heading"), wrong);
    const kind = sectionKinds.find((one) => one === cell("kind"));
    if (kind === undefined) wrong(`no such kind of section: ${cell("kind")}`);
    return kind === undefined ? [] : [[cell("heading"), kind]];
  });

function checkFolded(word: string, wrong: (text: string) => void): void {
  if (fold(word) !== word) wrong(`${word} would never be found: write ${fold(word)}`);
}
