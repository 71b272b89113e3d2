import type { LetterContent } from "@waymark/contract/letters";
import type { ResumeContent } from "@waymark/contract/resumes";
import { resumeTemplates, styleFor } from "@waymark/contract/resumes-style";
import { tailorContent } from "@waymark/domain/resumes/tailor/tailor-content";
import { bundleFiles } from "../server/src/document-parsers/bundle-files.ts";
import { type LetterInput, previewLetterPages, printLetter } from "../server/src/printing/print-letter.ts";
import { printResume } from "../server/src/printing/print-resume.ts";
import { letterOf, ofWords } from "../server/src/printing/testing/samples/letters.ts";
import { peopleOf } from "../server/src/printing/testing/samples/people.ts";
import { aPrinter } from "../server/src/testing/a-printer.ts";
import { openTranslate } from "../server/src/translate.ts";
import { measureWriting } from "./letters/measure-writing.ts";

const rounds = 15;

const row = (what: string, reached: string, target = "") =>
  console.log(`${what.padEnd(44)} ${reached.padStart(20)}   ${target}`);

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ??
  Number.NaN;

/** Median and 95th percentile of work that is warm. */
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

const posting = {
  title: "Charge Nurse, Emergency Department",
  text: "You lead a shift, triage and teach. You know wound care, Epic and telemetry, and hold ACLS.",
};

/** A different text each time, so that no cache helps. */
const letterNumber = (n: number): LetterContent => ({
  ...ofWords(letterOf.en, 300),
  subject: `Application as charge nurse, reference ${n}`,
});
const resumeNumber = (n: number): ResumeContent => ({
  ...peopleOf.en,
  personalInfo: { ...peopleOf.en.personalInfo, summary: `${peopleOf.en.personalInfo.summary} ${n}.` },
});

/** Measures letters: `npm run bench -- letters`. Printing goes through its own process, as in the product. */
export async function bench(): Promise<void> {
  measureWriting(row);
  const printer = aPrinter();
  const deps = { translate: openTranslate(), printer };
  const asked = (
    n: number,
    over: Partial<LetterInput["style"]> = {},
    convention: LetterInput["wish"]["convention"] = "us",
  ) =>
    ({
      content: letterNumber(n),
      wish: { language: "en", convention },
      style: {
        template: "classic",
        color: "navy",
        font: "source-sans",
        size: "normal",
        paper: "letter",
        ...over,
      },
      today: "2026-11-23",
    }) satisfies LetterInput;
  try {
    for (const template of resumeTemplates)
      row(
        `pdf ${template}, 300 words`,
        await timesOf((n) => printLetter(deps, asked(n, { template }), "pdf")),
        "80 ms",
      );
    row(
      "pdf by DIN 5008, set smaller",
      await timesOf((n) => printLetter(deps, asked(n, {}, "de"), "pdf")),
      "80 ms",
    );
    row("preview", await timesOf((n) => previewLetterPages(deps, asked(n))), "80 ms");
    row("docx", await timesOf((n) => printLetter(deps, asked(n), "docx")), "80 ms");
    const both = async (n: number) => {
      const content = tailorContent(resumeNumber(n), posting);
      const letter = await printLetter(deps, asked(n), "pdf");
      const resume = await printResume(deps, { content, style: styleFor("en"), format: "pdf" });
      return [letter.bytes, resume.bytes];
    };
    row("letter and tailored resume printed", await timesOf(both), "400 ms");
    const bundled = async (n: number) =>
      bundleFiles(
        (await both(n)).map((bytes) => ({ bytes, own: true })),
        () => {},
      );
    row("the same as one PDF", await timesOf(bundled), "400 ms");
  } finally {
    printer.close();
  }
}
