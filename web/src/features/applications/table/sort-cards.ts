import type { ApplicationCard, Stage } from "@waymark/contract/applications";
import { wordFilter } from "../../../lib/word-filter.ts";

export const sortKeys = ["title", "company", "stage", "applied", "updated", "deadline"] as const;
export type SortKey = (typeof sortKeys)[number];
export interface Sort {
  by: SortKey;
  up: boolean;
}

export interface Filter {
  text: string;
  stage: string;
  tag: string;
  source: string;
}
export const noFilter: Filter = { text: "", stage: "", tag: "", source: "" };

/** Every word of the text must occur in title, company, place or tags. */
export function filterCards(cards: readonly ApplicationCard[], filter: Filter): readonly ApplicationCard[] {
  const { text, stage, tag, source } = filter;
  const holds = wordFilter(text);
  if (text.trim() === "" && stage === "" && tag === "" && source === "") return cards;
  return cards.filter((card) => {
    if (stage !== "" && card.stage !== stage) return false;
    if (tag !== "" && !card.tags.includes(tag)) return false;
    if (source !== "" && card.job.source !== source) return false;
    const { title, company, location } = card.job;
    return holds([title, company, location, ...card.tags]);
  });
}

/** Cards without a value come last in both directions; equal ones are ordered by last change. */
export function sortCards(
  cards: readonly ApplicationCard[],
  { by, up }: Sort,
  stages: readonly Stage[],
  language: string,
): ApplicationCard[] {
  const place = new Map(stages.map(({ id }, i) => [id, i]));
  const { compare } = new Intl.Collator(language, { sensitivity: "base", numeric: true });
  const partOf = (card: ApplicationCard): string | number | null => {
    if (by === "title") return card.job.title;
    if (by === "company") return card.job.company || null;
    if (by === "stage") return place.get(card.stage) ?? stages.length;
    if (by === "applied") return card.appliedAt;
    return by === "deadline" ? card.deadline : card.updatedAt;
  };
  const sign = up ? 1 : -1;
  return cards.toSorted((a, b) => {
    const [x, y] = [partOf(a), partOf(b)];
    if (x === null || y === null) return x === y ? 0 : x === null ? 1 : -1;
    const order = typeof x === "number" && typeof y === "number" ? x - y : compare(String(x), String(y));
    return order === 0 ? b.updatedAt.localeCompare(a.updatedAt) : sign * order;
  });
}

export function wordsOf(cards: readonly ApplicationCard[], of: "tags" | "source"): string[] {
  const all = cards.flatMap((card) => (of === "tags" ? card.tags : [card.job.source]));
  return [...new Set(all.filter(Boolean))].sort((a, b) => a.localeCompare(b));
}
