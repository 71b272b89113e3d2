import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@waymark/contract/values";
import { typefaces } from "../../../server/src/printing/fonts.ts";
import { type Chance, chanceOf, type Half, halfOf } from "../chance.ts";
import { labelOf } from "../compose.ts";
import { printSpan } from "../dates.ts";
import type { Label } from "../label.ts";
import { drawPerson, type Person } from "../person.ts";
import { openChromium } from "../print/as-html.ts";
import { asPhotograph } from "../print/as-photograph.ts";
import { wordFileOf } from "../print/as-word.ts";
import { type Words, wordsOf } from "../words.ts";
import { europassTemplates } from "./europass.ts";
import { exportTemplates } from "./exports.ts";
import { fifthEnglishTemplates } from "./fifth-set/english.ts";
import { fifthEnglishFiles } from "./fifth-set/english-files.ts";
import { fifthMoreEnglish } from "./fifth-set/english-more.ts";
import { fifthMoreFiles } from "./fifth-set/english-more-files.ts";
import { fifthWorkTemplates } from "./fifth-set/english-work.ts";
import { fifthFrenchTemplates } from "./fifth-set/french.ts";
import { fifthGermanTemplates } from "./fifth-set/german.ts";
import { fifthMoreNational } from "./fifth-set/national-more.ts";
import { fifthSpanishTemplates } from "./fifth-set/spanish.ts";
import { fourthAmericanTemplates } from "./fourth-set/english-american.ts";
import { fourthPageTemplates } from "./fourth-set/english-pages.ts";
import { fourthTextTemplates } from "./fourth-set/english-text.ts";
import { fourthWordTemplates } from "./fourth-set/english-word.ts";
import { fourthNationalTemplates } from "./fourth-set/national.ts";
import { type CareerSet, drawCareer } from "./fourth-set/people.ts";
import { latexTemplates } from "./latex.ts";
import { nationalTemplates } from "./national.ts";
import { onlineTemplates } from "./online.ts";
import { pastedTemplates } from "./pasted.ts";
import { americanTemplates } from "./second-set/american.ts";
import { columnTemplates } from "./second-set/columns.ts";
import { secondNationalTemplates } from "./second-set/national.ts";
import { secondWordTemplates } from "./second-set/word.ts";
import { type Html, type Sheet, type Template, templateWords } from "./template.ts";
import { thirdEnglishTemplates } from "./third-set/english.ts";
import { thirdEnglishFiles } from "./third-set/english-files.ts";
import { thirdNationalTemplates } from "./third-set/national.ts";
import { thirdSeveralTemplates } from "./third-set/several.ts";
import { wordTemplates } from "./word.ts";

const templates: readonly Template[] = [
  ...exportTemplates,
  ...europassTemplates,
  ...latexTemplates,
  ...onlineTemplates,
  ...nationalTemplates,
  ...wordTemplates,
  ...pastedTemplates,
];

const secondSet: readonly Template[] = [
  ...americanTemplates,
  ...columnTemplates,
  ...secondWordTemplates,
  ...secondNationalTemplates,
];

const thirdSet: readonly Template[] = [
  ...thirdEnglishTemplates,
  ...thirdEnglishFiles,
  ...thirdSeveralTemplates,
  ...thirdNationalTemplates,
];

const fourthSet: readonly Template[] = [
  ...fourthAmericanTemplates,
  ...fourthPageTemplates,
  ...fourthTextTemplates,
  ...fourthWordTemplates,
  ...fourthNationalTemplates,
];

const fifthSet: readonly Template[] = [
  ...fifthEnglishTemplates,
  ...fifthWorkTemplates,
  ...fifthEnglishFiles,
  ...fifthFrenchTemplates,
  ...fifthGermanTemplates,
  ...fifthSpanishTemplates,
];

/** The rest of the fifth set is halved apart from its first layouts. */
const fifthMore: readonly Template[] = [...fifthMoreEnglish, ...fifthMoreFiles, ...fifthMoreNational];

/** Halves of the sets whose people stay in one trade. */
type CareerPart = `${CareerSet}-${"open" | "locked"}`;

/** The second set is whole; of the others one half stays out of sight. */
export type TemplatePart = Half | "second-set" | "third-open" | "third-locked" | CareerPart;

const careerParts: Readonly<Record<CareerPart, readonly [CareerSet, Half]>> = {
  "fourth-open": ["fourth", "seen"],
  "fourth-locked": ["fourth", "unseen"],
  "fifth-open": ["fifth", "seen"],
  "fifth-locked": ["fifth", "unseen"],
};
const isCareerPart = (part: TemplatePart): part is CareerPart => part in careerParts;

function peopleOf(
  part: TemplatePart,
  { careers, name }: Template,
  language: Language,
  chance: Chance,
): { person: Person; words: Words } {
  if (isCareerPart(part)) {
    if (careers === undefined) throw new Error(`${name} does not say whose resume it is.`);
    return { person: drawCareer(chance, language, ...careerParts[part], careers), words: wordsOf(language) };
  }
  const set = part === "seen" || part === "unseen" ? "first" : part === "second-set" ? "second" : part;
  const words = templateWords(set, language);
  return { person: drawPerson(chance, language, words, 0.5), words };
}

/** Whole templates stay out of sight; those of one language and those of several are halved apart. */
function firstOf(half: Half): Template[] {
  const names = (isOfOne: boolean): string[] =>
    halfOf(
      "templates",
      templates.filter((one) => (one.languages.length === 1) === isOfOne).map(({ name }) => name),
      half,
    );
  const chosen = new Set([...names(true), ...names(false)]);
  return templates.filter(({ name }) => chosen.has(name));
}

