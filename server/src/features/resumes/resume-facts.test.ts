import { expect, it } from "vitest";
import { factsOf } from "./resume-facts.ts";

it("counts the fields read with certainty", () => {
  const field = (confidence: number) => ({ field: "x", text: "y", confidence, page: null, box: null });
  const page = { width: 1, height: 1 };
  expect(
    factsOf({ recognized: true, unread: 1, fields: [1, 0.8, 0.79, 0.2].map(field), pages: [page, page] }),
  ).toEqual({ recognized: true, fields: 4, sure: 2, pages: 2, unread: 1 });
});
