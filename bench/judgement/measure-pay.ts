import { type Pay, readPay } from "@waymark/domain/jobs/salary/salary";
import { type Half, halfOf } from "./half.ts";
import { payCases, type SaidPay } from "./pay.ts";

function isRight(read: Pay | null, said: SaidPay): boolean {
  if (read === null || said === null) return read === said;
  const [min, max, currency, per] = said;
  return read.min === min && read.max === max && read.currency === currency && read.period === per;
}

/** Pay strings that are read as they say: both ends, currency and period, or no pay at all. */
export function measurePay(half: Half, misses: boolean): { cases: number; right: number } {
  let [cases, right] = [0, 0];
  for (const [text, said] of payCases) {
    if (halfOf(text) !== half) continue;
    cases++;
    // A text without pay is read as in a British posting, where a bare number may be pounds.
    const read = readPay(text, said === null ? { country: "GB", currency: "GBP" } : {});
    if (isRight(read, said)) right++;
    else if (misses) console.log(`  ${text} -> ${JSON.stringify(read)}`);
  }
  return { cases, right };
}
