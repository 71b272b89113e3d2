import type { Language } from "@waymark/contract/values";
import { fold, foldedWords } from "../../vocabulary/fold.ts";
import { headingKind } from "../../vocabulary/headings.ts";
import { isGivenName } from "../../vocabulary/names.ts";
import { companyScore, degreeScore, schoolScore } from "../../vocabulary/organisations.ts";
import { placeScore } from "../../vocabulary/place-words.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import type { Line } from "./document.ts";
import { holding } from "./evidence.ts";
import { contactParts } from "./find-contact.ts";
import type { Section } from "./sections.ts";
import type { Origin } from "./trace.ts";

export interface PersonName extends Origin {
  firstName: string;
  lastName: string;
}

const label =
  /^(?:full name|name|first name|nombre(?: y apellidos)?|nombre completo|nom(?: et prenom)?|vor- und nachname|vor- und zuname|name, vorname)\s*:\s*/i;
/** A label in a cell of its own, such as `First name(s) / Surname(s)`; folded. */
const nameCell =
  /^(?:(?:full |first |given |last |family |sur|vor-? ?|nach|familien|zu)?name|nombre|apellido|prenom|nom)(?:s|n|\(s\)|\(n\))?(?:\s*(?:[/,&]|y|et|und|and)\s*(?:(?:first |last |family |sur|vor|nach|zu)?name|nombre|apellido|prenom|nom)(?:s|n|\(s\)|\(n\))?)?\s*:?$/;
const isNameRow = (line: Line): boolean => line.parts.length > 1 && nameCell.test(fold(line.parts[0] ?? ""));
const notName =
  /\b(?:curriculum|vitae|resume|lebenslauf|cv|skype|discord|telegram|whatsapp|twitter|instagram|facebook|youtube|page|bewerbung|confidential|profile|linkedin|github|email|e-mail|phone|tel|address|europass|birth|nationality|gender|geboren|nacimiento|naissance)\b/i;
const contactLabel =
  /^(?:tel|tlf|telefono|telefon|telephone|movil|mobil|handy|portable|correo(?: electronico)?|courriel|mail|direccion|domicilio|adresse|anschrift|wohnort|adress|location|contact|contacto|kontakt|web|website|portfolio)\.?$/;
/** A line of personal data whose value may look like a name: `Nationality British`. */
const personalFact =
  /^(?:nationality|citizenship|marital status|gender|sex|driving licen[cs]e|nacionalidad|estado civil|sexo|nationalite|situation (?:de famille|familiale)|etat civil|staatsangehorigkeit|nationalitat|familienstand|geschlecht|konfession)\b/;
const honorific =
  /^(?:(?:mr|mrs|ms|miss|dr|prof|mx|herr|frau|mag(?:a)?|ddr|dkfm|bakk|m|mme|mlle|sr|sra|srta|d|dna|dipl\.?-?ing|lic|ing|licda|(?:staff |master |first )?s(?:er)?g(?:ean)?t|(?:1st |first |second )?lieutenant|captain|major|colonel|corporal|private|dr\.?-ing|dr\. ?(?:med|rer\. ?nat|phil|jur|oec)|dipl\.?-?\p{L}+)\.?\s+)+/iu;
const suffix =
  /,?\s+(?:ph\.?d|m\.?d|mba|rn|bsn|msn|cpa|pmp|esq|jr|sr|ii|iii|m\.?sc|b\.?sc|m\.?a|b\.?a|cissp|pe|do|dds|np|fnp|lcsw)\.?(?:,?\s*(?:rn|bsn|msn|mba|cpa|pmp|ccrn))*\.?$/i;
