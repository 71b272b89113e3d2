import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = join(import.meta.dirname, "../..");
/** The labelled resumes and their scorer lie outside the repository. */
export const corpusFolder = (part: string): string => resolve(root, "../shared/corpus/resumes", part);
export const scorer = resolve(root, "../shared/bench/resume/score.mjs");

export interface FileResult {
  file: string;
  family: string;
  score: number;
  ms: number;
  err: string | null;
  fields: Record<string, { tp: number; fp: number; fn: number } | null>;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Each family of files counts once: first the mean of its files, then the mean of all families, in percent. */
export function byFamily(
  results: readonly FileResult[],
  value: (result: FileResult) => number | null,
): number {
  const families = new Map<string, number[]>();
  for (const result of results) {
    const v = value(result);
    if (v !== null) families.set(result.family, [...(families.get(result.family) ?? []), v]);
  }
  return 100 * mean([...families.values()].map(mean));
}

/** F1 of one field in one file; null when the field is not judged. */
export function f1(result: FileResult, field: string): number | null {
  const counts = result.fields[field];
  if (!counts) return null;
  const { tp, fp, fn } = counts;
  return tp + fp + fn === 0 ? null : (2 * tp) / (2 * tp + fp + fn);
}

/** Runs the scorer on a folder of resumes with a manifest; `out` is the file for its results. */
export async function runScorer(
  corpus: string,
  out: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<FileResult[]> {
  const args = [scorer, "--corpus", corpus, "--json", out, "--timeout", "90000", ...options];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { PATH: process.env.PATH ?? "", ...environment },
  });
  const code = await new Promise<number | null>((done) => child.on("exit", done));
  if (code !== 0) throw new Error(`The scorer ended with ${code}.`);
  const { files }: { files: FileResult[] } = JSON.parse(readFileSync(out, "utf8"));
  return files;
}
