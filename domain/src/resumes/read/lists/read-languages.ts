import { headingKind } from "../../../vocabulary/headings.ts";
import { languageName } from "../../../vocabulary/language-names.ts";
import type { Line } from "../document.ts";
import { withoutBullet } from "../entries.ts";
import { type Item, isHanging } from "../layout/wrapped.ts";

export interface LanguageRead {
  name: string;
  level: string;
  lines: readonly Line[];
  isKnown: boolean;
}

const bars = /[●○■□★☆▪▫◼◻⬤◯*]{2,}|\d{1,3} ?%/gu;

/** Reads spoken languages with their level as written: `English (C1)`, `Alemán: nivel B2`, `Fluent in Urdu and French`. */
export function readLanguages(lines: readonly Line[]): LanguageRead[] {
  const found: LanguageRead[] = [];
  for (const item of joinBrackets(lines)) {
    const text = withoutBullet(item.text).replace(bars, " ");
    const read = readRow(text);
    for (const one of read)
      if (!found.some(({ name }) => name === one.name)) found.push({ ...one, lines: item.lines });
    const last = found.at(-1);
    if (read.length > 0 || last === undefined || last.level !== "" || !isLevel(text)) continue;
    last.level = levelOf(text);
    last.lines = [...last.lines, ...item.lines];
  }
  return found.slice(0, 50);
}

/** Joins `Français (Langue` with `maternelle)`, and `Englisch` with `(fließend)`, on the next line. */
function joinBrackets(lines: readonly Line[]): Item[] {
  const whole: Item[] = [];
  for (const [i, line] of lines.entries()) {
    const last = whole.at(-1);
    const item = unlabelled(line);
    const isOpen = last && /\([^)]*$/.test(last.text) && /^[^(]*\)/.test(item.text);
    if (last && (isOpen || /^\([^)]+\)/.test(item.text) || isHanging(lines, i)))
      whole[whole.length - 1] = { text: `${last.text} ${item.text}`, lines: [...last.lines, ...item.lines] };
    else whole.push(item);
  }
  return whole;
}

/** Drops a label such as `Other languages:`; `Mother tongue(s): ITALIAN` keeps its own, which is a level. */
function unlabelled(line: Line): Item {
  const text = withoutBullet(line.parts.join(" ")).replace(/\((?:s|n)\)/g, "");
  const label = text.match(labels)?.[0] ?? "";
  const isMother = /^(?:mother|lenguas? mat|langues? mat|mutter)/i.test(text);
  return { text: isMother ? text : text.slice(label.length), lines: [line] };
}

const labels =
  /^(?:languages?|idiomas?|langues?|sprachen?|sprachkenntnisse|mother tongues?(?:\(s\))?|other languages?(?:\(s\))?|lenguas? maternas?|otros? idiomas?|otras lenguas|langues? maternelles?(?:\(s\))?|autres? langues?(?:\(s\))?|muttersprachen?(?:\(n\))?|weitere sprachen?(?:\(n\))?|fremdsprachen?)(?:\s*:\s*|\s+)(?=\p{L})/iu;

/** Recognises a row of spoken languages among other content: `Sprachen: Englisch (C1), Spanisch (A2)`. */
export function isSpokenRow(line: Line): boolean {
  const text = withoutBullet(line.parts.join(" ")).replace(/\((?:s|n)\)/g, "");
  const label =
    text.match(/^([^:]{4,30}):\s+\S/)?.[1] ?? (line.parts.length > 1 ? (line.parts[0] ?? "") : "");
  const isLabelled = (label !== "" && headingKind(label) === "languages") || labels.test(text);
  return isLabelled && text.split(/[\s,;:()]+/).some((word) => languageName(word) !== null);
}

type Read = Omit<LanguageRead, "lines">;

