import type { knownCompanySizes } from "@waymark/contract/settings";
import { plainText } from "../../vocabulary/stem.ts";

/** The size of an employer by its people, as the job preferences name it. */
export type CompanySize = (typeof knownCompanySizes)[number];

const mostPeople: readonly (readonly [CompanySize, number])[] = [
  ["startup", 50],
  ["small", 200],
  ["medium", 1_000],
  ["large", Number.POSITIVE_INFINITY],
];

const mostCharacters = 20_000;
/** A number of people below this one is a team or a mistake, one above it a number of customers. */
const leastStated = 5;
const mostStated = 3_000_000;

const number = "(\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3})+|\\d{1,7})";
const people =
  "(?:employees|(?:members of )?staff(?! (?:nurse|midwife|grade|training|member|engineer|accountant|officer))|team members|colleagues|associates|people worldwide|mitarbeite\\w+|mitarbeitende\\w*|beschaftigte\\w*|" +
  "kolleg(?:en|innen)|collaborat(?:eurs|rices)|salarie(?:e?s)|employes|empleados|empleadas|trabajadores|profesionales|personas en plantilla)";
/** "over 5,000 employees", "350 engagierte Mitarbeitende", "1 200 collaborateurs"; a range counts by its upper end. */
const stated = [
  new RegExp(`${number}\\+?(?: ?(?:-|–|to|bis|a) ?${number})?\\+? (?:\\p{L}+ ){0,2}${people}`, "gu"),
  // "We are a team of 25", "Wir sind ein Team von 12", "plantilla de 80 personas", "a 40-person company".
  new RegExp(
    `(?:we are|we're|wir sind|nous sommes|somos) (?:\\p{L}+ ){0,3}(?:team|equipe|equipo) (?:of|von|de) (?:\\p{L}+ ){0,2}${number}`,
    "gu",
  ),
  new RegExp(
    `(?:workforce|headcount|belegschaft|effectif|plantilla) (?:of|von|de) (?:\\p{L}+ ){0,2}${number}`,
    "gu",
  ),
  new RegExp(
    `${number}[- ](?:person|people|strong|employee) (?:company|firm|business|workforce|organi[sz]ation|startup|start-up|agency)`,
    "gu",
  ),
];

/** Fewer "staff" or "colleagues" than this are those of a ward ("Band 5 Staff"). */
const leastStaff = 100;
const isYear = (text: string): boolean => /^(?:19|20)\d\d$/u.test(text);

/** Words before a number by which it counts the people that somebody leads or serves, not those of the employer. */
const led =
  /(?:manag|lead|led|supervis|overse|responsible for|report|direct|serv|support|train|for (?:up to )?$|fuhr|leit|betreu|verantwort|encadr|dirig|accompagn|gestion|a cargo|equipo de|equipe de|team of|team von|clients?|customers?|kunden)\P{L}*(?:\p{L}+\P{L}+){0,3}$/u;
const lookedBack = 60;

const startup =
  /\b(?:we are|we're|wir sind|nous sommes|somos|as an?|als|join an?|at an?) (?:\p{L}+[ -]){0,4}(?:start-?up|scale-?up)\b|\b(?:early|seed)[ -]stage (?:company|start-?up|business|venture)\b|\b(?:seed[ -]funded|pre-seed|series a (?:company|start-?up|funded|funding))\b/u;

const numberOf = (text: string): number => Number(text.replace(/\D/gu, ""));

/** The size of an employer with so many people. */
const sizeOfPeople = (count: number): CompanySize =>
  mostPeople.find(([, most]) => count <= most)?.[0] ?? "large";

/**
 * The size of the employer that a posting's text states: the largest number of its people, else that it calls itself a
 * startup. Empty when it states nothing.
 */
export function companySizeOf({ description }: { readonly description: string }): CompanySize | "" {
  const text = plainText(description.slice(0, mostCharacters)).replace(/\s+/gu, " ");
  let most = 0;
  for (const [i, pattern] of stated.entries()) {
    for (const found of text.matchAll(pattern)) {
      const before = text.slice(Math.max(0, found.index - lookedBack), found.index);
      if (i === 0 && led.test(before)) continue;
      const said = found[2] ?? found[1] ?? "";
      const count = isYear(said) ? 0 : numberOf(said);
      if (count < leastStaff && /(?:staff|colleagues|associates|members|profesionales)$/u.test(found[0]))
        continue;
      if (count >= leastStated && count <= mostStated) most = Math.max(most, count);
    }
  }
  if (most > 0) return sizeOfPeople(most);
  return startup.test(text) ? "startup" : "";
}
