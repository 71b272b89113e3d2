import { english } from "../samples/english.ts";
import { french } from "../samples/french.ts";
import { fresh } from "../samples/fresh.ts";
import { german } from "../samples/german.ts";
import { spanish } from "../samples/spanish.ts";
import { unusual } from "../samples/unusual.ts";
import { varied } from "../samples/varied.ts";
import type { Setting } from "./lay-out.ts";

/** The values that a reader has to find in a sample; `null` where nothing is expected or scored. */
export interface Wanted {
  name: string;
  email: string;
  phone: string;
  place: string | null;
  jobs: { title: string | null; company: string | null; start: string | null; end: string | null }[] | null;
  studies: { degree: string | null; school: string | null; end: string | null }[] | null;
  skills: string[] | null;
  languages: string[] | null;
  certs: string[] | null;
  custom: string[] | null;
  links: string[] | null;
}

/** A resume of an invented person, its format, and its expected values. */
export interface Sample {
  about: string;
  language: "en" | "es" | "fr" | "de";
  setting: Setting;
  text: string;
  wanted: Wanted;
}

const settings: readonly string[] = ["page", "words", "docx", "txt"] satisfies Setting[];
const isSetting = (text: string): text is Setting => settings.includes(text);

export const samples: readonly Sample[] = [
  ...parsed(english, "en"),
  ...parsed(spanish, "es"),
  ...parsed(french, "fr"),
  ...parsed(german, "de"),
  ...parsed(fresh.en, "en"),
  ...parsed(varied, "en"),
  ...parsed(unusual, "en"),
  ...parsed(fresh.es, "es"),
  ...parsed(fresh.fr, "fr"),
  ...parsed(fresh.de, "de"),
];

function parsed(all: string, language: Sample["language"]): Sample[] {
  return all
    .split(/^=== /m)
    .slice(1)
    .map((one) => {
      const [head = "", ...lines] = one.split("\n");
      const [about = "", setting = ""] = head.split(" | ");
      if (!isSetting(setting)) throw new Error(`${about}: no such setting: ${setting}`);
      const [text = "", wanted = ""] = lines.join("\n").split("\n--- want\n");
      return { about, language, setting, text, wanted: wantedOf(wanted) };
    });
}

function wantedOf(text: string): Wanted {
  const rows = text.split("\n").map((row) => {
    const at = row.indexOf(":");
    return { key: row.slice(0, at), value: row.slice(at + 1).trim() };
  });
  const one = (key: string): string | null => rows.find((row) => row.key === key)?.value ?? null;
  const list = (key: string): string[] | null => one(key)?.split("; ") ?? null;
  const cells = (key: string): string[][] =>
    rows.filter((row) => row.key === key).map((row) => row.value.split("|").map((cell) => cell.trim()));
  return {
    name: one("name") ?? "",
    email: one("email") ?? "",
    phone: one("phone") ?? "",
    place: one("place"),
    jobs: cells("job").map(([title = "", company = "", start = "", end = ""]) => ({
      title,
      company,
      start,
      end,
    })),
    studies: cells("edu").map(([degree = "", school = "", end = ""]) => ({
      degree: degree || null,
      school,
      end: end || null,
    })),
    skills: list("skills"),
    languages: list("langs"),
    certs: list("certs"),
    custom: list("custom"),
    links: list("links"),
  };
}