/** Templates of the same languages are halved among themselves, so that each half has all four. */
function halfOfSet(set: readonly Template[], name: string, half: Half): Template[] {
  const groupOf = ({ languages }: Template): string => languages.join();
  return [...new Set(set.map(groupOf))].flatMap((group) => {
    const own = set.filter((one) => groupOf(one) === group);
    const ownNames = own.map(({ name }) => name);
    const names = new Set(halfOf(`${name} ${group}`, ownNames, half));
    return own.filter(({ name }) => names.has(name));
  });
}

export function templatesOf(part: TemplatePart): readonly Template[] {
  switch (part) {
    case "second-set":
      return secondSet;
    case "third-open":
      return halfOfSet(thirdSet, "third", "seen");
    case "third-locked":
      return halfOfSet(thirdSet, "third", "unseen");
    case "fourth-open":
      return halfOfSet(fourthSet, "fourth", "seen");
    case "fourth-locked":
      return halfOfSet(fourthSet, "fourth", "unseen");
    case "fifth-open":
      return [...halfOfSet(fifthSet, "fifth", "seen"), ...halfOfSet(fifthMore, "fifth, more", "seen")];
    case "fifth-locked":
      return [...halfOfSet(fifthSet, "fifth", "unseen"), ...halfOfSet(fifthMore, "fifth, more", "unseen")];
    default:
      return firstOf(part);
  }
}

export interface DrawnResume {
  readonly file: string;
  readonly family: string;
  readonly language: Language;
  readonly isPhotograph: boolean;
  readonly bytes: Uint8Array;
  readonly label: Label;
}

/** `count` people in each language of each template of one part. */
export async function* drawTemplates(
  part: TemplatePart,
  count: number,
  only?: string,
): AsyncGenerator<DrawnResume> {
  const chromium = await openChromium();
  if (chromium === null) throw new Error("No Chromium here; install it or set CHROMIUM_PATH.");
  try {
    for (const template of templatesOf(part).filter(({ name }) => only === undefined || name === only)) {
      for (const language of template.languages) {
        for (let i = 0; i < count; i++) {
          const seed = `${template.name} ${language} ${i}`;
          const { sheet, label } = sheetOf(part, template, language, seed);
          const photo = "photo" in template ? template.photo : undefined;
          const isPhotograph = photo !== undefined;
          const file = `${template.name}-${language}-${i}`;
          const made = { family: template.name, language, isPhotograph, label };
          if ("text" in template)
            yield { ...made, file: `${file}.txt`, bytes: new TextEncoder().encode(template.text(sheet)) };
          else if ("word" in template)
            yield { ...made, file: `${file}.docx`, bytes: wordFileOf(template.word(sheet)) };
          else {
            const page = pageOf(template.html(sheet), language);
            const bytes = isPhotograph
              ? await asPhotograph(
                  await chromium.picture(page),
                  chanceOf(seed),
                  photo === "careful" ? 0.25 : 1,
                )
              : await chromium.page(page);
            yield { ...made, file: `${file}.${isPhotograph ? "jpg" : "pdf"}`, bytes };
          }
        }
      }
    }
  } finally {
    await chromium.close();
  }
}

/** A person as one template prints them, and what a reader has to find on that page. */
export function sheetOf(
  part: TemplatePart,
  template: Template,
  language: Language,
  seed: string,
): { sheet: Sheet; label: Label } {
  const chance = chanceOf(seed);
  const { person: drawn, words } = peopleOf(part, template, language, chance);
  const isLeft = (one: string): boolean => template.leaves?.some((left) => left === one) ?? false;
  const shown = {
    ...drawn,
    summary: isLeft("summary") ? null : drawn.summary,
    certificates: isLeft("certificates") ? [] : drawn.certificates,
    skills: isLeft("skills") ? [] : drawn.skills,
    place: drawn.place && isLeft("street") ? { ...drawn.place, street: "" } : drawn.place,
  };
  const person = template.as?.(shown) ?? shown;
  const turn = chance.int(0, 20);
  const { dateForm, join, studyDates = dateForm } = template;
  const spanOf = (dated: (typeof person.jobs)[number] | (typeof person.studies)[number]) =>
    printSpan(person, { dateForm: "degree" in dated ? studyDates : dateForm, join }, dated, turn);
  const sheet: Sheet = {
    person,
    name: `${person.first} ${person.last}`.trim(),
    jobs: person.jobs.map((job) => ({ ...job, span: spanOf(job) })),
    studies: person.studies.map((study) => ({ ...study, span: spanOf(study) })),
    words,
    say: (en, es, fr, de) => ({ en, es, fr, de })[language],
    turn,
  };
  const spans = sheet.jobs.map(({ span }) => span);
  const studySpans = sheet.studies.map(({ span }) => span);
  return { sheet, label: labelOf(person, true, spans, studySpans) };
}

const face = (family: string, folder: string, weight: number): string => {
  const file = readdirSync(folder).find((name) => name.endsWith(".ttf")) ?? "";
  const data = readFileSync(join(folder, file)).toString("base64");
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/ttf;base64,${data})}`;
};
const fonts = Object.values(typefaces)
  .flatMap(({ family, folders }) =>
    folders()
      .filter((folder) => /400Regular$|700Bold$/.test(folder))
      .map((folder) => face(family, folder, /700/.test(folder) ? 700 : 400)),
  )
  .join("");
const base = `@page{size:A4;margin:16mm}*{box-sizing:border-box}body{margin:0;font-family:"Source Sans 3";line-height:1.32}ul{margin:2pt 0;padding-left:14pt}h1{font-weight:600}`;

const pageOf = ({ html }: Html, language: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${fonts}${base}</style><body>${html}</body></html>`;
