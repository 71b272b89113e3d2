import type { Block, PrintedEntry, PrintedLink, PrintedResume, PrintedSection } from "./printed-resume.ts";

/** A resume as Markdown (CommonMark): headings, lists and links. The person's own text is escaped. */
export function printMarkdown(resume: PrintedResume): string {
  const { name, headline, contact, sections } = resume;
  const parts = [
    name === "" ? "" : `# ${escaped(name)}`,
    headline === "" ? "" : `**${escaped(headline)}**`,
    contact.map(linked).join(" · "),
    ...sections.flatMap(sectionParts),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** Escapes characters with a meaning in Markdown; underscores inside a word have none. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*[\]<>|~]/g, "\\$&")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
    .replace(/&(?=#?\w+;)/g, "\\&")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2")
    .replace(/^(?:#{1,6}|[+-])(?=\s|$)|^[=-]+$/, "\\$&");

function linked({ text, url }: PrintedLink): string {
  if (url === "") return escaped(text);
  const address = url.replace(/^(?:mailto|tel):/, "");
  if (address === text && /^https?:/.test(url)) return `<${url}>`;
  return url.startsWith("http") ? `[${escaped(text)}](<${url}>)` : escaped(text);
}

function sectionParts(section: PrintedSection): string[] {
  const heading = section.heading === "" ? "" : `## ${escaped(section.heading)}`;
  switch (section.kind) {
    case "text":
      return [heading, ...section.blocks.map(blockText)];
    case "words":
      return [heading, section.items.map(escaped).join(", ")];
    case "list":
      return [heading, list(section.items)];
    case "links":
      return [heading, section.items.map((item) => `- ${linked(item)}`).join("\n")];
    case "entries":
      return [heading, ...section.entries.flatMap(entryParts)];
  }
}

function entryParts({ title, organisation, place, dates, note, blocks }: PrintedEntry): string[] {
  const under = [organisation === "" ? "" : `**${escaped(organisation)}**`, escaped(place), escaped(dates)];
  return [
    title === "" ? "" : `### ${escaped(title)}`,
    under.filter((part) => part !== "").join(" · "),
    escaped(note),
    ...blocks.map(blockText),
  ];
}

const blockText = (block: Block): string =>
  block.kind === "paragraph" ? escaped(block.text) : list(block.items);

const list = (items: readonly string[]): string => items.map((item) => `- ${escaped(item)}`).join("\n");
