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

/** Reads spoken languages with their level as written: `English (C1)`, `Alemán: nivel B2`, `Französisch – fließend`. */
export function readLanguages(lines: readonly Line[]): LanguageRead[] {
  const found: LanguageRead[] = [];
  for (const item of joinBrackets(lines)) {
    for (const piece of pieces(item)) {
      const read = readOne(piece.text);
      const last = found.at(-1);
      if (read) {
        if (!found.some((other) => other.name === read.name)) found.push({ ...read, lines: piece.lines });
      } else if (last && last.level === "" && isLevel(piece.text)) {
        last.level = levelOf(piece.text);
        last.lines = [...last.lines, ...piece.lines];
      }
    }
  }
  return found.slice(0, 50);
}

/** Joins `Français (Langue` with `maternelle)` on the next line. */
function joinBrackets(lines: readonly Line[]): Item[] {
  const whole: Item[] = [];
  for (const [i, line] of lines.entries()) {
    const last = whole.at(-1);
    const item = unlabelled(line);
    const isOpen = last && /\([^)]*$/.test(last.text) && /^[^(]*\)/.test(item.text);
    if (last && (isOpen || isHanging(lines, i)))
      whole[whole.length - 1] = { text: `${last.text} ${item.text}`, lines: [...last.lines, ...item.lines] };
    else whole.push(item);
  }
  return whole;
}

/** Reads the level from the label, as in `Mother tongue(s): ITALIAN`. */
function unlabelled(line: Line): Item {
  const text = withoutBullet(line.parts.join(" ")).replace(/\((?:s|n)\)/g, "");
  const label = text.match(labels)?.[0];
  if (label === undefined) return { text, lines: [line] };
  const said = text.slice(label.length);
  // Only "mother tongue" gives a level; other labels just introduce the languages.
  const isMother = /^(?:mother|lengua mat|langue mat|mutter)/i.test(label);
  const level = label.replace(/[\s:]+$/, "").replace(/\(s\)|\(n\)/g, "");
  return { text: isMother && languageName(said) !== null ? `${said} (${level})` : said, lines: [line] };
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

/** Splits several languages on one line: `Spanish, English (fluent) · French – B1`. */
function pieces(item: Item): Item[] {
  const text = withoutBullet(item.text);
  const names = text
    .split(/\s*[,;|•·●/\t]\s*|\s+(?:and|und|et|y)\s+/)
    .filter((piece) => languageName(firstWords(piece)) !== null);
  const spread = text.split(/\s*[,;|•·\t]\s*(?![^(]*\))/);
  const isList = names.length > 0 && spread.length > 1 && spread.every((piece) => piece.length < 40);
  if (names.length < 2 && !isList) return [{ ...item, text }];
  return text
    .split(/\s*[,;|•·\t]\s*(?![^(]*\))|\s+(?:and|und|et|y)\s+(?=\p{L}+\s*(?:[(–:,-]|$))/u)
    .map((piece) => ({ ...item, text: piece }));
}

const firstWords = (text: string): string => text.trim().split(/\s*[(:–—-]\s*|\s+/)[0] ?? "";

function readOne(text: string): Omit<LanguageRead, "lines"> | null {
  const whole = text.replace(bars, " ").replace(/\s+/g, " ").trim();
  const [, head = "", tail = ""] =
    whole.match(/^([^(:–—-]{2,40}?)(?:\s*[(:–—]\s*|\s+-\s+|-(?=\s)|$)(.*)$/) ?? [];
  const name = head.trim();
  if (languageName(name) !== null) return { name, level: levelOf(tail), isKnown: true };
  const words = whole.split(" ");
  for (const count of [2, 1]) {
    const first = words.slice(0, count).join(" ").replace(/[,:]$/, "");
    if (languageName(first) === null) continue;
    return { name: first, level: levelOf(words.slice(count).join(" ")), isKnown: true };
  }
  const last = words.at(-1) ?? "";
  // A level beside an unknown name shows that it is a language.
  if (words.length < 4 && isLevel(levelOf(tail)) && /^\p{Lu}\p{L}+$/u.test(name))
    return { name, level: levelOf(tail), isKnown: false };
  // Reads `Native speaker of English` and `B2 Français`.
  if (words.length < 5 && languageName(last) !== null)
    return { name: last, level: levelOf(words.slice(0, -1).join(" ")), isKnown: true };
  return null;
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
  /^(?:(?:level|niveau|nivel|kenntnisse|stufe)\b.*|[abc][12]\b.*|(?:native|mother|bilingual|fluent|proficient|advanced|intermediate|basic|beginner|conversational|elementary|full professional|professional working|limited working|nativ|lengua materna|materna|fluido|avanzado|intermedio|basico|básico|medio|alto|bilingüe|langue maternelle|courant|bilingue|intermédiaire|notions|scolaire|débutant|avancé|muttersprach|fließend|verhandlungssicher|gut|sehr gut|grundkenntnisse|konversation|fortgeschritten).*)$/i;
const isLevel = (text: string): boolean => text.length < 60 && levels.test(text.trim());
