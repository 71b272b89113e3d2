import "../../server/src/document-parsers/polyfill.ts";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { emptyContent } from "../../contract/src/resumes.ts";
import { type FileReading, readFile } from "../../server/src/document-parsers/read-file.ts";
import { type Generated, generate, type PrinterName } from "./generate.ts";
import { type Judgement, judge, type LabelledContent } from "./judge.ts";
import { corpusFolder, type FileResult, runScorer, scorer } from "./scorer.ts";
import { drawTemplates, type TemplatePart } from "./templates/draw.ts";

/** A file with its label. */
export interface LabelledFile {
  readonly file: string;
  readonly family: string;
  readonly language: string;
  readonly bytes: Uint8Array;
  readonly label: LabelledContent;
  readonly isScan: boolean;
}

/** A file that was read and judged, with the scorer's result where the scorer is at hand. */
export interface Measured {
  readonly of: LabelledFile;
  readonly judgement: Judgement;
  readonly result: FileResult;
  /** Processor time of the reading in this process, in milliseconds, for each page of pages that are known. */
  readonly processorMs: number;
}

interface Listed {
  file: string;
  labels?: string;
  lang: string;
  layout: string;
  family: string;
}

/** The labelled files of one part of the corpus, none where it is missing. */
export function corpusFiles(part: string): LabelledFile[] {
  const folder = corpusFolder(part);
  if (!existsSync(folder)) return [];
  const { files }: { files: Listed[] } = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  return files
    .filter(({ labels }) => labels && extname(labels) === ".json")
    .map(({ file, labels = "", lang, layout, family }) => ({
      file,
      family,
      language: lang,
      bytes: new Uint8Array(readFileSync(join(folder, file))),
      label: JSON.parse(readFileSync(join(folder, labels), "utf8")),
      isScan: /scan/.test(layout),
    }));
}

const printed: readonly PrinterName[] = [
  "typst",
  "typst",
  "chromium",
  "chromium",
  "word",
  "word",
  "text",
  "ours",
];

const scanned = new Set<PrinterName>(["scan", "careful-photograph", "photograph"]);

export async function generatedFiles(
  half: Generated["layout"]["half"],
  count: number,
  printers: readonly PrinterName[] = printed,
): Promise<LabelledFile[]> {
  const found: LabelledFile[] = [];
  for await (const made of generate({ seed: 2026, count, half, printers, families: Math.ceil(count / 4) })) {
    const { file, family, language, bytes, label, printer } = made;
    found.push({ file, family, language, bytes, label, isScan: scanned.has(printer) });
  }
  return found;
}

/** Files of well-known templates. */
export async function templateFiles(part: TemplatePart, count: number): Promise<LabelledFile[]> {
  const found: LabelledFile[] = [];
  for await (const { file, family, language, bytes, label, isPhotograph } of drawTemplates(part, count))
    found.push({ file, family, language, bytes, label, isScan: isPhotograph });
  return found;
}

/** Reads and judges every file in this process. */
export async function measure(files: readonly LabelledFile[]): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), "waymark-bench-"));
  try {
    const judged = new Map<string, Judgement>();
    const errors = new Map<string, string>();
    const times = new Map<string, number>();
    for (const one of files) {
      const before = process.cpuUsage();
      const reading = await readFile(one.bytes, basename(one.file)).catch((error: unknown) => {
        errors.set(one.file, String(error));
        return null;
      });
      const { user, system } = process.cpuUsage(before);
      times.set(one.file, (user + system) / 1_000 / Math.max(1, reading?.pages.length ?? 1));
      judged.set(one.file, judge(one.label, reading ?? nothing));
      if (reading !== null) store(folder, one, reading);
    }
    const results = await scored(folder, files, judged, errors);
    return files.flatMap((of) => {
      const [judgement, result] = [judged.get(of.file), results.get(of.file)];
      const processorMs = times.get(of.file) ?? 0;
      return judgement && result ? [{ of, judgement, result, processorMs }] : [];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const nothing: Parameters<typeof judge>[1] = { content: emptyContent(), fields: [], lines: [] };

function store(folder: string, { file }: LabelledFile, { content }: FileReading): void {
  mkdirSync(join(folder, "answers"), { recursive: true });
  writeFileSync(join(folder, "answers", `${basename(file)}.json`), JSON.stringify({ content }));
}

/** The scorer's results; without the scorer, our own judgement in its shape. */
async function scored(
  folder: string,
  files: readonly LabelledFile[],
  judged: ReadonlyMap<string, Judgement>,
  errors: ReadonlyMap<string, string>,
): Promise<Map<string, FileResult>> {
  if (!existsSync(scorer)) {
    return new Map(
      files.map(({ file, family }) => {
        const score = judged.get(file)?.score ?? 0;
        return [file, { file, family, score, ms: 0, err: errors.get(file) ?? null, fields: {} }];
      }),
    );
  }
  for (const { file, label } of files) {
    writeFileSync(join(folder, basename(file)), "");
    writeFileSync(join(folder, `${basename(file)}.label.json`), JSON.stringify(label));
  }
  const listed = files.map(({ file, family, language }) => ({
    file: basename(file),
    family,
    lang: language,
    layout: "",
    labels: `${basename(file)}.label.json`,
  }));
  writeFileSync(join(folder, "manifest.json"), JSON.stringify({ files: listed }));
  const module = join(import.meta.dirname, "stored-answer.mjs");
  const results = await runScorer(folder, join(folder, "scores.json"), ["--module", module], {
    ANSWERS: join(folder, "answers"),
  });
  return new Map(results.map((result) => [result.file, result]));
}
