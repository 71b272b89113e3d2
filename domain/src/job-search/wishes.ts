import type { Condition } from "../jobs/requirements/conditions.ts";
import {
  bodyToken,
  conditionToken,
  dutyToken,
  levelToken,
  remoteToken,
  stemsOf,
  typeToken,
} from "../jobs/tokens/tokens.ts";
import { fold } from "../vocabulary/fold.ts";
import { readUnwanted, type Unwanted } from "./unwanted.ts";

type WishKind = Condition | "nights" | "entry-level" | "full-time" | "well-paid" | "weekends" | "half-days";

/** Words of a query that ask for a condition ("nights", "mit Führerschein"). Postings that meet it come first. */
export interface Wish {
  readonly kind: WishKind;
  /** As typed. */
  readonly text: string;
  /** A posting meets it that has one of these tokens; empty for good pay, which no posting states reliably. */
  readonly any: readonly string[];
}

const entry = [levelToken("entry"), conditionToken("no-experience")];
const tokensOf: Readonly<Record<WishKind, readonly string[]>> = {
  nights: [dutyToken("nights")],
  "part-time": [typeToken("part-time"), conditionToken("part-time")],
  "full-time": [typeToken("full-time")],
  "no-experience": [conditionToken("no-experience"), levelToken("entry")],
  "entry-level": entry,
  "no-degree": [conditionToken("no-degree")],
  licence: [conditionToken("licence")],
  remote: [remoteToken, conditionToken("remote")],
  urgent: [conditionToken("urgent")],
  "well-paid": [],
  weekends: [dutyToken("weekends")],
  "half-days": stemsOf(
    "vormittags vormittag nachmittags nachmittag morgens abends matin soir mananas tardes mornings evenings",
  ).map(bodyToken),
};

