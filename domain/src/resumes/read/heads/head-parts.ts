import { isDuration } from "../../../vocabulary/dates.ts";
import { fold } from "../../../vocabulary/fold.ts";
import { titleOverEmployer } from "../../../vocabulary/likeness.ts";
import { companyScore, degreeScore, schoolScore, subjectWords } from "../../../vocabulary/organisations.ts";
import { placeScore } from "../../../vocabulary/place-words.ts";
import { titleScore } from "../../../vocabulary/titles.ts";
import type { Line } from "../document.ts";
import { type Entry, isBullet } from "../entries.ts";
import { isHeadLike, isOtherFact, workedAs } from "./head-like.ts";

export interface HeadPart {
  text: string;
  bold: boolean;
  isPlace: boolean;
  /** The kind that a label names, as in `Employer: …`; a degree counts as a title, a school as a company. */
  says: "title" | "company" | null;
  /** The bar or dash between this part and the previous one on the line; empty when there is none. */
  joint: string;
  /** Its place in the layout of its entry: the line, the piece of it, and the number within the piece. */
  slot: string;
}

const strong = /\s*[|•·●▪◦⋄♦∣¦]\s*|\s+[–—―]\s+|\s+-\s+|\s{3,}|\s@\s/;

/** Words that say how somebody is employed, between an employer's name and the length of the employment. */
const terms =
  /^(?:full[- ]time|part[- ]time|permanent|contract|temporary|seasonal|internship|vollzeit|teilzeit|befristet|unbefristet|\d{2,3} ?%(?:-pensum)?|temps plein|temps partiel|cdi|cdd|jornada completa|media jornada|tiempo completo|medio tiempo|tiempo parcial)$/;

/** Splits a head line at its bars, bullets, dashes and wide gaps; a place at the end is split off too. */
export function headParts(line: Line): HeadPart[] {
  return line.parts.flatMap((part, i) => {
    const { says, text } = unlabelled(part.replace(workedAs, ""));
    const bold = i === 0 ? line.startsBold : line.bold;
    const bar = text.match(strong)?.[0] ?? "";
    const pieces = text
      .split(strong)
      .flatMap((piece) => cutAtLook(piece, line.looks))
      .flatMap(cutSentence)
      .flatMap(cutSlash)
      .map(trimmed)
      .filter((piece) => /[\p{L}\d]/u.test(piece) && !isDuration(piece) && !terms.test(fold(piece)));
    return pieces.flatMap((whole, n) =>
      cutPlace(whole, isBesideTitle(pieces, n)).map((piece, k) => ({
        ...piece,
        bold,
        says: piece.isPlace ? null : says,
        joint: n > 0 && k === 0 ? bar : "",
        slot: `${i + n}.${k}`,
      })),
    );
  });
}

/** The parts of a line of an entry; `row` is the place of the line in the entry. */
export const slotParts = (line: Line, row: number): HeadPart[] =>
  headParts(line).map((part) => ({ ...part, slot: `${row}.${part.slot}` }));

/**
 * The parts of an entry's head: the lines above the dated one, and what stands beside the date. A bare name beside the
 * date, above a line that has title and employer, or degree and school, is the place.
 */
export function entryParts({ before, dated, span, after }: Entry, areTownsBeside = false): HeadPart[] {
  const isHead = dated ? isHeadLike : (line: Line) => !isOtherFact(line);
  const heads = before.filter(isHead);
  const parts = heads.flatMap((line, i) => slotParts(line, dated ? i - heads.length : i));
  if (!dated) return parts;
  const [own = "", ...more] = dated.parts;
  const [next] = after;
  const isBare = span !== null && span.from < 3 && more.length === 0 && bareName.test(own) && !isOther(own);
  const isBetween =
    isBare && before.length === 0 && next !== undefined && !isBullet(next) && isHeadLike(next);
  const named = (some: readonly HeadPart[]): number => some.filter((part) => !part.isPlace).length;
  const isTown =
    (isBetween && named(headParts(next)) >= 2) ||
    (isBare && named(parts) >= 2 && (!/\s/.test(own) || placeScore(own) > 0));
  const town = isTown ? own : next && before.length === 0 ? townInRow(dated, next, areTownsBeside) : null;
  return [
    ...parts,
    ...slotParts(dated, 0).map((part) => (isTown || part.text === town ? { ...part, isPlace: true } : part)),
  ];
}

