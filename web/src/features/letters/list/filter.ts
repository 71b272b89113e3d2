import type { LetterRow, LetterStatus } from "@waymark/contract/letters";
import { wordFilter } from "../../../lib/word-filter.ts";

export const letterSorts = ["updated", "created", "name", "company"] as const;
export type LetterSort = (typeof letterSorts)[number];

export interface LetterFilter {
  readonly text: string;
  readonly status: LetterStatus | "";
  readonly sort: LetterSort;
}
export const noFilter: LetterFilter = { text: "", status: "", sort: "updated" };

const orders: Record<LetterSort, (a: LetterRow, b: LetterRow) => number> = {
  updated: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  created: (a, b) => b.createdAt.localeCompare(a.createdAt),
  name: (a, b) => a.name.localeCompare(b.name),
  company: (a, b) => a.company.localeCompare(b.company) || orders.updated(a, b),
};

/** The letters that hold every typed word in their name, company or position, in the chosen order. */
export function filtered(letters: readonly LetterRow[], { text, status, sort }: LetterFilter): LetterRow[] {
  const holds = wordFilter(text);
  return letters
    .filter((letter) => status === "" || letter.status === status)
    .filter(({ name, company, jobTitle }) => holds([name, company, jobTitle]))
    .toSorted(orders[sort]);
}
