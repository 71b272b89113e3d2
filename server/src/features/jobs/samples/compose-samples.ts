import type { JobType } from "@waymark/contract/jobs";
import { type Language, languages } from "@waymark/contract/values";
import { licencesOf } from "@waymark/domain/careers/catalogue";
import type { Figures } from "@waymark/domain/careers/figures";
import { topCodedWage } from "@waymark/domain/careers/figures";
import type { Industry } from "@waymark/domain/careers/industries";
import type { Role } from "@waymark/domain/careers/roles";
import { shippedCatalogue } from "@waymark/domain/careers/shipped-catalogue";
import { searchTitle } from "@waymark/domain/careers/titles/search-title";
import { skillById } from "@waymark/domain/vocabulary/skills";
import type { SamplePosting } from "./postings.ts";
import { sampleTextsOfData } from "./sample-texts.generated.ts";
import type { EmployerGroup, HoursKind, SampleTexts } from "./sample-texts.ts";

const trades: Readonly<Record<Industry, readonly [EmployerGroup, HoursKind]>> = {
  technology: ["office", "office"],
  health: ["care", "shifts"],
  care: ["care", "shifts"],
  education: ["school", "trade"],
  finance: ["office", "office"],
  law: ["office", "office"],
  public: ["office", "office"],
  construction: ["works", "trade"],
  manufacturing: ["works", "shifts"],
  engineering: ["works", "office"],
  science: ["office", "office"],
  retail: ["shop", "shifts"],
  hospitality: ["guests", "shifts"],
  food: ["guests", "shifts"],
  transport: ["roads", "shifts"],
  logistics: ["roads", "shifts"],
  energy: ["works", "shifts"],
  agriculture: ["works", "trade"],
  media: ["office", "office"],
  arts: ["office", "office"],
  marketing: ["office", "office"],
  sales: ["shop", "office"],
  people: ["office", "office"],
  office: ["office", "office"],
  security: ["office", "shifts"],
  cleaning: ["office", "trade"],
  beauty: ["shop", "trade"],
  sport: ["shop", "shifts"],
  property: ["shop", "office"],
  nonprofit: ["office", "office"],
};

/** Roles that many look for: enough postings for insights and further pages. */
const sought: ReadonlySet<string> = new Set([
  "registered-nurse",
  "software-developer",
  "welder",
  "electrician",
  "truck-driver",
  "accountant",
  "primary-school-teacher",
  "customer-service-representative",
  "project-manager",
  "data-analyst",
  "cook",
  "home-care-aide",
]);
const soughtCount = { en: 24, es: 4, fr: 4, de: 4 } as const satisfies Record<Language, number>;

/** Invented pay: the published wages of the United States times a factor, not below the lowest legal pay. */
const markets = {
  US: { factor: 1, floor: 0, format: (low: string, high: string) => `$${low} - $${high} a year` },
  UK: { factor: 0.62, floor: 25_000, format: (low: string, high: string) => `£${low} - £${high} per annum` },
  de: {
    factor: 0.62,
    floor: 28_000,
    format: (low: string, high: string) => `${low} € - ${high} € brutto/Jahr`,
  },
  fr: {
    factor: 0.52,
    floor: 22_500,
    format: (low: string, high: string) => `${low} € - ${high} € brut par an`,
  },
  es: { factor: 0.45, floor: 17_500, format: (low: string, high: string) => `${low} € - ${high} € al año` },
} as const;

const marketOf = (language: Language, place: string) =>
  markets[language === "en" ? (place.endsWith("UK") ? "UK" : "US") : language];

const afterTitle = { en: "", es: " (h/m)", fr: " (H/F)", de: " (m/w/d)" } as const satisfies Record<
  Language,
  string
>;

/** Draws from a fixed sequence, so that every installation composes the same postings. */
function drawFrom(seed: string) {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return { next, below, of: <T>(list: readonly [T, ...T[]] | readonly T[]) => list[below(list.length)] };
}
type Draw = ReturnType<typeof drawFrom>;

/**
 * Postings composed from the roles of the catalogue, their skills, licences and published wages: each role at least
 * three times, in several languages. The employers do not exist.
 */
export function composeSamples(): SamplePosting[] {
  const texts = new Map(sampleTextsOfData().map((part) => [part.id, part]));
  const roles = [...shippedCatalogue().roles.values()];
  return roles.flatMap((role, at) =>
    languages.flatMap((language) => {
      const parts = texts.get(language);
      if (parts === undefined) return [];
      const many = countOf(role, at, language);
      return Array.from({ length: many }, (_, i) => compose(role, parts, i));
    }),
  );
}

