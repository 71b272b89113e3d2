import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  HeightRule,
  type IParagraphOptions,
  type ISpacingProperties,
  LineRuleType,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { LetterData } from "./messages.ts";
import { bulletList, type WordLook, wordLook, wordStyles } from "./word-look.ts";
import { pageFoot, withSubstitute } from "./write-word.ts";

/** Millimetres in twentieths of a point, Word's unit of length. */
const mm = (millimetres: number): number => Math.round((millimetres * 1440) / 25.4);

const margins = {
  de: { top: 15, left: 25, right: 20 },
  us: { top: 20, left: 25.4, right: 25.4 },
  uk: { top: 20, left: 24, right: 24 },
  fr: { top: 20, left: 24, right: 24 },
  es: { top: 20, left: 24, right: 24 },
} as const;

/** Form B, in millimetres from the edges of the page. */
const field = { left: 20, top: 45, width: 85, height: 45 };
const inset = 5;
const notes = 12.7;
const addressLine = 4.55;
const informationLeft = 125;
const textFrom = 98.46;

/** A German letter has its address field in a table of exact height; Word breaks pages itself. */
export async function writeLetterWord(data: LetterData): Promise<Uint8Array> {
  const { resume, letter, look } = data;
  const word = wordLook(look);
  const { top, left, right } = margins[letter.convention];
  const styles = wordStyles(letter.language, look, word);
  const head = headOf(data, word);
  const document = new Document({
    title: letter.title,
    ...(resume.name === "" ? {} : { creator: resume.name, lastModifiedBy: resume.name }),
    description: "",
    styles: { ...styles, paragraphStyles: [...(styles.paragraphStyles ?? []), ...letterStyles(look.color)] },
    numbering: { config: [bulletList] },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: word.paper,
            margin: {
              top: mm(top),
              bottom: mm(16),
              left: mm(left),
              right: mm(right),
              header: 0,
              footer: mm(8),
            },
          },
        },
        footers: { default: pageFoot() },
        children: [
          ...(letter.convention === "de"
            ? [windowOf(data, head, word)]
            : [...head, ...openingOf(data, word)]),
          ...textOf(data),
        ],
      },
    ],
  });
  return withSubstitute(new Uint8Array(await Packer.toBuffer(document)), look.word);
}

const letterStyles = (color: string) => [
  { id: "Address", name: "Address", basedOn: "Normal", paragraph: { spacing: { after: 0, line: 252 } } },
  { id: "ReturnAddress", name: "Return Address", basedOn: "Normal", run: { size: 15, color: "4A514D" } },
  { id: "Date", name: "Date", basedOn: "Normal" },
  {
    id: "Subject",
    name: "Subject",
    basedOn: "Normal",
    run: { bold: true, color: color.slice(1).toUpperCase() },
    paragraph: { keepNext: true, outlineLevel: 1 },
  },
  { id: "Salutation", name: "Salutation", basedOn: "Normal", paragraph: { keepNext: true } },
  { id: "BodyText", name: "Body Text", basedOn: "Normal", quickFormat: true },
  { id: "Closing", name: "Closing", basedOn: "Normal", paragraph: { keepNext: true } },
  { id: "Signature", name: "Signature", basedOn: "Normal" },
];

const paragraph = (text: string, options: IParagraphOptions): Paragraph =>
  new Paragraph({ ...options, children: runsOf(text) });

const runsOf = (text: string): TextRun[] =>
  text.split("\n").map((line, i) => new TextRun({ text: line, ...(i === 0 ? {} : { break: 1 }) }));

interface Room {
  readonly perLine: number;
  readonly lineHeight: number;
  readonly height: number;
}

const heightOf = (lines: readonly string[], { perLine, lineHeight }: Room, part: number): number =>
  lines.reduce((sum, { length }) => sum + Math.max(1, Math.ceil((length * part) / perLine)), 0) *
  lineHeight *
  part;

