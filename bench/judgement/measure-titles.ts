import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type Language, languages } from "@waymark/contract/values";
import { openCareers } from "@waymark/domain/careers/paths/career-index";
import { shippedCatalogue } from "@waymark/domain/careers/shipped-catalogue";
import { type Half, halfOf } from "./half.ts";

interface Case {
  readonly language: Language;
  readonly title: string;
  /** Roles that are right; none where the catalogue has no such work, and only a question is right. */
  readonly roles: readonly string[];
}

/** Titles of many trades, and odder ones of care, trades and public service that were written later. */
export type TitleSet = "first" | "second";

/** The titles of a half: whole trades lie in one. "Title|role" names a further right role of that title. */
function casesOf(set: TitleSet, half: Half): Case[] {
  const file = set === "first" ? "titles" : "titles-second";
  const [head = "", ...lines] = readFileSync(join(import.meta.dirname, `cases/${file}.tsv`), "utf8")
    .trim()
    .split("\n");
  const columns = head.split("\t");
  return lines.flatMap((line) => {
    const cells = line.split("\t");
    const [trade = "", roles = ""] = cells;
    if (halfOf(trade) !== half) return [];
    return languages.flatMap((language) =>
      (cells[columns.indexOf(language)] ?? "").split("; ").map((cell) => {
        const [title = "", ...more] = cell.split("|");
        return { language, title, roles: [...roles.split("|"), ...more].filter((role) => role !== "?") };
      }),
    );
  });
}

/** Titles that are read rightly, those that are asked about, and those that are sure and wrong. */
export function measureTitles(set: TitleSet, half: Half, misses: boolean) {
  const { reader } = openCareers(shippedCatalogue());
  const figures = { cases: 0, right: 0, offered: 0, asked: 0, wrong: 0 };
  for (const { language, title, roles } of casesOf(set, half)) {
    figures.cases++;
    const { role, candidates } = reader.read(title, language);
    if (role === null) {
      figures.asked++;
      const isOffered = candidates.slice(0, 3).some((one) => roles.includes(one.role.id));
      if (isOffered || roles.length === 0) figures.offered++;
      if (misses && !isOffered && roles.length > 0)
        console.log(`  ${language} ${title}: asks ${candidates.map((one) => one.role.id).join(", ")}`);
    } else if (roles.includes(role.id)) figures.right++;
    else {
      figures.wrong++;
      if (misses)
        console.log(`  ${language} ${title}: surely ${role.id}, not ${roles.join(" or ") || "known"}`);
    }
  }
  return figures;
}

/** Postings recorded beside the repository, with the language of most of their titles. */
const recorded: readonly (readonly [file: string, language: Language])[] = [
  ["nhs_uk_2020.dev", "en"],
  ["google_careers_2018", "en"],
  ["uber_careers_2025", "en"],
  ["adzuna_fr_2024", "fr"],
];

/** Recorded postings, those whose title is read as a role, and those for which near roles are offered. */
export function measureCoverage(half: Half, misses: boolean) {
  const figures = { postings: 0, read: 0, offered: 0 };
  const { reader } = openCareers(shippedCatalogue());
  for (const [name, language] of recorded) {
    const file = join(import.meta.dirname, `../../../shared/corpus/jobs/postings/${name}.jsonl.gz`);
    if (!existsSync(file)) continue;
    for (const line of gunzipSync(readFileSync(file)).toString("utf8").trim().split("\n")) {
      const { title, company = title }: { title: string; company?: string } = JSON.parse(line);
      if (halfOf(company) !== half) continue;
      figures.postings++;
      const { role, candidates } = reader.read(title.replace(/&amp;/g, "&"), language);
      if (role !== null) figures.read++;
      else if (candidates.length > 0) figures.offered++;
      else if (misses) console.log(`  no role near: ${title}`);
    }
  }
  return figures;
}