/** In a row of employer, unknown name and date above a line with the title, the name is the town. */
function townInRow(dated: Line, next: Line, isUsual: boolean): string | null {
  const [employer, town, ...more] = headParts(dated);
  if (!employer || !town || more.length > 0 || isBullet(next) || !isHeadLike(next)) return null;
  const isTitled = isUsual || titleScore(next.text) > 0.5;
  const isNamed = titleScore(employer.text) === 0 || companyScore(employer.text) > 0;
  return isTitled && isNamed && bareName.test(town.text) && !isOther(town.text) ? town.text : null;
}

/** Tells whether the row of a date has an employer and an unknown name, above a line with a known title. */
export const hasTownBeside = ({ before, dated, after: [next] }: Entry): boolean =>
  dated !== null && next !== undefined && before.length === 0 && townInRow(dated, next, false) !== null;

/** Splits the town off the employer in `Acme, Dover`, `Acme (Dover)` and `Clinic Acme in Dover`; null for other texts. */
export function employerInTown(text: string): { company: string; town: string } | null {
  const [, firm = "", known = ""] = text.match(/^(.{2,60}) (?:in|en|à) (\p{Lu}[^,]{2,40})$/u) ?? [];
  if (companyScore(firm) > 0 && isPlaceName(known)) return { company: firm, town: known };
  const [, company = "", town = ""] =
    text.match(/^(.{2,60}?) \(([^()]+)\)$/) ?? text.match(/^([^,]{2,60}), ([^,]{3,40})$/) ?? [];
  const isTown = bareName.test(town) && /\p{Ll}{2}/u.test(town) && !isOther(town) && !unit.test(fold(town));
  return isTown && !isPlaceName(company) ? { company, town } : null;
}

/** Splits a bold title before a plain employer, or the other way about, when nothing else stands between them. */
function cutAtLook(text: string, looks: readonly string[]): string[] {
  const first = looks.find((look) => look.length > 2 && text.startsWith(look) && text.length > look.length);
  if (first === undefined) return [text];
  const rest = text.slice(first.length);
  const isName = /^\s+[\p{Lu}\d]/u.test(rest) && !/[,(&/–-]$/u.test(first);
  return isName && !/^(?:\p{L}{1,3}\.?|.*\d{4})$/u.test(first) ? [first, rest.trim()] : [text];
}

/** Tells whether the piece before or behind is a title, so that this one is an employer with its town. */
const isBesideTitle = (pieces: readonly string[], n: number): boolean =>
  titleScore(pieces[n - 1] ?? "") > 0.5 ||
  (titleScore(pieces[n + 1] ?? "") > 0.5 && titleScore(pieces[n] ?? "") === 0);

/** Splits `Acme / Clerk`, one of which is a title, and not `Cook / Baker`. */
function cutSlash(text: string): string[] {
  const pieces = text.split(" / ");
  const titled = pieces.filter((piece) => titleScore(piece) > 0.5).length;
  const degrees = pieces.filter((piece) => degreeScore(piece) > 0).length;
  return pieces.length === 2 && (titled === 1 || degrees === 1) ? pieces : [text];
}

/** Splits `Operator. Acme, S.A., Reus`: a title or degree with a full stop before the employer or school. */
function cutSentence(text: string): string[] {
  const match = text.match(/^(.*?(?:[\p{Ll})]{3,}|\p{Lu}{3,}))\.\s+(?=\p{Lu})(.+)$/u);
  const [, first = "", second = ""] = match ?? [];
  const isNamed = (titleScore(first) > 0.5 || degreeScore(first) > 0) && !/^(?:dr|prof|med)\b/i.test(first);
  return match && isNamed && second.length < 90 ? [first, second] : [text];
}

