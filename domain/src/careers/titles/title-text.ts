import { plainText } from "../../vocabulary/stem.ts";
import { withoutLevel } from "./title-level.ts";

/** The title is cut after this many characters. */
const longestTitle = 200;

/** Soft hyphens, joiners and direction marks: invisible characters in copied text. */
const invisible = /[\p{Cf}\0]/gu;

/** Matches `(m/w/d)`, `m/w/d`, `(H/F)`, `[all genders]` and similar. */
const genders =
  /[([{]?\s*(?<![\p{L}\p{N}])(?:[mwfdxhi]\s*(?:[/|*,]\s*(?:[mwfdxhi]|div|gn)\s*){1,3}|all genders?|gn)(?![\p{L}\p{N}])\s*[)\]}]?/giu;

/** Both genders in one word: `Enfermero/a`, `Aide-soignant(e)`, `Entwickler*in`, `agent·e`. The first one stays. */
const bothForms =
  /(?<=\p{L}{2})(?:[/*:_·•]-?|\()-?(?:in|innen|a|as|e|es|ère|iere|ière|euse|rice|trice|ne|nne|fe|ora|ra|frau|mann|o|os)(?!\p{L})\)?/giu;

/** Matches the end of "EntwicklerIn". */
const innerCapital = /(?<=\p{Ll}{3})In(?:nen)?(?!\p{L})/gu;

/** The employer, which is not part of the title. */
const employer = /\s(?:@|at|bei|chez|for)\s+.*$/iu;

const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sr|snr)\b\.?/g, "senior"],
  [/\b(?:jr|jnr)\b\.?/g, "junior"],
  [/\br\.\s?n\.?(?!\w)/g, "rn"],
  [/\bkfm\.?(?!\w)/g, "kaufmannische"],
  [/\bstellv\.?(?!\w)/g, "stellvertretende"],
  [/\bdipl\.?-?\s?ing\.?(?!\w)/g, "ingenieur"],
  [/\bdipl\.?-?\s?(?=\w)/g, ""],
  [/\b(?:engr|eng|engg)\.?(?!\w)/g, "engineer"],
  [/\bmgr\.?(?!\w)/g, "manager"],
  [/\basst\.?(?!\w)/g, "assistant"],
  [/\bassoc\.?(?!\w)/g, "associate"],
  [/\brep\.?(?!\w)/g, "representative"],
  [/\badmin\.?(?!\w)/g, "administrator"],
  [/\bexec\.?(?!\w)/g, "executive"],
  [/\btech\.(?!\w)/g, "technician"],
  [/\bing\.(?!\w)/g, "ingenieur"],
  [/\bresp\.(?!\w)/g, "responsable"],
  [/\baux\.(?!\w)/g, "auxiliar"],
  [/\btec\.(?!\w)/g, "tecnico"],
  [/\benf\.(?!\w)/g, "enfermero"],
  [/\bdir\.(?!\w)/g, "director"],
  [/\bcoord\.(?!\w)/g, "coordinator"],
  [/\bprof\.(?!\w)/g, "professor"],
  [/\bdev\b/g, "developer"],
  [/\bswe\b/g, "software engineer"],
  [/\bsde\b/g, "software engineer"],
  [/\bmfa\b/g, "medizinische fachangestellte"],
  [/\bft\b|\bpt\b/g, ""],
  [/\bv\.?p\.?(?!\w)/g, "vice president"],
];

/** A title prepared for comparison: plain, with abbreviations written out. `rest` is the text beside the job itself. */
export interface TitleText {
  readonly head: string;
  readonly rest: string;
}

/** A title with only the first of its two gender forms: "Enfermero/a" becomes "Enfermero". */
const withoutSecondForm = (title: string): string => title.replace(bothForms, "").replace(innerCapital, "");

/** Splits a free-text title into the job and the rest (a ward, a shift, an employer's jargon). */
export function titleText(text: string): TitleText {
  const bare = withoutSecondForm(
    text.slice(0, longestTitle).replace(invisible, "").replace(genders, " "),
  ).replace(employer, " ");
  const brackets = [...bare.matchAll(/[([{]([^)\]}]*)[)\]}]?/g)].map(([, inner = ""]) => inner);
  const parts = bare
    .replace(/[([{][^)\]}]*[)\]}]?/g, " ")
    .split(/\s[-–—]+\s|[,;|•·]|\s\/\s|\n/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  // "Intern, marketing": a level alone is no job.
  const said = parts.findIndex((part) => withoutLevel(withoutAbbreviations(part)) !== "");
  const [head = ""] = parts.splice(Math.max(0, said), 1);
  const rest = parts;
  return { head: withoutAbbreviations(head), rest: withoutAbbreviations([...rest, ...brackets].join(" ")) };
}

function withoutAbbreviations(text: string): string {
  let plain = plainText(text);
  for (const [short, long] of abbreviations) plain = plain.replace(short, long);
  return plain;
}

/** Words for papers and kinds of contract, folded: "approved", "vacataire", "geprüft". They tell two occupations apart in few titles. */
const termsOfEmployment = new RegExp(
  `\\b(?:${[
    "approved|qualified|certified|chartered|licen[sc]ed|accredited|time[ -]served|jib|union|relief|locum|casual|seasonal",
    "temporary|temp|permanent|freelance|self[ -]employed|live[ -]in|per diem|prn|peripatetic|full[ -]time|part[ -]time",
    "bank(?= (?:nurse|carer|hca|healthcare|midwife))|travel(?= nurse)|agency(?= (?:nurse|carer|driver|chef|teacher|worker))",
    "eventual|interin[oa]|autonom[oa]|titulad[oa]|cualificad[oa]|homologad[oa]|colegiad[oa]|de temporada|suplente|por horas",
    "oficial de (?:primera|segunda|1a?|2a?)|fij[oa] discontinu[oa]|qualifiee?|vacataire|remplacante?|independante?",
    "diplomee?(?: d etat)?|certifiee?|contractuel(?:le)?|saisonni(?:er|ere)|interimaire|liberale?|titulaire|agreee?|extra",
    "staatlich (?:gepruft|anerkannt)e?[rn]?|gepruft(?:e[rn]?)?|examinierte?[rn]?|gelernte?[rn]?|ungelernte?[rn]?",
    "diplomierte?[rn]?|zertifizierte?[rn]?|qualifizierte?[rn]?|selb(?:st)?standige?[rn]?|freiberufliche?[rn]?",
    "freischaffende?[rn]?|befristete?[rn]?|festangestellte?[rn]?|aushilfs?(?:weise)?",
  ].join("|")})\\b`,
  "g",
);

/** A plain title without words for papers and contracts; unchanged when nothing else is in it. */
export function withoutTermsOfEmployment(plain: string): string {
  const rest = plain.replace(termsOfEmployment, " ").replace(/\s+/g, " ").trim();
  return rest === "" ? plain : rest;
}
