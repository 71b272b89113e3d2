import { fold } from "../../vocabulary/fold.ts";
import { postingClauses } from "./posting-clauses.ts";

const speaksOfItself =
  /^(?:we|our|wir|unser\w*|als|nous|notre|nos|somos|nuestr\w+|en \p{L}+ (?:somos|creemos)|chez|at)\b|\b(?:we are|we're|we believe|we have been|founded|family[- ]run|wir sind|seit \d{4}|gegrundet|mitarbeite\w*|familien\w*|nous sommes|fonde\w*|depuis \d{4}|collaborateurs|somos|fundada|desde \d{4}|empleados|employees|people work)\b/u;

const [shortest, longest] = [35, 260];

/**
 * Sentences in which a posting speaks of the employer itself, word for word: those below a heading such as 'About us'
 * first, then those in the running text that say 'we are' and the like or name it.
 */
export function ownWords(posting: string, company: string, most: number): string[] {
  const name = fold(company).trim();
  const sentences = postingClauses(posting).filter(
    ({ words }) => words.length >= shortest && words.length <= longest && !/https?:|@/.test(words),
  );
  const own = sentences.filter(({ section }) => section === "company");
  const running = sentences.filter(({ section, words }) => {
    const folded = fold(words);
    const namesIt = name.length > 2 && folded.includes(name);
    return section === "text" && (namesIt || speaksOfItself.test(folded));
  });
  return [...new Set([...own, ...running].map(({ words }) => words))].slice(0, most);
}
