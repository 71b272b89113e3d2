import { type Contact, ContactInput, vcardLimits } from "@waymark/contract/applications-contacts";
import { AppError } from "@waymark/contract/errors";
import ICAL from "ical.js";
import { z } from "zod";
import { decodeAs } from "../../../decode-as.ts";
import { undeclaredEncodingOf } from "../../../encoding-of.ts";
import { yieldToOthers } from "../../../yield-to-others.ts";

/** A property of a card in the form of RFC 7095: name, parameters, type, values. */
const Property = z.tuple([z.string(), z.record(z.string(), z.unknown()), z.string()]).rest(z.unknown());
const Card = z.tuple([z.literal("vcard"), z.array(Property)]).rest(z.unknown());
type Property = z.infer<typeof Property>;

/** Characters of one card without its pictures; a longer one is skipped. */
const longestCard = 100_000;

/** Large properties that are not needed; removed before parsing. */
const heavy = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)[;:].*(?:\r?\n[ \t].*)*\r?\n/gim;

/**
 * Reads the cards of a vCard file as contacts. The encoding is UTF-8, UTF-16, or Windows-1252.
 * Cards that are unreadable or have no name are skipped.
 */
export async function readVcards(
  bytes: Uint8Array,
): Promise<{ contacts: ContactInput[]; passedOver: number }> {
  const text = decodeAs(undeclaredEncodingOf(bytes), bytes).replace(/^\ufeff/, "");
  const cards = text.replace(heavy, "").match(/^BEGIN:VCARD[\s\S]*?^END:VCARD[ \t]*$/gim) ?? [];
  if (cards.length === 0) throw new AppError("vcard_unread");
  if (cards.length > vcardLimits.cards) throw new AppError("vcard_too_many", { limit: vcardLimits.cards });
  const contacts: ContactInput[] = [];
  const turn = yieldToOthers();
  for (const card of cards) {
    await turn();
    const contact = card.length > longestCard ? null : readCard(card);
    if (contact !== null) contacts.push(contact);
  }
  return { contacts, passedOver: cards.length - contacts.length };
}

function readCard(text: string): ContactInput | null {
  let parsed: z.infer<typeof Card>;
  try {
    const read = Card.safeParse(ICAL.parse(text));
    if (!read.success) return null;
    parsed = read.data;
  } catch {
    return null;
  }
  const properties = parsed[1];
  const first = (name: string) => wordsOf(properties.find((property) => property[0] === name));
  const [family = "", given = ""] = partsOf(properties.find((property) => property[0] === "n"));
  const name = oneLine(first("fn"), 200) || oneLine(`${given} ${family}`, 200);
  if (name === "") return null;
  const read = ContactInput.safeParse({
    name,
    role: oneLine(first("title") || first("role"), 200),
    company: oneLine(first("org"), 200),
    email: oneLine(first("email").replace(/^mailto:/i, ""), 254),
    phone: oneLine(first("tel").replace(/^tel:/i, ""), 60),
    notes: first("note").replace(unprintable, "").slice(0, 10_000),
  });
  return read.success ? read.data : null;
}

const unprintable = /[^\t\n\r\P{Cc}]|\p{Cs}/gu;

const oneLine = (text: string, most: number): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim()
    .slice(0, most)
    .trim();

/** The parts of a structured value, such as a name or an organisation. */
function partsOf(property: Property | undefined): string[] {
  if (property === undefined) return [];
  const [, parameters, , value] = property;
  const parts = Array.isArray(value) ? value.flat() : [value];
  const quoted = String(parameters.encoding ?? "").toUpperCase() === "QUOTED-PRINTABLE";
  return parts.map((part) => (quoted ? unquoted(String(part)) : String(part ?? "")));
}

const wordsOf = (property: Property | undefined): string => partsOf(property).filter(Boolean).join(", ");

/** Decodes quoted-printable, which vCard 2.1 uses. */
function unquoted(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return new TextDecoder().decode(Buffer.from(bytes, "latin1"));
}

export function writeVcards(contacts: readonly Contact[], version: "3.0" | "4.0"): string {
  return contacts.map((contact) => `${cardOf(contact, version)}\r\n`).join("");
}

function cardOf(contact: Contact, version: "3.0" | "4.0"): string {
  const card = new ICAL.Component("vcard");
  const add = (name: string, value: string | string[]) => {
    if (value === "") return;
    // With an explicit type "text", because the library would write a vCard 4.0 phone number as a URI.
    const property = new ICAL.Property([name, {}, "text", value]);
    card.addProperty(property);
  };
  const words = contact.name.trim().split(/\s+/);
  card.addPropertyWithValue("version", version);
  add("fn", contact.name);
  card.addProperty(
    new ICAL.Property(["n", {}, "text", [words.at(-1) ?? "", words.slice(0, -1).join(" "), "", "", ""]]),
  );
  // As a list of parts, so that separators inside a part are escaped.
  if (contact.company !== "") add("org", [contact.company]);
  add("title", contact.role);
  add("email", contact.email);
  add("tel", contact.phone);
  add("note", contact.notes);
  add("uid", `urn:uuid:${contact.id}`);
  return card.toString();
}
