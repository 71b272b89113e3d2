import { expect, it } from "vitest";
import { parseSalary } from "./parse-salary.ts";

it.each([
  ["50000", 50_000],
  [" 50 000 ", 50_000],
  ["50\u202f000", 50_000],
  ["50,000", 50_000],
  ["50.000", 50_000],
  ["1.250.000", 1_250_000],
  ["48'000", 48_000],
  ["50k", 50_000],
  ["52.5k", 52_500],
  ["52,5K", 52_500],
  ["19.99", 20],
  ["0", 0],
  ["100000000", 100_000_000],
  ["100000001", null],
  ["", null],
  ["-5", null],
  ["abc", null],
  ["50,00,000", null],
  ["1e5", null],
  ["50.000,000", null],
  ["£50000", null],
])("reads %j as %j", (text, amount) => {
  expect(parseSalary(text)).toBe(amount);
});
