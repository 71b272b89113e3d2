import type { CareerPath } from "@waymark/contract/careers";
import { expect, it } from "vitest";
import { payingFirst } from "./generate-paths.ts";

const path = (id: string, kind: CareerPath["kind"], salaryIncrease: number | null, pinned = false) =>
  ({ id, kind, pinned, insights: { salaryIncrease } }) as CareerPath;

it.each([
  [
    "a step up without more pay goes behind the first that pays",
    "up 0; up 20; across 0",
    "up 20; up 0; across 0",
  ],
  ["what pays first stays first", "up 10; up 0", "up 10; up 0"],
  ["a person's own target stays first", "wish 0; up 0; up 5", "wish 0; up 5; up 0"],
  ["a pinned path stays first", "pinned 0; up 0; growing 5", "pinned 0; growing 5; up 0"],
  ["pay that cannot be compared is no promise of none", "up -; up 20", "up -; up 20"],
  ["without a better one nothing moves", "up 0; up -3", "up 0; up -3"],
])("%s", (_, given, expected) => {
  const paths = given.split("; ").map((said) => {
    const [kind = "", amount = "-"] = said.split(" ");
    const isPinned = kind === "pinned";
    return path(
      said,
      isPinned ? "up" : (kind as CareerPath["kind"]),
      amount === "-" ? null : Number(amount),
      isPinned,
    );
  });
  expect(payingFirst(paths).map(({ id }) => id)).toEqual(expected.split("; "));
});
