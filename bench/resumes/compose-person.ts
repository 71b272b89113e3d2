import { type Block, line, type Run, text } from "./blocks.ts";
import type { Sheet } from "./compose.ts";
import type { Person } from "./person.ts";
import { wordsOf } from "./words.ts";

export const shownName = ({ first, last }: Person): string => `${first} ${last}`.trim();

/** Letters with a space between each, words with three; with `pair`, two letters keep together as some programs do. */
function spaced(name: string, pair: boolean): string {
  const words = name.toUpperCase().split(" ");
  return words
    .map((word, i) => {
      const letters = [...word];
      const joined =
        pair && i === 0 && letters.length > 3 ? [`${letters[0]}${letters[1]}`, ...letters.slice(2)] : letters;
      return joined.join(" ");
    })
    .join("   ");
}

const big = (runs: readonly Run[], align: "left" | "center" = "left", size = 2): Block => ({
  kind: "line",
  runs,
  size,
  align,
});

/** The name with the headline under it. */
export function nameBlocks({ person, layout, turn }: Sheet): Block[] {
  const name = shownName(person);
  const title = wordsOf(person.language).documents[turn % 3] ?? "CV";
  const headline = person.headline === "" ? [] : [line(person.headline)];
  const own =
    person.ownLetters === "" ? "" : ` ${turn % 2 === 0 ? `(${person.ownLetters})` : person.ownLetters}`;
  switch (layout.name) {
    case "centred":
      return [big([text(`${name}${own}`, { bold: true })], "center"), ...headline];
    case "capitals":
      return [big([text(`${name.toUpperCase()}${own}`, { bold: true })]), ...headline];
    case "spaced":
    case "spaced-with-pair":
      return [big([text(spaced(name, layout.name === "spaced-with-pair"))], "left", 1.3), ...headline];
    case "under-document":
      return [
        big([text(title, { bold: true })]),
        { kind: "line", runs: [text(name, { bold: true })], size: 1.4 },
        ...headline,
      ];
    case "beside-document":
      return [
        { kind: "spread", left: [text(`${name}${own}`, { bold: true })], right: [text(title)] },
        ...headline,
      ];
    case "surname-first":
      return [
        big([
          text(person.last === "" ? name : `${person.last.toUpperCase()} ${person.first}`, { bold: true }),
        ]),
        ...headline,
      ];
    case "labelled":
      return [
        big([text(title, { bold: true })]),
        line(`${wordsOf(person.language).labels.name}: ${name}`),
        ...headline,
      ];
    default:
      return [big([text(`${name}${own}`, { bold: true })]), ...headline];
  }
}

interface Row {
  readonly label: string;
  readonly sign: string;
  readonly value: string;
}

function rowsOf({ person, layout }: Sheet): Row[] {
  const { labels, values } = wordsOf(person.language);
  const { place } = person;
  const address = place === null ? "" : place.street === "" ? place.line : `${place.street}, ${place.line}`;
  const rows: Row[] = [
    { label: labels.address, sign: "⌂", value: layout.contact === "footer" ? (place?.line ?? "") : address },
    { label: labels.phone, sign: "☎", value: person.phone ?? "" },
    { label: labels.email, sign: "✉", value: person.email ?? "" },
  ];
  if (layout.extras.has("licence")) rows.push({ label: labels.licence, sign: "•", value: values.licence });
  return rows.filter(({ value }) => value !== "");
}

/** A sidebar is too narrow for a mail address beside something else. */
const isNarrow = ({ layout }: Sheet): boolean =>
  layout.columns === "left-sidebar" || layout.columns === "right-sidebar";

/** Address, telephone and mail; nothing where a block of personal data has them. */
export function contactBlocks(sheet: Sheet): Block[] {
  const rows = rowsOf(sheet);
  const values = rows.map(({ value }) => value);
  switch (sheet.layout.contact) {
    case "one-line":
      return isNarrow(sheet) ? values.map((value) => line(value)) : [line(values.join(" | "))];
    case "lines":
      return values.map((value) => line(value));
    case "labels":
      return rows.map(({ label, value }) => line(`${label}: ${value}`));
    case "label-table":
      return isNarrow(sheet)
        ? rows.flatMap(({ label, value }) => [line(label, { bold: true }), line(value)])
        : table(rows);
    case "signs":
      if (isNarrow(sheet)) return rows.map(({ sign, value }) => line(`${sign} ${value}`));
      return [line(rows.map(({ sign, value }) => `${sign} ${value}`).join("  "))];
    case "footer":
      return rows
        .slice(0, 1)
        .filter(({ sign }) => sign === "⌂")
        .map(({ value }) => line(value));
    default:
      return [];
  }
}

const table = (rows: readonly Row[]): Block[] => [
  {
    kind: "grid",
    widths: [1, 2.6],
    ruled: false,
    rows: rows.map(({ label, value }) => [[line(label, { bold: true })], [line(value)]]),
  },
];

/** The section of personal data, as in a Lebenslauf. */
export function personalBlocks(sheet: Sheet): Block[] {
  if (sheet.layout.contact !== "personal-block") return [];
  const { labels, values } = wordsOf(sheet.person.language);
  const row = (label: string, value: string): Row => ({ label, sign: "", value });
  const rows = [
    ...rowsOf(sheet),
    row(labels.birth, values.birth),
    row(labels.nationality, values.nationality),
    row(labels.status, values.status),
  ];
  return isNarrow(sheet)
    ? rows.flatMap(({ label, value }) => [line(label, { bold: true }), line(value)])
    : table(rows);
}
