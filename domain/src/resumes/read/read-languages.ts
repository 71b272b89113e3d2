import { languageName } from "../../vocabulary/language-names.ts";
import type { Line } from "./document.ts";
import { withoutBullet } from "./entries.ts";
import { type Item, joinWrappedLines } from "./wrapped.ts";

/** A language a person speaks, with the line it stands on. */
export interface LanguageRead {
  name: string;
  level: string;
  lines: readonly Line[];
  isKnown: boolean;
}

const bars = /[●○■□★☆▪▫◼◻⬤◯*]{2,}|\d{1,3} ?%/gu;

/** Reads spoken languages with their level, as each is written: `English (C1)`, `Alemán: nivel B2`, `Französisch – fließend`. */
export function readLanguages(lines: readonly Line[]): LanguageRead[] {
  const found: LanguageRead[] = [];
  for (const item of joinWrappedLines(lines)) {
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

/** `Spanish, English (fluent) · French – B1`: several on one line. */
function pieces(item: Item): Item[] {
  const text = withoutBullet(item.text);
  const names = text
    .split(/\s*[,;|•·●/\t]\s*|\s+(?:and|und|et|y)\s+/)
    .filter((piece) => languageName(firstWords(piece)) !== null);
  if (names.length < 2) return [{ ...item, text }];
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
  // `Native speaker of English`, `B2 Français`
  if (words.length < 5 && languageName(last) !== null)
    return { name: last, level: levelOf(words.slice(0, -1).join(" ")), isKnown: true };
  return null;
}

const levelOf = (text: string): string =>
  text
    .replace(/^(?:\s|[(:–—,|•-])+|[\s),.;:|•–—-]+$/gu, "")
    .replace(/\s+/g, " ")
    .slice(0, 120);

const levels =
  /^(?:(?:level|niveau|nivel|kenntnisse|stufe)\b.*|[abc][12]\b.*|(?:native|mother|bilingual|fluent|proficient|advanced|intermediate|basic|beginner|conversational|elementary|full professional|professional working|limited working|nativ|lengua materna|materna|fluido|avanzado|intermedio|basico|básico|medio|alto|bilingüe|langue maternelle|courant|bilingue|intermédiaire|notions|scolaire|débutant|avancé|muttersprach|fließend|verhandlungssicher|gut|sehr gut|grundkenntnisse|konversation|fortgeschritten).*)$/i;
const isLevel = (text: string): boolean => text.length < 60 && levels.test(text.trim());
