import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "@waymark/contract/values";
import { parse } from "yaml";
import { z } from "zod";
import { type Half, halfOf } from "./chance.ts";

const list = z.array(z.string()).min(1);
export const fields = [
  "care",
  "kitchen",
  "transport",
  "building",
  "industry",
  "shop",
  "office",
  "teaching",
  "tech",
] as const;
export type Field = (typeof fields)[number];
const byField = z.object({
  care: list,
  kitchen: list,
  transport: list,
  building: list,
  industry: list,
  shop: list,
  office: list,
  teaching: list,
  tech: list,
});
export const Words = z.object({
  given: list,
  surnames: list,
  towns: z.array(z.object({ town: z.string(), line: z.string() })),
  streets: list,
  phones: list,
  employers: byField,
  schools: list,
  degrees: byField.extend({ any: list }),
  titles: list,
  bullets: byField.extend({ any: list }),
  summaries: list,
  skills: byField.extend({ any: list }),
  groups: list,
  levels: z.tuple([z.string(), z.string(), z.string(), z.string()]),
  certificates: list,
  speaks: list,
  hobbies: list,
  headings: z.object({
    summary: list,
    experience: list,
    education: list,
    skills: list,
    certificates: list,
    languages: list,
    hobbies: list,
    references: list,
    personal: list,
  }),
  labels: z.object({
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    birth: z.string(),
    nationality: z.string(),
    status: z.string(),
    licence: z.string(),
    name: z.string(),
  }),
  values: z.object({ birth: z.string(), nationality: z.string(), status: z.string(), licence: z.string() }),
  present: list,
  since: list,
  joins: list,
  at: list,
  seasons: z.tuple([z.string(), z.string(), z.string()]),
  documents: list,
  tasks: list,
  referee: z.string(),
  page: z.string(),
  letter: list,
});
export type Words = z.infer<typeof Words>;
export type SectionName = keyof Words["headings"];

const folder = join(import.meta.dirname, "words");
const read = (language: Language): Words =>
  Words.parse(parse(readFileSync(join(folder, `${language}.yaml`), "utf8")));
const all = new Map(languages.map((language) => [language, read(language)]));

export function wordsOf(language: Language): Words {
  const words = all.get(language);
  if (words === undefined) throw new Error(`No words for ${language}.`);
  return words;
}

/** The heading words of one section in one half. */
export const headingWords = (language: Language, section: SectionName, half: Half): string[] =>
  halfOf(`heading ${language} ${section}`, wordsOf(language).headings[section], half);

const Roles = z.array(
  z.object({
    id: z.string(),
    titles: z.record(z.string(), z.array(z.string())),
    skills: z.array(z.string()),
  }),
);
const data = join(import.meta.dirname, "../../domain/data");

/** The sixty occupations, by the files of the catalogue in which they are; 46 of them are trades. */
const occupations: readonly (readonly [file: string, field: Field, ids: string])[] = [
  ["nursing", "care", "nursing-assistant practical-nurse registered-nurse mental-health-nurse midwife"],
  ["care", "care", "home-care-aide residential-support-worker"],
  ["health", "care", "paramedic dental-assistant hospital-porter"],
  ["food", "kitchen", "kitchen-assistant cook sous-chef waiter barista baker butcher pastry-chef"],
  [
    "transport",
    "transport",
    "warehouse-worker order-picker forklift-driver delivery-driver truck-driver bus-driver",
  ],
  ["construction", "building", "carpenter bricklayer electrician plumber painter roofer tiler"],
  ["repair", "industry", "car-mechanic industrial-mechanic hvac-technician"],
  ["production", "industry", "welder cnc-operator production-worker cabinetmaker quality-inspector"],
  ["retail", "shop", "cashier sales-assistant store-manager florist stock-clerk"],
  ["personal-care", "shop", "hairdresser"],
  ["cleaning", "shop", "cleaner gardener"],
  ["hospitality", "shop", "room-attendant"],
  ["office", "office", "receptionist office-clerk bookkeeper payroll-clerk"],
  ["finance", "office", "accountant"],
  [
    "education",
    "teaching",
    "childcare-worker teaching-assistant primary-school-teacher secondary-school-teacher",
  ],
  ["technology", "tech", "it-support-technician software-developer data-analyst"],
];

export interface Occupation {
  readonly id: string;
  readonly field: Field;
  /** Titles without "Verkäufer/in" and the like, which nobody writes about oneself. */
  readonly titles: ReadonlyMap<Language, readonly string[]>;
}

function readOccupations(): Occupation[] {
  return occupations.flatMap(([file, field, ids]) => {
    const roles = Roles.parse(parse(readFileSync(join(data, "roles", `${file}.yaml`), "utf8")));
    return ids.split(" ").map((id) => {
      const role = roles.find((one) => one.id === id);
      if (role === undefined) throw new Error(`The catalogue has no ${id}.`);
      const plain = (language: Language): string[] =>
        (role.titles[language] ?? []).filter((title) => !/[/(]/.test(title) && title.length > 3);
      return { id, field, titles: new Map(languages.map((language) => [language, plain(language)])) };
    });
  });
}

export const everyOccupation: readonly Occupation[] = readOccupations();
