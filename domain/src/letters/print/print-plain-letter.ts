import type { Block } from "../../resumes/print/printed-resume.ts";
import type { PrintedLetter } from "./printed-letter.ts";

/** A letter as plain text for the box of a form or a mail: from the salutation to the signature. */
export function printPlainLetter({ salutation, paragraphs, closing, signature }: PrintedLetter): string {
  const parts = [
    salutation,
    ...paragraphs.map((blocks) => blocks.map(blockText).join("\n")),
    [closing, signature].filter((line) => line !== "").join("\n"),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const blockText = (block: Block): string =>
  block.kind === "paragraph" ? block.text : block.items.map((item) => `- ${item}`).join("\n");