const labels: readonly [RegExp, "title" | "company" | null][] = [
  [
    /^(?:company|employer|organi[sz]ation|empresa|compania|empleador|entreprise|societe|employeur|firma|arbeitgeber|unternehmen)\s*:\s*/,
    "company",
  ],
  [
    /^(?:job title|title|position|role|designation|post held|puesto|cargo|posicion|poste|fonction|intitule|taetigkeit|tatigkeit|stelle|funktion)\s*:\s*/,
    "title",
  ],
  [
    /^(?:school|institution|college|university|board|institucion|escuela|centro|ecole|etablissement|einrichtung)\s*:\s*/,
    "company",
  ],
  [/^(?:degree|qualification|course|examination|nivel|titulo|diplome|abschluss)\s*:\s*/, "title"],
  [
    /^(?:dates?|period|duration|location|city|fechas?|periodo|duracion|lugar|localidad|periode|duree|lieu|ville|zeitraum|dauer|ort)\s*(?::\s*|$)/,
    null,
  ],
];

/** Removes a label before a colon and returns its meaning. */
function unlabelled(text: string): { says: "title" | "company" | null; text: string } {
  const folded = fold(text);
  for (const [label, says] of labels) {
    const match = folded.match(label);
    if (match) return { says, text: text.slice(match[0].length) };
  }
  return { says: null, text };
}

interface Piece {
  text: string;
  isPlace: boolean;
}

