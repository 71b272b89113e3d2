import type { IndexQuery, TokenLists } from "@waymark/domain/job-search/query";
import {
  bodyToken,
  headToken,
  titleToken,
  wholeHeadToken,
  wholeTitleToken,
} from "@waymark/domain/jobs/tokens/tokens";
import type { Tier } from "./job-index.ts";

// Text search expressions of PostgreSQL, as text.

export const lexeme = (token: string) => `'${token.replace(/['\\]/g, "")}'`;

/** An expression in which each list needs one of its tokens; undefined without any list. */
export function expression(lists: TokenLists): string | undefined {
  const parts = lists.filter((list) => list.length > 0).map((list) => `(${list.map(lexeme).join(" | ")})`);
  return parts.length > 0 ? parts.join(" & ") : undefined;
}

const oneOf = (group: readonly TokenLists[]): string =>
  `(${group.map((lists) => `(${expression(lists)})`).join(" | ")})`;

const joined = (parts: readonly (string | undefined)[]): string | undefined => {
  const said = parts.filter((part) => part !== undefined);
  return said.length === 0 ? undefined : said.join(" & ");
};

/** The words of a query in a tier; everywhere includes the related titles. */
export function wordsIn({ terms, related }: IndexQuery, tier: Tier): string | undefined {
  const token = { title: titleToken, alike: titleToken, head: headToken, all: bodyToken }[tier];
  const words = expression(terms.map((term) => [token(term)]));
  const titles = [...related.alike, ...related.further, ...related.near];
  if (tier === "title" || tier === "head" || words === undefined || titles.length === 0) return words;
  return `((${words}) | ${oneOf(titles)})`;
}

/**
 * The tiers of a query, best first: the very title, the title, related titles, the very title and company, both,
 * anywhere; in each the postings that meet the wishes first. As `tierSteps` of the memory index has them.
 */
export function tierExpressions(query: IndexQuery): (string | undefined)[] {
  const { terms, prefers, related } = query;
  const anywhere = wordsIn(query, "all");
  if (query.sort !== "relevance") return [anywhere];
  const preferring = (tiers: readonly (string | undefined)[]) =>
    Array.from({ length: prefers.length + 1 }, (_, left) => prefers.slice(0, prefers.length - left)).flatMap(
      (met) =>
        tiers.map((tier) => ({
          met: met.length,
          isPreferred: met.length > 0 || prefers.length === 0,
          step: joined([tier, expression(met.flat())]),
        })),
    );
  const inField = (token: (term: string) => string, whole: string | null) => {
    if (terms.length === 0) return [];
    const words = expression(terms.map((term) => [token(term)]));
    return preferring(whole === null ? [words] : [joined([words, expression([[whole]])]), words]);
  };
  const relatedSteps = (group: readonly TokenLists[]) =>
    group.length === 0 ? [] : preferring([oneOf(group)]).filter((one) => one.isPreferred);
  const inTitle = inField(titleToken, wholeTitleToken(terms));
  const alike = relatedSteps(related.alike);
  const titled = inTitle.flatMap((one, i) =>
    inTitle[i + 1]?.met === one.met ? [one] : [one, ...alike.filter(({ met }) => met === one.met)],
  );
  return [
    ...titled.filter((one) => one.isPreferred),
    ...relatedSteps(related.further),
    ...titled.filter((one) => !one.isPreferred),
    ...relatedSteps(related.near),
    ...inField(headToken, wholeHeadToken(terms)),
    ...preferring([anywhere]),
  ].map(({ step }) => step);
}
