import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Pay, readPay } from "@waymark/domain/jobs/salary/salary";
import { type Half, halfOf } from "./half.ts";

/** The pay that a string names: null where it names none. */
interface SaidPay {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string;
  readonly period: string;
}

function* readCases(): Generator<readonly [text: string, said: SaidPay | null]> {
  const lines = readFileSync(join(import.meta.dirname, "cases/pay.tsv"), "utf8")
    .trim()
    .split("\n");
  const end = (text: string): number | null => (text === "" ? null : Number(text));
  for (const line of lines.slice(1)) {
    const [, text = "", min = "", max = "", currency = "", period = ""] = line.split("\t");
    yield [text, currency === "" ? null : { min: end(min), max: end(max), currency, period }];
  }
}

function isRight(read: Pay | null, said: SaidPay | null): boolean {
  if (read === null || said === null) return read === said;
  const { min, max, currency, period } = said;
  return read.min === min && read.max === max && read.currency === currency && read.period === period;
}

/** The currency that a posting of the text's country would have where none is written. */
function placeOf(text: string, said: SaidPay | null) {
  if (said === null)
    return /[äöüéèáíóúñ]|\b(?:nach|Uhr|Std)\b/u.test(text)
      ? { country: "DE", currency: "EUR" }
      : { country: "GB", currency: "GBP" };
  return /[$]|USD|MXN|pesos/.test(text) && said.currency === "MXN"
    ? { country: "MX", currency: "MXN" }
    : { currency: said.currency };
}

/** Pay strings that are read as they say: both ends, currency and period, or no pay at all. */
export function measurePay(half: Half, misses: boolean): { cases: number; right: number } {
  let [cases, right] = [0, 0];
  for (const [text, said] of readCases()) {
    if (halfOf(text) !== half) continue;
    cases++;
    const read = readPay(text, placeOf(text, said));
    if (isRight(read, said)) right++;
    else if (misses) console.log(`  ${text} -> ${JSON.stringify(read)}`);
  }
  return { cases, right };
}