/** The languages of one row; the text between two names is split into the level of the one and that of the other. */
function readRow(text: string): Read[] {
  const names = namesIn(text);
  const [first] = names;
  if (first === undefined) return piecesOf(text).flatMap(readUnknown);
  const found: Read[] = [];
  let before = levelBefore(text.slice(0, first.start));
  // "Fluent in English and Urdu", "Bilingual Spanish/English": the level is of both.
  let shared = { level: "", isOpen: false };
  for (const [i, { start, end }] of names.entries()) {
    const next = names[i + 1];
    const gap = splitGap(text.slice(end, next?.start), next === undefined, before.level !== "");
    const { name, own, others } = ownLevel(text.slice(start, end), gap.own);
    const level = own || before.level || shared.level;
    found.push({ name, level, isKnown: true }, ...others);
    const goesOn = gap.isJoint || (gap.isComma && (before.isOpen || shared.isOpen));
    shared =
      own === "" && goesOn ? { level, isOpen: before.isOpen || shared.isOpen } : { level: "", isOpen: false };
    // "Castellano y gallego bilingüe": the level that follows the pair is of both.
    const previous = found.at(-2 - others.length);
    if (own !== "" && previous?.level === "" && endsInJoint.test(text.slice(0, start))) previous.level = own;
    before = levelBefore(gap.next);
  }
  return found;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Finds the names of languages outside of brackets, each with the words that belong to it: `Brazilian Portuguese`. */
function namesIn(text: string): Place[] {
  const found: Place[] = [];
  for (const match of text.matchAll(/\p{L}[\p{L}'’]*/gu)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (isInBrackets(text, start) || languageName(match[0]) === null) continue;
    const lead =
      text.slice(0, start).match(/(?:\p{Lu}\p{L}+[ -]|(?:langue|lengua) (?:des?|de) )+$/u)?.[0] ?? "";
    const isLead = lead !== "" && (lead.endsWith("-") || languageName(`${lead}${match[0]}`) !== null);
    const tail = text.slice(end).match(/^ (?:language|sprache|française|espa[ñn]ola)(?!\p{L})/iu)?.[0] ?? "";
    const last = found.at(-1);
    const from = isLead ? start - lead.length : start;
    if (last !== undefined && from < last.end) continue;
    found.push({ start: from, end: end + tail.length });
  }
  return found;
}

const and = "(?:and|und|et|y|e|sowie|&)";
const separator = new RegExp(String.raw`[;,|•·●/\t]|\.\s|\s[–—-]\s|\s${and}\s`, "giu");
const endsInJoint = new RegExp(String.raw`(?:\s${and}\s|/)$`, "iu");
const isNoLevel = new RegExp(`^(?:[–—:/-]|${and})?$`, "iu");

/** Splits the text between two names at its last separator: ` : courant – ` is the level of the first one alone. */
function splitGap(gap: string, isLast: boolean, hasLevel: boolean) {
  const plain = { own: gap, next: "", isJoint: false, isComma: false };
  if (isLast) return plain;
  const joint = gap.trim();
  if (isNoLevel.test(joint)) return { ...plain, own: "", isJoint: joint !== "" && !/^[–—:-]$/.test(joint) };
  const lead = gap.match(/^\s*(?:[:–—]|-(?=\s))\s*/u)?.[0].length ?? 0;
  const at = [...gap.slice(lead).matchAll(separator)].findLast(
    ({ index }) => !isInBrackets(gap, lead + index),
  );
  if (at === undefined) return hasLevel && isLevel(gap.trim()) ? { ...plain, own: "", next: gap } : plain;
  const from = lead + at.index;
  return {
    own: gap.slice(0, from),
    next: gap.slice(from + at[0].length),
    isJoint: endsInJoint.test(at[0]),
    isComma: at[0] === ",",
  };
}

const isInBrackets = (text: string, at: number): boolean => /\([^)]*$/.test(text.slice(0, at));

const preposition = /\s+(?:in|of|en|de|d['’]|du|des|à|auf)\s*$/iu;

/** The level in front of a name, and whether it may be of several: `Fluent in`, `Muttersprache`, `notions d'`. */
function levelBefore(text: string): { readonly level: string; readonly isOpen: boolean } {
  const said = (text.split(/[.;,|•·/]\s*/u).at(-1) ?? "").replace(/[\s:]+$/u, "").trim();
  const level = said.replace(preposition, "").trim();
  return isLevel(level) ? { level, isOpen: level !== said } : { level: "", isOpen: false };
}

/**
 * The level behind a name. Words between the name and a bracket or colon belong to the name (`Arabe dialectal (parlé)`);
 * what follows a separator may be a language that no list has.
 */
function ownLevel(name: string, own: string): { name: string; own: string; others: Read[] } {
  const words = own.match(/^\s((?:\p{L}+\s?){1,2})(?=\s*[:(])/u)?.[1]?.trim() ?? "";
  const isPart = words !== "" && !isLevel(words) && !useOf.test(words);
  const rest = isPart
    ? own.slice(own.indexOf(words) + words.length)
    : own.replace(/^\s+speakers?(?!\p{L})/iu, "");
  const [level = "", ...others] = piecesOf(rest);
  const read = others.map(readUnknown);
  const isAll = read.every((one) => one.length === 0);
  return {
    name: isPart ? `${name} ${words}` : name,
    own: levelOf(isAll ? rest : level),
    others: read.flat(),
  };
}

/** Words that tell what a language is used for, not which kind of it is meant. */
const useOf =
  /^(?:professionn?el(?:le)?|technique|commercial|business|oral|technical|profesional|técnico|beruflich)/iu;

/** The pieces of a row between separators outside of brackets. */
function piecesOf(text: string): string[] {
  return text.trim().split(/\s*[,;|•·/\t]\s*(?![^(]*\))/);
}

/** A language that no list has: a level beside an unknown name shows it. */
function readUnknown(text: string): Read[] {
  const whole = text.replace(/\s+/g, " ").trim();
  const [, head = "", tail = ""] = whole.match(/^([^(:–—-]{2,40}?)(?:\s*[(:–—]\s*|\s+-\s+)(.*)$/) ?? [];
  const name = head.trim();
  const isName = whole.split(" ").length < 4 && /^\p{Lu}\p{L}+$/u.test(name);
  return isName && isLevel(levelOf(tail)) ? [{ name, level: levelOf(tail), isKnown: false }] : [];
}

function levelOf(text: string): string {
  const level = text
    .replace(/^(?:\s|[(:–—,|•-])+|[\s,.;:|•–—-]+$/gu, "")
    .replace(/\s+/g, " ")
    .slice(0, 120);
  const [opened, joinBrackets] = [level.split("(").length, level.split(")").length];
  return joinBrackets > opened ? level.replace(/\)$/, "") : level;
}

const levels =
  /^(?:(?:spoken|written|some|good|excellent|very good|working knowledge|limited|business|first language|second language|ein wenig|etwas|sehr gute?|gute|un peu|quelques|bases|bon|bonne|lu|parlé|algo|buen|bueno|excelente|hablado|in wort)(?!\p{L}).*|(?:level|niveau|nivel|kenntnisse|stufe)\b.*|[abc][12]\b.*|(?:native|mother|bilingual|fluent|proficient|advanced|intermediate|basic|beginner|conversational|elementary|full professional|professional working|limited working|nativ|lengua materna|materna|fluido|avanzado|intermedio|basico|básico|medio|alto|bilingüe|langue maternelle|courant|bilingue|intermédiaire|notions|scolaire|débutant|avancé|muttersprach|fließend|verhandlungssicher|gut|sehr gut|grundkenntnisse|konversation|fortgeschritten).*)$/iu;
const isLevel = (text: string): boolean => text.length < 60 && levels.test(text.trim());
