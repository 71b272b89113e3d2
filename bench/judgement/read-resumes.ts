import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnalyzedResume } from "@waymark/contract/resume-analysis";
import { type Language, languages } from "@waymark/contract/values";
import { type Half, halfOf } from "./half.ts";

/** A resume of `bench/judgement/resumes`; of one trade's three the higher `level` is better. */
export interface RankedResume {
  readonly language: Language;
  readonly trade: string;
  readonly level: number;
  readonly resume: AnalyzedResume;
}

const present = new Set(["now", "Actualidad", "Aujourd'hui", "heute"]);

/** The resumes of a file, each with the first line of its block. */
export const resumesOf = (file: string): { readonly name: string; readonly resume: AnalyzedResume }[] =>
  readFileSync(join(import.meta.dirname, "resumes", `${file}.txt`), "utf8")
    .split(/^== /m)
    .slice(1)
    .map((block) => {
      const [name = "", ...lines] = block.trimEnd().split("\n");
      return { name, resume: resumeOf(lines) };
    });

/** The resumes of a half; whole trades lie in one. */
export const rankedResumes = (half: Half): RankedResume[] =>
  languages.flatMap((language) =>
    resumesOf(language).flatMap(({ name, resume }) => {
      const [trade = "", level = ""] = name.split(" | ");
      return halfOf(trade) === half ? [{ language, trade, level: Number(level), resume }] : [];
    }),
  );

/** Reads lines that begin with a letter for their part: @ person, S summary, J job, - bullet, E study, K skills, C. */
function resumeOf(lines: readonly string[]): AnalyzedResume {
  const of = (mark: string): string[] =>
    lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2));
  const cells = (line: string): string[] => line.split("|").map((cell) => cell.trim());
  const [name = "", email = "", phone = "", location = ""] = cells(of("@")[0] ?? "");
  const [firstName = "", ...rest] = name.split(" ");
  const jobs = lines.reduce<string[][]>((found, line) => {
    if (line.startsWith("J ")) found.push([line.slice(2)]);
    else if (line.startsWith("- ")) found.at(-1)?.push(line);
    return found;
  }, []);
  return {
    personalInfo: {
      firstName,
      lastName: rest.join(" "),
      email,
      phone,
      location,
      summary: of("S").join("\n"),
    },
    experience: jobs.map(([head = "", ...bullets]) => {
      const [title = "", company = "", startDate = "", end = ""] = cells(head);
      const current = present.has(end);
      const endDate = current ? "" : end;
      return { title, company, location: "", startDate, endDate, current, description: bullets.join("\n") };
    }),
    education: of("E").map((line) => {
      const [degree = "", school = "", graduationDate = ""] = cells(line);
      return { degree, school, location: "", gpa: "", graduationDate };
    }),
    skills: of("K").flatMap((line) => line.split(", ")),
    certifications: of("C"),
    achievements: [],
    links: [],
  };
}
