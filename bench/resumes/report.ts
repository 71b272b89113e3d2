import type { JudgedMark } from "./judge.ts";
import type { Measured } from "./measure.ts";
import { byFamily, f1, mean } from "./scorer.ts";

const fields = [
  "name",
  "email",
  "phone",
  "location",
  "company",
  "title",
  "jobDates",
  "school",
  "degree",
  "gradDate",
  "skills",
  "certs",
] as const;

const print = (what: string, reached: string, target = ""): void =>
  console.log(`${what.padEnd(44)} ${reached.padEnd(26)} ${target}`.trimEnd());

const percent = (part: number, whole: number): string =>
  whole === 0 ? "none" : `${((100 * part) / whole).toFixed(1)} % of ${whole}`;

/** Values that were filled in, and those among them that the file does not say, or says of another field. */
function filledOf(
  measured: readonly Measured[],
  but: readonly string[] = [],
): { filled: JudgedMark[]; wrong: number } {
  const filled = measured
    .flatMap(({ judgement }) => judgement.marks)
    .filter(({ got, kind }) => got.trim() !== "" && !but.includes(kind));
  return { filled, wrong: filled.filter(({ right }) => !right).length };
}

/** Prints the figures of one set of files. */
export function report(name: string, measured: readonly Measured[]): void {
  console.log(`\n${name}${measured.length === 0 ? ": no files here" : ""}`);
  if (measured.length === 0) return;
  const results = measured.map(({ result }) => result);
  print(`overall, ${results.length} files, by family`, byFamily(results, (r) => r.score).toFixed(1), "90");
  for (const language of ["en", "es", "fr", "de"]) {
    const own = measured.filter(({ of }) => of.language === language).map(({ result }) => result);
    if (own.length === 0) continue;
    const weakest = fields
      .map((field) => ({ field, value: byFamily(own, (r) => f1(r, field)) }))
      .filter(({ value }) => !Number.isNaN(value));
    const target = language === "en" ? "92" : "90";
    print(`in ${language}, ${own.length} files`, byFamily(own, (r) => r.score).toFixed(1), target);
    print("", weakest.map(({ field, value }) => `${field} ${value.toFixed(0)}`).join(", "));
  }
  reportFacts(measured);
}

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? Number.NaN;

/** Prints the processor time of reading, which other work on the machine changes less than the time of the clock. */
export function reportTimes(name: string, measured: readonly Measured[], median: string, p95: string): void {
  if (measured.length === 0) return;
  const times = measured.map(({ processorMs }) => processorMs);
  print(`${name}, processor a page, median`, `${quantile(times, 0.5).toFixed(0)} ms`, median);
  print(`${name}, processor a page, p95`, `${quantile(times, 0.95).toFixed(0)} ms`, p95);
  print(`${name}, processor a page, most`, `${Math.max(...times).toFixed(0)} ms`, "printed");
}

function reportFacts(measured: readonly Measured[]): void {
  const withJobs = measured.filter(({ of }) => (of.label.experience?.length ?? 0) > 0);
  const jobless = withJobs.filter(({ judgement }) => judgement.isJobless);
  print("files with jobs that got no job", percent(jobless.length, withJobs.length), "at most 2 %");
  const all = filledOf(measured);
  print("filled fields that are wrong", percent(all.wrong, all.filled.length), "under 1 %");
  const facts = filledOf(measured, ["skills", "certs"]);
  print("  without skills and certificates", percent(facts.wrong, facts.filled.length), "under 1 %");
  const sure = all.filled.filter(({ confidence }) => (confidence ?? 0) >= 0.8);
  print(
    "fields of confidence 0.8 and more, right",
    percent(sure.filter(({ right }) => right).length, sure.length),
    "97 %",
  );
  const shares = measured
    .filter(({ judgement }) => judgement.lines > 0)
    .map(({ judgement }) => judgement.placed / judgement.lines);
  print("lines whose words are in the result", `${(100 * mean(shares)).toFixed(1)} %`, "printed");
  const errors = measured.filter(({ result }) => result.err !== null);
  if (errors.length > 0) print("files that were refused", errors.map(({ of }) => of.file).join(", "));
}

/** Prints the score of each family, the worst first; `special` names the rules that help this family alone. */
export function reportFamilies(
  name: string,
  measured: readonly Measured[],
  special: ReadonlyMap<string, readonly string[]>,
): void {
  const families = [...new Set(measured.map(({ of }) => of.family))].map((family) => {
    const own = measured.filter(({ of }) => of.family === family);
    return { family, files: own.length, score: 100 * mean(own.map(({ result }) => result.score)) };
  });
  console.log(`\n${name}: score by family, with the rules that help this family alone`);
  for (const { family, files, score } of families.sort((a, b) => a.score - b.score))
    print(`  ${family}, ${files}`, score.toFixed(1), special.get(family)?.join(", ") ?? "");
}
