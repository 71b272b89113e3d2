import { fold, foldedWords } from "./fold.ts";
import { knownTitlesOfData } from "./known-titles.generated.ts";
import { titleWordsOfData } from "./title-words.generated.ts";

const roleWords = new Set(titleWordsOfData());

/** Titles of the catalogue without such a noun, as folded words joined by spaces. */
const knownTitles = new Set(knownTitlesOfData());
const longestTitle = Math.max(...[...knownTitles].map((title) => title.split(" ").length));

/** Endings of German compounds that mean a job. */
const roleEndings =
  /(?:leiter|leiterin|mechaniker|mechanikerin|techniker|technikerin|kauffrau|kaufmann|pfleger|pflegerin|berater|beraterin|entwickler|entwicklerin|ingenieur|ingenieurin|arbeiter|arbeiterin|verkaufer|verkauferin|fahrer|fahrerin|helfer|helferin|lehrer|lehrerin|assistent|assistentin|angestellte|angestellter|fachkraft|hilfskraft|aushilfe|betreuer|betreuerin|manager|managerin|schweiser|schlosser|monteur|koch|kochin|meister|meisterin|student|studentin|praktikant|praktikantin|berechner|fuhrer|fuhrerin|schwester|praktikum|redakteur|redakteurin|planer|planerin|prufer|pruferin|buchhalter|buchhalterin|elektroniker|elektronikerin|installateur|installateurin|sekretar|sekretarin|anwalt|anwaltin|arzt|arztin|erzieher|erzieherin|padagoge|padagogin|referent|referentin|referendar|referendarin|gartner|gartnerin|leitung|assistenz|konstrukteur|designer|designerin|programmierer|programmiererin|analyst|analystin|kellner|kellnerin|schneider|schneiderin|schreiner|schreinerin|tischler|tischlerin|lackierer|lackiererin|reiniger|reinigerin|soldat|soldatin|offizier|beamter|beamtin|therapeut|therapeutin|logistiker|logistikerin|lagerist|lageristin|disponent|disponentin|bearbeiter|bearbeiterin|spezialist|spezialistin|architekt|architektin|informatiker|informatikerin|chemiker|chemikerin|laborant|laborantin|zeichner|zeichnerin|dreher|bediener|bedienerin|werker|werkerin|gehilfe|gehilfin|moderator|moderatorin|vertreter|vertreterin|verwalter|verwalterin|ausbilder|ausbilderin|mitarbeiter|mitarbeiterin|kraft|fachmann|fachfrau|wirt|wirtin|pilot|pilotin|begleiter|begleiterin|beauftragter|beauftragte|sprecher|sprecherin|inspektor|inspektorin|kontrolleur|kontrolleurin|macher|macherin|trainer|trainerin|techn|geselle|gesellin|bauer|backer|warter|wartin)$/;

/** Words that accompany a job title without being one. */
const rankWords =
  /\b(?:senior|junior|sr|jr|lead|staff|principal|registered|certified|licensed|assistant|deputy|full[- ]?stack|front[- ]?end|back[- ]?end|software|part[- ]time|stellvertretende[rs]?|leitende[rs]?|examinierte[rs]?|wissenschaftliche[rs]?|studentische|kaufmannische[rs]?|technische[rs]?|medizinische[rs]?)\b/;

/** Words that stand where others name an employer. */
const onOnesOwn =
  /^(?:self employed|selbst(?:st)?andig|freiberuflich|a mon compte|por cuenta propia|autonom[oa]|independ[ai]ente?s?)$/;

/** Placements, services, breaks and small jobs, which stand where others name a post. */
const engagement =
  /^(?:(?:work |student |clinical |teaching )?placement|(?:voluntary )?work experience|practicas|zivildienst|fsj|freiwilliges (?:soziales|okologisches) jahr|bundesfreiwilligendienst|(?:grund)?wehrdienst|rekrutenschule|service (?:militaire|civique)|servicio (?:militar|social)|mini-?job|nebenjob|ferienjob|schulerjob|jobs? d'ete|jobs? etudiants?|elternzeit|karenz|career break|sabbatical|conge (?:parental|maternite)|maternity leave|excedencia|homemaker|full-?time (?:parent|carer))\b/;

/** Posts without a word for a role. */
const otherPost = /^(?:(?:team|crew) member|lehrling|springer|hca|hcsw|lsa|hlta)\b/;

/** Training and placements that are told by what they are, not by what one was. */
const training =
  /^(?:praktikum|schulerpraktikum|internship|apprenticeship|ausbildung zu[mr]|stage(?: (?:de|d|en|chez) .*)?$)/;

/** Tells whether a title names no person: somebody was no `Zivildienst`. */
export function isEngagement(text: string): boolean {
  const said = foldedWords(text).join(" ");
  return engagement.test(said) || training.test(said);
}

/** `Maintenance Tech II`: posts have grades, employers have none. */
export const isGraded = (text: string): boolean => /\p{Ll} (?:I{1,3}|IV|V)$/u.test(text);

/** Heads of a unit: `Head of Physics`. */
const headOf = /^(?:deputy |assistant )?(?:head|chief|director|lead|chair) of \p{L}/u;

/**
 * Rates from 0 to 1 how much a text looks like a job title: 1 for a short text with a role noun, less for a longer one.
 * Without a role noun it is 0, or 0.3 for a short text with a word of rank.
 */
export function titleScore(text: string): number {
  // The French mason has a cedilla, the town Macon has none.
  if (/^M[aâ]con$|^MACON$/.test(text.trim())) return 0;
  const words = foldedWords(text.replace(/\((?:m\/w\/d|w\/m\/d|h\/f|f\/h)\)/i, ""));
  if (words.length === 0 || words.length > 14 || onOnesOwn.test(words.join(" "))) return 0;
  const roles = words.filter(isRoleWord).length;
  const ranked = rankWords.test(fold(text));
  if (roles === 0) {
    const said = words.join(" ");
    const isKnown =
      beginsWithTitle(words) || headOf.test(said) || engagement.test(said) || otherPost.test(said);
    if (words.length <= 8 && (isKnown || (words.length < 5 && isGraded(text)))) return 0.75;
    return ranked && words.length <= 5 ? 0.3 : 0;
  }
  const long = words.length > 8 ? 0.35 : words.length > 6 ? 0.15 : 0;
  return Math.min(1, 0.75 + (ranked ? 0.15 : 0) + (roles > 1 ? 0.1 : 0) - long);
}

function beginsWithTitle(words: readonly string[]): boolean {
  for (let count = Math.min(words.length, longestTitle); count > 0; count--)
    if (knownTitles.has(words.slice(0, count).join(" "))) return true;
  return false;
}

function isRoleWord(word: string): boolean {
  const w = word.replace(/(?:\*|:)?innen$/, "in");
  return (
    roleWords.has(w) ||
    (w.endsWith("s") && roleWords.has(w.slice(0, -1))) ||
    (w.length > 7 && roleEndings.test(w))
  );
}
