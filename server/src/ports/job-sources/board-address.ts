import { linkedAddresses } from "@waymark/domain/jobs/text/linked-addresses";

/** The systems of employers' job boards; `site` is any career page with schema.org JobPostings. */
export const boardKinds = [
  "greenhouse",
  "lever",
  "ashby",
  "workable",
  "smartrecruiters",
  "recruitee",
  "personio",
  "teamtailor",
  "workday",
  "icims",
  "site",
] as const;
export type BoardKind = (typeof boardKinds)[number];

/** One employer's board: `slug` is how its kind names it, for `site` the host. */
export interface Board {
  readonly kind: BoardKind;
  readonly slug: string;
}

interface Rule {
  readonly kind: BoardKind;
  readonly host: RegExp;
  /** The board's name by the host's match and the address; null when the address names none. */
  readonly slug: (host: RegExpExecArray, url: URL) => string | null;
}

const name = /^[a-z0-9](?:[a-z0-9._ -]{0,78}[a-z0-9])?$/i;
const named = (text: string | undefined): string | null =>
  text !== undefined && name.test(text) ? text : null;

function segments(url: URL): string[] {
  try {
    return url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}
const segment = (url: URL, at = 0): string | null => named(segments(url)[at]);
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const reserved = new Set([
  "www",
  "api",
  "app",
  "apply",
  "help",
  "support",
  "jobs",
  "careers",
  "blog",
  "hire",
  "info",
]);
const ofHost = (host: RegExpExecArray): string | null => {
  const [, tenant = ""] = host;
  return reserved.has(tenant) ? null : tenant;
};

/** The board's name after `/embed/job_board?for=`, which pages that show a board inside themselves carry. */
const greenhouseSlug = (url: URL): string | null => {
  const embedded = url.searchParams.get("for") ?? url.searchParams.get("board");
  if (segments(url)[0] === "embed") return named(embedded ?? undefined);
  return segment(url);
};

/** A language before the site's name, as `/en-US/Careers` and `/es/Careers` have it. */
const locale = /^[a-z]{2}(?:-[a-z]{2})?$/i;

function workdaySlug(host: RegExpExecArray, url: URL): string | null {
  const parts = segments(url);
  const [, tenant = "", data = ""] = host;
  // The site's own data calls carry the tenant once more.
  if (parts[0] === "wday" && parts[1] === "cxs") {
    const site = named(parts[3]);
    return site === null ? null : `${tenant}.${data}/${site}`;
  }
  const [first = "", second] = parts;
  const isLanguage = locale.test(first) && (first.length > 2 || (second !== undefined && second !== "job"));
  const site = named(isLanguage ? second : parts[0]);
  return site === null ? null : `${tenant}.${data}/${site}`;
}

/** Kinds that tell boards apart by capitals. */
const caseMatters: ReadonlySet<BoardKind> = new Set(["ashby", "smartrecruiters", "workday"]);

const rules: readonly Rule[] = [
  {
    kind: "greenhouse",
    host: /^(?:boards|job-boards)(?:\.eu)?\.greenhouse\.io$/,
    slug: (_host, url) => greenhouseSlug(url),
  },
  {
    kind: "greenhouse",
    host: /^boards-api\.greenhouse\.io$/,
    slug: (_host, url) => (segments(url)[1] === "boards" ? segment(url, 2) : null),
  },
  { kind: "lever", host: /^jobs\.lever\.co$/, slug: (_host, url) => segment(url) },
  {
    kind: "lever",
    host: /^jobs\.eu\.lever\.co$/,
    slug: (_host, url) => (segment(url) === null ? null : `${segment(url)}@eu`),
  },
  { kind: "ashby", host: /^jobs\.ashbyhq\.com$/, slug: (_host, url) => segment(url) },
  {
    kind: "workable",
    host: /^apply\.workable\.com$/,
    slug: (_host, url) => (segments(url)[0] === "api" ? null : segment(url)),
  },
  { kind: "workable", host: new RegExp(`^(${label})\\.workable\\.com$`), slug: ofHost },
  {
    kind: "smartrecruiters",
    host: /^(?:jobs|careers)\.smartrecruiters\.com$/,
    slug: (_host, url) => segment(url, segments(url)[0] === "oneclick-ui" ? 2 : 0),
  },
  { kind: "recruitee", host: new RegExp(`^(${label})\\.recruitee\\.com$`), slug: ofHost },
  {
    kind: "personio",
    host: new RegExp(`^(${label})\\.jobs\\.personio\\.(de|com)$`),
    slug: (host) => (host[2] === "com" ? `${host[1]}@com` : (host[1] ?? null)),
  },
  {
    kind: "teamtailor",
    host: new RegExp(`^(${label})(\\.[a-z]{2})?\\.teamtailor\\.com$`),
    slug: (host) => (ofHost(host) === null ? null : `${host[1]}${host[2] ?? ""}`),
  },
  {
    kind: "workday",
    host: new RegExp(`^(${label})\\.(wd\\d{1,3})\\.myworkdayjobs\\.com$`),
    slug: workdaySlug,
  },
  { kind: "icims", host: new RegExp(`^(${label})\\.icims\\.com$`), slug: ofHost },
];

/** An address a person pasted, with or without `https://`; null when it is none of the public web. */
export function readAddress(text: string): URL | null {
  const given = text.trim();
  if (given.length > 2_000 || /\s/.test(given)) return null;
  const whole =
    /^[a-z][a-z0-9+.-]*:/i.test(given) && !/^[^/]+\.[^/]+:\d/.test(given) ? given : `https://${given}`;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  if (!/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return null;
  return /^(?=.{4,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(url.hostname) && /[a-z-]$/.test(url.hostname)
    ? url
    : null;
}

/**
 * The board an address belongs to, by its host alone; the patterns are anchored, so that
 * `jobs.lever.co.example.com` is none. Null for addresses of no known kind of board.
 */
export function boardOfAddress(address: string): Board | null {
  const url = readAddress(address);
  if (url === null) return null;
  for (const rule of rules) {
    const host = rule.host.exec(url.hostname);
    const slug = host === null ? null : rule.slug(host, url);
    if (slug !== null)
      return { kind: rule.kind, slug: caseMatters.has(rule.kind) ? slug : slug.toLowerCase() };
  }
  return null;
}

/** The first board that a career page links to or shows inside itself; null when there is none. */
export function boardOnPage(html: string): Board | null {
  for (const address of linkedAddresses(html)) {
    const board = boardOfAddress(address);
    if (board !== null) return board;
  }
  return null;
}

const halves = (slug: string): readonly [string, string] => {
  const at = slug.lastIndexOf("@");
  return at < 0 ? [slug, ""] : [slug.slice(0, at), slug.slice(at + 1)];
};

/** The page on which people read a board. */
export function pageOfBoard({ kind, slug }: Board): string {
  const [own, region] = halves(slug);
  const escaped = encodeURIComponent(own);
  switch (kind) {
    case "greenhouse":
      return `https://job-boards.greenhouse.io/${escaped}`;
    case "lever":
      return `https://jobs.${region === "eu" ? "eu." : ""}lever.co/${escaped}`;
    case "ashby":
      return `https://jobs.ashbyhq.com/${escaped}`;
    case "workable":
      return `https://apply.workable.com/${escaped}/`;
    case "smartrecruiters":
      return `https://careers.smartrecruiters.com/${escaped}`;
    case "recruitee":
      return `https://${own}.recruitee.com/`;
    case "personio":
      return `https://${own}.jobs.personio.${region === "com" ? "com" : "de"}/`;
    case "teamtailor":
      return `https://${own}.teamtailor.com/jobs`;
    case "workday": {
      const [host = "", site = ""] = slug.split("/");
      return `https://${host}.myworkdayjobs.com/${encodeURIComponent(site)}`;
    }
    case "icims":
      return `https://${own}.icims.com/jobs/search`;
    case "site":
      return `https://${own}/`;
  }
}

/** A board as one text, as tables and addresses name it. */
export const boardKey = ({ kind, slug }: Board): string => `${kind}:${slug}`;

/** A board's name as a company's name, for boards that name none: `acme-health@eu` is "Acme health". */
export function companyOfSlug(slug: string): string {
  const words = halves(slug)[0]
    .split("/")[0]
    ?.replace(/\.wd\d+$/, "")
    .replace(/[-_.]+/g, " ")
    .trim();
  return words === undefined || words === "" ? slug : words.charAt(0).toUpperCase() + words.slice(1);
}