/** Phrases in plain letters, the longer ones before those that they contain. */
const phrases: readonly (readonly [WishKind, RegExp])[] = [
  [
    "no-experience",
    /(?:(?:with )?no (?:previous |prior |work )?|without (?:any |previous |prior )?)experience(?: (?:needed|required|necessary))?|ohne (?:\p{L}*erfahrung|vorkenntnisse)|keine \p{L}*erfahrung|quereinsteiger(?:in|innen)?|quereinstieg|sans experience(?: exigee)?|debutants? accepte[es]*|debutant[es]*|sin experiencia(?: previa)?/u,
  ],
  [
    "no-degree",
    /(?:without|no|with no) (?:a |university |college )?(?:degree|qualifications?)(?: (?:needed|required))?|ohne (?:studium|abschluss|ausbildung)|sans diplomes?|sin (?:titulo|titulacion|estudios)/,
  ],
  [
    "entry-level",
    /entry[- ]level|junior(?! (?:doctor|school|sister|charge|clinical|fellow|specialist doctor|year))|newly qualified|recent graduate|berufs(?:einsteiger|anfanger)(?:in|innen)?|berufseinstieg|(?:jeunes? )?diplome(?:e?s)? debutant[es]*|jeunes? diplomes?e?s?|recien (?:titulad|graduad)[oa]s?|para principiantes/,
  ],
  [
    "licence",
    /(?:with |avec |mit |con )?(?:(?:a |full |clean )*driv(?:ing|er'?s?) licen[cs]e|fuhrerschein(?: (?:klasse )?[bc]e?1?)?|permis(?: de conduire|(?: [bc]e?)(?![\p{L}\p{N}]))|(?:carnet|carne|permiso|licencia) de conducir)/u,
  ],
  [
    "weekends",
    /(?:am |le |les |los |las |at |on )?(?:wochenenden?|samstags?|week-?ends?|fin(?:es)? de semana|sabados)/,
  ],
  [
    "half-days",
    /(?:am )?(?:vormittags?|nachmittags?|morgens|abends)|(?:le|les) (?:matin|apres-midi|soir)s?|(?:por |de )?(?:las? )(?:mananas?|tardes?)|(?:in the )?(?:mornings|evenings)/,
  ],
  [
    "nights",
    /(?:on |de |en |turno de |poste de |travail de |trabajo de |horario de )?(?:night[- ]shifts?|nights?(?: work)?|nachtschicht(?:en)?|nachtdienste?|nachtarbeit|nachts|nuits?|noches?)/,
  ],
  [
    "part-time",
    /(?:in |a |en )?(?:part[- ]?time|teilzeit(?:stelle|job)?|halbtags|mi-temps|mi temps|temps partiel|media jornada|(?:tiempo|jornada) parcial)|mini-?jobs?|(?:als )?aushilfe|por horas|(?:450|520|538|556|603)[- ]?(?:€|euro)(?:[- ]?(?:basis|job))?/,
  ],
  [
    "full-time",
    /(?:in |a |en )?(?:full[- ]?time|vollzeit|temps (?:plein|complet)|(?:jornada|tiempo) complet[oa])/,
  ],
  [
    "remote",
    /(?:fully )?remote(?: work)?|(?:to )?(?:work(?:ing)? )?from home|wfh|von zu ?hause(?: aus)?|desde casa|depuis (?:chez (?:moi|soi)|la maison)|(?:im |mit )?home[- ]?office|(?:en |avec )?teletravail|a distance|(?:en |con )?teletrabajo|en remoto|remoto/,
  ],
  [
    "urgent",
    /urgent(?:ly|e)?(?: hiring| needed)?|immediate(?:ly)?(?: start)?|hiring(?: now| immediately)?|start(?:ing)? (?:now|immediately|asap)|asap|dringend(?: gesucht)?|ab sofort|sofort|disponible (?:immediatement|de suite)|immediatement|tout de suite|(?:con )?incorporacion inmediata|inmediat[ao]/,
  ],
  [
    "well-paid",
    /(?:well|highly|good)[- ]paid|high(?:ly)? paying|gut bezahlt|bien (?:paye[es]*|remunere[es]*|pagad[oa])/,
  ],
];
const bounded = phrases.map(
  ([kind, { source }]) =>
    [kind, new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "u")] as const,
);

/** Hours of work: "20 Stunden", "30 Std. pro Woche", "20h", "25 horas semanales". */
const hours =
  /(?<![\p{L}\p{N}.,])(\d{1,2})(?:[.,]\d{1,2})?[- ]?(?:h|hrs?|hours?|std|stunden|heures|horas)(?![\p{L}\p{N}])\.?(?:(?:[ /]+(?:pro|je|die|in der|par|a la|por|per|a|an))?[ /]*(?:woche|wo|semaine|semana|semanales|week)(?![\p{L}\p{N}]))?/u;
const fullTimeHours = 35;
/** Round the clock is no number of hours a week. */
const dayLong = 24;

/** Words that only lead from a title to the rest: "jobs in", "Stellen als", "emploi de", "busco trabajo de". */
const fillers =
  /(?<![\p{L}\p{N}])(?:(?:ich )?suche (?:eine? |einen )?(?:stelle|job|arbeit)(?: als| in| im)?|(?:stelle|arbeit|job|jobs) (?:als|in der|im|in|bei)|gesucht|je (?:re)?cherche (?:un |une )?(?:poste|emploi|travail|job)?(?: d| de| en| comme)?|(?:poste|emploi|travail|job) (?:d|de|en|comme)(?![\p{L}])|travailler (?:avec|dans|en|comme)(?: des| les| la| le)?|(?:busco|quiero) (?:trabajo|empleo|trabajar)(?: de| en| como)?|(?:trabajo|puesto|empleo) (?:de|en|como)|i am looking for (?:a |an )?(?:job )?(?:as )?|i want to work (?:as|in|with)(?: a| an)?|work as (?:an? )?|jobs?|vacanc(?:y|ies)|stellen(?:angebote?)?|arbeit als|job als|emplois?|offres? d.emploi|trabajos? de|empleos?|ofertas? de (?:trabajo|empleo)|looking for|busco|cherche|suche)(?![\p{L}\p{N}])/gu;

export interface QueryWishes {
  /** The words that remain: title, skills, company, place. */
  readonly words: string;
  readonly wishes: readonly Wish[];
  /** Things that are excluded in words. */
  readonly unwanted: readonly Unwanted[];
}

/** Reads the conditions out of the words of a query; a query of nothing else stays as it is. */
export function readWishes(text: string): QueryWishes {
  const excluded = readUnwanted(text);
  let { words } = excluded;
  const wishes: Wish[] = [];
  for (const [kind, pattern] of bounded) {
    // Folding keeps offsets, so what was found is cut out of the text as typed.
    const found = pattern.exec(fold(words));
    if (found === null || wishes.some((wish) => wish.kind === kind)) continue;
    const typed = words.slice(found.index, found.index + found[0].length);
    words = `${words.slice(0, found.index)} ${words.slice(found.index + found[0].length)}`;
    wishes.push({ kind, text: typed.trim(), any: tokensOf[kind] });
  }
  const time = readHours(words);
  if (time !== null && !wishes.some(({ kind }) => kind === time.wish.kind)) {
    words = time.words;
    wishes.push(time.wish);
  }
  const rest = withoutFillers(words.replace(/(?:\s*,\s*)+/g, " "));
  return rest === ""
    ? { words: text, wishes: [], unwanted: [] }
    : { words: rest, wishes, unwanted: excluded.unwanted };
}

/** Reads hours of work as part-time or full-time. */
function readHours(text: string): { readonly words: string; readonly wish: Wish } | null {
  const found = hours.exec(fold(text));
  const count = Number(found?.[1]);
  if (found === null || count === dayLong || count < 3 || count > 48) return null;
  const [from, to] = [found.index, found.index + found[0].length];
  const kind = count < fullTimeHours ? "part-time" : "full-time";
  return {
    words: `${text.slice(0, from)} ${text.slice(to)}`,
    wish: { kind, text: text.slice(from, to).trim(), any: tokensOf[kind] },
  };
}

function withoutFillers(text: string): string {
  const spans = [...fold(text).matchAll(fillers)].toReversed();
  const kept = spans.reduce(
    (left, { index, 0: found }) => `${left.slice(0, index)} ${left.slice(index + found.length)}`,
    text,
  );
  const tidy = (one: string) => one.replace(/\s+/g, " ").trim();
  return tidy(kept) === "" ? tidy(text) : tidy(kept);
}
