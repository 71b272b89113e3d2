import { fold } from "../../vocabulary/fold.ts";

/** A part of a posting, and whether the terms in it are required or optional. */
export interface PostingPart {
  readonly text: string;
  readonly need: "must" | "nice";
}

/** Folded words that mark something as optional. */
const optionalWords =
  /\b(?:nice to have|nice-to-have|is a plus|are a plus|a plus|a bonus|bonus points?|preferred|preferably|ideally|desirable|desired|advantageous|an advantage|an asset|welcome|helps|would be great|optional|not required|von vorteil|wunschenswert|idealerweise|gerne|gern gesehen|bestenfalls|ein plus|pluspunkt|kein muss|hilfreich|se valora|se valorara|valorable|deseable|un plus|ideal|recomendable|se agradece|preferible|apprecie|appreciee|apprecies|appreciees|souhaite|souhaitee|souhaites|un atout|serait un plus|est un plus|ideal|idealement|bienvenu|bienvenue|valorise|valorisee)\b/;
const requiredWords =
  /\b(?:must|required|requirements?|essential|need|needed|mandatory|minimum|at least|muss|mussen|voraussetzung|zwingend|erforderlich|notwendig|mindestens|imprescindible|obligatorio|obligatoria|requisito|requisitos|necesario|necesaria|minimo|indispensable|exige|exigee|requis|requise|obligatoire|imperatif|imperative)\b/;
/** Tells whether a line is the heading of a list: short, without a bullet mark, and ending in a colon. */
const isHeading = (line: string): boolean =>
  !/^\s*[-•*·–]/.test(line) && line.trim().length <= 60 && /[:：]\s*$/.test(line);

/**
 * Splits a posting into clauses. A clause is optional when it says so or is in a list whose heading does. A heading
 * applies until the next one, or until an empty line after its list.
 */
export function postingParts(posting: string): PostingPart[] {
  const parts: PostingPart[] = [];
  let heading: PostingPart["need"] = "must";
  let listed = false;
  for (const line of posting.split(/\r?\n/)) {
    if (line.trim() === "") {
      if (listed) heading = "must";
      listed = false;
      continue;
    }
    const folded = fold(line);
    if (isHeading(line)) {
      heading = optionalWords.test(folded) && !requiredWords.test(folded) ? "nice" : "must";
      listed = false;
      continue;
    }
    if (/^\s*[-•*·–]/.test(line)) listed = true;
    for (const sentence of line.split(/;|(?<=[\p{Ll}\d)])[.!?](?:\s|$)/u)) {
      for (const clause of clausesOf(sentence)) {
        if (!/\p{L}/u.test(clause)) continue;
        const own = fold(clause);
        parts.push({
          text: clause,
          need: optionalWords.test(own) ? "nice" : requiredWords.test(own) ? "must" : heading,
        });
      }
    }
  }
  return parts;
}

/** Splits a sentence with both kinds at its commas: "three years at least, a licence is a plus". */
function clausesOf(sentence: string): string[] {
  const folded = fold(sentence);
  return optionalWords.test(folded) && requiredWords.test(folded) ? sentence.split(",") : [sentence];
}
