import { expect, it } from "vitest";
import { dialled, isSameNumber } from "./dialled.ts";

it.each([
  ["+49 (151) 234-567.88", "+4915123456788"],
  ["0151/2345\u00a06788", "015123456788"],
  ["ask the front desk", ""],
])("%j is dialled as %j", (written, digits) => {
  expect(dialled(written)).toBe(digits);
});

it.each([
  ["+49 151 23456788", true],
  ["49 151-23456788", true],
  ["+49 151 23456789", false],
  ["0151 23456788", false],
  ["", false],
])("%j typed for +4915123456788: %s", (typed, same) => {
  expect(isSameNumber(typed, "+4915123456788")).toBe(same);
});
