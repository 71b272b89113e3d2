import { type ResumeContent, resumeSections } from "@waymark/contract/resumes";
import type { ResumeStyle } from "@waymark/contract/resumes-style";
import { dialled } from "../../phone/dialled.ts";
import { descriptionBlocks, summaryBlocks } from "./description-blocks.ts";
import { type DateForm, type DateWords, dateForm, printDate, printSpan } from "./print-dates.ts";
import { printLink } from "./print-links.ts";
import type {
  ContactPart,
  PrintedEntry,
  PrintedResume,
  PrintedSection,
  SectionBody,
} from "./printed-resume.ts";

export type SectionName = (typeof resumeSections)[number];

/** The product's words in the printed language; everything else on the page is the person's own. */
export interface PrintWords extends DateWords {
  readonly headings: Readonly<Record<SectionName, string>>;
  /** The name of the document: "Resume", "Lebenslauf". */
  readonly document: string;
  /** Such as "Grade: {{grade}}". */
  readonly grade: (grade: string) => string;
}

/** With more links than this, or longer ones, links get a section of their own instead of the line below the name. */
const linksUnderName = 3;
const longestLinkUnderName = 45;

/** Templates with narrow space for dates, which write months in figures in every language. */
const inFigures: ReadonlySet<ResumeStyle["template"]> = new Set(["compact", "portrait"]);

