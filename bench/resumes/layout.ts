import { type Chance, type Half, halfOf } from "./chance.ts";

/** The ingredients of a layout: at most one option of each group is drawn. */
export const ingredients = {
  columns: ["left-sidebar", "right-sidebar", "head-and-sidebar", "halves", "three"],
  heading: [
    "bold",
    "capitals",
    "bar",
    "underlined",
    "spaced",
    "margin",
    "between-rules",
    "coloured",
    "underscores",
    "numbered",
    "colon",
    "none",
  ],
  dates: [
    "right",
    "right-second",
    "left",
    "above",
    "under",
    "in-brackets",
    "in-front",
    "stacked",
    "after-bar",
  ],
  dateForm: [
    "month-year",
    "short-month",
    "slash",
    "dot",
    "year",
    "short-years",
    "iso",
    "day",
    "season",
    "short-slash",
  ],
  join: ["dash", "hyphen", "word", "long-dash", "no-spaces", "arrow"],
  head: [
    "employer-first",
    "title-first",
    "title-comma",
    "title-dash",
    "title-at",
    "bars",
    "employer-comma",
    "employer-colon",
  ],
  place: ["comma", "brackets", "own-line", "none", "middle-dot"],
  entries: ["plain", "table", "rules", "cards", "tight"],
  bullets: ["dots", "dashes", "squares", "real-list", "arrows", "running-text", "none", "labelled"],
  skills: [
    "commas",
    "lines",
    "groups",
    "bars",
    "dots",
    "levels",
    "two-columns",
    "vertical-bars",
    "middle-dots",
    "group-table",
  ],
  contact: ["one-line", "lines", "labels", "label-table", "personal-block", "footer", "signs"],
  name: [
    "large",
    "centred",
    "capitals",
    "spaced",
    "spaced-with-pair",
    "under-document",
    "beside-document",
    "surname-first",
    "labelled",
  ],
  studies: ["degree-first", "school-first", "one-line", "with-grade", "school-comma"],
  order: ["usual", "education-first", "skills-first", "skills-then-education"],
  typeface: ["sans", "serif", "humanist", "old-style"],
} as const;

/** Parts that a resume may have besides; each drawn on its own. */
export const extras = [
  "photo",
  "page-numbers",
  "signature",
  "references",
  "letter",
  "second-language",
  "name-repeated",
  "licence",
] as const;
export type Extra = (typeof extras)[number];

type Groups = typeof ingredients;
export type Layout = { readonly [G in Exclude<keyof Groups, "columns">]: Groups[G][number] } & {
  /** One column is the usual case, and no ingredient: both halves have it. */
  readonly columns: "one" | Groups["columns"][number];
  readonly half: Half;
  readonly extras: ReadonlySet<Extra>;
};

/** The number of options in the groups and extras together. */
export const ingredientCount: number =
  Object.values(ingredients).reduce((sum, options) => sum + options.length, 0) + extras.length;

export function drawLayout(chance: Chance, half: Half): Layout {
  const draw = <G extends keyof Groups>(group: G): Groups[G][number] => {
    const options: readonly Groups[G][number][] = ingredients[group];
    return chance.pick(halfOf(group, options, half));
  };
  // Few people leave out all headings.
  const headings = Array.from({ length: 3 }, () => draw("heading"));
  return {
    half,
    columns: chance.is(0.4) ? "one" : draw("columns"),
    heading: headings.find((heading) => heading !== "none") ?? "none",
    dates: draw("dates"),
    dateForm: draw("dateForm"),
    join: draw("join"),
    head: draw("head"),
    place: draw("place"),
    entries: draw("entries"),
    bullets: draw("bullets"),
    skills: draw("skills"),
    contact: draw("contact"),
    name: draw("name"),
    studies: draw("studies"),
    order: draw("order"),
    typeface: draw("typeface"),
    extras: new Set(halfOf("extras", extras, half).filter(() => chance.is(0.22))),
  };
}
