import { jobPostingsIn } from "@waymark/domain/job-sources/json-ld";
import { readJobPosting } from "@waymark/domain/job-sources/read-row";
import { isEmployerOfSite, namedEmployer } from "../employer-of-site.ts";
import { type JobSource, policyOf, SourceGarbled, type SourcePage, type Step } from "../port.ts";

/** Pages of one site that are read in a run; the rest waits for the next. */
const mostPages = 400;
const mostMaps = 20;
const deepestMap = 3;
const longestRobots = 500_000;

const jobPage =
  /job|career|vacanc|position|stelle|karriere|emploi|offre|poste|recrut|empleo|oferta|vacante|opening|requisition/i;

/** An address of the same site, else null: a site's map does not lead elsewhere. */
function onSite(address: string, board: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const bare = (host: string) => host.replace(/^www\./, "");
  return url.protocol === "https:" && bare(url.hostname) === bare(board) ? url.href : null;
}

const mapAt = (url: string, board: string, depth: number): Step => ({ url, kind: `map${depth}`, board });

/** robots.txt names the site's maps; without any the usual address is tried. */
function readRobots(body: string, board: string): SourcePage {
  const named = /<html/i.test(body)
    ? []
    : body
        .slice(0, longestRobots)
        .split(/[\r\n]+/)
        .flatMap((line) => /^sitemap:(.+)$/i.exec(line.trim())?.[1]?.trim() ?? []);
  const maps = named.flatMap((url) => onSite(url, board) ?? []).slice(0, mostMaps);
  const wanted = maps.length > 0 ? maps : [`https://${board}/sitemap.xml`];
  return { postings: [], skipped: 0, next: wanted.map((url) => mapAt(url, board, 1)) };
}

const unescaped = (text: string) =>
  text
    .trim()
    .replace(/^<!\[CDATA\[(.*)\]\]>$/s, "$1")
    .trim()
    .replaceAll("&amp;", "&");

/** A site's map: maps of maps are followed, pages that may be postings are read. */
function readMap(body: string, { kind = "", board = "" }: Step): SourcePage {
  if (!/<(?:urlset|sitemapindex)\b/i.test(body)) throw new SourceGarbled("The answer is no map of a site.");
  const depth = Number(kind.slice(3));
  const entries = [
    ...body.matchAll(
      /<(?:[a-z]{1,20}:)?loc>([^<>]{1,4000}|\s{0,20}<!\[CDATA\[[^\]]{1,4000}\]\]>\s{0,20})<\/(?:[a-z]{1,20}:)?loc>/gi,
    ),
  ].flatMap(([, loc = ""]) => onSite(unescaped(loc), board) ?? []);
  if (/<sitemapindex\b/i.test(body)) {
    if (depth >= deepestMap) return { postings: [], skipped: entries.length };
    const likely = entries.filter((url) => jobPage.test(url));
    return {
      postings: [],
      skipped: 0,
      next: (likely.length > 0 ? likely : entries)
        .slice(0, mostMaps)
        .map((url) => mapAt(url, board, depth + 1)),
    };
  }
  const pages = [...new Set(entries)]
    .filter((url) => jobPage.test(new URL(url).pathname))
    .slice(0, mostPages);
  return {
    postings: [],
    skipped: 0,
    next: pages.map((url) => ({ url, kind: "page", board, about: `${board}/${url}`.slice(0, 300) })),
  };
}

/** The postings of a page, for the site they stand on. A page without any is no fault: not every page is one. */
export function readPage(body: string, { url, board = "", about }: Step): SourcePage {
  const { postings, broken } = jobPostingsIn(body);
  return {
    postings: postings.map((found) => {
      const raw = readJobPosting(found, "careersite");
      const own =
        typeof raw.url === "string" && URL.canParse(raw.url, url) ? new URL(raw.url, url).href : url;
      const id = postings.length === 1 && about !== undefined ? about : `${board}/${own}`;
      const employer = namedEmployer(found);
      const isProven = employer === "" || isEmployerOfSite(employer, board);
      const shown = isProven ? {} : { company: board, postedOn: board };
      return { ...raw, ...shown, sourceId: id.slice(0, 300), url: own };
    }),
    skipped: broken,
  };
}

/**
 * Career sites of employers, read as search engines read them: robots.txt, the site's map, schema.org postings on its
 * pages. Only sites that the operator listed or a person follows; robots.txt and its pauses are obeyed.
 */
export const careerSite: JobSource = {
  id: "careersite",
  board: "site",
  policy: policyOf({
    name: "Career site",
    link: null,
    domains: [],
    refreshMinutes: 24 * 60,
    keepDays: 14,
    kind: "sites",
    pauseMs: 3_000,
    obeysRobots: true,
    askedPerDay: 5_000,
  }),
  start: ({ boards }) =>
    boards.map(({ slug }) => ({ url: `https://${slug}/robots.txt`, kind: "robots", board: slug })),
  read(body, step) {
    if (step.kind === "robots") return readRobots(body, step.board ?? "");
    if (step.kind?.startsWith("map") === true) return readMap(body, step);
    return readPage(body, step);
  },
};