const plain = (text: string): Piece => ({ text, isPlace: false });
const place = (text: string): Piece => ({ text, isPlace: true });
/** Matches `Nurse at Acme`, by a word in each language that only an employer follows. */
const titleAt = /^(.{3,60}?) (?:at|chez|bei(?: der| dem)?) (\p{Lu}.+)$/u;
/** Matches `Painter for Barrow Homes`, whose employer has no word in lower case. */
const titleFor =
  /^([^,(]{3,60}?) for ((?=[\p{Lu}\d])(?:[\p{Lu}\d&][^\s]*(?: |$)|of |the |and )+(?:\(.+\))?)$/u;
const isPlaceName = (text: string): boolean => placeScore(text) >= 0.9 && titleScore(text) < 0.5;

/** Splits the place off `Company, City, ST`, `Company (City)` and `Company, City, ST, Title`. */
function cutPlace(text: string, followsTitle: boolean): Piece[] {
  const [name = "", ...where] = text.split(nameComma);
  const isNamed =
    where.length === 1 && !isPlaceName(name) && / \(/.test(where[0] ?? "") && isPlaceName(where[0] ?? "");
  const town = where.join(", ");
  const isInTown = where.length === 2 && / /.test(name) && isPlaceName(where[0] ?? "") && isPlaceName(town);
  if (isInTown && !isPlaceName(name) && !/^\d/.test(name)) return [...cutTitle(name), place(town)];
  if (isNamed && !/^\d/.test(name)) return [...cutTitle(name), place(where[0] ?? "")];
  if (isPlaceName(text)) return [place(text)];
  const [, title = "", employer = ""] = text.match(titleAt) ?? text.match(titleFor) ?? [];
  if (titleScore(title) > 0.5 && degreeScore(title) === 0) return [plain(title), ...cutPlace(employer, true)];
  const bracket = text.match(/^(.{2,}?)\s*\(([^()]+)\)$/);
  const sized = employerOfSize(text);
  if (sized !== null) return sized;
  if (bracket?.[1] && bracket[2] && isBracketedPlace(bracket[1], bracket[2]))
    return [plain(bracket[1]), place(bracket[2])];
  if (bracket?.[1] && bracket[2] && isEmployerInBrackets(bracket[1], bracket[2]))
    return [plain(bracket[1]), ...cutPlace(bracket[2], true)];
  const chunks = text.split(nameComma);
  for (let from = 1; from < chunks.length; from++) {
    for (let to = Math.min(chunks.length, from + 3); to > from; to--) {
      const middle = chunks.slice(from, to).join(", ");
      if (!isPlaceName(middle) || isEmployerAbroad(chunks, from, to)) continue;
      if (to - from === 3 && isNameBeforePlace(chunks, from, to)) continue;
      const after = chunks.slice(to).join(", ");
      const before = chunks.slice(0, from).join(", ");
      return [...cutStreet(before, middle), ...(after === "" ? [] : [plain(after)])];
    }
  }
  return cutUnknownPlace(chunks, text, followsTitle);
}

/** In `EHPAD Les Tilleuls, Villeurbanne (84 résidents)` the size is the employer's; null for other texts. */
function employerOfSize(text: string): Piece[] | null {
  const [, employer = "", town = "", size = ""] =
    text.match(/^([^,]{3,60}), ([^,(]{3,40}) \((\d[^()]*)\)$/) ?? [];
  const isInTown = companyScore(employer) > 0 && bareName.test(town) && !isOther(town);
  return isInTown ? [plain(`${employer} (${size})`), place(town)] : null;
}

/** In `Bakery Marsh, 12 Mill Road` the street belongs to the place that follows. */
function cutStreet(before: string, town: string): Piece[] {
  const [, employer = "", street = ""] =
    before.match(/^(.{3,60}?), (\d{1,4} ?(?:bis|ter)?,? \p{L}.{3,40})$/u) ?? [];
  return employer === ""
    ? [...cutTitle(before), place(town)]
    : [...cutTitle(employer), place(`${street}, ${town}`)];
}

const legalForms = String.raw`(?:s\.? ?[al]\.?(?: ?[us]\.?)?|inc|ltd|llc|llp|gmbh|co|corp|sarl|sas|sasu|eurl)\.?`;

/** Recognises a legal form alone, since `Acme, S.A.` is one name. */
export const legalFormOnly = new RegExp(`^${legalForms}$`, "i");

/** A comma between names, which is not the one in `Acme, S.A.` or in `Metallbauer, Fachrichtung Konstruktion`. */
export const nameComma = new RegExp(String.raw`,\s+(?!${legalForms}(?:[,\s)]|$)|(?:${subjectWords})\s)`, "i");
const bareName =
  /^\p{Lu}[\p{L}.'’-]+(?: (?:\p{Lu}|de|la|las|los|am|an|der|sur|del|en)[\p{L}.'’-]*){0,3}(?: \(\p{Lu}\p{Ll}+\))?$/u;
const isOther = (text: string): boolean =>
  titleScore(text) > 0 || companyScore(text) > 0 || schoolScore(text) > 0 || degreeScore(text) > 0;

function isBracketedPlace(before: string, inside: string): boolean {
  if (isPlaceName(inside)) return true;
  const isWritten = bareName.test(inside) && /\p{Ll}{2}/u.test(inside) && !isOther(inside);
  const isNamed = companyScore(before) > 0 || schoolScore(before) > 0;
  return isWritten && isNamed && titleOverEmployer(before) < 0.3;
}

/** Recognises `Nurse (Saint Mary Hospital, Leeds)` and `Diploma (Leeds College)`. */
function isEmployerInBrackets(before: string, inside: string): boolean {
  if (
    /^\p{Lu}{2,4}$/u.test(inside) ||
    /^(?:self[- ]employed|freelance|part[- ]time|full[- ]time)$/i.test(inside) ||
    /^(?:bank|store|shop|market|retail|kitchen|school|hospital|hotel|restaurant|agency|media|digital|global)$/i.test(
      inside,
    )
  )
    return false;
  const isNamed = titleScore(before) > 0.5 || degreeScore(before) > 0.5;
  const [name = "", ...where] = inside.split(nameComma);
  const isInTown = where.length > 0 && (isPlaceName(where.join(", ")) || bareName.test(where.at(-1) ?? ""));
  const isOrganisation = companyScore(inside) > 0 || schoolScore(inside) > 0;
  return isNamed && /^[\p{Lu}\d]/u.test(inside) && (isOrganisation || (isInTown && titleScore(name) === 0));
}

/** Splits `Acme, Clerk`, where only the last name is a title; null for other texts. */
function employerThenTitle(chunks: readonly string[]): Piece[] | null {
  const [employer = "", title = ""] = chunks;
  const isPair = chunks.length === 2 && /^\p{Lu}/u.test(title) && title.length < 60;
  const isTitle = titleScore(title) >= 0.7 && companyScore(title) === 0 && degreeScore(title) === 0;
  const isEmployer =
    titleScore(employer) === 0 &&
    degreeScore(employer) === 0 &&
    !unit.test(fold(employer)) &&
    !isPlaceName(employer);
  return isPair && isTitle && isEmployer ? [plain(employer), plain(title)] : null;
}

/** Splits `Clerk, Acme` before a place into a title and its employer. */
function cutTitle(text: string): Piece[] {
  const [title = "", employer = "", ...more] = text.split(nameComma);
  const isPair = titleScore(title) > 0.5 && degreeScore(title) + schoolScore(title) === 0;
  const isFirm = titleScore(employer) === 0 || companyScore(employer) > 0;
  const isNamed = /^[\p{Lu}\d]/u.test(employer) && isFirm && !unit.test(fold(employer));
  return isPair && isNamed && more.length === 0 ? [plain(title), plain(employer)] : [plain(text)];
}

/** Parts of an organisation, which may follow a title like an employer does: the alternatives of a pattern. */
export const unitWords =
  "team|department|dept|division|unit|departamento|equipo|area|service|equipe|direction|abteilung|bereich";
const unit = new RegExp(String.raw`\b(?:${unitWords})\b`);

/** In `Clerk, Acme Outfitters, Atlanta, GA` the town and its state are the place; the name before them is not. */
const isNameBeforePlace = (chunks: readonly string[], from: number, to: number): boolean =>
  !isPlaceName(chunks[from] ?? "") && isPlaceName(chunks.slice(from + 1, to).join(", "));

/** In `Engineer, IBM, France` the name before the country is the employer, not a town. */
function isEmployerAbroad(chunks: readonly string[], from: number, to: number): boolean {
  const country = chunks[to - 1] ?? "";
  const town = chunks.slice(from, to - 1).join(", ");
  const isCountry = country.length > 3 && isPlaceName(country);
  return town !== "" && from === 1 && isCountry && !isPlaceName(town) && titleScore(chunks[0] ?? "") > 0.5;
}

/** In `Autohaus Engels KG, Siegburg` the one or two names after an employer or school are a place. */
function cutUnknownPlace(chunks: readonly string[], text: string, followsTitle: boolean): Piece[] {
  const last = (chunks.at(-1) ?? "").replace(/\.$/, "");
  const before = chunks.slice(0, -1).join(", ");
  const first = chunks[0] ?? "";
  const isTitled = chunks.length === 3 && titleScore(first) > 0.5 && degreeScore(first) === 0;
  const isNamed =
    companyScore(before) > 0 ||
    schoolScore(before) > 0 ||
    (isTitled && !isOther(chunks[1] ?? "")) ||
    (followsTitle && chunks.length === 2);
  const isPlace =
    chunks.length > 1 && isNamed && bareName.test(last) && !isOther(last) && !unit.test(fold(last));
  if (isPlace) return [...cutTitle(before), place(last)];
  return employerThenTitle(chunks) ?? [plain(text)];
}

export const trimmed = (text: string): string =>
  text
    .replace(/^[\s,;:|–—•·-]+|[\s,;:|–—•·(-]+$/g, "")
    .replace(/(?<=\p{Ll}{4})\.$/u, "")
    .replace(/\s*\((?:this|it) is [^()]*\)$/i, "")
    .trim();
