import type { Language } from "@waymark/contract/values";
import { type Block, type Drawing, type HeadingLook, line, type Run, text } from "./blocks.ts";
import type { Chance } from "./chance.ts";
import { jobBlocks, studyBlocks } from "./compose-entries.ts";
import { contactBlocks, nameBlocks, personalBlocks, shownName } from "./compose-person.ts";
import { skillBlocks } from "./compose-skills.ts";
import type { PrintedSpan } from "./dates.ts";
import { printSpan } from "./dates.ts";
import type { Label } from "./label.ts";
import type { Layout } from "./layout.ts";
import type { Person } from "./person.ts";
import { headingWords, type SectionName, wordsOf } from "./words.ts";

/** Facts that all parts of one resume share. */
export interface Sheet {
  readonly person: Person;
  readonly layout: Layout;
  readonly chance: Chance;
  /** Chooses the word for "today" and the like. */
  readonly turn: number;
}

type Part = SectionName | "photo" | "name" | "contact";

/** Draws a person's resume in a layout, with the truth about its content. */
export function compose(person: Person, layout: Layout, chance: Chance): { drawing: Drawing; label: Label } {
  const sheet: Sheet = { person, layout, chance, turn: chance.int(0, 20) };
  const spans = person.jobs.map((job) => printSpan(person, layout, job, sheet.turn));
  const studySpans = person.studies.map((study) => printSpan(person, layout, study, sheet.turn));
  const parts = partsOf(sheet, spans, studySpans);
  const words = wordsOf(person.language);
  const blocks = [
    ...(layout.extras.has("letter") ? letter(sheet) : []),
    ...arranged(layout, parts),
    ...(layout.extras.has("signature") ? signature(sheet) : []),
  ];
  const name = shownName(person);
  const contact = [person.email, person.phone].filter((part) => part !== null).join(" · ");
  const drawing: Drawing = {
    language: person.language,
    blocks,
    header: layout.extras.has("name-repeated") ? name : "",
    footer: [
      layout.contact === "footer" ? contact : "",
      layout.extras.has("page-numbers") ? words.page.replace("{N}", "1") : "",
    ]
      .filter(Boolean)
      .join(" | "),
    typeface: layout.typeface,
  };
  return { drawing, label: labelOf(person, layout.contact !== "footer", spans, studySpans) };
}

/** The true content of a resume with these printed dates. */
export function labelOf(
  person: Person,
  hasStreet: boolean,
  spans: readonly PrintedSpan[],
  studySpans: readonly PrintedSpan[],
): Label {
  const { place } = person;
  const lines = place === null ? [] : [place.line, place.town];
  return {
    personalInfo: {
      name: `${person.first} ${person.last}`.trim(),
      firstName: person.first,
      lastName: person.last,
      email: person.email === null ? [] : [person.email],
      phone: person.phone === null ? [] : [person.phone],
      location: place?.street && hasStreet ? [`${place.street}, ${place.line}`, ...lines] : lines,
    },
    experience: person.jobs.map((job, i) => ({
      title: job.title,
      company: job.company,
      location: null,
      startDate: spans[i]?.start ?? null,
      endDate: spans[i]?.end ?? null,
      current: person.hasDates && job.end === null,
    })),
    education: person.studies.map((study, i) => ({
      degree: study.degree,
      school: study.school,
      location: null,
      startDate: studySpans[i]?.start ?? null,
      graduationDate: studySpans[i]?.end ?? null,
      gpa: null,
    })),
    skills: person.skills.length === 0 ? null : person.skills.flatMap(({ name }) => name.split(/[:,] /)),
    certifications: person.certificates.length === 0 ? null : person.certificates,
    hasSummary: person.summary !== null,
  };
}

/** The blocks of each part, those of a section with its heading. */
function partsOf(
  sheet: Sheet,
  spans: readonly PrintedSpan[],
  studySpans: readonly PrintedSpan[],
): Map<Part, readonly Block[]> {
  const { person, layout } = sheet;
  const words = wordsOf(person.language);
  const parts = new Map<Part, readonly Block[]>();
  const section = (name: SectionName, body: readonly Block[]): void => {
    if (body.length === 0) return;
    const number = ["personal", ...orders[layout.order], ...last].indexOf(name) + 1;
    parts.set(name, underHeading(sheet, headingOf(sheet, name), number, body));
  };
  parts.set("name", nameBlocks(sheet));
  parts.set("contact", contactBlocks(sheet));
  if (layout.extras.has("photo")) parts.set("photo", [{ kind: "photo" }]);
  section("personal", personalBlocks(sheet));
  section("summary", person.summary === null ? [] : [line(person.summary)]);
  section("experience", jobBlocks(sheet, spans));
  section("education", studyBlocks(sheet, studySpans));
  section("skills", skillBlocks(sheet));
  section("certificates", listed(sheet, person.certificates));
  section(
    "languages",
    person.speaks.map((spoken) => line(spoken)),
  );
  section("hobbies", person.hobbies.length === 0 ? [] : [line(person.hobbies.join(", "))]);
  section("references", layout.extras.has("references") ? [line(words.referee)] : []);
  return parts;
}

