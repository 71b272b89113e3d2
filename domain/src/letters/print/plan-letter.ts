import type { LetterContent, LetterWish } from "@waymark/contract/letters";
import { dialled } from "../../phone/dialled.ts";
import type { Block, ContactPart } from "../../resumes/print/printed-resume.ts";
import { placeAndDate } from "../conventions.ts";
import { recipientLines } from "../letter-text.ts";
import type { Labelled, PrintedLetter } from "./printed-letter.ts";

/** The product's words in the letter's language; everything else on the page is the person's own. */
export interface LetterWords {
  /** The name of the document: "Cover letter", "Anschreiben". */
  readonly document: string;
  /** "Subject", "Objet", with the colon of the language. */
  readonly subject: string;
  /** "Re:" of a letter in the United States. */
  readonly regarding: string;
  readonly enclosure: string;
  readonly enclosures: string;
  readonly phone: string;
  readonly email: string;
  readonly date: string;
  /** Before a name in an address. */
  readonly ms: string;
  readonly mr: string;
}

/**
 * Arranges a letter in the order and words of its convention. Questions that are still open are left out.
 * @param today `YYYY-MM-DD`, printed when the letter has no date of its own.
 */
export function planLetter(
  content: LetterContent,
  { language, convention }: Pick<LetterWish, "language" | "convention">,
  words: LetterWords,
  today: string,
): PrintedLetter {
  const { sender, recipient } = content;
  const name = oneLine(sender.name) || oneLine(content.signature);
  const address = linesOf(sender.address);
  const day = content.date || today;
  const contact = contactOf(sender);
  const items = content.enclosures.map(oneLine).filter(isFilled);
  return {
    language,
    convention,
    title: name === "" ? words.document : `${name} – ${words.document}`,
    sender: { name, address, contact },
    returnAddress: [name, ...address].filter(isFilled).join(" · "),
    recipient: recipientLines(
      { recipient: { ...recipient, person: addressed(recipient, words) } },
      convention,
    ),
    information: informationOf(contact, placeAndDate("", day, language, convention), words),
    date: placeAndDate(oneLine(content.place), day, language, convention),
    subject: subjectOf(oneLine(content.subject), convention, words),
    salutation: oneLine(content.salutation),
    paragraphs: content.paragraphs.map(({ text }) => blocksOf(text)).filter((blocks) => blocks.length > 0),
    closing: linesOf(content.closing).join("\n"),
    signature: oneLine(content.signature) || oneLine(sender.name),
    colon: language === "fr" ? "\u00a0:" : ":",
    enclosures: { label: items.length === 1 ? words.enclosure : words.enclosures, items },
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
const isFilled = (text: string): boolean => text !== "";
const lineEnd = /\r\n|[\n\r\u2028\u2029]/;
const linesOf = (text: string): string[] => text.split(lineEnd).map(oneLine).filter(isFilled);

function contactOf({ email, phone }: LetterContent["sender"]): ContactPart[] {
  const isAddress = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(email);
  const number = dialled(phone);
  const parts: ContactPart[] = [
    { kind: "email", text: oneLine(email), url: isAddress ? `mailto:${email}` : "" },
    { kind: "phone", text: oneLine(phone), url: /^\+?\d{5,15}$/.test(number) ? `tel:${number}` : "" },
  ];
  return parts.filter(({ text }) => isFilled(text));
}

/** Words that people type before a recipient's name. */
const typedTitles: ReadonlySet<string> = new Set([
  ...["ms", "mrs", "miss", "mr", "frau", "herr", "herrn", "madame", "mme", "monsieur", "m"],
  ...["sra", "sr", "srta", "señora", "señor", "doña", "don"],
]);

/** The recipient's name after "Ms" or "Herrn", unless the person already wrote it there. */
function addressed(
  { person, addressForm }: LetterContent["recipient"],
  { ms, mr }: Pick<LetterWords, "ms" | "mr">,
): string {
  const name = oneLine(person);
  const title = addressForm === "ms" ? ms : addressForm === "mr" ? mr : "";
  const firstWord = name.split(" ")[0]?.replace(".", "").toLocaleLowerCase() ?? "";
  const isTitled = title === "" || typedTitles.has(firstWord);
  return name === "" || isTitled ? name : `${title} ${name}`;
}

function informationOf(contact: readonly ContactPart[], day: string, words: LetterWords): Labelled[] {
  const rows = contact.toReversed().map(({ kind, text }) => ({
    label: kind === "email" ? words.email : words.phone,
    text,
  }));
  return [...rows, { label: words.date, text: day }];
}

/** Words for "subject" that people type before it. */
const typedLabel = /^(?:subject|re|regarding|betreff|betr\.|objet|asunto|ref\.|réf\.)\s*:\s*/i;

function subjectOf(typed: string, convention: LetterWish["convention"], words: LetterWords): Labelled {
  const text = typed.replace(typedLabel, "");
  if (convention === "de" || convention === "uk") return { label: "", text };
  return { label: convention === "us" ? words.regarding : words.subject, text };
}

const bullet = /^[•●▪■◦∙‣⁃*–-]\s+(?=\S)/u;

/** Paragraphs with their line breaks, and lists where lines begin with a bullet. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  // A blank line ends a paragraph and a list.
  let previous: Block | null = null;
  for (const line of text.split(lineEnd).map(oneLine)) {
    const block: Block | null = line === "" ? null : continued(previous, line);
    if (block !== null && previous !== null && block.kind === previous.kind) blocks.pop();
    if (block !== null) blocks.push(block);
    previous = block;
  }
  return blocks;
}

/** The block with the line added to it, or a new one of the line. */
function continued(block: Block | null, line: string): Block {
  if (!bullet.test(line))
    return { kind: "paragraph", text: block?.kind === "paragraph" ? `${block.text}\n${line}` : line };
  const item = line.replace(bullet, "");
  return { kind: "bullets", items: block?.kind === "bullets" ? [...block.items, item] : [item] };
}
