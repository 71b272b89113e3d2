import type { Block, PrintedEntry, PrintedResume, PrintedSection } from "./printed-resume.ts";

/** A resume as plain text for pasting into forms: headings in capitals, bullets with a hyphen. */
export function printPlain(resume: PrintedResume): string {
  const { name, headline, contact, sections } = resume;
  const head = [name, headline, contact.map(({ text }) => text).join(" | ")];
  return `${[joined(head, "\n"), ...sections.map(sectionText)].filter((part) => part !== "").join("\n\n")}\n`;
}

const joined = (parts: readonly string[], by: string): string => parts.filter((part) => part !== "").join(by);

function sectionText(section: PrintedSection): string {
  return joined([section.heading.toLocaleUpperCase("en"), bodyText(section)], "\n\n");
}

function bodyText(section: PrintedSection): string {
  switch (section.kind) {
    case "text":
      return joined(section.blocks.map(blockText), "\n\n");
    case "words":
      return section.items.join(", ");
    case "list":
      return list(section.items);
    case "links":
      return list(section.items.map(({ text }) => text));
    case "entries":
      return section.entries.map(entryText).join("\n\n");
  }
}

function entryText({ title, organisation, place, dates, note, blocks }: PrintedEntry): string {
  return joined(
    [joined([title, dates], " | "), joined([organisation, place], " | "), note, ...blocks.map(blockText)],
    "\n",
  );
}

const blockText = (block: Block): string => (block.kind === "paragraph" ? block.text : list(block.items));

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");