/** Less than 1 only for very long texts. */
const partOf = (lines: readonly string[], room: Room): number =>
  [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3].find((part) => heightOf(lines, room, part) <= room.height) ?? 0.2;

const rooms = {
  name: { perLine: 38, lineHeight: 11, height: 13 },
  contact: { perLine: 90, lineHeight: 5.2, height: 11 },
  returnAddress: { perLine: 64, lineHeight: inset, height: inset },
  recipient: { perLine: 40, lineHeight: addressLine },
} as const;

const sized = (part: number, points: number): { size?: number } =>
  part === 1 ? {} : { size: Math.max(4, Math.round(points * part * 2)) };

function headOf({ resume, letter, look }: LetterData, word: WordLook): Paragraph[] {
  const alignment = word.centred ? AlignmentType.CENTER : AlignmentType.LEFT;
  const contact = resume.contact.map(({ text }) => text).join(" · ");
  // The cells of a German letter begin at the address field, left of the text.
  const indent = { left: letter.convention === "de" && !word.centred ? mm(inset) : 0 };
  const run = (text: string, room: Room, points: number) =>
    new TextRun({ text, ...sized(partOf([text], room), points) });
  const name = run(resume.name, rooms.name, look.size * 2.1);
  const ways = run(contact, rooms.contact, look.size);
  return [
    ...(resume.name === ""
      ? []
      : [new Paragraph({ heading: HeadingLevel.TITLE, alignment, indent, children: [name] })]),
    ...(contact === "" ? [] : [new Paragraph({ style: "Contact", alignment, indent, children: [ways] })]),
  ];
}

const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
const noBorders = {
  ...{ top: none, bottom: none, left: none, right: none },
  ...{ insideHorizontal: none, insideVertical: none },
};

/** From the head to the lower edge of the address field, with the information block beside it. */
function windowOf(data: LetterData, head: readonly Paragraph[], word: WordLook): Table {
  const { top, left, right } = margins.de;
  const width = word.paper.width - mm(field.left) - mm(right);
  const cell = (children: readonly Paragraph[], cellWidth: number, columnSpan = 1) =>
    new TableCell({
      children: children.length === 0 ? [new Paragraph({})] : [...children],
      width: { size: cellWidth, type: WidthType.DXA },
      columnSpan,
    });
  const row = (height: number, children: readonly TableCell[]) =>
    new TableRow({ height: { value: mm(height), rule: HeightRule.EXACT }, cantSplit: true, children });
  return new Table({
    layout: TableLayoutType.FIXED,
    indent: { size: mm(field.left - left), type: WidthType.DXA },
    width: { size: width, type: WidthType.DXA },
    columnWidths: [mm(field.width), width - mm(field.width)],
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    borders: noBorders,
    rows: [
      row(field.top - top, [cell(head, width, 2)]),
      row(field.height, [
        cell(addressParagraphs(data), mm(field.width)),
        cell(informationParagraphs(data), width - mm(field.width)),
      ]),
    ],
  });
}

const exact = (height: number, spacing: ISpacingProperties = {}): ISpacingProperties => ({
  before: 0,
  after: 0,
  ...spacing,
  line: mm(height),
  lineRule: LineRuleType.EXACT,
});

function addressParagraphs({ letter: { returnAddress, recipient }, look }: LetterData): Paragraph[] {
  const indent = { left: mm(inset) };
  const above = partOf([returnAddress], rooms.returnAddress);
  const left = inset - heightOf([returnAddress], rooms.returnAddress, above);
  const room = (before: number) => ({ ...rooms.recipient, height: field.height - inset - before });
  const before = partOf(recipient, room(notes)) === 1 ? notes : 1.5;
  const part = partOf(recipient, room(before));
  const line = (text: string, style: string, points: number, scale: number, spacing: ISpacingProperties) =>
    new Paragraph({ style, indent, spacing, children: [new TextRun({ text, ...sized(scale, points) })] });
  return [
    line(returnAddress, "ReturnAddress", 7.5, above, exact(inset * above)),
    ...recipient.map((text, i) =>
      line(
        text,
        "Address",
        look.size,
        part,
        exact(addressLine * part, i === 0 ? { before: mm(left + before) } : {}),
      ),
    ),
  ];
}