const letters = /^(?:[dlDL]['’])?\p{Lu}[\p{L}.'’-]*$/u;
const particle =
  /^(?:de|del|la|las|los|van|von|der|den|da|dos|di|du|le|el|al|bin|ibn|zu|zur|y|e|und|ter|ten|i|st\.?|mc|o')$/i;

/** Matches `GARCÍA SOLER, Mateo`. */
const surnameFirst = /^(\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+){0,2}),\s+(?=\p{Lu}\p{Ll})/u;

export interface NameHints {
  email: string;
  fileName: string;
  /** Spanish names end with two family names. */
  language: Language;
}

/** Finds the person's name: the largest plausible line of the head. Null when there is none. */
export function findName(sections: readonly Section[], hints: NameHints): PersonName | null {
  const head = sections.filter((s) => s.kind === "top").flatMap((s) => s.lines.slice(0, 14));
  const early = sections.find((s) => s.kind === "contact")?.lines.slice(0, 8) ?? [];
  const owner = ownerOf(hints.email);
  const elsewhere = sections
    .filter((section) => section.kind !== "top")
    .flatMap((section) => section.lines)
    .filter((line) => !early.includes(line) && (isOwner(line, owner) || isNameRow(line)));
  const lines = [...head, ...early, ...elsewhere];
  const words = new Set([...foldedWords(hints.email.split("@")[0] ?? ""), ...foldedWords(hints.fileName)]);
  const said = labelledName([...head, ...early]);
  if (said) return said;
  const largest = Math.max(1, ...lines.map((line) => line.size));
  let best: { text: string; score: number; lines: Line[] } | null = null;
  let second = 0;
  for (const [i, line] of lines.entries()) {
    for (const candidate of candidates(line, lines.slice(i + 1, i + 6))) {
      const plain = nameScore(candidate, line, i, largest, words);
      const score =
        plain > 0 && echoes(candidate, owner) ? plain + (candidate.includes(" ") ? 1.5 : 0.6) : plain;
      const isOther = best !== null && !candidate.includes(best.text) && !best.text.includes(candidate);
      if (score > (best?.score ?? 1.2)) {
        if (isOther && best) second = best.score;
        best = { text: candidate, score, lines: lines.slice(i, i + 3) };
      } else if (isOther) second = Math.max(second, score);
    }
  }
  if (!best) return null;
  const text = splitAtGiven(splitLikeEmail(best.text, hints.email));
  const folded = foldedWords(text);
  const [line] = best.lines;
  const evidence = holding({
    known: folded.some(isGivenName),
    echoed: folded.some((word) => hinted(word, words)),
    prominent: line !== undefined && line.size === largest && line.size > 0,
    labelled: line !== undefined && (label.test(line.text) || isNameRow(line)),
    atHead: lines.slice(0, 3).some((early) => early === line),
    rivalled: best.score - second < 0.35,
    odd: folded.length < 2,
  });
  return { ...splitName(text, hints.language), lines: best.lines, evidence };
}

const squashed = (text: string): string => fold(text).replace(/[^a-z]/g, "");

/** The letters of an address before its `@`. */
export const ownerOf = (email: string): string => squashed(email.split("@")[0] ?? "");

/** Tells whether a text is what an address says before its `@`: `Nora Vale` and `nora.vale`. */
function echoes(text: string, owner: string): boolean {
  const said = squashed(text);
  if (said.length < 5 || owner.length < 5) return false;
  if (said.length > owner.length)
    return said.length <= owner.length * 2 && (said.startsWith(owner) || said.endsWith(owner));
  return said.length >= owner.length * 0.8 && (owner.startsWith(said) || owner.endsWith(said));
}

/** `NORAVALE`, whose letters were spaced without a wider gap, is split where `nora.vale@…` is. */
function splitLikeEmail(text: string, email: string): string {
  const words = (email.split("@")[0] ?? "").split(/[^\p{L}]+/u).filter((word) => word !== "");
  if (/\s/.test(text) || words.length < 2 || squashed(text) !== words.join("")) return text;
  const ends = words.map((_, i) => words.slice(0, i + 1).join("")).slice(0, -1);
  return [...text].reduce((all, letter) => all + (ends.includes(squashed(all)) ? " " : "") + letter, "");
}

/** `NORAVALE` and `NORAJANE VALE`, whose letters were spaced, are split behind a known given name. */
function splitAtGiven(text: string): string {
  const [first = "", ...rest] = text.split(/\s+/);
  if (first.length < 7 || isGivenName(fold(first)) || /[^\p{L}]/u.test(first)) return text;
  for (let at = first.length - 3; at > 2; at--) {
    const [given, other] = [first.slice(0, at), first.slice(at)];
    const isOther = isGivenName(fold(other)) || (rest.length === 0 && other.length > 4);
    if (!isGivenName(fold(given)) || !isOther) continue;
    const [, particles = "", family = other] = other.match(joinedParticles) ?? [];
    return [given, ...(particles === "" ? [] : [particles]), family, ...rest].join(" ");
  }
  return text;
}

const joinedParticles = /^(von|van|dos)(?=\p{L}{4})(.+)$/iu;

/** Tells whether a line is the name in the address of the person, wherever the layout puts it. */
export const isOwner = (line: Line, owner: string): boolean =>
  line.text.length < 60 && candidates(line, []).some((text) => isName(text) && echoes(text, owner));

const givenLabel = /^(?:first name|given name|prenoms?|nombre|vorname)(?:\(e?s\))?\s*:?\s+(?=\S)/;
const familyLabel =
  /^(?:last name|surname|family name|nom(?: de famille)?|apellidos?(?:\(s\))?|nachname|familienname|name)\s*:?\s+(?=\S)/;

/** Reads `Nom : Moreau` above `Prénom : Julie`, where labels name both parts. */
function labelledName(lines: readonly Line[]): PersonName | null {
  const after = (pattern: RegExp): { text: string; line: Line } | null => {
    for (const line of lines) {
      const match = fold(line.text).match(pattern);
      const text = match ? line.text.slice(match[0].length).trim() : "";
      if (/^\p{Lu}[\p{L}' -]{1,40}$/u.test(text)) return { text, line };
    }
    return null;
  };
  const [given, family] = [after(givenLabel), after(familyLabel)];
  if (!given || !family || given.line === family.line) return null;
  return {
    firstName: writtenAll(given.text.split(/\s+/)),
    lastName: writtenAll(family.text.split(/\s+/)),
    lines: [given.line, family.line],
    evidence: ["labelled", "atHead", "itemised"],
  };
}

const withCapitals = (text: string): string =>
  text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

function candidates(line: Line, following: readonly Line[]): string[] {
  const parts = contactParts(line);
  const beforeComma = parts.flatMap((p) =>
    p.includes(",") && !surnameFirst.test(p) ? [p.split(",")[0] ?? ""] : [],
  );
  const isLow = line.size >= 13 && /^\p{Ll}{2,}(?: \p{Ll}{2,}){1,2}$/u.test(line.text);
  const found = [...parts, ...beforeComma, ...(isLow ? [withCapitals(line.text)] : [])];
  return [...found, line.text, ...stacked(line, following)].map(tidy).filter((text) => text.length > 1);
}

/** Joins a name in large letters over two or three lines. */
function stacked(line: Line, following: readonly Line[]): string[] {
  const out: string[] = [];
  const isBeside = line.startSize > line.size * 0.99 && line.parts.length > 1;
  const [first, edge] = isBeside
    ? [line.parts[0] ?? "", line.edges[1] ?? line.right]
    : [line.text, line.right];
  let text = first;
  for (const next of following) {
    // Smaller lines of the other side may stand between the two.
    if (next.startSize < line.size * 0.8 && next.x > (line.x + edge) / 2) continue;
    if (out.length === 2) break;
    if (line.size < 13 || Math.abs(next.startSize - line.size) > 0.5) break;
    if (next.startsBold !== line.startsBold && line.size < 18) break;
    const own = isBeside ? (next.parts[0] ?? "") : next.text;
    text = `${text}${/\p{L}-$/u.test(text) ? "" : " "}${own}`;
    out.push(text);
  }
  return out;
}

function tidy(text: string): string {
  const s = text
    .replace(/\s["“„”«(']\p{L}{2,20}["”“»)'](?=\s)/u, "")
    .replace(label, "")
    .replace(/\s*\((?=[^()]*\p{L})(?![^()]*\p{Script=Latin})[^()]*\)/gu, "")
    .replace(/(?<=\p{Script=Latin}{2})(?:\s+(?!\p{Script=Latin})\p{L}+)+$/u, "")
    .replace(/^(?:curriculum vitae|resume|cv|lebenslauf)\s*(?:of|de|von|[-–:|])?\s+/i, "");
  return s
    .replace(honorific, "")
    .replace(suffix, "")
    .replace(/[\s,;:|–-]+$/, "")
    .trim();
}

/** Tells whether a text is written as names are. */
function isName(text: string): boolean {
  const words = text.replace(surnameFirst, "$1 ").split(/\s+/);
  const said = words.filter((word) => !particle.test(word));
  if (said.length > 5 || words.length > 9 || text.length > 60) return false;
  if (/[@\d:;/\\|()!?]/.test(text) || notName.test(fold(text)) || contactLabel.test(fold(text))) return false;
  return words.every((word) => letters.test(word) || particle.test(word)) && headingKind(text) === null;
}

function nameScore(
  text: string,
  line: Line,
  place: number,
  largest: number,
  hints: ReadonlySet<string>,
): number {
  const words = text.replace(surnameFirst, "$1 ").split(/\s+/);
  if (!isName(text) || line.isListItem || personalFact.test(fold(line.text))) return 0;
  let score = words.length === 1 ? 0.4 : 1;
  score += line.text.length < text.length ? 0.15 * words.length : 0;
  score += 1.4 * (line.size > 0 ? line.size / largest : 0.6);
  score += Math.max(0, 0.7 - place * 0.12) + (line.bold ? 0.2 : 0);
  const folded = foldedWords(text);
  if (folded.some(isGivenName)) score += 0.8;
  if (folded.some((word) => hinted(word, hints))) score += 0.9;
  if (label.test(line.text) || isNameRow(line)) score += 1.5;
  score -= 1.6 * titleScore(text) + 0.9 * companyScore(text) + schoolScore(text) + degreeScore(text);
  return score - (placeScore(text) > 0.6 ? 0.9 : 0);
}

function hinted(word: string, hints: ReadonlySet<string>): boolean {
  if (word.length < 3) return false;
  return [...hints].some((hint) => hint === word || (hint.length > word.length && hint.includes(word)));
}

/** Splits `First SURNAME`, `SURNAME, First` and plain names; capitals become normal case. */
function splitName(text: string, language: Language): Omit<PersonName, keyof Origin> {
  const comma = text.match(/^([^,]+),\s+(.+)$/);
  if (comma?.[1] && comma[2] && surnameFirst.test(text))
    return { firstName: writtenAll(comma[2].split(/\s+/)), lastName: writtenAll(comma[1].split(/\s+/)) };
  const ordered = comma ? `${comma[2]} ${comma[1]}` : text;
  const words = givenFirst(ordered.split(/\s+/).filter((word) => word !== ""));
  const first = words[0] ?? "";
  let cut = words.length > 1 ? words.length - (language === "es" && words.length > 2 ? 2 : 1) : 1;
  while (cut > 1 && particle.test(words[cut - 1] ?? "")) cut -= 1;
  if (words.length === 1) return { firstName: written(first), lastName: "" };
  return {
    firstName: writtenAll(words.slice(0, cut)),
    lastName: writtenAll(words.slice(cut)),
  };
}

/** `LEFEBVRE Thomas` becomes Thomas Lefebvre: capitals mark the family name wherever it is. */
function givenFirst(words: readonly string[]): readonly string[] {
  const isLoud = (word: string): boolean => /^\p{Lu}[\p{Lu}'’-]+$/u.test(word) || particle.test(word);
  const given = words.findIndex((word) => !isLoud(word));
  const rest = words.slice(given);
  const isTurned =
    given > 0 && !particle.test(words[0] ?? "") && rest.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return isTurned ? [...rest, ...words.slice(0, given)] : words;
}

const writtenAll = (words: readonly string[]): string => words.map(written).join(" ");

function written(word: string): string {
  if (word.length < 3 || word !== word.toUpperCase() || word.includes(".")) return word;
  return word.toLowerCase().replace(/(^|[-'’])\p{L}/gu, (start) => start.toUpperCase());
}
