import { fold } from "../../../vocabulary/fold.ts";

/** A requirement other than a skill, with its names in four languages (folded). */
export interface Requirement {
  readonly id: string;
  readonly pattern: RegExp;
}

/** Spoken languages. */
export const spoken: readonly Requirement[] = [
  { id: "en", pattern: /\b(?:english|ingles|anglais|englisch(?:kenntnisse)?)\b/ },
  { id: "es", pattern: /\b(?:spanish|espanol|castellano|espagnol|spanisch(?:kenntnisse)?)\b/ },
  { id: "fr", pattern: /\b(?:french|frances|francais|franzosisch(?:kenntnisse)?)\b/ },
  { id: "de", pattern: /\b(?:german|aleman|allemand|deutsch(?:kenntnisse)?)\b/ },
  { id: "it", pattern: /\b(?:italian|italiano|italien|italienisch)\b/ },
  { id: "pt", pattern: /\b(?:portuguese|portugues|portugais|portugiesisch)\b/ },
  { id: "nl", pattern: /\b(?:dutch|neerlandes|holandes|neerlandais|niederlandisch)\b/ },
  { id: "pl", pattern: /\b(?:polish (?:language|speaker|speaking)|polaco|polonais|polnisch)\b/ },
  { id: "tr", pattern: /\b(?:turkish|turco|turc|turkisch)\b/ },
  { id: "ar", pattern: /\b(?:arabic|arabe|arabisch)\b/ },
  { id: "ru", pattern: /\b(?:russian|ruso|russe|russisch)\b/ },
  { id: "zh", pattern: /\b(?:chinese|mandarin|chino|chinois|chinesisch)\b/ },
  { id: "ja", pattern: /\b(?:japanese|japones|japonais|japanisch)\b/ },
  { id: "ca", pattern: /\b(?:catalan|katalanisch)\b/ },
];

/** Licences and registrations that are required by law or custom. */
export const licences: readonly Requirement[] = [
  {
    id: "truck",
    pattern:
      /\b(?:cdl|commercial driver'?s? licen[cs]e|class a licen[cs]e|hgv licen[cs]e|lkw-fuhrerschein|fuhrerschein(?: der)? klasse ce?|permis (?:c|ce|poids lourds?)|carne(?:t)? (?:de conducir )?(?:c|c\+e)|cap\b(?= transport))\b/,
  },
  {
    id: "driving",
    pattern:
      /\b(?:driving licen[cs]e|driver'?s? licen[cs]e|full uk licen[cs]e|fuhrerschein(?: der)?(?: klasse)?(?: b)?|permis (?:b|de conduire)|carne(?:t)? de conducir|permiso de conducir|licencia de conducir)\b/,
  },
  {
    id: "nursing",
    pattern:
      /\b(?:nursing licen[cs]e|rn licen[cs]e|registered nurse licen[cs]e|(?:licensed |licen[cs]e as a )registered nurse|registered nurse,? (?:state|licen)|licensed (?:registered |practical |vocational )nurse|nmc registration|nmc pin|nmc registered|diplome d'etat (?:d'|infirm)|colegiacion|numero de colegiado|staatlich (?:anerkannt|gepruft|examiniert)|examinierte[rs]? (?:pflege|alten|gesundheits))/,
  },
  {
    id: "forklift",
    pattern:
      /\b(?:forklift (?:licen[cs]e|certificate|certification|ticket)|certified forklift|staplerschein|gabelstaplerschein|caces|carne(?:t)? de carretillero|carretillero)\b/,
  },
  {
    id: "teaching",
    pattern:
      /\b(?:qualified teacher status|qts|teaching (?:licen[cs]e|certificate|credential)|pgce|lehramt|staatsexamen|habilitacion docente|master del profesorado|crpe|capes)\b/,
  },
];

/** Degrees, from school to doctorate; a higher one includes the lower ones. */
export const degrees: readonly (Requirement & { readonly level: number })[] = [
  {
    id: "school",
    level: 1,
    pattern:
      /\b(?:high school diploma|ged|gcses?|a-levels?|abitur|mittlere reife|schulabschluss|bachillerato|graduado escolar|baccalaureat|brevet)\b/,
  },
  {
    id: "vocational",
    level: 2,
    pattern:
      /\b(?:apprenticeship|vocational (?:training|qualification|diploma)|associate'?s? degree|associate of|(?:abgeschlossene |kaufmannische |technische )?(?:berufs)?ausbildung (?:als|zum|zur|in|im)|abgeschlossene (?:berufs)?ausbildung|gesellenbrief|ciclo formativo|formacion profesional|grado (?:medio|superior)|tecnico superior|fp(?: de)? grado|bts|dut|cap\b|bac pro)\b/,
  },
  {
    id: "bachelor",
    level: 3,
    pattern:
      /\b(?:bachelor'?s?|b\.?sc\b|b\.?a\b|bsn|beng|undergraduate degree|university degree|college degree|degree in|hochschulstudium|studium|fachhochschulstudium|universitatsabschluss|hochschulabschluss|licenciatura|licenciad[oa]|grado en|grado universitario|titulacion universitaria|diplomatura|licence (?:en|pro)|bac ?\+ ?3)\b/,
  },
  {
    id: "master",
    level: 4,
    pattern:
      /\b(?:master'?s?(?: degree| of| in| en| universitario| professionnel)|master's|m\.?sc\b|mba|meng|masterstudium|masterabschluss|diplom(?:-?ingenieur\w*|-?kauf\w+)|diplome d'ingenieur|bac ?\+ ?5|maestria|ingenieria superior)/,
  },
  {
    id: "doctorate",
    level: 5,
    pattern:
      /\b(?:ph\.?d|doctorate|doctoral|promotion zum|dr\. |doktor|doctorado|doctorat|these de doctorat)\b/,
  },
];

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  un: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  ocho: 8,
  diez: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dix: 10,
  ein: 1,
  einem: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  acht: 8,
  zehn: 10,
};
const numeral = `(\\d{1,2}|${Object.keys(numberWords).join("|")})`;
const years = "(?:years?|yrs?|jahren?|anos?|ans?|annees?)";
const yearsPattern = new RegExp(
  `\\b${numeral}(?:\\+| ?(?:-|to|a|bis) ?\\d{1,2})?(?: ?\\+| or more| oder mehr| o mas| ou plus)? ${years}\\b`,
);
const ofWork =
  /\b(?:experience|berufserfahrung|erfahrung|praxis|experiencia|work(?:ing)?|on a line|in the (?:role|field|trade|job)|post-qualification|at least|minimum|mindestens|al menos|minimo|minimum de|au moins)\b/;

/** The years of experience that a clause requires; null when it requires none. */
export function yearsAsked(clause: string): number | null {
  const folded = fold(clause);
  if (!ofWork.test(folded)) return null;
  const found = yearsPattern.exec(folded)?.[1];
  if (found === undefined) return null;
  const asked = numberWords[found] ?? Number(found);
  return asked >= 1 && asked <= 30 ? asked : null;
}
