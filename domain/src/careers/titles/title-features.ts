import { plainWords, stem } from "../../vocabulary/stem.ts";
import { conceptsIn } from "../../vocabulary/synonyms.ts";

/** Words that do not distinguish titles. */
const noise = new Set(
  (
    "the a an for of and in at im in fur und der die das dem den de la le les du des et en el los las y o ou or to with mit als " +
    "von zum zur au aux un une per nights night days day shift full part time fulltime parttime vollzeit teilzeit temps plein " +
    "partiel jornada completa parcial remote hybrid onsite job jobs stelle poste empleo cdi cdd permanent " +
    "temporary contract nuit noche nocturno nachtdienst nachts jour dia turno turnos weekend weekends fin fines semana wochenende"
  ).split(" "),
);

/** The stemmed words of a title without noise words and repetition. */
export function titleStems(text: string): string[] {
  const words = plainWords(text).filter((word) => !noise.has(word));
  return [...new Set(words.map(stem))];
}

/** The stems and their concepts: "rn" and "registered nurse" share a feature. */
export function wordFeatures(text: string): string[] {
  const stems = titleStems(text);
  return [...stems, ...conceptsIn(new Set(stems))];
}

/** Runs of three and four letters, with the ends of words marked. */
export function letterRuns(text: string): Map<string, number> {
  const runs = new Map<string, number>();
  for (const word of plainWords(text)) {
    if (noise.has(word)) continue;
    const marked = `<${word}>`;
    for (const length of [3, 4])
      for (let at = 0; at + length <= marked.length; at++) {
        const run = marked.slice(at, at + length);
        runs.set(run, (runs.get(run) ?? 0) + 1);
      }
  }
  return runs;
}