/** Arranges a resume in the order and words in which it is printed, without empty parts. */
export function planResume(content: ResumeContent, style: ResumeStyle, words: PrintWords): PrintedResume {
  const { personalInfo: person } = content;
  const name = [person.firstName, person.lastName].map(oneLine).filter(isFilled).join(" ");
  const form = inFigures.has(style.template) ? "figures" : dateForm(style.language);
  return {
    language: style.language,
    name,
    headline: oneLine(person.headline),
    contact: contactOf(content),
    sections: sectionsOf(content, style, words, form),
    title: name === "" ? words.document : `${name} – ${words.document}`,
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
const isFilled = (text: string): boolean => text !== "";

function contactOf(content: ResumeContent): ContactPart[] {
  const { email, phone, location } = content.personalInfo;
  const isAddress = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(email);
  const number = dialled(phone);
  // A place that begins with a postcode must not follow a phone number, because programs would read both as one number.
  const parts: ContactPart[] = [
    { kind: "place", text: oneLine(location), url: "" },
    { kind: "email", text: oneLine(email), url: isAddress ? `mailto:${email}` : "" },
    { kind: "phone", text: oneLine(phone), url: /^\+?\d{5,15}$/.test(number) ? `tel:${number}` : "" },
  ];
  const links = hasLinkSection(content)
    ? []
    : content.links.map((link): ContactPart => ({ kind: "link", ...printLink(link) }));
  return [...parts, ...links].filter(({ text }) => text !== "");
}

/** Links are printed below the name unless the person placed their section or they do not fit there. */
function hasLinkSection({ links, sectionOrder }: ResumeContent): boolean {
  const isLong = links.some((link) => printLink(link).text.length > longestLinkUnderName);
  return sectionOrder.includes("links") || links.length > linksUnderName || isLong;
}

function sectionsOf(content: ResumeContent, style: ResumeStyle, words: PrintWords, form: DateForm) {
  const named = new Map<string, PrintedSection>();
  const add = (key: string, section: PrintedSection): void => {
    if (!isEmpty(section)) named.set(key, section);
  };
  for (const name of resumeSections) {
    add(name, { name, heading: words.headings[name], ...bodyOf(name, content, style, words, form) });
  }
  for (const { id, title, items } of content.custom) {
    const entries = items.map(
      (item): PrintedEntry => ({
        title: oneLine(item.title),
        dates: oneLine(item.date),
        organisation: oneLine(item.subtitle),
        place: "",
        note: "",
        blocks: descriptionBlocks(item.description),
      }),
    );
    add(id, {
      name: "custom",
      heading: oneLine(title),
      kind: "entries",
      entries: entries.filter(saysSomething),
    });
  }
  const order = [...content.sectionOrder, ...usualOrder(content)];
  return [...new Set(order)].flatMap((key) => named.get(key) ?? []);
}

/** The usual order: custom sections come before certifications and the sections after them. */
const usualOrder = (content: ResumeContent): string[] => [
  "summary",
  "experience",
  "education",
  "skills",
  ...content.custom.map(({ id }) => id),
  "certifications",
  "achievements",
  "languages",
  "links",
];

function bodyOf(
  name: SectionName,
  content: ResumeContent,
  style: ResumeStyle,
  words: PrintWords,
  form: DateForm,
): SectionBody {
  switch (name) {
    case "summary":
      return { kind: "text", blocks: summaryBlocks(content.personalInfo.summary) };
    case "experience":
      return { kind: "entries", entries: jobsOf(content, style, words, form) };
    case "education":
      return { kind: "entries", entries: studiesOf(content, style, words, form) };
    case "skills":
      return { kind: "words", items: content.skills.map(oneLine).filter(isFilled) };
    case "languages":
      return { kind: "words", items: content.languages.map(spoken).filter(isFilled) };
    case "certifications":
      return { kind: "list", items: content.certifications.map(oneLine).filter(isFilled) };
    case "achievements":
      return { kind: "list", items: content.achievements.map(oneLine).filter(isFilled) };
    case "links": {
      const links = hasLinkSection(content) ? content.links.map(printLink) : [];
      return { kind: "links", items: links.filter(({ text }) => text !== "") };
    }
  }
}

const spoken = ({ name, level }: { name: string; level: string }): string => {
  const [said, how] = [oneLine(name), oneLine(level)];
  return said === "" || how === "" ? said + how : `${said} (${how})`;
};

function jobsOf(
  content: ResumeContent,
  style: ResumeStyle,
  words: PrintWords,
  form: DateForm,
): PrintedEntry[] {
  const jobs = ordered(content.experience, style, (job) => [
    job.current ? "9999" : job.endDate || job.startDate,
    job.startDate,
  ]);
  return jobs
    .map(
      (job): PrintedEntry => ({
        title: oneLine(job.title),
        dates: printSpan(job, form, words),
        organisation: oneLine(job.company),
        place: oneLine(job.location),
        note: "",
        blocks: descriptionBlocks(job.description),
      }),
    )
    .filter(saysSomething);
}

function studiesOf(content: ResumeContent, style: ResumeStyle, words: PrintWords, form: DateForm) {
  const studies = ordered(content.education, style, (study) => [study.graduationDate, ""]);
  return studies
    .map(
      (study): PrintedEntry => ({
        title: oneLine(study.degree),
        dates: printDate(study.graduationDate, form, words),
        organisation: oneLine(study.school),
        place: oneLine(study.location),
        note: oneLine(study.gpa) === "" ? "" : words.grade(oneLine(study.gpa)),
        blocks: [],
      }),
    )
    .filter(saysSomething);
}

/** The person's own order, reversed when it runs against the style; a job out of sequence is deliberate. */
function ordered<T>(
  items: readonly T[],
  style: ResumeStyle,
  dates: (item: T) => readonly [string, string],
): T[] {
  const steps = items.slice(1).map((item, i) => {
    const [before, after] = [dates(items[i] ?? item), dates(item)];
    if (before[0] === "" || after[0] === "") return 0;
    return compare(before[0], after[0]) || compare(before[1], after[1]);
  });
  const downwards = steps.reduce((sum, step) => sum + step, 0);
  const isTurned = style.dateOrder === "newest" ? downwards < 0 : downwards > 0;
  return isTurned ? [...items].reverse() : [...items];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const saysSomething = (entry: PrintedEntry): boolean =>
  `${entry.title}${entry.organisation}${entry.place}${entry.dates}${entry.note}` !== "" ||
  entry.blocks.length > 0;

function isEmpty(section: PrintedSection): boolean {
  if (section.kind === "entries") return section.entries.length === 0;
  return section.kind === "text" ? section.blocks.length === 0 : section.items.length === 0;
}
