import { languages } from "@waymark/contract/values";
import type { SkillEntry } from "@waymark/domain/vocabulary/skills";
import type { DataFile, Problems } from "./data-file.ts";
import { inEveryLanguage } from "./read-careers.ts";
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