const listed = ({ layout }: Sheet, items: readonly string[]): Block[] =>
  items.length === 0 ? [] : [{ kind: "list", items, mark: layout.bullets === "real-list" ? null : "•" }];

function headingOf({ person, layout, chance }: Sheet, section: SectionName): string {
  const own = chance.pick(headingWords(person.language, section, layout.half));
  if (!layout.extras.has("second-language")) return own;
  const other: Language = person.language === "en" ? "fr" : "en";
  return `${own} / ${chance.pick(headingWords(other, section, layout.half))}`;
}

const looks: Partial<Record<Layout["heading"], HeadingLook>> = {
  bold: "bold",
  capitals: "capitals",
  bar: "bar",
  underlined: "underlined",
  "between-rules": "between-rules",
  coloured: "coloured",
};

function underHeading(sheet: Sheet, words: string, number: number, body: readonly Block[]): Block[] {
  const { heading } = sheet.layout;
  const titled = (title: string, look: HeadingLook = "bold"): Block[] => [
    { kind: "heading", text: title, look },
    ...body,
  ];
  switch (heading) {
    case "none":
      return [{ kind: "gap" }, ...body];
    case "margin":
      return [
        {
          kind: "grid",
          widths: [1, 3],
          ruled: false,
          rows: [[[{ kind: "heading", text: words, look: "plain" }], body]],
        },
      ];
    case "spaced":
      return titled([...words.toUpperCase()].join(" ").replace(/ {3}/g, "   "));
    case "underscores":
      return [line("_".repeat(62)), ...titled(words)];
    case "numbered":
      return titled(`${number}. ${words}`);
    case "colon":
      return titled(`${words}:`);
    default:
      return titled(words, looks[heading]);
  }
}

const orders: Readonly<Record<Layout["order"], readonly SectionName[]>> = {
  usual: ["summary", "experience", "education", "skills"],
  "education-first": ["summary", "education", "experience", "skills"],
  "skills-first": ["summary", "skills", "experience", "education"],
  "skills-then-education": ["skills", "education", "experience", "summary"],
};
const last: readonly SectionName[] = ["certificates", "languages", "hobbies", "references"];

/** Puts the parts on the page: one below the other, or into columns. */
function arranged(layout: Layout, parts: ReadonlyMap<Part, readonly Block[]>): Block[] {
  const of = (...names: readonly Part[]): Block[] => names.flatMap((name) => parts.get(name) ?? []);
  const head: Part[] = ["photo", "name", "contact", "personal"];
  const main = orders[layout.order];
  const beside: Part[] = ["skills", "languages", "certificates", "hobbies"];
  const rest = main.filter((name) => name !== "skills");
  const columns = (widths: readonly number[], cells: readonly Block[][], shaded: number | null): Block => ({
    kind: "columns",
    widths,
    cells,
    shaded,
  });
  switch (layout.columns) {
    case "left-sidebar":
      return [
        columns(
          [1, 1.7],
          [of("photo", "contact", "personal", ...beside), of("name", ...rest, "references")],
          0,
        ),
      ];
    case "right-sidebar":
      return [
        columns(
          [1.7, 1],
          [of("name", ...rest, "references"), of("photo", "contact", "personal", ...beside)],
          1,
        ),
      ];
    case "head-and-sidebar":
      return [
        ...of("photo", "name", "contact", "personal", "summary"),
        columns([1, 2], [of(...beside), of("experience", "education", "references")], null),
      ];
    case "halves":
      return [
        ...of(...head, "summary"),
        columns([1, 1], [of("experience"), of("education", ...beside, "references")], null),
      ];
    case "three":
      return [
        ...of(...head, "summary", "experience"),
        columns(
          [1, 1, 1],
          [of("education"), of("skills", "hobbies"), of("languages", "certificates", "references")],
          null,
        ),
      ];
    default:
      return of(...head, ...main, ...last);
  }
}

function letter({ person }: Sheet): Block[] {
  const { letter: paragraphs, towns } = wordsOf(person.language);
  const name = shownName(person);
  return [
    line(name),
    ...(person.place ? [line(person.place.line)] : []),
    { kind: "gap" },
    ...paragraphs.flatMap((paragraph): Block[] => [line(paragraph), { kind: "gap" }]),
    line(name),
    line(towns[0]?.town ?? ""),
    { kind: "page" },
  ];
}

function signature({ person }: Sheet): Block[] {
  const town = person.place?.town ?? wordsOf(person.language).towns[0]?.town ?? "";
  const runs: Run[] = [text(`${town}, 15.06.2026`)];
  return [
    { kind: "gap" },
    { kind: "line", runs },
    { kind: "line", runs: [text(shownName(person), { italic: true })] },
  ];
}
