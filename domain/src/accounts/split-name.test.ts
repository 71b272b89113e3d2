import { expect, it } from "vitest";
import { splitName } from "./split-name.ts";

it.each([
  ["Ann Larsen", "Ann", "Larsen"],
  ["  Ann   Marie  Larsen ", "Ann", "Marie Larsen"],
  ["Cher", "Cher", ""],
  ["", "", ""],
  ["李 小龍", "李", "小龍"],
  ["محمد بن سلمان", "محمد", "بن سلمان"],
])("%s", (full, firstName, lastName) => {
  expect(splitName(full)).toEqual({ firstName, lastName });
});
