import { currencyOfCountry } from "../vocabulary/places.ts";
import { duplicateKey } from "./duplicates/duplicates.ts";
import { jobTypeOfTitle, readJobType } from "./job-type.ts";
import { languageOfPosting, languageOfTitle } from "./languages/language.ts";
import { readPostedPlace } from "./location/location.ts";
import { isRemotePosting } from "./location/remote.ts";
import { occupationGroup } from "./occupation-groups.ts";
import { readClosingDate, readPostedDate } from "./posted-date.ts";
import type { Posting, RawPosting, Refusal } from "./posting.ts";
import { askedSkillIds } from "./requirements/asked-skills.ts";
import { type Pay, payOf, readPay } from "./salary/salary.ts";
import { linkKey, readLink } from "./text/link.ts";
import { postingLine, postingText } from "./text/posting-text.ts";
import { normalizeTitle } from "./title/normalize-title.ts";

/** More skills than this are not kept of one posting. */
const mostSkills = 25;

/** Strings as they are, numbers as text, anything else as an empty string. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" && Number.isFinite(value) ? String(value) : "";
}

function numberOf(value: unknown): number | null {
  const n = typeof value === "string" && value.trim() !== "" ? Number(value.replace(/,/g, "")) : value;
  return typeof n === "number" && Number.isFinite(n) ? n : null;
}

const isTrue = (value: unknown): boolean =>
  value === true ||
  value === 1 ||
  (typeof value === "string" && /^(?:true|yes|1|remote|telecommute)$/i.test(value.trim()));

/** Removes quotes around a company's name; empty for placeholders such as "N/A". */
function companyName(text: string): string {
  const name = postingLine(text, 200)
    .replace(/^["'“”]+|["'“”]+$/g, "")
    .trim();
  return /^(?:n\/?a|null|undefined|none|unknown|confidential|-+|\.+)$/i.test(name) ? "" : name;
}

/** The pay that a source states in figures, with the period from its text; otherwise the pay in the text. */
function payFor(raw: RawPosting, salary: string, country: string | undefined): Pay | null {
  const stated = raw.pay;
  const byPlace = country === undefined ? undefined : currencyOfCountry(country);
  const currency = textOf(stated?.currency).toUpperCase() || byPlace;
  const fromText = salary === "" ? null : readPay(salary, { country, currency });
  if (stated === undefined || currency === undefined) return fromText;
  const figures = payOf(numberOf(stated.min), numberOf(stated.max), currency, stated.period);
  if (figures === null || fromText === null || fromText.currency !== currency) return figures ?? fromText;
  return { ...fromText, annualMin: figures.annualMin, annualMax: figures.annualMax };
}

/** Cleans an untrusted posting, or gives the reason for refusing it. Pure: `now` bounds the date of posting. */
export function normalisePosting(raw: RawPosting, now: Date): Posting | { readonly refused: Refusal } {
  const title = postingLine(textOf(raw.title), 200);
  if (!/\p{L}/u.test(title)) return { refused: "no_title" };
  const url = readLink(raw.url);
  if (url === "") return { refused: "no_link" };
  const closesAt = readClosingDate(raw.expires, now);
  if (closesAt !== null && closesAt <= now) return { refused: "closed" };
  const company = companyName(textOf(raw.company));
  const location = postingLine(textOf(raw.location), 300);
  const place = readPostedPlace(location, textOf(raw.country));
  const salary = postingLine(textOf(raw.salary), 120);
  const description = postingText(textOf(raw.description));
  const stated = (Array.isArray(raw.type) ? raw.type : [raw.type]).map(textOf).filter((t) => t !== "");
  return {
    source: raw.source,
    sourceId: textOf(raw.sourceId).slice(0, 300) || linkKey(url),
    title,
    company,
    postedOn: raw.postedOn ?? "",
    location,
    country: place.country,
    places: place.tokens,
    remote: isRemotePosting(isTrue(raw.remote), location, title),
    postedAt: readPostedDate(raw.posted, now),
    closesAt,
    salary: /\p{L}|\d/u.test(salary) && !/^[\s0.,$€£-]*$/.test(salary) ? salary : "",
    pay: payFor(raw, salary, place.country),
    description,
    type: readJobType(stated) || jobTypeOfTitle(title),
    url,
    language: languageOfPosting(`${title}\n${description}`) ?? languageOfTitle(title),
    group: occupationGroup(title),
    plainTitle: normalizeTitle(title),
    skills: askedSkillIds({ title, company, description }, mostSkills),
    fingerprint: duplicateKey({ title, company, location }),
    linkKey: linkKey(url).slice(0, 500),
  };
}
