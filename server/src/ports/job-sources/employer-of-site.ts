import { companyKey } from "@waymark/domain/jobs/duplicates/duplicates";
import { fold } from "@waymark/domain/vocabulary/fold";
import { parse } from "tldts";
import { boardKey } from "./board-address.ts";
import { starterEmployers } from "./data/starter-employers.ts";
import { field, textIn } from "./fields.ts";

/** The employer that a schema.org posting names, which proves nothing; empty when it names none. */
export function namedEmployer(posting: unknown): string {
  const given = field(posting, "hiringOrganization");
  const organization: unknown = Array.isArray(given) ? given[0] : given;
  return textIn(field(organization, "name")) || textIn(organization);
}

/** Boards and sites of the starter list: looked at by hand, their employers may have subsidiaries. */
const listed = new Set(starterEmployers.map(boardKey));

/** Words that employers put before or behind their name for a career site. */
const before = /^(?:jobs|careers?|karriere|join|workat|weare|the)/;
const behind = /(?:jobs|careers?|karriere|recruiting|talent|group)$/;

/** So that "S.A." is read as the legal form "SA". */
const dotBetweenLetters = /(?<=\b\p{L})\.(?=\p{L}\b)/gu;

const plain = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, "");

/** The first letters of a name's words: "bmw" of "Bayerische Motoren Werke". */
const initials = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join("");

/**
 * Whether a domain, or the tenant of a board, is called by an employer's whole name, with or without its legal form, or
 * by the initials of three words or more. A part of a name is not enough: "deutsche" may be many employers.
 */
function isCalled(label: string, name: string): boolean {
  const own = plain(label);
  const labels = [own, own.replace(before, ""), own.replace(behind, "")].filter(({ length }) => length >= 2);
  const words = companyKey(name.replace(dotBetweenLetters, ""))
    .split(" ")
    .filter((word) => word !== "");
  if (words.length === 0) return false;
  const accepted = [
    plain(name),
    plain(words.join("")),
    ...(words.length >= 3 ? [plain(initials(words))] : []),
  ];
  return accepted.some((text) => labels.includes(text));
}

/**
 * Whether a site may name this employer as its own. A page can say anything, so what counts is the domain, which
 * somebody had to register: it is the employer's whole name or its initials. Neither subdomains nor names on a shared
 * host (`acme.github.io`) prove anything: they are anybody's to choose. Sites of the starter list may name subsidiaries.
 * @param host of the site, as its board is called.
 */
export function isEmployerOfSite(name: string, host: string): boolean {
  if (listed.has(boardKey({ kind: "site", slug: host }))) return true;
  const { domain, domainWithoutSuffix, isPrivate } = parse(host, { allowPrivateDomains: true });
  if (domain === null || domainWithoutSuffix === null || isPrivate === true) return false;
  return isCalled(domainWithoutSuffix, name);
}

/** The same for an employer's board on iCIMS, whose tenant is the name that counts. */
export const isEmployerOfTenant = (name: string, tenant: string): boolean =>
  listed.has(boardKey({ kind: "icims", slug: tenant })) || isCalled(tenant, name);
