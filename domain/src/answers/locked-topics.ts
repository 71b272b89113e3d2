import type { LockedTopic } from "@waymark/contract/answers";
import { fold } from "../vocabulary/fold.ts";

/** Folded words of a question, by topic, in four languages. The first topic that matches wins. */
const topics: readonly (readonly [LockedTopic, RegExp])[] = [
  [
    "convictions",
    /\b(?:convict\w*|criminal (?:record|history|background)|felony|felonies|misdemeanou?rs?|dbs check|vorstraf\w*|vorbestraft|fuhrungszeugnis\w*|casier judiciaire|condamn\w*|antecedentes penales|certificado de penales|condenas? penal\w*|delitos? sexuales)\b/,
  ],
  [
    "visa",
    /\b(?:visas?|visum\w*|visado\w*|work permits?|right to work|sponsorship|sponsor|(?:legally )?(?:authori[sz]ed|entitled|eligible) to work|work authori[sz]ation|citizenship|immigration|arbeitserlaubnis\w*|aufenthalts\w*|arbeitsgenehmigung\w*|staatsangehorigkeit\w*|titre de sejour|permis de travail|autorisation de travail\w*|autorise\w* a travailler|droit de travailler|nationalite|permiso de (?:trabajo|residencia)|autorizacion (?:de|para) trabaj\w*|derecho a trabajar|nacionalidad)\b/,
  ],
  [
    "salary",
    /\b(?:salar(?:y|ies)|compensation|pay expectations?|expected pay|remuneration\w*|desired pay|hourly rate|day rate|wages?|gehalt\w*|lohn\w*|vergutung\w*|verdienst\w*|einkommen\w*|stundensatz\w*|tagessatz\w*|salaires?|pretentions?|tjm|salari\w*|sueldo\w*|retribucion\w*|remuneracion\w*|expectativas? (?:salarial\w*|economicas?)|banda salarial|tarifa)\b/,
  ],
  [
    "disability",
    /\b(?:disabilit\w*|disabled|handicap\w*|rqth|reasonable adjustments?|accommodations?|schwerbehind\w*|behinder\w*|gleichgestellt\w*|travailleur\w* handicape\w*|discapacidad\w*|minusvalia\w*)\b/,
  ],
  [
    "health",
    /\b(?:health|medical (?:conditions?|history|checks?|exam\w*)|illness\w*|vaccinat\w*|immuni[sz]ation\w*|drug test\w*|pregnan\w*|gesundheit\w*|erkrankung\w*|krankheit\w*|impfung\w*|impfstatus|geimpft|schwanger\w*|masernschutz\w*|sante|maladies?|vaccin\w*|enceinte|grossesse|aptitude medicale|salud|enfermedad\w*|vacun\w*|embaraz\w*|reconocimiento medico)\b/,
  ],
  [
    "family",
    /\b(?:married|marital|children|childcare|dependents|family (?:status|situation|plan\w*)|verheiratet|familienstand|kinder|kinderbetreuung|familienplanung|mariee?s?|situation (?:familiale|de famille)|enfants?|garde d'enfants?|casad[oa]|estado civil|hijos|hijas|situacion familiar|cargas familiares)\b/,
  ],
];

/** Work with what a topic is named after is no question about the person: "experience in health care". */
const work =
  /\b(?:experience|experiences|experiencia|experience|erfahrung\w*|berufserfahrung|worked|gearbeitet|trabajado|travaille|knowledge|kenntnis\w*|skills?|competences?|certificat\w*|software)\b/;
const workTopics: ReadonlySet<LockedTopic> = new Set(["health", "family", "disability"]);

/** The topic of a question that is only answered when the person says so each time; null for any other. */
export function lockedTopicOf(question: string): LockedTopic | null {
  const plain = fold(question.slice(0, 2_000));
  for (const [topic, pattern] of topics)
    if (pattern.test(plain) && !(workTopics.has(topic) && work.test(plain))) return topic;
  return null;
}
