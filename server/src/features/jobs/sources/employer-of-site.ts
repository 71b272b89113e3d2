import { companyKey } from "@waymark/domain/jobs/duplicates";
import { fold } from "@waymark/domain/vocabulary/fold";
import { getDomain, parse } from "tldts";
import { boardKey } from "../boards/board-address.ts";
import { starterEmployers } from "../boards/data/starter-employers.ts";
import { field, listIn, textIn } from "./fields.ts";

/** A schema.org posting's unproven data of its employer. */
export interface NamedEmployer {
  readonly name: string;
  /** Its own pages, by `url` and `sameAs`. */
  readonly pages: readonly string[];
}

/** The employer that a schema.org posting names. */
export function namedEmployer(posting: unknown): NamedEmployer {
  const given = field(posting, "hiringOrganization");
  const organization: unknown = Array.isArray(given) ? given[0] : given;
  const sameAs = field(organization, "sameAs");
  return {
    name: textIn(field(organization, "name")) || textIn(organization),
    pages: [field(organization, "url"), ...(Array.isArray(sameAs) ? listIn(sameAs) : [sameAs])]
      .map(textIn)
      .filter((page) => page !== ""),
  };
}

/** Boards and sites of the starter list: looked at by hand, their employers may have subsidiaries. */
const listed = new Set(starterEmployers.map(boardKey));

/** Words that employers put before or behind their name for a career site. */
const before = /^(?:jobs|careers?|karriere|join|workat|weare|the)/;
const behind = /(?:jobs|careers?|karriere|recruiting|talent|group)$/;

const plain = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, "");

/** The first letters of a name's words: "bmw" of "Bayerische Motoren Werke". */
const initials = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join("");

/** Whether a name's words are what a domain, or the tenant of a board, is called by; short beginnings only `isSaid`. */
function isCalled(label: string, name: string, isSaid: boolean): boolean {
  const own = plain(label);
  const labels = [own, own.replace(before, ""), own.replace(behind, "")].filter(({ length }) => length >= 2);
  const words = companyKey(name)
    .split(" ")
    .filter((word) => word !== "");
  const isNamed = (text: string) => labels.includes(plain(text));
  if (words.length === 0) return false;
  if (isNamed(name) || isNamed(words.join(""))) return true;
  if (words.length >= 3 && isNamed(initials(words))) return true;
  return words.some((_, i) => {
    const first = words.slice(0, i + 1).join("");
    return isNamed(first) && (first.length >= 5 || (first.length >= 3 && isSaid));
  });
}

/**
 * Whether a site may name this employer as its own. A page can say anything, so what counts is the domain, which
 * somebody had to register: it carries the employer's whole name, its initials, or the name's first words. First words
 * that are short may be many employers' ("Bank of …"): they count only where the posting also names this very domain
 * as the employer's page. Pages prove nothing by themselves, and neither do subdomains, or names on a shared host
 * (`acme.github.io`), which are anybody's to choose.
 * @param host of the site, as its board is called.
 */
export function isEmployerOfSite({ name, pages }: NamedEmployer, host: string): boolean {
  if (listed.has(boardKey({ kind: "site", slug: host }))) return true;
  const { domain, domainWithoutSuffix, isPrivate } = parse(host, { allowPrivateDomains: true });
  if (domain === null || domainWithoutSuffix === null || isPrivate === true) return false;
  const isSaid = pages.some((page) => getDomain(page) === domain);
  return isCalled(domainWithoutSuffix, name, isSaid);
}

/** The same for an employer's board on iCIMS, whose tenant is the name that counts. */
export const isEmployerOfTenant = ({ name }: NamedEmployer, tenant: string): boolean =>
  listed.has(boardKey({ kind: "icims", slug: tenant })) || isCalled(tenant, name, false);
