import { headingKind } from "../../../vocabulary/headings.ts";
import { skillId } from "../../../vocabulary/skills.ts";

const level =
  /(?:\s*[([–:]\s*|\s+-\s+|\s+)(?:beginner|basic|basics|intermediate|advanced|expert|proficient|fluent|native|familiar|basico|básico|intermedio|avanzado|experto|nivel \p{L}+|débutant|intermédiaire|avancé|confirmé|notions|grundkenntnisse|gute kenntnisse|sehr gute kenntnisse|sehr gut|gut|fortgeschritten|experte|\d{1,3}\s?%|(?:over |über |más de |plus de )?\d+\+? (?:years?|yrs?|jahre?n?|años?|ans?)(?: (?:of )?experience| erfahrung| de experiencia| d'expérience)?|\d\/\d+)(?!\p{L})\s*[)\]]?\s*$/iu;
/** A level set off by brackets, a dash or a colon, where an everyday word can be nothing else. */
const markedLevel =
  /\s*(?:[([]|\s[–—-]\s|:\s)\s*(?:(?:very|sehr|muy|très|tres|assez|ziemlich)\s+)?(?:good|fair|excellent|strong|competent|skilled|novice|beginner|working knowledge|alto|alta|medio|media|bajo|baja|bueno|buena|bien|excelente|bon|bonne|moyen|moyenne|faible|excellent|excellente|gut|mittel|ausreichend|befriedigend|ausgezeichnet|sicher|experte|expertin|anfänger|basis)\s*[)\]]?\s*$/iu;
/** Matches the evidence in `Stock control – ran weekly counts`, which is not part of the skill. */
const evidence = /(?<=^.{3,40})\s+[–—-]\s+\p{Ll}\S*(?:\s+\S+){2,}$/u;
const lead =
  /^(?:(?:i have )?(?:hands-on )?(?:experience|skills) (?:with|in|at)|i can|i am good (?:at|with)|proficient (?:in|with)|experienced? (?:in|with)|knowledge of|familiar with|skilled in|working knowledge of|expertise in|ability to use|excellent|strong|conocimientos? de|dominio de|maîtrise (?:de|du|des)|connaissances? (?:de|du|des|en)|kenntnisse in|umgang mit|and|und|et|y)\s+/i;

/** The skills of one row. `isWhole`: a comma is part of an item. */
export function splitItems(line: string, isWhole: boolean): string[] {
  const labelled = line.match(/^([^:,;]{2,45}):\s*(.*)$/);
  const [, label = "", list = ""] = labelled ?? [];
  const body = labelled ? (suite.test(label) && list !== "" ? `${label}, ${list}` : list) : line;
  const commas = body.split(",").length - 1;
  const joint = [/ \/ /, / [-–—~] /].find((one) => body.split(one).length > 2);
  const sentences = shortSentences(body);
  const pieces =
    sentences !== null
      ? sentences
      : joint && commas === 0
        ? body.split(joint)
        : isWhole && !labelled && commas === 1
          ? [body]
          : outsideBrackets(body);
  return pieces
    .map((item) =>
      item
        .replace(evidence, "")
        .replace(level, "")
        .replace(markedLevel, "")
        .replace(lead, "")
        .replace(/^[\s•·–—*-]+|[\s.,;:•·–—-]+$/g, "")
        .trim(),
    )
    .flatMap(knownOnes)
    .filter(isSkillLike);
}

/** The items of `QuickBooks. Payroll. Data entry.`; null for other texts. */
function shortSentences(text: string): string[] | null {
  const pieces = text.split(/(?<=\p{L}{2}|[\p{L}\d]\)|\d)\.\s+(?=[\p{Lu}\d])/u);
  const isList = pieces.length > 1 && pieces.every((piece) => piece.split(/\s+/).length <= 5);
  return isList && !/[,;|]/.test(text) ? pieces : null;
}

/** Commas, bars, bullets, arrows, boxes and other drawn signs between two items; not the sharp of `C♯`. */
const mark = /[,;|•·`\t∣⋄∙⋅‣\u2190-\u21ff\u2500-\u266e\u2670-\u27bf\u2b00-\u2bff\ue000-\uf8ff]/;

/** `HTML CSS Javascript`, whose gaps are no wider than a space: each is known and begins like an item. */
function knownOnes(item: string): string[] {
  const words = item.split(/\s+/);
  if (words.length < 2 || words.length > 12 || /[&/,+]/.test(item) || skillId(item) !== null) return [item];
  if (words.every((word) => skillId(word) !== null)) return words;
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [4, 3, 2, 1].find((n) => skillId(words.slice(at, at + n).join(" ")) !== null) ?? 0;
    if (length === 0 || !/^[\p{Lu}\d.]/u.test(words[at] ?? "")) return [item];
    found.push(words.slice(at, at + length).join(" "));
    at += length;
  }
  return found;
}

/** Programs that are named before their parts: `Microsoft Office: Word, Excel`. */
const suite =
  /^(?:(?:microsoft|ms|libre|open) ?office(?: \d+)?|office(?: 365)?|paquete office|pack office|adobe(?: creative (?:suite|cloud))?|creative (?:suite|cloud)|google workspace|g suite)$/i;

/** Splits at commas, semicolons, bars, bullets and wide gaps outside of brackets. */
function outsideBrackets(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let open = "";
  for (const char of text) {
    if (char === "(") depth += 1;
    if (char === ")") depth = Math.max(0, depth - 1);
    if (depth === 0 && mark.test(char)) {
      items.push(open);
      open = "";
    } else open += char;
  }
  items.push(open);
  return items;
}

/** A level of a language, or a word between two items. */
const noSkill =
  /^(?:[abc][12]\+?|and|und|et|y|o|or|ou|oder|etc|usw|u\.a|beginner|basic|intermediate|advanced|fluent|native|básico|intermedio|avanzado|medio|notions|courant|grundkenntnisse|fließend|muttersprache)$/i;

/** Skills that would otherwise be taken for headings. */
const softSkill = /^(?:communication|organi[sz]ation\w*|leadership|interpersonal|people) skills$/i;

function isSkillLike(item: string): boolean {
  if (item.length < 1 || item.length > 60 || !/\p{L}/u.test(item) || (noSkill.test(item) && item !== "BASIC"))
    return false;
  const words = item.split(/\s+/).length;
  if (words > 7 || /@|https?:|\b(?:19|20)\d\d\b/.test(item)) return false;
  return headingKind(item) === null || words === 1 || softSkill.test(item);
}
