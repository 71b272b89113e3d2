import type { JobType } from "@waymark/contract/jobs";
import { plainText } from "../vocabulary/stem.ts";

const kinds: readonly (readonly [JobType, RegExp])[] = [
  [
    "internship",
    /\bintern(?:s|ship|ships)?\b|praktik(?:um|ant)|\bstagiaire\b|\bpracticas?\b|\bbecari[oa]\b|\btrainee\b|\bpasantia\b|\bapprentice(?:ship)?\b|\balternance\b|\bduales studium\b/,
  ],
  [
    "part-time",
    /\bpart[ -_]?time\b|teilzeit|\bminijob\b|\bwerkstudent|temps partiel|mi[ -]temps|media jornada|(?:tiempo|jornada) parcial|\bpart_time\b/,
  ],
  [
    "contract",
    /\bcontract(?:or)?s?\b|\bfreelance\w*\b|\btemporary\b|\btemp\b|\bfixed[ -]term\b|\blocum\b|\bper[ _]diem\b|\bcdd\b|\binterim(?:aire)?\b|\bbefristet|\bfreiberuflich|\bautonomo\b|\btemporal\b|\bpor obra\b|\bseasonal\b|\bsaisonnier\b/,
  ],
  [
    "full-time",
    /\bfull[ -_]?time\b|vollzeit|temps (?:plein|complet)|(?:jornada|tiempo) complet[oa]|\bfull_time\b|\bfulltime\b/,
  ],
];

/**
 * Reads the type of employment that a source states ("FULL_TIME", "Teilzeit", "CDD", "jornada completa"). Several texts
 * are tried in the given order. Empty when none is known: "permanent" alone says nothing about hours.
 */
export function readJobType(stated: readonly string[]): JobType | "" {
  for (const text of stated) {
    const plain = plainText(text.slice(0, 200)).replaceAll("_", " ");
    if (/^stage$/.test(plain.trim())) return "internship";
    for (const [type, pattern] of kinds) if (pattern.test(plain)) return type;
  }
  return "";
}

/**
 * The type of employment that a title states ("Praktikum Marketing", "Nurse (part-time)"); "contract" only counts in
 * brackets or after a dash, bar or comma.
 */
export function jobTypeOfTitle(title: string): JobType | "" {
  const type = readJobType([title]);
  if (type !== "contract") return type;
  const aside = /[([]([^)\]]*)[)\]]|\s[-–|,]\s(.*)$/.exec(title);
  return aside === null ? "" : readJobType([`${aside[1] ?? ""} ${aside[2] ?? ""}`]);
}
