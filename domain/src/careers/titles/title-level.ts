import { type CareerLevel, careerLevels } from "@waymark/contract/careers";
import { plainText } from "../../vocabulary/stem.ts";

/**
 * Words for levels, the most reliable first; a beginner's word wins over all others, as in "junior project lead". They
 * are also removed when titles are compared.
 */
const marks: readonly (readonly [CareerLevel, RegExp])[] = [
  [
    "entry",
    /\b(?:junior|jr|jnr|entry[ -]level|graduate|trainee|apprentice|intern(?:ship)?|newly qualified|debutante?|stagiaire|alternante?|apprentie?|becari[oa]|aprendi[zc]\w*|en practicas|(?:berufs)?anfanger(?:in)?|berufseinsteiger(?:in)?|azubi|auszubildende[rn]?|praktikant(?:in)?|werkstudent(?:in)?)\b/g,
  ],
  [
    "executive",
    /\b(?:chief [a-z]+ officer|c[efitopm]o|cto|(?:senior |executive )?vice president|s?vp|managing director|vorstand\w*|geschaftsfuhrer(?:in)?|direct(?:eur|rice) general\w*|direct(?:or|ora) general)\b/g,
  ],
  [
    "lead",
    /\b(?:lead|leading|principal|head of|group lead|tech lead|team ?lead(?:er)?|teamleit(?:er|erin|ung)|leitende[rn]?|(?:leiter(?:in)?|leitung)(?= )|chef(?:fe)? d[' ]equipe|responsable d[' ]equipe|jef[ea] de equipo|lider|foreman|vorarbeiter(?:in)?|supervisor(?:a)?|charge(?= nurse))\b/g,
  ],
  [
    "senior",
    /\b(?:senior|sr|snr|sen|experienced|expert|erfahrene?[rn]?|confirme(?:e)?|experimentad[oa]|staff(?= (?:software|engineer|developer|product|data|swe|site)))\b/g,
  ],
  ["mid", /\b(?:mid(?:[ -]level)?|intermediate|semi[ -]?senior)\b/g],
];

/** Grades after a title: `Engineer II`. */
const grade = /(?<=[a-z]{3} )(?:(i|1)|(ii|2)|(iii|3)|(iv|v|4|5))$/;

/** The level that a title states in any of the four languages; null when it states none, as most titles do. */
export function levelOfTitle(title: string): CareerLevel | null {
  const plain = plainText(title.slice(0, 200));
  const staff = /\bstaff (?:software|engineer|developer|product|data|swe|site)/.test(plain);
  for (const [level, pattern] of marks) {
    pattern.lastIndex = 0;
    if (pattern.test(plain)) return staff && level === "senior" ? "lead" : level;
  }
  const [, first, second, third, fourth] = grade.exec(plain.replace(/[^a-z0-9 ]+/g, " ").trim()) ?? [];
  if (first !== undefined) return "entry";
  if (second !== undefined) return "mid";
  return third !== undefined || fourth !== undefined ? "senior" : null;
}

/** Removes the words for levels from a plain title. */
export function withoutLevel(plain: string): string {
  let text = plain;
  for (const [, pattern] of marks) text = text.replace(pattern, " ");
  return text
    .replace(/[^\p{L}\p{N}+#'& ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(grade, "")
    .trim();
}

/** The level of a role that is nearest to the wanted one; of two equally near levels the lower. */
export function nearestLevel(levels: readonly CareerLevel[], wanted: CareerLevel): CareerLevel {
  const place = (level: CareerLevel) => careerLevels.indexOf(level);
  const [first = wanted, ...others] = levels;
  return others.reduce(
    (best, level) =>
      Math.abs(place(level) - place(wanted)) < Math.abs(place(best) - place(wanted)) ? level : best,
    first,
  );
}
