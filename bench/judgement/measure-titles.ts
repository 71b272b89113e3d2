import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "@waymark/contract/values";
import { shippedCatalogue } from "@waymark/domain/careers/shipped-catalogue";
import { TitleReader } from "@waymark/domain/careers/titles/read-title";
import { finish } from "@waymark/domain/in-steps";
import { type Half, halfOf } from "./half.ts";

interface Case {
  readonly language: Language;
  readonly title: string;
  /** Roles that are right; none where the catalogue has no such work, and only a question is right. */
  readonly roles: readonly string[];
}

/** The titles of a half: whole trades lie in one. "Title|role" names a further right role of that title. */
function casesOf(half: Half): Case[] {
  const [head = "", ...lines] = readFileSync(join(import.meta.dirname, "cases/titles.tsv"), "utf8").trim().split("\n");
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
export function measureTitles(half: Half, misses: boolean) {
  const reader = finish(TitleReader.of(shippedCatalogue().roles.values()));
  const figures = { cases: 0, right: 0, offered: 0, asked: 0, wrong: 0 };
  for (const { language, title, roles } of casesOf(half)) {
    figures.cases++;
    const { role, candidates } = reader.read(title, language);
    if (role === null) {
      figures.asked++;
      const isOffered = candidates.slice(0, 3).some((one) => roles.includes(one.role.id));
      if (isOffered || roles.length === 0) figures.offered++;
      if (misses && !isOffered && roles.length > 0) console.log(`  ${language} ${title}: asks ${candidates.map((one) => one.role.id).join(", ")}`);
    } else if (roles.includes(role.id)) figures.right++;
    else {
      figures.wrong++;
      if (misses) console.log(`  ${language} ${title}: surely ${role.id}, not ${roles.join(" or ") || "known"}`);
    }
  }
  return figures;
}
