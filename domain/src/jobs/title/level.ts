import { plainText } from "../../vocabulary/stem.ts";

export const levels = ["entry", "senior", "lead", "executive"] as const;
/** The level that a title states; empty when it states none, which is the usual case. */
export type Level = (typeof levels)[number] | "";

const marks: readonly (readonly [Level, RegExp])[] = [
  [
    "executive",
    /\b(?:chief [a-z]+ officer|c[efotpm]o|vice president|s?vp|managing director|geschaftsfuhr\w+|vorstand|direct(?:eur|rice) general\w*|director(?:a)? general|head of|bereichsleit\w+)\b/,
  ],
  [
    "lead",
    /\b(?:lead|principal|staff (?:software|engineer|developer|product|data|site)\w*|team ?lead(?:er)?|teamleit\w+|abteilungsleit\w+|chef(?:fe)? d.equipe|responsable|jef[ea] de|supervisor\w*|manager|director\w*|direct(?:eur|rice))\b/,
  ],
  ["senior", /\b(?:senior|sr|experienced|erfahrene?r?|confirmee?|experimentad[oa]|sen)\b/],
  [
    "entry",
    /\b(?:junior|jr|entry[ -]level|graduate|trainee|apprentice\w*|intern(?:ship)?|debutante?|berufseinsteiger\w*|auszubildende\w*|ausbildung|azubi|praktik\w+|werkstudent\w*|stagiaire|alternan\w+|becari[oa]|practicas|aprendiz\w*|newly qualified|berufsanfanger\w*)\b/,
  ],
];

/** "Stage" begins a French title; elsewhere it is a stage of a theatre, or of a school. */
const internships =
  /\b(?:internship|intern|praktikum|praktikant(?:in)?|werkstudent(?:in)?|stagiaire|alternan(?:ce|te?)|becari[oa]|practicas|pasantia|pasante)\b|^(?:offre de )?stage\b(?! (?:manager|hand|technician|crew|door|director|designer))/;

/** Tells whether a title is that of an internship or a student's job. */
export const isInternshipTitle = (title: string): boolean => internships.test(plainText(title.slice(0, 200)));

/** Reads the level of a title in the four languages. "entry" wins over others, as in "Junior Project Manager". */
export function levelOfTitle(title: string): Level {
  const plain = plainText(title.slice(0, 200));
  const found = marks.filter(([, pattern]) => pattern.test(plain)).map(([level]) => level);
  return found.includes("entry") || internships.test(plain) ? "entry" : (found[0] ?? "");
}
