import "../server/src/document-parsers/polyfill.ts";
import type { ResumeContent } from "@waymark/contract/resumes";
import {
  type ResumeStyle,
  resumeColors,
  resumeFonts,
  resumeSizes,
  resumeTemplates,
  styleFor,
} from "@waymark/contract/resumes-style";
import { languages } from "@waymark/contract/values";
import { readFile } from "../server/src/document-parsers/read-file.ts";
import { type PrintFormat, previewPages, printResume } from "../server/src/printing/print-resume.ts";
import { printerInProcess } from "../server/src/printing/testing/print-in-process.ts";
import { type Count, countFields, scoreOf } from "../server/src/printing/testing/round-trip.ts";
import { peopleOf, veteran } from "../server/src/printing/testing/samples/people.ts";
import { openTranslate } from "../server/src/translate.ts";

const deps = { translate: openTranslate(), printer: printerInProcess() };
const rounds = 15;

const quantile = (values: readonly number[], q: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
};
const row = (what: string, reached: string, target = "") =>
  console.log(`${what.padEnd(34)} ${reached.padStart(24)}   ${target}`);

/** A different text each time, so that no cache helps. */
const another = (content: ResumeContent, n: number): ResumeContent => ({
  ...content,
  personalInfo: { ...content.personalInfo, summary: `${content.personalInfo.summary} ${n}.` },
});

async function timesOf(work: (n: number) => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  await work(-1);
  for (let n = 0; n < rounds; n++) {
    const from = performance.now();
    await work(n);
    times.push(performance.now() - from);
  }
  return `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.95).toFixed(1)} ms`;
}

/** Times printing with a warm typesetter: median and 95th percentile over distinct resumes. */
async function times(): Promise<void> {
  for (const template of resumeTemplates) {
    const style = { ...styleFor("en"), template };
    const print = (n: number) =>
      printResume(deps, { content: another(peopleOf.en, n), style, format: "pdf" });
    row(`pdf ${template}`, await timesOf(print), "60 ms");
  }
  const style = styleFor("en");
  const long = (n: number) => printResume(deps, { content: another(veteran, n), style, format: "pdf" });
  row("pdf of three pages", await timesOf(long), "60 ms");
  row(
    "preview",
    await timesOf((n) => previewPages(deps, { content: another(peopleOf.en, n), style })),
    "60 ms",
  );
  const word = (n: number) => printResume(deps, { content: another(peopleOf.en, n), style, format: "docx" });
  row("docx", await timesOf(word));
}

async function readBack(
  counts: Map<string, Count>,
  content: ResumeContent,
  style: ResumeStyle,
  format: PrintFormat,
) {
  const { bytes } = await printResume(deps, { content, style, format });
  const read = await readFile(new Uint8Array(bytes), "");
  countFields(
    content,
    read.content,
    counts,
    [style.template, style.font, style.size, style.language].join(" "),
  );
}

/** Prints every template, typeface, size, paper and language, and reads each with our own parser. */
async function roundTrips(): Promise<void> {
  const papers = ["a4", "letter"] as const;
  for (const template of resumeTemplates) {
    const counts = new Map<string, Count>();
    for (const language of languages)
      for (const font of resumeFonts)
        for (const size of resumeSizes)
          for (const paper of papers) {
            const color = resumeColors[0];
            const style = { ...styleFor(language), template, font, size, paper, color };
            await readBack(counts, peopleOf[language], style, "pdf");
          }
    translate(`read back: pdf ${template}`, counts);
  }
  for (const format of ["docx", "md", "txt", "json"] as const) {
    const counts = new Map<string, Count>();
    for (const language of languages) await readBack(counts, peopleOf[language], styleFor(language), format);
    translate(`read back: ${format}`, counts);
  }
}

function translate(what: string, counts: Map<string, Count>): void {
  const scores = [...counts].map(([field, count]) => ({ field, score: scoreOf(count), told: count.told }));
  const least = Math.min(...scores.map(({ score }) => score));
  row(what, `${least.toFixed(1)} in the weakest field`, "98");
  for (const { field, score, told } of scores.filter(({ score }) => score < 98)) {
    console.log(`  ${field} ${score.toFixed(1)}\n    ${told.slice(0, 5).join("\n    ")}`);
  }
}

/** Prints the times of printing and the share that our parser reads back. */
export async function bench(): Promise<void> {
  await times();
  await roundTrips();
}
