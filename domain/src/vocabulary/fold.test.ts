import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test.each([
  ["Élève-INFIRMIÈRE", "eleve-infirmiere"],
  ["Straße", "straße"],
  ["İzmir", "izmir"],
  ["d’équipe – `x`", "d'equipe - 'x'"],
  ["a\u00a0b", "a b"],
  ["ΣΑΣ", "σασ"],
])("%s folds to %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test("keeps offsets, and folding again changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(fold(text)).toHaveLength(text.length);
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
