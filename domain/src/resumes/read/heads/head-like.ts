import { fold } from "../../../vocabulary/fold.ts";
import { companyScore, degreeScore, schoolScore } from "../../../vocabulary/organisations.ts";
import { isStreet } from "../../../vocabulary/place-words.ts";
import { titleScore } from "../../../vocabulary/titles.ts";
import type { Line } from "../document.ts";

/** Labels between the head of a job or study and its description. */
const labels = new Set(
  `highlights|key highlights|achievements|key achievements|main achievements|achievements/tasks|responsibilities|key responsibilities|main responsibilities|duties|main duties|tasks|main tasks|courses|relevant courses|coursework|relevant coursework|description|projects|key projects|skills|technologies|tools|
  funciones|funciones principales|tareas|tareas realizadas|logros|logros principales|responsabilidades|descripcion|proyectos|asignaturas|
  missions|missions principales|realisations|taches|taches principales|responsabilites|description|projets|cours|
  aufgaben|hauptaufgaben|meine aufgaben|aufgabengebiet|aufgabenbereich|aufgabenschwerpunkte|schwerpunkte|tatigkeiten|erfolge|verantwortlichkeiten|beschreibung|projekte|kurse`
    .split("|")
    .map((label) => label.trim()),
);

/** Facts of a job besides its head, as forms ask for them. */
const otherFact =
  /^(?:salary|pay|wage|hours|hours per week|supervisor|manager|series|pay plan|grade|okay to contact|may we contact|reason for leaving|starting pay|ending pay|references?|team size|reports? to|salario|sueldo|jornada|motivo(?: de(?: la)?)? (?:salida|baja)|supervisora?|nivel|categoria|tipo de contrato|contrato|salaire|horaires?|motif de depart|type de contrat|contrat|effectif|gehalt|wochenstunden|vorgesetzte[r]?|grund des ausscheidens|austrittsgrund|arbeitszeit|phone|tel|telephone|telefono|telefon|supervisor's phone|credits? earned|credits|class rank|relevant coursework|duties)\b[^:]{0,25}:/;

const particles =
  /^(?:of|the|and|for|at|in|on|a|to|de|del|la|las|los|el|y|e|en|al|a|du|des|le|les|et|au|aux|à|von|der|die|das|dem|den|und|für|im|am|zu|zur|zum|bei|an|van|d'.*|l'.*|&|[-–—|·•/])$/u;
/** Tasks in the German nominal style: `Betreuung von Gruppen`. */
const doing =
  /^\p{Lu}\p{L}+(?:ung|ungen|nahme|nahmen|führung|leitung|pflege|arbeiten|kontrolle|abschluss) (?:von|der|des|und|im|in|für|bei|zu|aller)\s/u;

/** English tasks in the past, whose next word is in lower case: `Wrote end-to-end tests in Cypress`. */
const beginsWithDeed =
  /^(?:\p{Lu}\p{Ll}{2,}ed|Wrote|Built|Led|Ran|Made|Won|Kept|Taught|Took|Gave|Drove|Sold|Grew|Brought|Held|Oversaw|Set|Cut) (?:up |the |an? )?\p{Ll}/u;

/** Tells whether a text says what somebody did, as descriptions do: names and titles have other words. */
function isProse(text: string, isBold: boolean): boolean {
  const words = text.split(/\s+/);
  // "5 years 9 months" stands between an employer and its titles in LinkedIn's export.
  if (words.length < 4 || companyScore(text) === 1 || /^\d+ \p{L}+ \d+ \p{L}+$/u.test(text)) return false;
  const lower = words.filter((word) => /^\p{Ll}/u.test(word) && !particles.test(word)).length;
  if (titleScore(text.split(/,|\s[–—|-]\s/)[0] ?? "") > 0.5 || titleScore(text) > 0.5)
    return lower > 4 && words.length > 8;
  if (beginsWithDeed.test(text)) return true;
  if (degreeScore(text) + schoolScore(text) > 0) return lower > 4;
  if (companyScore(text) > 0) return lower > 3;
  const isList = !isBold && /^[^,]+, [^,]+(?:, [^,]+)* (?:und|and|y|et) \p{L}+/u.test(text);
  return lower > 1 || doing.test(text) || isList;
}

/** Words before a title that stands below its employer: `als Lagerist`. */
export const workedAs = /^(?:als|worked as|working as|as an?|como|en tant que?|en qualité de) (?=\p{L})/u;

/** Tells whether a line in a head says neither title nor employer: a street, a salary, a supervisor. */
export const isOtherFact = ({ text }: Line): boolean =>
  text.length < 115 &&
  (otherFact.test(fold(text)) ||
    isRowOfFacts(text) ||
    (isStreet(text.replace(/\([^()]*\)/g, "")) &&
      titleScore(text) + companyScore(text) + schoolScore(text) === 0));

/** `Beds: 18 | Charting: Epic | Ratio: 1:4`: labels with values, none of which names a part of a head. */
function isRowOfFacts(text: string): boolean {
  const pieces = text.split(/\s*[|•·]\s*/);
  return (
    pieces.length > 1 &&
    pieces.every((piece) => /^\p{Lu}[\p{L} ]{1,24}: ?\S/u.test(piece) && !namesHead.test(fold(piece)))
  );
}

const namesHead =
  /^(?:company|employer|organi[sz]ation|title|job title|position|role|designation|dates?|period|duration|from|school|college|degree|course|empresa|puesto|cargo|fecha|entreprise|poste|firma|arbeitgeber|stelle|position|zeitraum)\b/;

/** Tells whether a line is short and no sentence, as a title, an employer or a place is. */
export function isHeadLike(line: Line): boolean {
  const text = line.text;
  if (
    text.length > 115 ||
    line.goesOn ||
    /\S@\S+\.\p{L}/u.test(text) ||
    labels.has(fold(text).replace(/\s*:$/, "")) ||
    isOtherFact(line) ||
    isProse(text, line.startsBold)
  )
    return false;
  if (
    /[.;:]$/.test(text) &&
    !/(?:\b(?:inc|co|corp|lt|ltd|ltda|llc|llp|cia|jr|sr|bros|mbh|ing)|(?:\b\p{L}\. ?)+\p{L})\.$/iu.test(text)
  )
    return false;
  return !/^\p{Ll}/u.test(text) || /^(?:i[A-Z]|e-|eB)/.test(text) || workedAs.test(text);
}
