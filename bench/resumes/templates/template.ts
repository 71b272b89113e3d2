import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@waymark/contract/values";
import { parse } from "yaml";
import type { PrintedSpan } from "../dates.ts";
import type { Layout } from "../layout.ts";
import type { Job, Person, Study } from "../person.ts";
import { Words, wordsOf } from "../words.ts";
import type { Careers } from "./fourth-set/people.ts";

/** One job or study with its printed dates. */
export type Dated<T> = T & { readonly span: PrintedSpan };

/** A person as a template prints them. */
export interface Sheet {
  readonly person: Person;
  readonly name: string;
  readonly jobs: readonly Dated<Job>[];
  readonly studies: readonly Dated<Study>[];
  readonly words: Words;
  /** Picks the text of the person's language. */
  say(en: string, es: string, fr: string, de: string): string;
  /** Repeatable number for choices among few forms. */
  readonly turn: number;
}

/** Fields that a template does not print, so that nothing may be read there. */
export type Left = "email" | "phone" | "place" | "skills" | "certificates" | "street" | "summary";

interface Common {
  readonly name: string;
  readonly languages: readonly Language[];
  readonly dateForm: Layout["dateForm"];
  readonly join: Layout["join"];
  /** The form of dates of studies, if it is another than that of jobs. */
  readonly studyDates?: Layout["dateForm"];
  readonly leaves?: readonly Left[];
  /** The people of a template of the fourth or fifth set, who stay in one trade. */
  readonly careers?: Careers;
  /** The person as this template prints them, such as with the numbers of their licences. */
  readonly as?: (person: Person) => Person;
}

/** Sets of templates with words of their own; the halves of the third share no word that its files list. */
export type TemplateSet = "first" | "second" | "third-open" | "third-locked";

/** An imitation of a well-known template: as a page for Chromium, as the body of a Word document, or as plain text. */
export type Template = Common &
  (
    | {
        readonly html: (sheet: Sheet) => Html;
        /** Taken by a telephone in a hurry, or with care so that the page lies straight. */
        readonly photo?: "hurried" | "careful";
      }
    | { readonly word: (sheet: Sheet) => string }
    | { readonly text: (sheet: Sheet) => string }
  );

const folders = {
  first: [],
  second: ["second-set"],
  "third-open": ["third-set"],
  "third-locked": ["third-set"],
};

/** Every second item of each list, from the first or from the second on. */
function halved(value: unknown, from: 0 | 1): unknown {
  if (Array.isArray(value)) return value.filter((_, i) => i % 2 === from);
  return Object.fromEntries(Object.entries(Object(value)).map(([key, one]) => [key, halved(one, from)]));
}

function ownWords(set: TemplateSet, language: Language): unknown {
  const file = join(import.meta.dirname, ...folders[set], "words", `${language}.yaml`);
  const all: unknown = parse(readFileSync(file, "utf8"));
  return set === "third-open" ? halved(all, 0) : set === "third-locked" ? halved(all, 1) : all;
}
const read = (set: TemplateSet, language: Language): Words =>
  Words.parse({ ...wordsOf(language), ...Object(ownWords(set, language)) });
const all = new Map<string, Words>();

/** The words of people in one set of templates; no other set has them. */
export function templateWords(set: TemplateSet, language: Language): Words {
  const key = `${set} ${language}`;
  const words = all.get(key) ?? read(set, language);
  all.set(key, words);
  return words;
}

/** Finished markup, as opposed to text that is still to be escaped. */
export interface Html {
  readonly html: string;
}
type Inserted = string | Html | null | false | readonly Html[];

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const inserted = (value: Inserted): string => {
  if (value === null || value === false) return "";
  if (typeof value === "string") return escaped(value);
  return "html" in value ? value.html : value.map(({ html: one }) => one).join("");
};

/** Markup with its texts escaped. */
export const html = (parts: TemplateStringsArray, ...values: readonly Inserted[]): Html => ({
  html: parts.map((part, i) => part + inserted(values[i] ?? "")).join(""),
});

export const bullets = (items: readonly string[], kind = ""): Html =>
  items.length === 0 ? html`` : html`<ul class="${kind}">${items.map((item) => html`<li>${item}</li>`)}</ul>`;

/** Each text on a line of its own, behind a mark. */
export const divs = (items: readonly string[], mark = ""): Html[] =>
  items.map((item) => html`<div>${mark}${item}</div>`);

/** A section that is left out when it has no content. */
export const section = (title: string, body: Html | readonly Html[]): Html => {
  const inner = inserted(body);
  return inner === "" ? html`` : html`<section><h2>${title}</h2>${{ html: inner }}</section>`;
};

/** The lines that say how to reach a person; empty ones are left out. */
export const reach = ({ person }: Sheet): string[] =>
  [addressOf(person), person.phone ?? "", person.email ?? ""].filter((value) => value !== "");

export const addressOf = ({ place }: Person): string =>
  place === null ? "" : [place.street, place.line].filter(Boolean).join(", ");

export const skillNames = ({ person }: Sheet): string[] => person.skills.map(({ name }) => name);
