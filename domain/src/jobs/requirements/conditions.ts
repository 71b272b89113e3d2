import { type Sign, sign, statedBy } from "./stated.ts";

/** Words that people add to a title in a search, and the words for the same in a posting's text. */
export const conditions = ["part-time", "no-experience", "no-degree", "licence", "remote", "urgent"] as const;
export type Condition = (typeof conditions)[number];

/** Less than 35 hours a week. */
const fewHours =
  /(?<![\d.,:-])(?:1[0-9]|2[0-9]|3[0-4])(?:[.,]\d{1,2})?[ -]?(?:h|hours?|hrs?|std\.?|stunden|heures|horas)(?:(?: ?\/ ?| a | per | pro | je | die | par | por | a la |[ -])(?:week|woche|sem(?:aine|ana)?)\b|\.? ?(?:weekly|wochentlich|semanales|hebdo))|\b(?:1[0-9]|2[0-9]|3[0-4]) wochenstunden/;
const inexperienced =
  /\bno (?:\w+ ){0,2}experience (?:is |are )?(?:needed|necessary|required)|experience (?:is )?(?:not (?:needed|necessary|required|essential)|unnecessary)|\bwithout (?:any |prior |previous )?experience|\bno experience\b/;
const ohneErfahrung =
  /(?:\bohne|\bkeine) (?:\w+ )?(?:\w+)?erfahrung|erfahrung(?:en)? (?:ist |sind )?(?:nicht|keine) (?:erforderlich|notig|notwendig|voraussetzung|zwingend)/;
const sansExperience =
  /\b(?:sans|aucune) experience|experience (?:n'est )?(?:pas|non) (?:exigee|requise|necessaire|obligatoire|indispensable)/;
const sinExperiencia =
  /\bsin experiencia|\bno (?:se )?(?:requiere|precisa|exige|necesita|es necesaria|hace falta)(?:n|mos)? (?:tener )?experiencia|experiencia no (?:necesaria|requerida|imprescindible)/;

const signs: readonly Sign<Condition>[] = [
  sign("part-time", "part", /\bpart[- ]time\b|\btemps partiel|\bjornada parcial/),
  sign("part-time", "teilzeit", /teilzeit/),
  sign("part-time", "mi-temps", /\bmi-temps\b/),
  sign("part-time", "media jornada", /\bmedia jornada\b/),
  sign("part-time", "tiempo parcial", /\btiempo parcial\b/),
  ...["hours", "hrs", "stunden", "std", "heures", "horas", "h/", "h par", "h a la"].map((word) =>
    sign("part-time", word, fewHours),
  ),
  sign("no-experience", "experience", inexperienced),
  sign("no-experience", "experience", sansExperience),
  sign("no-experience", "experiencia", sinExperiencia),
  sign("no-experience", "erfahrung", ohneErfahrung),
  sign("no-experience", "quereinsteig", /quereinsteig/),
  sign("no-experience", "debutant", /\bdebutant(?:e?s?|\(e\)s?)? (?:sont )?(?:accept|bienvenu)/),
  sign(
    "no-degree",
    "degree",
    /\bno (?:university |college )?degree\b|\bdegree (?:is )?not (?:needed|necessary|required|essential)|\bwithout a (?:university |college )?degree/,
  ),
  sign(
    "no-degree",
    "studium",
    /\b(?:kein|ohne) (?:\w+ )?(?:hochschul)?studium|\bstudium (?:ist )?(?:nicht|kein)/,
  ),
  sign(
    "no-degree",
    "diplome",
    /\b(?:sans|aucun) diplome|diplome (?:n'est )?(?:pas|non) (?:exige|requis|necessaire)/,
  ),
  sign(
    "no-degree",
    "titul",
    /\bsin titul|\bno (?:se )?(?:requiere|precisa|exige|hace falta|es necesari[oa])(?:n|mos)? (?:un |una )?titul/,
  ),
  sign(
    "no-degree",
    "estudios",
    /\bsin estudios|\bno (?:se )?(?:requiere|precisa|exige|hace falta)(?:n|mos)? estudios/,
  ),
  sign("licence", "driv", /\bdriv(?:ing|er'?s?'?) licen[cs]e/),
  sign("licence", "fuhrerschein", /(?<!\b(?:kein|ohne) )fuhrerschein/),
  sign("licence", "permis", /\bpermis (?:b\b|c\b|de conduire)|\bpermis(?:o)? de conduc/),
  sign("licence", "de conducir", /\b(?:carnet|carne|permiso|licencia) de conducir/),
  sign("remote", "home", /\bwork(?:ing)? from home|home[- ]?office/),
  sign(
    "remote",
    "remot",
    /(?<!\b(?:no|not|non|kein|nicht) )\b(?:fully remote|remote (?:work|position|role)|100 ?% remote|vollstandig remote|en remoto|100 ?% remoto)/,
  ),
  sign("remote", "teletra", /(?<!\b(?:pas de|sin|sans|no) )teletra(?:vail|bajo)/),
  sign("urgent", "urgen", /\burgen(?:t|tly|te|tement|temente|cia)\b/),
  sign("urgent", "immediate", /\bimmediate (?:start|joiners?)/),
  sign("urgent", "sofort", /\bab sofort|\bsofort\b/),
  sign("urgent", "immediat", /\bimmediat(?:e|ement)?\b/),
  sign("urgent", "inmediat", /\binmediat[ao]/),
  sign("urgent", "dringend", /\bdringend/),
];

/** The conditions that a posting states. @param text By `statedText`. */
export const conditionsIn = (text: string): Condition[] => statedBy(signs, text);
