import type { Block, PrintedEntry, PrintedSection } from "@waymark/domain/resumes/print/printed-resume";
import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  TabStopType,
  TextRun,
} from "docx";
import { strToU8, unzipSync, zipSync } from "fflate";
import type { PrintData, ResumeJob } from "./messages.ts";
import { bulletList, type WordLook, wordLook, wordStyles } from "./word-look.ts";

/** Templates only differ in type, colour, and the placement of head and headings. */
export async function writeWord({ resume, look }: PrintData, photo: ResumeJob["photo"]): Promise<Uint8Array> {
  const word = wordLook(look);
  const document = new Document({
    title: resume.title,
    ...(resume.name === "" ? {} : { creator: resume.name, lastModifiedBy: resume.name }),
    description: "",
    styles: wordStyles(resume.language, look, word),
    numbering: { config: [bulletList] },
    sections: [
      {
        properties: { titlePage: true, page: { size: word.paper, margin: word.margin } },
        // The first page has no footer.
        footers: { default: pageFoot(), first: new Footer({ children: [] }) },
        children: [
          ...headOf(resume, word, photo),
          ...resume.sections.flatMap((section) => sectionOf(section, word)),
        ],
      },
    ],
  });
  return withSubstitute(new Uint8Array(await Packer.toBuffer(document)), look.word);
}

export function withSubstitute(
  file: Uint8Array,
  { font, substitute }: PrintData["look"]["word"],
): Uint8Array {
  const parts = unzipSync(file);
  const entry = `<w:font w:name="${font}"><w:altName w:val="${substitute}"/></w:font>`;
  const fonts = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${entry}</w:fonts>`;
  return zipSync({ ...parts, "word/fontTable.xml": strToU8(fonts) });
}

export const pageFoot = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [new TextRun({ children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES] })],
      }),
    ],
  });

function headOf(resume: PrintData["resume"], word: WordLook, photo: ResumeJob["photo"]): Paragraph[] {
  const alignment = word.centred ? AlignmentType.CENTER : AlignmentType.LEFT;
  const contact = resume.contact.flatMap((part, i): ParagraphChild[] => [
    ...(i === 0 ? [] : [new TextRun(" · ")]),
    linked(part),
  ]);
  return [
    ...(photo === null ? [] : [new Paragraph({ alignment, children: [pictureOf(photo)] })]),
    ...(resume.name === "" ? [] : [paragraph({ heading: HeadingLevel.TITLE, alignment, text: resume.name })]),
    ...(resume.headline === "" ? [] : [paragraph({ style: "Headline", alignment, text: resume.headline })]),
    ...(contact.length === 0 ? [] : [new Paragraph({ style: "Contact", alignment, children: contact })]),
  ];
}

const paragraph = (options: IParagraphOptions): Paragraph => new Paragraph(options);

const pictureOf = ({ path, bytes }: NonNullable<ResumeJob["photo"]>) =>
  new ImageRun({
    type: path.endsWith("png") ? "png" : "jpg",
    data: bytes,
    transformation: { width: 96, height: 96 },
    altText: { name: "photo", title: "", description: "" },
  });

const linked = ({ text, url }: { text: string; url: string }): ParagraphChild =>
  url === "" ? new TextRun(text) : new ExternalHyperlink({ link: url, children: [new TextRun(text)] });

function sectionOf(section: PrintedSection, word: WordLook): Paragraph[] {
  const heading =
    section.heading === ""
      ? []
      : [paragraph({ heading: HeadingLevel.HEADING_1, keepNext: true, text: section.heading })];
  return [...heading, ...bodyOf(section, word)];
}

function bodyOf(section: PrintedSection, word: WordLook): Paragraph[] {
  switch (section.kind) {
    case "text":
      return section.blocks.flatMap(blockOf);
    case "words":
      return [paragraph({ text: section.items.join(", ") })];
    case "list":
      return section.items.map((text) => bullet([new TextRun(text)]));
    case "links":
      return section.items.map((item) => bullet([linked(item)]));
    case "entries":
      return section.entries.flatMap((entry) => entryOf(entry, word));
  }
}

const bullet = (children: ParagraphChild[]): Paragraph =>
  new Paragraph({ style: "ListBullet", numbering: { reference: bulletList.reference, level: 0 }, children });

const blockOf = (block: Block): Paragraph[] =>
  block.kind === "paragraph"
    ? [paragraph({ text: block.text })]
    : block.items.map((text) => bullet([new TextRun(text)]));

/**
 * Title and dates on one line, separated by a tab; organisation and place on the next; kept with the following text.
 */
function entryOf(
  { title, organisation, place, dates, note, blocks }: PrintedEntry,
  word: WordLook,
): Paragraph[] {
  const first = title || organisation;
  const under = [title === "" ? "" : organisation, place].filter((part) => part !== "");
  const body = [...(note === "" ? [] : [paragraph({ text: note })]), ...blocks.flatMap(blockOf)];
  const dated = dates === "" ? [] : [new TextRun({ children: ["\t", dates], style: "Dates" })];
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      keepNext: under.length > 0 || body.length > 0,
      keepLines: true,
      tabStops: [{ type: TabStopType.RIGHT, position: word.textWidth }],
      children: [new TextRun(first), ...dated],
    }),
    ...(under.length === 0
      ? []
      : [paragraph({ style: "Organisation", keepNext: body.length > 0, text: under.join(" · ") })]),
    ...body,
  ];
}
