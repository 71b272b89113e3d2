import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnalyzedResume } from "@waymark/contract/resume-analysis";
import { languages } from "@waymark/contract/values";
import { scoreResume } from "@waymark/domain/resume-analysis/score-resume";
import { readScored } from "@waymark/domain/resume-analysis/scored-resume";
import type { Lexicon } from "@waymark/domain/resume-analysis/spelling/lexicon";
import { openDocumentParsers } from "../../server/src/document-parsers/open-parsers.ts";
import { seeded } from "../seeded.ts";
import { type Half, halfOf } from "./half.ts";
import { rankedResumes } from "./read-resumes.ts";

const today = "2026-11";
const slipsEach = 12;

const misspelledIn = (resume: AnalyzedResume, lexicon: Lexicon) =>
  readScored(resume, today, lexicon).spelling?.misspelled ?? [];

/** Makes a mistake in a word at a position: two letters change places, one is dropped, doubled, or another; accents. */
const slips: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + (word.charAt(at) === "e" ? "a" : "e") + word.slice(at + 1),
  (word, at) =>
    /\p{M}/u.test(word.normalize("NFD"))
      ? word.normalize("NFD").replace(/\p{M}/gu, "")
      : word.slice(0, at) + word.charAt(at) + word.slice(at),
];

/** The words flagged in clean resumes, the slips found of twelve in each, and what they cost. */
export function measureSpelling(half: Half, lexicon: Lexicon, misses: boolean) {
  const chance = seeded(7);
  const clean = rankedResumes(half).filter(({ level }) => level === 3);
  const figures = { resumes: clean.length, flagged: 0, made: 0, real: 0, found: 0, cost: 0, leastCost: 100 };
  for (const { resume } of clean) {
    const flagged = misspelledIn(resume, lexicon).map(({ word }) => word);
    figures.flagged += flagged.length;
    if (misses && flagged.length > 0) console.log(`  flagged though right: ${flagged.join(", ")}`);
    const made = withSlips(resume, chance);
    const wrong = [...new Set(made.words)].filter((word) => !lexicon.knows(word));
    const found = new Set(misspelledIn(made.resume, lexicon).map(({ word }) => word));
    const missed = wrong.filter((word) => !found.has(word));
    if (misses && missed.length > 0) console.log(`  missed: ${missed.join(", ")}`);
    figures.made += made.words.length;
    figures.real += wrong.length;
    figures.found += wrong.length - missed.length;
    const cost =
      scoreResume(resume, today, { lexicon }).score - scoreResume(made.resume, today, { lexicon }).score;
    figures.cost += cost / clean.length;
    figures.leastCost = Math.min(figures.leastCost, cost);
  }
  return figures;
}

/** A resume with twelve words of its bullets misspelled. */
function withSlips(resume: AnalyzedResume, chance: () => number) {
  const jobs = (resume.experience ?? []).map((job) => ({ ...job }));
  const words: string[] = [];
  for (let tries = 0; words.length < slipsEach && tries < 200; tries++) {
    const job = jobs[Math.floor(chance() * jobs.length)];
    const all = [...(job?.description.matchAll(/(?<=[\s-])\p{L}{6,}(?=[\s,.]|$)/gu) ?? [])];
    const match = all[Math.floor(chance() * all.length)];
    if (job === undefined || match === undefined || words.includes(match[0])) continue;
    const slip = slips[words.length % slips.length];
    const at = 1 + Math.floor(chance() * (match[0].length - 2));
    const wrong = slip?.(match[0], at) ?? match[0];
    if (wrong === match[0]) continue;
    job.description =
      job.description.slice(0, match.index) + wrong + job.description.slice(match.index + match[0].length);
    words.push(wrong);
  }
  return { words, resume: { ...resume, experience: jobs } };
}

/** Words flagged in right texts of odd trades, full of names, products, places and words of other languages. */
export function measureCleanTexts(set: "first" | "second", half: Half, lexicon: Lexicon, misses: boolean) {
  const figures = { resumes: 0, flagged: 0, with: 0 };
  const files = set === "first" ? languages.map((language) => `clean-${language}`) : ["clean-second"];
  for (const file of files) {
    const text = readFileSync(new URL(`cases/${file}.txt`, import.meta.url), "utf8");
    for (const block of text.replace(/^#.*\n/, "").split("\n\n")) {
      const [title = "", ...lines] = block.trim().split("\n");
      // Blocks of the second set begin with their language.
      if (halfOf(set === "first" ? `${file.slice("clean-".length)} ${title}` : title) !== half) continue;
      const words = misspelledIn(resumeOf(title, lines.join("\n")), lexicon).map(({ word }) => word);
      figures.resumes++;
      figures.flagged += words.length;
      figures.with += words.length > 0 ? 1 : 0;
      if (misses && words.length > 0) console.log(`  flagged though right, ${title}: ${words.join(", ")}`);
    }
  }
  return figures;
}

const resumeOf = (title: string, description: string): AnalyzedResume => ({
  personalInfo: null,
  experience: [
    { title, company: "", location: "", startDate: "2020-01", endDate: "", current: true, description },
  ],
  education: [],
  skills: [],
  achievements: [],
  certifications: [],
});

/** Words flagged in recorded resumes, which are not ours; null where they are absent. */
export async function measureRecorded(half: Half, lexicon: Lexicon, misses: boolean) {
  const root = join(import.meta.dirname, "../..");
  const folder = join(root, "../shared/corpus/resumes", half === "seen" ? "dev" : "dev2");
  const entry = join(root, "server/dist/parser-child.js");
  if (!existsSync(folder) || !existsSync(entry)) return null;
  const pool = openDocumentParsers({ size: 1, queue: 100, timeoutMs: 60_000, memoryMb: 1_024, entry });
  const figures = { resumes: 0, flagged: 0 };
  try {
    for (const file of readdirSync(folder).filter((name) => /^(?!scan).*\.(?:pdf|docx?)$/.test(name))) {
      const bytes = new Uint8Array(readFileSync(join(folder, file)));
      const read = await pool.readResume({ bytes, fileName: file, mimeType: "" }).catch(() => null);
      if (read === null) continue;
      const words = misspelledIn(read.content, lexicon).map(({ word }) => word);
      figures.resumes++;
      figures.flagged += words.length;
      if (misses && words.length > 0) console.log(`  flagged in ${file}: ${words.join(", ")}`);
    }
  } finally {
    await pool.close();
  }
  return figures;
}
