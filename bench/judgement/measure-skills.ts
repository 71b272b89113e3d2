import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { askedSkills } from "@waymark/domain/jobs/requirements/asked-skills";
import { skillIdsIn } from "@waymark/domain/vocabulary/skills";
import { type Half, halfOf } from "./half.ts";

/** A posting of the case files: what it asks for stands in braces there. */
interface Case {
  readonly language: string;
  readonly trade: string;
  readonly company: string;
  readonly title: string;
  readonly lines: readonly string[];
}

function readCases(): Case[] {
  const cases: { -readonly [K in keyof Case]: Case[K] }[] = [];
  for (const language of ["en", "es", "fr", "de"]) {
    const text = readFileSync(join(import.meta.dirname, "cases", `skills-${language}.txt`), "utf8");
    for (const line of text.trim().split("\n")) {
      if (!line.startsWith("==")) {
        const last = cases.at(-1);
        if (last !== undefined) last.lines = [...last.lines, line];
        continue;
      }
      const [spoken = "", trade = "", company = "", title = ""] = line
        .slice(2)
        .split("|")
        .map((part) => part.trim());
      cases.push({ language: spoken, trade, company, title, lines: [] });
    }
  }
  return cases;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
const askedIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => [...line.matchAll(/\{([^}]*)\}/g)].map(([, inner = ""]) => inner));

export interface SkillFigures {
  readonly found: number;
  readonly right: number;
  readonly asked: number;
  readonly seen: number;
  /** Postings that name three, and those of them in which three of these are found. */
  readonly full: number;
  readonly three: number;
}

/** Skills found in the postings of the case files, whole trades in either half; titles count as asked for. */
export function measureSkills(half: Half, misses: boolean): SkillFigures {
  let [found, right, asked, seen, full, three] = [0, 0, 0, 0, 0, 0];
  for (const { language, trade, company, title, lines } of readCases()) {
    if (halfOf(trade) !== half) continue;
    const names = askedIn(lines);
    const description = lines.map((line) => line.replace(/[{}]/g, "")).join("\n");
    const skills = askedSkills({ title, company, description });
    const written = [...skills.values()];
    const wanted = [...names, title].map((name) => new Set(wordsOf(name)));
    const rightOnes = written.filter((skill) =>
      wanted.some((words) => wordsOf(skill).every((word) => words.has(word))),
    );
    const met = names.filter((name) => {
      const words = new Set(wordsOf(name));
      return (
        written.some((skill) => wordsOf(skill).every((word) => words.has(word))) ||
        skillIdsIn(name, 3).some((id) => skills.has(id))
      );
    });
    found += written.length;
    right += rightOnes.length;
    asked += names.length;
    seen += met.length;
    if (names.length >= 3) full++;
    if (names.length >= 3 && met.length >= 3) three++;
    if (misses) {
      for (const skill of written)
        if (!rightOnes.includes(skill)) console.log(`  ${language} ${trade}: false ${skill}`);
      for (const name of names)
        if (!met.includes(name)) console.log(`  ${language} ${trade}: missed ${name}`);
    }
  }
  return { found, right, asked, seen, full, three };
}

interface Labelled {
  readonly tokens: readonly string[];
  readonly tags_skill: readonly string[];
  readonly tags_knowledge: readonly string[];
}

/**
 * Skills found in the labelled sentences of SkillSpan beside the repository, and how many of them lie within a labelled
 * span; null where it is absent. Its training sentences are the seen half. Names of jobs are not labelled there.
 */
export function measureSkillSpan(half: Half, misses: boolean) {
  const name = half === "seen" ? "train" : "dev";
  const file = join(import.meta.dirname, `../../../shared/corpus/jobs/skillspan/${name}.json.gz`);
  if (!existsSync(file)) return null;
  let [found, right, spans, met] = [0, 0, 0, 0];
  for (const line of gunzipSync(readFileSync(file)).toString("utf8").trim().split("\n")) {
    const { tokens, tags_skill: skill, tags_knowledge: knowledge }: Labelled = JSON.parse(line);
    const isLabelled = (at: number) => skill[at] !== "O" || knowledge[at] !== "O";
    const labelled = new Set(wordsOf(tokens.filter((_, at) => isLabelled(at)).join(" ")));
    const text = tokens.join(" ").replace(/<[A-Z_]+>/g, "Acme");
    const written = [...askedSkills({ title: "", company: "Acme", description: text }).values()];
    const within = written.filter((one) => wordsOf(one).every((word) => labelled.has(word)));
    found += written.length;
    right += within.length;
    spans += [...skill, ...knowledge].filter((tag) => tag === "B").length;
    met += within.length;
    if (misses)
      for (const one of written) if (!within.includes(one)) console.log(`  ${one}: ${text.slice(0, 160)}`);
  }
  return { found, right, spans, met };
}