/** Number of the postings that `composeSamples` makes, without making them. */
export const countComposedSamples = (): number =>
  [...shippedCatalogue().roles.values()].reduce(
    (sum, role, at) => languages.reduce((all, language) => all + countOf(role, at, language), sum),
    0,
  );

function countOf(role: Role, at: number, language: Language): number {
  if (sought.has(role.id)) return soughtCount[language];
  const isBeginner = role.levels.some((level) => level === "entry" || level === "mid");
  // Roles that few come to directly are left out in one of the other languages.
  const leftOut = (["es", "fr", "de"] as const)[at % 3];
  return isBeginner || language !== leftOut ? 1 : 0;
}

function compose(role: Role, parts: SampleTexts, i: number): SamplePosting {
  const language = parts.id;
  const draw = drawFrom(`${language}:${role.id}:${i}`);
  const [group, hours] = trades[role.industry];
  const place = draw.of(parts.places) ?? "";
  const isRemote = hours === "office" && draw.below(5) === 0;
  const salary = draw.below(6) === 0 ? undefined : salaryOf(role, language, place, draw);
  const kind = draw.of(parts.groups[group]) ?? "";
  const name = draw.of(parts.names) ?? "";
  return {
    id: `${language}-${role.id}-${i + 1}`,
    title: titleOf(role, language, i) + afterTitle[language],
    company: (draw.of(parts.employers) ?? "").replace("{name}", name).replace("{kind}", kind),
    location: isRemote ? parts.remote : place,
    ...(isRemote ? { remote: true } : {}),
    ...(salary === undefined ? {} : { salary }),
    type: typeOf(draw),
    daysAgo: draw.below(28),
    description: describe(role, parts, { draw, hours, town: place.split(",")[0] ?? "" }),
  };
}

const typeOf = (draw: Draw): JobType => {
  const at = draw.below(20);
  return at < 15 ? "full-time" : at < 18 ? "part-time" : "contract";
};

/** Small words stay as they are: "Director of Nursing". */
const capitals = (title: string) =>
  title.replace(/(?<![\p{L}'’])\p{Ll}(?=\p{L}*)/gu, (letter, at: number) =>
    /^(?:of|and|in|for|the|to|with)(?!\p{L})/u.test(title.slice(at)) ? letter : letter.toUpperCase(),
  );

/** The catalogue's title; of a role with many postings every other one has one of its further titles. */
function titleOf(role: Role, language: Language, i: number): string {
  const further = role.titles[language].slice(1).filter((title) => title.length > 6 && !title.includes("/"));
  const shown = i % 2 === 1 ? (further.slice(0, 3)[(i >> 1) % Math.min(3, further.length || 1)] ?? "") : "";
  const title = shown || searchTitle(role, language);
  return language === "en" ? capitals(title) : title;
}

const half = (value: number) => Math.round(value / 500) * 500;

function salaryOf(role: Role, language: Language, place: string, draw: Draw): string | undefined {
  const wages: Figures["wages"] | undefined = shippedCatalogue().figures.get(role.codes[0] ?? "")?.wages;
  if (wages === undefined || wages.p75 >= topCodedWage) return undefined;
  const { factor, floor, format } = marketOf(language, place);
  const low = Math.max(floor, half((wages.p25 + (wages.p50 - wages.p25) * draw.next()) * factor));
  const high = Math.max(low + 2_000, half((wages.p50 + (wages.p75 - wages.p50) * draw.next()) * factor));
  const text = (amount: number) => new Intl.NumberFormat(language).format(amount).replace(/\s/g, " ");
  return format(text(low), text(high));
}

function describe(
  role: Role,
  parts: SampleTexts,
  { draw, hours, town }: { draw: Draw; hours: HoursKind; town: string },
): string {
  const language = parts.id;
  const licences = licencesOf(shippedCatalogue(), role, language);
  const from = draw.below(role.skills.length);
  const skills = [...role.skills.slice(from), ...role.skills.slice(0, from)].slice(0, 3 + draw.below(3));
  const fields: Readonly<Record<string, string>> = {
    about: role.descriptions[language],
    skills: skills.map((id) => `- ${skillById(id)?.names[language] ?? id}`).join("\n"),
    needs: licences.length === 0 ? "" : parts.needs.replace("{names}", licences.join(", ")),
    shift: draw.of(parts.shifts[hours]) ?? "",
    gives: draw.of(parts.gives) ?? "",
    n: String(4 + draw.below(90)),
    town,
  };
  return (draw.of(parts.frames) ?? "")
    .replace(/\{(\w+)\}/g, (_, name: string) => fields[name] ?? "")
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
