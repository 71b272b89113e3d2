import { type Language, languages } from "@waymark/contract/values";
import type { IndexQuery } from "@waymark/domain/job-search/query";
import { languageToken, unknownLanguageToken } from "@waymark/domain/jobs/tokens/tokens";
import type { Deps } from "../../../deps.ts";

/** From so many titles with the typed words on, the asker's language has these words. */
const enoughTitles = 5;
/** Fewer own titles than this part of another language's are loans: the words belong to the other one. */
const loanShare = 0.1;

/**
 * Prefers postings in the language of the typed words: "Schweißer" asks for German titles, whatever language the asker
 * reads. Words that titles of the asker's language have as well stay theirs.
 */
export async function preferWordsLanguage(
  { jobIndex }: Pick<Deps, "jobIndex">,
  query: IndexQuery,
  words: readonly string[],
  own: Language,
): Promise<{ readonly query: IndexQuery; readonly language: Language }> {
  const asked = { query, language: own };
  if (words.length === 0 || query.prefers.length === 0 || query.sort !== "relevance") return asked;
  const count = (language: Language) => {
    const inLanguage = { of: "language" as const, any: [languageToken(language)] };
    return jobIndex.count({ ...query, terms: words, filters: [...query.filters, inLanguage] }, "title");
  };
  const titles = await count(own);
  if (titles >= enoughTitles) return asked;
  let best = { language: own, titles };
  for (const language of languages) {
    if (language === own) continue;
    const others = await count(language);
    if (others > best.titles && titles < others * loanShare) best = { language, titles: others };
  }
  if (best.language === own) return asked;
  const prefers = [[[languageToken(best.language), unknownLanguageToken]], ...query.prefers.slice(1)];
  return { query: { ...query, prefers }, language: best.language };
}
