import { beforeAll, expect, it } from "vitest";
import { i18n, loadTexts } from "../../lib/language/i18n.ts";
import { aNode } from "./testing/a-path.ts";
import { shortPay } from "./words.ts";

beforeAll(() => loadTexts("careers"));

const pay = (p25: number, p75: number) => {
  const { salary } = aNode("nurse", "Nurse");
  return salary && { ...salary, p25, p75 };
};

it.each([
  ["a range", 94_000, 108_000, "$94–108K"],
  ["two ends that round to the same thousand, without a mark of approximation", 239_200, 239_400, "$239K"],
])("pay on the map shows %s", (_, low, high, shown) => {
  expect(shortPay(pay(low, high), i18n.t, "en").replaceAll(/\s/g, "")).toBe(shown);
});
