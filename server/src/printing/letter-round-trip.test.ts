import "../document-parsers/polyfill.ts";
import { letterConventions } from "@waymark/contract/letters";
import { resumeTemplates } from "@waymark/contract/resumes-style";
import { languages } from "@waymark/contract/values";
import { describe, expect, it } from "vitest";
import { readFile } from "../document-parsers/read-file.ts";
import { openTranslate } from "../translate.ts";
import { type LetterInput, printLetter } from "./print-letter.ts";
import { printerInProcess } from "./testing/print-in-process.ts";
import { letterOf } from "./testing/samples/letters.ts";

const deps = { translate: openTranslate(), printer: printerInProcess() };

const flat = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u200b\u00ad]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Texts that must be on the page, in their order from the subject on. */
function partsOf({ content, wish }: LetterInput): { anywhere: string[]; inOrder: string[] } {
  const { sender, recipient, subject, salutation, paragraphs, closing, signature, enclosures } = content;
  const lines = (text: string) => text.split("\n");
  return {
    anywhere: [
      ...[sender.name, sender.phone, sender.email, ...lines(sender.address)],
      ...[recipient.company, recipient.department, recipient.person, ...lines(recipient.address)],
    ],
    inOrder: [
      ...(wish.convention === "uk" ? [salutation, subject] : [subject, salutation]),
      ...paragraphs.map(({ text }) => text),
      ...[closing, signature, ...enclosures],
    ],
  };
}

async function expectBack(input: LetterInput, format: "pdf" | "docx"): Promise<void> {
  const { bytes } = await printLetter(deps, input, format);
  const { lines } = await readFile(new Uint8Array(bytes), "");
  const text = flat(lines.map((line) => line.text).join(" "));
  const { anywhere, inOrder } = partsOf(input);
  const missing = anywhere.map(flat).filter((part) => !text.includes(part));
  let from = 0;
  for (const part of inOrder.map(flat)) {
    const at = text.indexOf(part, from);
    if (at === -1) missing.push(part);
    else from = at + part.length;
  }
  const { template } = input.style;
  expect([template, input.wish, missing, text]).toEqual([template, input.wish, [], text]);
  expect(text).not.toMatch(/\[|undefined|letters-print/);
}

const asked = (over: Partial<LetterInput["style"]>, wish: LetterInput["wish"]): LetterInput => ({
  content: letterOf[wish.language],
  wish,
  style: {
    ...{ template: "classic", color: "navy", font: "source-sans", size: "normal" },
    paper: wish.convention === "us" ? "letter" : "a4",
    ...over,
  },
  today: "2026-11-23",
});

describe("our own reader reads letters back whole and in order", () => {
  it.each(resumeTemplates)("as PDF in %s, in five conventions and four languages", async (template) => {
    for (const convention of letterConventions)
      for (const language of languages)
        await expectBack(asked({ template }, { convention, language }), "pdf");
  });

  it.each(letterConventions)(
    "as Word document by the convention %s, in four languages",
    async (convention) => {
      for (const [i, language] of languages.entries())
        await expectBack(
          asked({ template: resumeTemplates[i * 2] ?? "classic" }, { convention, language }),
          "docx",
        );
    },
  );
});
