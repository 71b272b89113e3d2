import { fold } from "../../vocabulary/fold.ts";

/** A stretch of a posting, and whether what it names is needed or only welcome. */
export interface PostingPart {
  readonly text: string;
  readonly need: "must" | "nice";
}

/** Words by which postings say that something is welcome (folded). */
const nice =
  /\b(?:nice to have|nice-to-have|is a plus|are a plus|a plus|a bonus|bonus points?|preferred|preferably|ideally|desirable|desired|advantageous|an advantage|an asset|welcome|helps|would be great|optional|not required|von vorteil|wunschenswert|idealerweise|gerne|gern gesehen|bestenfalls|ein plus|pluspunkt|kein muss|hilfreich|se valora|se valorara|valorable|deseable|un plus|ideal|recomendable|se agradece|preferible|apprecie|appreciee|apprecies|appreciees|souhaite|souhaitee|souhaites|un atout|serait un plus|est un plus|ideal|idealement|bienvenu|bienvenue|valorise|valorisee)\b/;
const must =
  /\b(?:must|required|requirements?|essential|need|needed|mandatory|minimum|at least|muss|mussen|voraussetzung|zwingend|erforderlich|notwendig|mindestens|imprescindible|obligatorio|obligatoria|requisito|requisitos|necesario|necesaria|minimo|indispensable|exige|exigee|requis|requise|obligatoire|imperatif|imperative)\b/;
/** A line that heads a list: short, and ending in a colon or standing alone. */
const isHeading = (line: string): boolean =>
  !/^\s*[-•*·–]/.test(line) && line.trim().length <= 60 && /[:：]\s*$/.test(line);

/**
 * A posting as clauses in order. A clause is welcome when it says so, or stands in a list whose heading does; a
 * heading holds until the next one or an empty line behind its list.
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
      heading = nice.test(folded) && !must.test(folded) ? "nice" : "must";
      listed = false;
      continue;
    }
    if (/^\s*[-•*·–]/.test(line)) listed = true;
    for (const sentence of line.split(/;|(?<=[\p{Ll}\d)])[.!?](?:\s|$)/u)) {
      for (const clause of clausesOf(sentence)) {
        if (!/\p{L}/u.test(clause)) continue;
        const own = fold(clause);
        parts.push({ text: clause, need: nice.test(own) ? "nice" : must.test(own) ? "must" : heading });
      }
    }
  }
  return parts;
}

/** A sentence that says both is taken apart at its commas: "three years at least, a licence is a plus". */
function clausesOf(sentence: string): string[] {
  const folded = fold(sentence);
  return nice.test(folded) && must.test(folded) ? sentence.split(",") : [sentence];
}
