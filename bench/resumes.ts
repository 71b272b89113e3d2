import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { ApiPerson } from "../e2e/api.ts";
import { startProduct } from "../e2e/product.ts";
import { calibrate } from "./resume-calibration.ts";
import { reportAll } from "./resumes/report-all.ts";
import { byFamily, corpusFolder, type FileResult, f1, runScorer, scorer } from "./resumes/scorer.ts";

const corpus = corpusFolder("dev");

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

const quantile = (values: readonly number[], q: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? Number.NaN;

/**
 * `npm run bench -- resumes` measures the running product with the labelled resumes, then the reader with them, with
 * others and with invented ones, and weighs the reader's rules. A further word asks for one part: `reader`, `rules` (with the
 * reader's figures), `open-unseen` (the unseen half of the invented ones, for a final measurement), `templates` (imitations of well-known
 * templates), `open-templates` (their other half) and `open-second-set` (other templates with other people, for a final
 * measurement), `third-set` and `open-third-set` (a third set of templates: the half to look at and the locked half),
 * `fourth-set` and `open-fourth-set` (layouts and people of eight English-speaking countries in the main, in halves likewise),
 * `fifth-set` and `open-fifth-set` (forty layouts of ten countries, three people each, in halves likewise),
 * `scans` (scans and simulated photographs) and `times` (the processor time of PDFs with text).
 */
export async function bench(): Promise<void> {
  const wishes = process.argv.slice(3);
  if (wishes.length === 0) await benchProduct();
  await reportAll(wishes);
}

/** Single parts read in the bench's own process. */
export const needsProduct = (): boolean => process.argv.length <= 3;

/** Reads every labelled resume of the corpus through the running product and prints each figure with its target. */
async function benchProduct(): Promise<void> {
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
    const options = ["--url", `${product.url}/api/resume/parse`];
    // The first round only warms the readers up.
    await runScorer(corpus, out, options, { BENCH_COOKIE: person.cookie });
    return await runScorer(corpus, out, options, { BENCH_COOKIE: person.cookie });
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await product.remove();
  }
}
