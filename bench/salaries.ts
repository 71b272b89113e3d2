import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readPay } from "../domain/src/jobs/salary/salary.ts";
import { root } from "../scripts/setup/root.mjs";

const file = join(root, "../shared/corpus/jobs/dev/salary/nhs_salary_strings.tsv");
const target = 97;

/** Whether a text states a figure itself, with any grouping of its digits. */
const states = (text: string, figure: number): boolean =>
  new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(text.replace(/(\d)[, ](?=\d{3})/g, "$1"));
const isNear = (a: number | null, b: number): boolean => a !== null && Math.abs(a - b) < 1;
/** "Up to £40,000" is labelled with the same figure twice and read with an open end; both mean the same. */
const isRight = (pay: { annualMin: number | null; annualMax: number | null }, min: number, max: number) =>
  min === max
    ? isNear(pay.annualMin ?? pay.annualMax, min) && isNear(pay.annualMax ?? pay.annualMin, max)
    : isNear(pay.annualMin, min) && isNear(pay.annualMax, max);

/**
 * Measures reading salaries: `npm run bench -- salaries`. It uses real texts that state both figures of their label.
 */
export async function bench(): Promise<void> {
  if (!existsSync(file)) {
    console.log("salaries: skipped, ../shared/corpus/jobs is not there");
    return;
  }
  let [total, right] = [0, 0];
  for (const line of readFileSync(file, "utf8").split("\n").slice(1)) {
    const [text = "", low = "", high = ""] = line.split("\t");
    const [min, max] = [Number(low), Number(high)];
    if (low === "" || high === "" || !states(text, min) || !states(text, max)) continue;
    total++;
    const pay = readPay(text, { country: "GB", currency: "GBP" });
    if (pay !== null && isRight(pay, min, max)) right++;
  }
  const share = ((100 * right) / Math.max(1, total)).toFixed(1);
  console.log(`salaries: ${total} texts, ${right} right, ${share} %, target ${target} %`);
}
