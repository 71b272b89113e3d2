import { type RequiredLanguage, speakingLevels } from "@waymark/contract/job-search-match";
import { fold } from "../../vocabulary/fold.ts";
import { languageName } from "../../vocabulary/language-names.ts";

type SpeakingLevel = RequiredLanguage["level"];

const mostLanguages = 6;
/**
 * Characters before and after a language's name that are searched for a denial. The limit keeps a hostile text, which
 * names a language in every word, from costing too much time.
 */
const denialWindow = 120;
/** The language is told from "to polish" by a capital letter within a sentence, or by the words around it. */
const polishNamed =
  /[\p{L},:(/–-]\s*Polish\b|\bPolish\s*[(:/,–-]|\bPolish (?:and|or|speak|language|native|fluen|is|at)|[Pp]olnisch|[Pp]olaco|[Pp]olonais|[Pp]olski/u;
/** The greatest distance in words between a language and the level stated for it. */
const mostWordsApart = 6;

/** Folded words for levels in four languages; the first match wins. */
const levelWords: readonly (readonly [SpeakingLevel, RegExp])[] = [
  [
    "native",
    /^(?:native|nativ[oa]|natifs?|natives?|maternelle?|matern[oa]|muttersprach\w*|bilingu\w*|zweisprachig)$/,
  ],
  [
    "fluent",
    /^(?:fluent\w*|fluency|fluidez|fluid[oa]|courante?s?|couramment|fliessend\w*|verhandlungssicher\w*|proficien\w*)$/,
  ],
  [
    "good",
    /^(?:good|strong|excellent|advanced|solid|buen|buena|buenos|alto|avanzado|bonne?s?|bon|avance|gut|gute|guten|sehr|sicher\w*|professional)$/,
  ],
  ["basic", /^(?:basic|basico|basicos|notions|bases|elementary|grundkenntnisse|grundlegende)$/],
];
/** Words by which a sentence refers to language skills at all. */
const skillCue =
  /^(?:speak\w*|spoken|written|language|languages|verbal|communicat\w*|skills?|knowledge|command|required|essential|must|idiomas?|habla\w*|nivel|dominio|conocimientos?|imprescindible|requerid[oa]|langues?|parle[rz]?|maitrise\w*|niveau|exigee?|sprach\w*|sprichst|sprechen|spricht|kenntnisse|wort|schrift|erforderlich|vorausgesetzt|verstandnis)$/;
/** Words that make a language a plus rather than a requirement. */
const optionalMark =
  /\b(?:a plus|an? (?:advantage|asset|bonus)|nice to have|desirable|preferred|ideally|valorable|se valorara|deseable|un plus|un atout|apprecie\w*|souhaite\w*|idealement|von vorteil|wunschenswert|gern gesehen|vorteilhaft|pluspunkt)\b/;
const negation = /\b(?:no|not|without|sin|pas|sans|kein\w*|nicht|ohne)\b(?:\W+\w+){0,4}\W*$/;
const notRequired =
  /^\W*(?:\w+\W+){0,4}(?:not (?:required|necessary|needed)|no (?:es )?necesari\w*|pas (?:exig|necessaire|requis)\w*|nicht (?:erforderlich|notig|notwendig))/;
/** Words that give a language's name another meaning: "German company", "French cuisine", "English teacher". */
const notSpoken =
  /^(?:company|companies|doors?|windows?|oak|massage|passport|visa|pastry|pastries|breakfast|market|markets|office|offices|clients?|customers?|cuisine|food|teacher|tutor|department|government|law|literature|national|nationals|citizen\w*|team|based|class\w*|lessons?|studies|shepherd|bulldog|markt|kunden|unternehmen|lehrer\w*|unterricht|staat\w*|recht|kuche|empresa|mercado|clientes|cocina|profesor\w*|entreprise|marche|cuisines?|professeur\w*)$/;

interface Word {
  readonly text: string;
  readonly at: number;
  readonly end: number;
  /** The number of commas before the word. */
  readonly clause: number;
}

/** The spoken languages that a posting asks for, in order of appearance, each with the highest level stated. */
export function requiredLanguages(description: string): RequiredLanguage[] {
  const found = new Map<string, RequiredLanguage>();
  const text = description.slice(0, 30_000);
  const isPolish = polishNamed.test(text);
  for (const sentence of fold(text).split(/[\n.;!?•]+/)) {
    const words = wordsOf(sentence);
    const welcome = optionalMark.test(sentence);
    for (const [i, word] of words.entries()) {
      const said = readOne(sentence, words, i, word);
      if (said === null || (said.code === "pl" && !isPolish)) continue;
      const asked = { ...said, welcome };
      const there = found.get(asked.code);
      if (there === undefined && found.size >= mostLanguages) continue;
      const isMore = there === undefined || order(asked.level) > order(there.level);
      found.set(asked.code, {
        code: asked.code,
        level: isMore ? asked.level : there.level,
        welcome: asked.welcome && (there?.welcome ?? true),
      });
    }
  }
  return [...found.values()];
}

const order = (level: SpeakingLevel): number => speakingLevels.indexOf(level);

function wordsOf(sentence: string): Word[] {
  const words: Word[] = [];
  let clause = 0;
  for (const { 0: text, index } of sentence.matchAll(/[\p{L}\p{N}]+|,/gu)) {
    if (text === ",") clause++;
    else words.push({ text, at: index, end: index + text.length, clause });
  }
  return words;
}

/** "Deutschkenntnisse" names the language and asks for it in one word. */
const compound = /^(.+?)(?:sprach)?(?:kenntnisse?n?|sprachig\w*)$/;

function readOne(
  sentence: string,
  words: readonly Word[],
  i: number,
  word: Word,
): Omit<RequiredLanguage, "welcome"> | null {
  const joined = compound.exec(word.text)?.[1];
  const code = languageName(joined ?? word.text);
  if (code === null) return null;
  const next = words[i + 1];
  if (joined === undefined && next !== undefined && notSpoken.test(next.text)) return null;
  const before = sentence.slice(Math.max(0, word.at - denialWindow), word.at);
  if (negation.test(before) || notRequired.test(sentence.slice(word.end, word.end + denialWindow)))
    return null;
  const around = words
    .slice(Math.max(0, i - mostWordsApart), i + mostWordsApart + 1)
    .filter((other) => other !== word);
  const level = levelOf(around, word);
  if (joined === undefined && level === null && !around.some(({ text }) => skillCue.test(text))) return null;
  return { code, level: level ?? "any" };
}

/** The added distance, in characters, for each comma in between. */
const commaDistance = 40;

/** The level stated nearest to the language's name. */
function levelOf(around: readonly Word[], name: Word): SpeakingLevel | null {
  const near = around
    .map((word) => ({
      text: word.text,
      far: Math.abs(word.at - name.at) + commaDistance * Math.abs(word.clause - name.clause),
    }))
    .toSorted((a, b) => a.far - b.far);
  for (const { text } of near) {
    const step = /^(?:a|b|c)[12]$/.test(text) ? speakingLevels.find((level) => level === text) : undefined;
    if (step !== undefined) return step;
    const said = levelWords.find(([, pattern]) => pattern.test(text));
    if (said !== undefined) return said[0];
  }
  return null;
}
