import { findPhoneNumbersInText } from "libphonenumber-js/min";
import { findDates } from "../../vocabulary/dates.ts";
import { fold, foldedWords } from "../../vocabulary/fold.ts";
import { isAddress, isStreet, placeScore } from "../../vocabulary/place-words.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import type { Line } from "./document.ts";
import { holding } from "./evidence.ts";
import type { Section } from "./sections.ts";
import type { Found } from "./trace.ts";

export interface Contact {
  email: Found | null;
  phone: Found | null;
  location: Found | null;
}

const emailPattern = /[\p{L}\p{N}._%+'-]{1,64}\s?@\s?(?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24}/u;
/** Does not match the `831 @ ada.lovelace` of `831 @ ada.lovelace@example.com`. */
const tightEmail = /[\p{L}\p{N}._%+'-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24}(?!@)/u;
/** Only this much of a line is searched for an email address. */
const longestLine = 4_000;
const phonePattern = /(?:\+|\(|\b00|\b0|\b\d)[\d\s().\-–−‑/·]{5,22}\d/g;
export const phoneLabel =
  /(?:tel|phone|mobile|cell|movil|telefono|portable|mobil|telefon|handy|fon|tlf|gsm|☎|📞|✆|📱|\bt:|\bm:|\bp:)/;
const referenceNumber =
  /\b(?:ref(?:eren(?:z|ce|cia|cenummer))?|kennziffer|kennnummer|aktenzeichen|stellennummer)\b\.?(?: nr\.?| no\.?)?\s*[:#]/;
const placeWords =
  "(?:(?:home|current|permanent|postal|mailing|present|residential) )?address|location|residence|lives in|city|home|direccion(?: (?:actual|postal))?(?:\\(es\\)|\\s*\\(direcciones\\))?|domicilio|ubicacion|residencia|localidad|ciudad|lugar de residencia|adresse(?: (?:postale|actuelle))?(?:\\(s\\))?|lieu|ville|residant a|anschrift|wohnort|ort|standort|place|based in";
const placeLabel = new RegExp(`^(?:${placeWords})\\s*:?\\s+`);
/** The label in a cell of its own, or on the line above the place. */
const placeCell = new RegExp(`^(?:${placeWords})\\s*:?$`);

/** Labels of other data, which follow in a form whose place was left empty. */
const otherLabel =
  /^(?:tel|phone|mobil|cell|fon|movil|handy|e-?mail|correo|courriel|date|fecha|geb|naissance|nationality|nacionalidad|nationalit|staatsang|linkedin|web)/;

/** Finds the email address, the phone number and the place, first in the head of the resume, then elsewhere. */
export function findContact(sections: readonly Section[]): Contact {
  const head = sections.filter((s) => s.kind === "top" || s.kind === "contact").flatMap((s) => s.lines);
  const others = sections.filter((s) => s.kind !== "top" && s.kind !== "contact");
  const own = others.filter((s) => !isOfOthers(s)).flatMap((s) => s.lines);
  // Columns of a Word table may put the person's own data behind the references.
  const rest = findEmail([...head, ...own])
    ? own
    : [
        ...own,
        ...ownAmong(
          others.filter(isOfOthers).flatMap((s) => s.lines),
          head,
        ),
      ];
  const letter = sections.filter((s) => s.kind === "letter").flatMap((s) => s.lines);
  const elsewhere = rest.filter((line) => line.text.length < 120);
  const mailed = (findEmail(head) ?? findEmail(rest))?.lines[0];
  const at = mailed === undefined ? -1 : rest.indexOf(mailed);
  // Number and town often stand beside the email address.
  const beside = at < 0 ? [] : rest.slice(Math.max(0, at - 3), at + 4);
  const reachable = elsewhere.filter(
    (line) => beside.includes(line) || emailPattern.test(line.text) || phoneLabel.test(fold(line.text)),
  );
  return {
    email: near(findEmail(head)) ?? far(findEmail(rest)),
    phone: near(findPhone(head)) ?? far(findPhone(reachable)),
    location: near(findPlace(head)) ?? far(findPlace(reachable)) ?? far(findPlace(letter)),
  };
}

const isOfOthers = ({ heading }: Section): boolean => ofOthers.test(fold(heading));

/** The lines of a section of referees around an address that has a word of the head, such as the family name. */
function ownAmong(lines: readonly Line[], head: readonly Line[]): readonly Line[] {
  const words = foldedWords(
    head
      .slice(0, 6)
      .map(({ text }) => text)
      .join(" "),
  ).filter((word) => word.length > 3);
  const at = lines.findIndex((line) => {
    const [before = ""] = findEmail([line])?.value.split("@") ?? [];
    return words.some((word) => before.includes(word));
  });
  return at < 0 ? [] : lines.slice(Math.max(0, at - 3), at + 4);
}

/** Sections with other people's addresses and numbers. */
const ofOthers = /\b(?:refere(?:nces?|nzen?|es?)|referencias?)\b|\b(?:speak|vouch) for me\b|\bwho to ask\b/;

const near = (found: Found | null): Found | null =>
  found && { ...found, evidence: [...found.evidence, "atHead"] };
const far = (found: Found | null): Found | null =>
  found && { ...found, evidence: [...found.evidence, "unheaded"] };

/** The first email address of the lines. */
export function findEmail(lines: readonly Line[]): Found | null {
  return findEmailBy(tightEmail, lines) ?? findEmailBy(emailPattern, lines);
}

function findEmailBy(pattern: RegExp, lines: readonly Line[]): Found | null {
  for (const [i, line] of lines.entries()) {
    const found = line.text.includes("@") ? line.text.slice(0, longestLine).match(pattern)?.[0] : undefined;
    if (!found) continue;
    const isAtStart = line.text.replace(/^[^\p{L}\d-]+/u, "").startsWith(found);
    const start = isAtStart ? startOfEmail(lines[i - 1]) : "";
    const end = endOfEmail(found, line, lines[i + 1]);
    const written = `${start}${start === "" ? found : found.replace(/^[-._]/, "")}${end}`;
    const value = written
      .replace(/\s/g, "")
      .replace(/^[.'-]+/, "")
      .toLowerCase();
    return { value, written: found, lines: [line], evidence: ["pattern", "itemised"] };
  }
  return null;
}

/** The start of an address that breaks after a hyphen, dot or underscore, alone on its line or after a label. */
const startOfEmail = (before: Line | undefined): string =>
  before?.text.match(/^(?:[^\p{L}\d]*|.*[:|◆•·●▪⋄♦]\s*)([a-z0-9][\w.+-]{1,40}[-._])$/u)?.[1] ?? "";

/** The end of an address that breaks before its last dot: `nora@post.example` above `.net`. */
const endOfEmail = (found: string, line: Line, below: Line | undefined): string =>
  line.text.endsWith(found) ? (below?.text.match(/^\.[a-z]{2,6}(?:\.[a-z]{2,6})?(?=$|\s)/)?.[0] ?? "") : "";

function findPhone(lines: readonly Line[]): Found | null {
  let best: { written: string; line: Line } | null = null;
  let most = 0;
  for (const [i, line] of lines.entries()) {
    for (const part of line.parts) {
      const text = withRest(part, lines[i + 1])
        .replace(/ [·•|] /g, " | ")
        .replace(emailPattern, " | ")
        .replace(/https?:\S+|www\.\S+|\S+\.(?:com|org|net|io|de|fr|es)\/\S*/gi, " ");
      for (const match of text.matchAll(phonePattern)) {
        const rest = text.slice(match.index + match[0].length);
        const written = withoutCode(withoutHouse(match[0].trim(), rest));
        const weight = phoneWeight(written, text);
        if (weight > most) {
          most = weight;
          best = { written, line };
        }
      }
    }
  }
  if (!best) return null;
  const evidence = holding({
    pattern: best.written.startsWith("+") || most >= 2,
    labelled: most >= 3 && !best.written.startsWith("+"),
    itemised: true,
  });
  return { value: tidyPhone(best.written), written: best.written, lines: [best.line], evidence };
}

/** A number that goes on in the next line: `(317)` above `585-8468`. */
function withRest(part: string, below: Line | undefined): string {
  const rest = below?.parts[0]?.match(/^\d[\d .-]{5,12}\d(?=$|\s)/)?.[0];
  return rest !== undefined && /(?:\(\d{2,4}\)|\+\d{1,3})$/.test(part.trim())
    ? `${part.trim()} ${rest}`
    : part;
}

/** Removes the number of a house behind a phone number: `905 555 0118 1 The Paddocks`. */
function withoutHouse(text: string, rest: string): string {
  const [, phone] = text.match(/^(.*\d)\s\d{1,4}$/) ?? [];
  const isStreetBehind = /^(?: \p{Lu}\p{L}|,? (?:bis|ter|rue|avenue|av)\b)/u.test(rest);
  return phone !== undefined && isStreetBehind && phone.replace(/\D/g, "").length >= 10 ? phone : text;
}

/** Removes the district or house number from `(13) – 06 12 34 56 78`, when the rest is a complete phone number. */
function withoutCode(text: string): string {
  const tail = text.match(/^\(?\d{1,5}\)?\s+[-–−·/]\s+((?:\+|0|\(0|\(?\d{3}\)?[ .-]\d{3}[ .-]).*)$/)?.[1];
  return tail !== undefined && tail.replace(/\D/g, "").length >= 9 ? tail : text;
}

function phoneWeight(candidate: string, text: string): number {
  const digits = candidate.replace(/\D/g, "");
  if (digits.length < 7 || digits.length > 15) return 0;
  if (referenceNumber.test(fold(text))) return 0;
  const plus = candidate.startsWith("+");
  if (!plus && findDates(candidate).some((d) => d.isRange || d.to - d.from >= candidate.length - 2)) return 0;
  if (!plus && /^\d{5}(?:-\d{4})?$/.test(candidate)) return 0;
  let weight = plus ? 3 : 1;
  if (phoneLabel.test(fold(text))) weight += 2;
  if (digits.length >= 9) weight += 1;
  if (findPhoneNumbersInText(candidate, "US").length > 0) weight += 0.5;
  return weight;
}

/** Balances brackets and collapses blanks. */
function tidyPhone(text: string): string {
  const s = text.replace(/[–−‑]/g, "-").replace(/\s+/g, " ").trim();
  const opened = s.includes("(");
  const closed = s.includes(")");
  if (opened === closed) return s;
  return opened ? s.replace("(", "") : s.replace(")", "");
}

/** A text that may be where the person lives. */
interface PlacePart {
  readonly text: string;
  readonly line: Line;
  readonly below: Line | undefined;
  readonly isLabelled: boolean;
}

interface FoundPlace {
  readonly text: string;
  readonly lines: Line[];
  readonly isLabelled: boolean;
}

/** The parts of the head above its first period, each with whether a label says that it is a place. */
function placeParts(head: readonly Line[]): PlacePart[] {
  const firstDated = head.findIndex((line) => findDates(line.text).some((d) => d.isRange));
  const lines = firstDated === -1 ? head : head.slice(0, firstDated);
  let label = "";
  return lines.flatMap((line, i) =>
    contactParts(line).flatMap((part) => {
      const isBehindLabel =
        placeCell.test(fold(label)) && /^[\p{Lu}\d]/u.test(part) && !otherLabel.test(fold(part));
      label = part;
      const isLabelled = placeLabel.test(fold(part)) && placeScore(part) < 1;
      if (addressKind.test(` ${part}`) && part.startsWith("(")) return [];
      const said = isLabelled ? part.slice(fold(part).match(placeLabel)?.[0].length ?? 0).trim() : part;
      if (isLabelled && !/^[\p{Lu}\d]/u.test(said)) return [];
      const text = titleScore(said) > 0.5 ? townAfterTitle(said) : said;
      return [{ text, line, below: lines[i + 1], isLabelled: isLabelled || isBehindLabel }];
    }),
  );
}

function findPlace(head: readonly Line[]): Found | null {
  let best: FoundPlace | null = null;
  let most = 0.5;
  const parts = placeParts(head);
  for (const { text, line, below, isLabelled } of parts) {
    const score =
      (isAddress(text) ? 1 : placeScore(text)) +
      (isLabelled && text.length > 2 ? 1 : 0) -
      (titleScore(text) > 0.5 ? 0.4 : 0);
    if (score <= most) continue;
    most = score;
    best = { text, lines: [line], isLabelled };
    if (score < 1 && below && isStreet(text)) {
      const next = contactParts(below)[0] ?? "";
      if (placeScore(next) > 0) best = { text: next, lines: [below], isLabelled };
    }
  }
  best ??= unknownPlace(parts);
  if (!best) return null;
  const evidence = holding({
    labelled: best.isLabelled,
    known: placeScore(best.text) >= 0.9 || isAddress(best.text),
    itemised: true,
  });
  return { value: withoutStreet(best.text), lines: best.lines, evidence };
}

/** A house or flat and its street before the town, or a town before its region, as in `Naas, Co. Kildare`. */
const house =
  /^(?:(?:no\.?|flat|apt\.?|unit|plot(?: no\.?)?|block|blk|house|villa|purok|p\.? ?o\.? box|lot|calle|c\/|avda\.?|rue)\s*)?\d{1,5}[a-z]?\b|^(?:no\.?|flat|apt\.?|plot|block|blk|purok|calle|avda|rue)\b/i;
const names = /^\p{Lu}[\p{L}.'’ -]{2,30}, \p{Lu}[\p{L}.'’ -]{1,30}(?: \d{3,6})?$/u;

/** An address in a town that the vocabulary does not know: beside the email address or number, or on a line of its own. */
function unknownPlace(parts: readonly PlacePart[]): FoundPlace | null {
  const isReachable = (line: Line): boolean => emailPattern.test(line.text) || findPhone([line]) !== null;
  const found = parts.find(({ text, line }) => {
    const pieces = text.split(/,\s*/);
    if (pieces.length < 2 || pieces.length > 6 || text.length > 90 || titleScore(text) > 0.5) return false;
    if (
      !pieces.every((piece) => /^[\p{Lu}\d]/u.test(piece)) ||
      /[.!?:]\s/.test(text.replace(/\b\p{Lu}\p{L}{0,3}\. /gu, ""))
    )
      return false;
    return (house.test(text) && /\p{L}{3}/u.test(text)) || (names.test(text) && isReachable(line));
  });
  return found ? { text: found.text, lines: [found.line], isLabelled: false } : null;
}

/** Finds the town in `Web Developer Medellín, Colombia`, where nothing separates the title from the place. */
function townAfterTitle(text: string): string {
  const [first = "", ...more] = text.split(/,\s*/);
  const words = first.split(" ");
  for (let from = words.length - 1; from > 0 && from > words.length - 4; from--) {
    const town = words.slice(from).join(" ");
    if (placeScore(town) === 1) return [town, ...more].join(", ");
  }
  return text;
}

const address =
  /https?:\S+|www\.\S+|\b[\w-]+\.(?:com|org|net|io|dev|me|de|fr|es|eu)(?:\/\S*)?(?=\s|$|[,;|])/gi;
const number = /\+?\(?\d[\d\s().-]{7,}\d(?!\s*\p{Lu})/gu;

/** The parts of a contact line, separated by bars, bullets, wide gaps, addresses or numbers. */
export function contactParts(line: Line | undefined): string[] {
  if (!line) return [];
  return line.parts
    .map((part) => part.replace(emailPattern, " | ").replace(address, " | ").replace(number, " | "))
    .flatMap((part) => part.split(/\s*[|•·●▪◦⋄♦◆∣]\s*|\s{2,}|\s+[–—]\s+|\s\/\s|\s,\s?|;\s/))
    .map((part) =>
      part
        .replace(/^[^\p{L}\d(+]+/u, "")
        .replace(/[^\p{L}\d).]+$/u, "")
        .trim(),
    )
    .filter((part) => part.length > 1);
}

/** The kind of an address in brackets behind it, as in the Europass: `Leeds (Home)`. */
const addressKind =
  /\s*\((?:home|work|private|domicilio|particular|trabajo|domicile|travail|privatanschrift|privat|wohnort|arbeit)\)$/i;

function withoutStreet(place: string): string {
  const parts = place.replace(addressKind, "").split(/\s*,\s*/);
  const town = parts.findIndex((part) => /^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}/u.test(part));
  // A whole postal address needs no country: `9 Mill Road, 35700 Rennes (France)`.
  const named =
    town > 0 ? parts.slice(town, town + 1).map((part) => part.replace(/\s*\([^()]*\)$/, "")) : parts;
  const last = named.findLastIndex(isStreet);
  const kept = last < 0 ? named : named.slice(last + 1);
  return (kept.length > 0 ? kept : parts).join(", ");
}