const informationParagraphs = ({ letter: { information, colon } }: LetterData): Paragraph[] =>
  information.map(({ label, text }, i) =>
    paragraph(`${label}${colon} ${text}`, {
      style: "Address",
      indent: { left: mm(informationLeft - field.left - field.width) },
      spacing: exact(addressLine, i === 0 ? { before: mm(inset) } : {}),
    }),
  );

/** Sender, recipient and date, for conventions without an address field. */
function openingOf({ letter }: LetterData, word: WordLook): Paragraph[] {
  const { convention, sender, recipient, date } = letter;
  const { left, right } = margins[convention];
  const width = word.paper.width - mm(left) - mm(right);
  const lines = (texts: readonly string[], indent: number): Paragraph[] =>
    texts.map((text, i) =>
      paragraph(text, {
        style: "Address",
        indent: { left: Math.round(width * indent) },
        spacing: { after: 0, ...(i === 0 ? { before: 240 } : {}) },
      }),
    );
  const dated = (options: IParagraphOptions) =>
    paragraph(date, { style: "Date", spacing: { before: 280 }, ...options });
  const own = [...sender.address, ...sender.contact.map(({ text }) => text)];
  switch (convention) {
    case "fr":
      return [
        ...lines(own, 0),
        ...lines(recipient, 0.55),
        dated({ indent: { left: Math.round(width * 0.55) } }),
      ];
    case "uk":
      return [...lines(own, 0.62), ...lines(recipient, 0), dated({})];
    case "es":
      return [dated({ alignment: AlignmentType.RIGHT }), ...lines(recipient, 0)];
    default:
      return [dated({}), ...lines(recipient, 0)];
  }
}

function textOf({ letter }: LetterData): Paragraph[] {
  const { convention, subject, salutation, closing, signature, enclosures, colon } = letter;
  const line = 240;
  const first = convention === "de" ? mm(textFrom - field.top - field.height) : 2 * line;
  const words = [subject.label, subject.text].filter((part) => part !== "").join(" ");
  const subjectLine = subject.text === "" ? [] : [{ text: words, style: "Subject" }];
  const greeting = salutation === "" ? [] : [{ text: salutation, style: "Salutation" }];
  const opening = convention === "uk" ? [...greeting, ...subjectLine] : [...subjectLine, ...greeting];
  const between = convention === "de" ? 2 * line : 140;
  const right = convention === "fr" ? { indent: { left: mm(90) } } : {};
  return [
    ...opening.map(({ text, style }, i) =>
      paragraph(text, { style, spacing: { before: i === 0 ? first : between } }),
    ),
    ...letter.paragraphs.flatMap(bodyParagraphs),
    ...(closing === "" ? [] : [paragraph(closing, { style: "Closing", spacing: { before: 140 } })]),
    ...(signature === ""
      ? []
      : [paragraph(signature, { style: "Signature", spacing: { before: 3 * line }, ...right })]),
    ...(enclosures.items.length === 0
      ? []
      : [
          new Paragraph({
            style: "BodyText",
            spacing: { before: line },
            children: [
              new TextRun({ text: `${enclosures.label}${colon} `, bold: true }),
              new TextRun(enclosures.items.join(", ")),
            ],
          }),
        ]),
  ];
}

const bodyParagraphs = (blocks: LetterData["letter"]["paragraphs"][number]): Paragraph[] =>
  blocks.flatMap((block, i) => {
    const spacing = i === 0 ? { spacing: { before: 140 } } : {};
    return block.kind === "paragraph"
      ? [paragraph(block.text, { style: "BodyText", ...spacing })]
      : block.items.map((text) =>
          paragraph(text, {
            style: "ListBullet",
            numbering: { reference: bulletList.reference, level: 0 },
          }),
        );
  });
