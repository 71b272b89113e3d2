import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { ApiPerson } from "../e2e/api.ts";
import { startProduct } from "../e2e/product.ts";
import { calibrate } from "./resume-calibration.ts";

const root = join(import.meta.dirname, "..");
const corpus = resolve(root, "../shared/corpus/resumes/dev");
const scorer = resolve(root, "../shared/bench/resume/score.mjs");

interface FileResult {
  file: string;
  family: string;
  score: number;
  ms: number;
  err: string | null;
  fields: Record<string, { tp: number; fp: number; fn: number } | null>;
}
interface Listed {
  file: string;
  labels: string;
  lang: string;
  layout: string;
}

const targets: readonly (readonly [string, number])[] = [
  ["name", 96],
  ["email", 98],
  ["phone", 95],
  ["jobDates", 90],
  ["company", 84],
  ["title", 84],
  ["school", 84],
  ["degree", 90],
  ["skills", 85],
];

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
const quantile = (values: readonly number[], q: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? Number.NaN;

/** Each family of files counts once: first the mean of its files, then the mean of all families, in percent. */
function byFamily(results: readonly FileResult[], value: (result: FileResult) => number | null): number {
  const families = new Map<string, number[]>();
  for (const result of results) {
    const v = value(result);
    if (v !== null) families.set(result.family, [...(families.get(result.family) ?? []), v]);
  }
  return 100 * mean([...families.values()].map(mean));
}

/** F1 of one field in one file; null when the field is not judged. */
function f1(result: FileResult, field: string): number | null {
  const counts = result.fields[field];
  if (!counts) return null;
  const { tp, fp, fn } = counts;
  return tp + fp + fn === 0 ? null : (2 * tp) / (2 * tp + fp + fn);
}

/** Reads every labelled resume of the corpus through the running product and prints each figure with its target. */
export async function bench(): Promise<void> {
  if (!existsSync(corpus) || !existsSync(scorer)) {
    console.log(`No labelled resumes at ${corpus}: nothing to measure.`);
    return;
  }
  const { files }: { files: Listed[] } = JSON.parse(readFileSync(join(corpus, "manifest.json"), "utf8"));
  const listed = new Map(files.map((file) => [file.file, file]));
  const results = await score();
  const print = (what: string, reached: string, target: string): void =>
    console.log(`${what.padEnd(44)} ${reached.padEnd(26)} ${target}`);
  const share = (what: string, among: readonly FileResult[], target: string): void =>
    print(what, among.length === 0 ? "none" : `${byFamily(among, (r) => r.score).toFixed(1)}`, target);

  const isScan = (r: FileResult): boolean => /scan/.test(listed.get(r.file)?.layout ?? "");
  const isSplit = (r: FileResult): boolean =>
    /2col|sidebar|table|infographic/.test(listed.get(r.file)?.layout ?? "");
  const texts = results.filter((r) => !isScan(r));
  share(`overall, ${results.length} files, by family`, results, "88");
  share(`overall without scans, ${texts.length} files`, texts, "printed");
  for (const [field, target] of targets) {
    print(`  ${field}`, byFamily(results, (r) => f1(r, field)).toFixed(1), String(target));
  }
  for (const language of ["en", "es", "fr", "de"]) {
    const own = results.filter((r) => listed.get(r.file)?.lang === language);
    share(`in ${language}, ${own.length} files`, own, "80");
  }
  const [one, two] = [texts.filter((r) => !isSplit(r)), texts.filter(isSplit)];
  share(`one column, ${one.length} files`, one, "printed");
  share(`two columns or tables, ${two.length} files`, two, "within 5 of one column");
  const scans = results.filter(isScan);
  share(`scans, ${scans.length} files`, scans, "65");
  const failed = results.filter((r) => r.err !== null);
  print("errors", `${failed.length} ${failed.map((r) => `${r.file}: ${r.err}`).join("; ")}`, "0");
  const times = texts.map((r) => r.ms);
  print("text files, HTTP, median", `${quantile(times, 0.5).toFixed(0)} ms`, "under 120 ms");
  print("text files, HTTP, p95", `${quantile(times, 0.95).toFixed(0)} ms`, "under 400 ms");

  for (const { from, to, fields, right } of await calibrate(
    corpus,
    files.filter((file) => extname(file.labels) === ".json"),
  )) {
    const what = `fields of confidence ${from} to ${Math.min(1, to)}`;
    const reached = fields === 0 ? "none" : `${((100 * right) / fields).toFixed(1)} % of ${fields} right`;
    print(what, reached, from >= 0.8 ? "at least 95 %" : to <= 0.6 ? "clearly less" : "between");
  }
}

/** Runs the scorer against the built product, one file after the other, with warm readers. */
async function score(): Promise<FileResult[]> {
  const product = await startProduct();
  const folder = mkdtempSync(join(tmpdir(), "waymark-bench-"));
  try {
    const person = await new ApiPerson(product.url).register();
    const out = join(folder, "scores.json");
    // The first round only warms the readers up.
    for (let round = 0; round < 2; round++) await runScorer(product.url, person.cookie, out);
    const { files }: { files: FileResult[] } = JSON.parse(readFileSync(out, "utf8"));
    return files;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await product.remove();
  }
}

async function runScorer(url: string, cookie: string, out: string): Promise<void> {
  const args = [
    scorer,
    "--corpus",
    corpus,
    "--url",
    `${url}/api/resume/parse`,
    "--json",
    out,
    "--timeout",
    "90000",
  ];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { PATH: process.env.PATH ?? "", BENCH_COOKIE: cookie },
  });
  const code = await new Promise<number | null>((done) => child.on("exit", done));
  if (code !== 0) throw new Error(`The scorer ended with ${code}.`);
}
