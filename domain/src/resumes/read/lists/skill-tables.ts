import { fold } from "../../../vocabulary/fold.ts";
import type { Line } from "../document.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split("|").map((word) => word.trim()));

/** Heads of tables of skills and of the table in which the Europass rates languages; folded. */
const heads = words(
  `skill|skills|level|years|year|years of experience|experience|proficiency|rating|last used|
  conocimiento|conocimientos|habilidad|habilidades|nivel|anos|anos de experiencia|
  competence|competences|niveau|annees|annees d'experience|
  kenntnis|kenntnisse|stufe|jahre|fahigkeit|fahigkeiten|bewertung|
  self-assessment|listening|reading|spoken interaction|spoken production|writing|understanding|speaking|european level (*)|
  autoevaluacion|comprension auditiva|comprension de lectura|interaccion oral|expresion oral|expresion escrita|escritura|comprension|habla|
  auto-evaluation|ecouter|lire|prendre part a une conversation|s'exprimer oralement en continu|ecrire|comprendre|parler|
  selbstbeurteilung|horen|lesen|an gesprachen teilnehmen|zusammenhangendes sprechen|schreiben|verstehen|sprechen`,
);
const levels = words(
  `basic|beginner|intermediate|advanced|expert|good|very good|excellent|fair|proficient|
  basico|medio|intermedio|avanzado|alto|bajo|experto|bueno|muy bueno|
  notions|debutant|intermediaire|avance|bon niveau|maitrise|courant|expert|
  grundkenntnisse|gut|sehr gut|befriedigend|fortgeschritten|experte|anfanger`,
);
/** Tells whether a row only names the columns of a table of skills. */
export const isSkillTableHead = (line: Line): boolean =>
  line.parts.length > 1 && line.parts.every((part) => heads.has(fold(part).trim()));
const isLevel = (part: string): boolean =>
  levels.has(fold(part).trim()) || /^(?:\d{1,2}(?: ?[+%])?|[●○★☆■□▪▫•◦]+)$/u.test(part.trim());
const isRatedLanguage = (line: Line): boolean =>
  line.parts.filter((part) => /^[ABC][12]\+?$/.test(part.trim())).length > 1;

/** The lines without the heads of tables, and without levels, years and points in cells behind a skill. */
export function withoutLevels(lines: readonly Line[]): Line[] {
  return lines
    .filter((line) => !isSkillTableHead(line) && !isRatedLanguage(line))
    .map((line) => {
      const [first = "", ...more] = line.parts;
      if (more.length === 0 || isLevel(first) || !more.every(isLevel)) return line;
      return { ...line, parts: [first], text: first, edges: line.edges.slice(0, 1) };
    });
}
