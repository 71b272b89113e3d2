import { createHash } from "node:crypto";
import type { Data } from "./load-data.ts";
import { licenceNames } from "./read-careers.ts";

/** A TypeScript module that hands out one table. */
export interface MadeModule {
  readonly path: string;
  readonly text: string;
}

/** The modules by which the product gets the data. */
export function modulesOf(data: Data): MadeModule[] {
  return [
    made("domain/src/careers/roles.generated.ts", {
      name: "rolesOfData",
      type: "readonly Role[]",
      imports: 'import type { Role } from "./roles.ts";',
      value: data.roles.map(({ value }) => value),
    }),
    made("domain/src/careers/figures.generated.ts", {
      name: "figuresOfData",
      type: "readonly Figures[]",
      imports: 'import type { Figures } from "./figures.ts";',
      value: [...data.figures.values()].map(({ figures }) => figures),
    }),
    made("domain/src/careers/licences.generated.ts", {
      name: "licencesOfData",
      type: "Licences",
      imports: 'import type { Licences } from "./catalogue.ts";',
      value: licenceNames(data.licences),
    }),
    made("domain/src/careers/first-steps.generated.ts", {
      name: "firstStepsOfData",
      type: "Readonly<Record<string, FirstStep>>",
      imports: 'import type { FirstStep } from "./first-steps.ts";',
      value: data.firstSteps,
    }),
    made("domain/src/careers/facts/isco.generated.ts", {
      name: "iscoOfData",
      type: "Readonly<Record<string, readonly string[]>>",
      value: data.isco,
    }),
    made("domain/src/vocabulary/skills.generated.ts", {
      name: "skillsOfData",
      type: "readonly SkillEntry[]",
      imports: 'import type { SkillEntry } from "./skills.ts";',
      value: data.skills,
    }),
    made("domain/src/vocabulary/occupation-titles.generated.ts", {
      name: "occupationTitlesOfData",
      type: "Readonly<Record<string, readonly string[]>>",
      value: data.occupationTitles,
    }),
    made("domain/src/job-search/match/trades-version.generated.ts", {
      name: "tradesVersionOfData",
      type: "string",
      value: createHash("sha256")
        .update(
          JSON.stringify([data.roles.map(({ value }) => [value.id, value.titles]), data.occupationTitles]),
        )
        .digest("hex")
        .slice(0, 12),
    }),
    made("domain/src/vocabulary/synonyms.generated.ts", {
      name: "synonymsOfData",
      type: "readonly SynonymRow[]",
      imports: 'import type { SynonymRow } from "./synonyms.ts";',
      value: data.synonyms,
    }),
    made("domain/src/vocabulary/language-names.generated.ts", {
      name: "languageNamesOfData",
      type: "readonly (readonly [code: string, names: readonly string[]])[]",
      value: data.languageNames,
    }),
    made("domain/src/vocabulary/places.generated.ts", {
      name: "placesOfData",
      type: "Places",
      imports: 'import type { Places } from "./places.ts";',
      value: data.places,
    }),
    made("domain/src/vocabulary/title-words.generated.ts", {
      name: "titleWordsOfData",
      type: "readonly string[]",
      value: data.titleWords,
    }),
    made("domain/src/vocabulary/known-titles.generated.ts", {
      name: "knownTitlesOfData",
      type: "readonly string[]",
      value: data.knownTitles,
    }),
    made("domain/src/vocabulary/given-names.generated.ts", {
      name: "givenNamesOfData",
      type: "readonly string[]",
      value: data.givenNames,
    }),
    made("domain/src/vocabulary/section-headings.generated.ts", {
      name: "sectionHeadingsOfData",
      type: "readonly (readonly [heading: string, kind: SectionKind])[]",
      imports: 'import type { SectionKind } from "./section-kinds.ts";',
      value: data.sectionHeadings,
    }),
    made("domain/src/interviews/bank/competencies.generated.ts", {
      name: "competenciesOfData",
      type: "readonly Competency[]",
      imports: 'import type { Competency } from "@waymark/contract/interviews-practice";',
      value: data.competencies,
    }),
    made("domain/src/interviews/bank/questions.generated.ts", {
      name: "questionsOfData",
      type: "readonly Question[]",
      imports: 'import type { Question } from "@waymark/contract/interviews-practice";',
      value: data.questions.map(({ value }) => value),
    }),
    made("domain/src/phone/time-zones.generated.ts", {
      name: "timeZonesOfData",
      type: "Readonly<Record<string, readonly string[]>>",
      value: data.timeZones,
    }),
    made("server/src/features/jobs/samples/samples.generated.ts", {
      name: "samplesOfData",
      type: "readonly SamplePosting[]",
      imports: 'import type { SamplePosting } from "./postings.ts";',
      value: data.samples.map(({ value }) => value),
    }),
    made("server/src/features/jobs/samples/sample-texts.generated.ts", {
      name: "sampleTextsOfData",
      type: "readonly SampleTexts[]",
      imports: 'import type { SampleTexts } from "./sample-texts.ts";',
      value: data.sampleTexts,
    }),
  ];
}

interface Export {
  readonly name: string;
  readonly type: string;
  readonly imports?: string;
  readonly value: unknown;
}

/** JSON in a string, because V8 parses that faster than an object literal, and only when it is asked for. */
function made(path: string, { name, type, imports, value }: Export): MadeModule {
  // Without letters beyond Latin-1, V8 keeps a string with one byte a letter instead of two.
  const json = JSON.stringify(value).replace(
    /[^\0-\xff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const literal = `'${json.replace(/[\\']/g, "\\$&")}'`;
  const head = "// Made by scripts/data from the files of data. Changes belong there.";
  const lines = [head, ...(imports === undefined ? [] : [imports, ""])];
  return {
    path,
    text: `${lines.join("\n")}\nexport const ${name} = (): ${type} => JSON.parse(${literal});\n`,
  };
}
