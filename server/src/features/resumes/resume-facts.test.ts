import { expect, it } from "vitest";
import { factsOf } from "./resume-facts.ts";

it("counts the fields read with certainty, and the share of the text that has a place", () => {
  const field = (confidence: number) => ({ field: "x", text: "y", confidence, page: null, box: null });
  const page = { width: 1, height: 1 };
  const line = (text: string, isPlaced: boolean) => ({ text, isPlaced, page: null, box: null });
  const fields = [1, 0.8, 0.79, 0.2].map(field);
  const lines = [line("Nora Vale, 44", true), line("single.", false)];
  expect(factsOf({ recognized: true, unread: 1, fields, lines, pages: [page, page] })).toEqual({
    ...{ recognized: true, fields: 4, sure: 2, pages: 2, unread: 1 },
    placed: 0.63,
  });
  expect(factsOf({ recognized: false, unread: 0, fields: [], lines: [], pages: [] }).placed).toBe(1);
});
