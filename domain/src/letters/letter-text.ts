import type { LetterContent, LetterConvention } from "@waymark/contract/letters";

const lines = (...parts: readonly string[]): string[] =>
  parts
    .flatMap((part) => part.split("\n"))
    .map((line) => line.trim())
    .filter(Boolean);

/** The sender as lines: name, address, ways to reach them. */
export const senderLines = ({ sender }: Pick<LetterContent, "sender">): string[] =>
  lines(sender.name, sender.address, sender.phone, sender.email);

/** The recipient as lines. In Germany the department stands before the person, elsewhere after. */
export function recipientLines(
  { recipient }: Pick<LetterContent, "recipient">,
  convention: LetterConvention,
): string[] {
  const { company, person, department, address } = recipient;
  return convention === "us" || convention === "uk"
    ? lines(person, department, company, address)
    : lines(company, department, person, address);
}

/** The paragraphs as they are sent: open questions and empty ones are left out. */
export const bodyParagraphs = ({ paragraphs }: Pick<LetterContent, "paragraphs">): string[] =>
  paragraphs.map(({ text }) => text.trim()).filter((text) => text !== "");

export const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,%/&+#-]*/gu)?.length ?? 0;

/** The number of words of the body. */
export const wordsOf = (content: Pick<LetterContent, "paragraphs">): number =>
  wordsIn(bodyParagraphs(content).join(" "));

/** The letter as plain text, for the box of a form: from the salutation to the name, without addresses. */
export const letterText = (content: LetterContent): string =>
  [
    content.salutation,
    ...bodyParagraphs(content),
    [content.closing, content.signature].filter(Boolean).join("\n"),
  ]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n");

/** The same as the text of a mail: the ways to reach the sender stand under the name. */
export const mailText = (content: LetterContent): string =>
  [letterText(content), lines(content.sender.address, content.sender.phone, content.sender.email).join("\n")]
    .filter((part) => part !== "")
    .join("\n");
