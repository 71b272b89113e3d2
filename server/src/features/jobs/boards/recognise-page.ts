import { AppError } from "@waymark/contract/errors";
import { jobPostingsIn } from "@waymark/domain/jobs/json-ld";
import type { Deps } from "../../../deps.ts";
import { agentName, Robots } from "../fetching/robots.ts";
import { type Board, boardOfAddress, boardOnPage, readAddress } from "./board-address.ts";
import { starterSites } from "./data/starter-employers.ts";

const mostTried = 3;
const posting =
  /\/(?:jobs?|careers?|vacanc|positions?|stelle|karriere|emploi|offres?|postes?|empleos?|ofertas?|vacantes?)[a-z-]*\/[^/?#]{3,}/i;

/** Addresses on the page, of the same site, that look like single postings. */
function postingLinks(html: string, page: URL): string[] {
  const found = new Set<string>();
  for (const [, href = ""] of html.matchAll(/\bhref\s*=\s*["']([^"'<>\s]{2,500})["']/gi)) {
    if (!URL.canParse(href, page.href)) continue;
    const url = new URL(href, page);
    const isOwn =
      url.protocol === "https:" && url.hostname === page.hostname && url.pathname !== page.pathname;
    if (isOwn && posting.test(url.pathname)) found.add(`${url.origin}${url.pathname}${url.search}`);
    if (found.size >= mostTried) break;
  }
  return [...found];
}

/**
 * The board of a career page: by its address alone, by what the page shows or links to, or, where it carries
 * schema.org postings itself or a page behind it does, the site. Sites of the starter list are known without a look.
 * @throws AppError career_page_address, career_page_unread, career_page_unknown.
 */
export async function recognisePage(deps: Deps, address: string): Promise<Board> {
  const url = readAddress(address);
  if (url === null) throw new AppError("career_page_address");
  const known = boardOfAddress(url.href);
  if (known !== null) return known;
  const site: Board = { kind: "site", slug: url.hostname };
  if (starterSites.some(({ slug }) => slug === site.slug)) return site;
  const page = new URL(url);
  page.protocol = "https:";
  const rules = await new Robots(deps.fetch).for(page.href);
  const read = async (asked: string): Promise<string> => {
    if (!rules.allows(asked)) throw new AppError("career_page_unread");
    const answer = await deps
      .fetch(asked, {
        headers: { accept: "text/html", "user-agent": `${agentName} (self-hosted job search)` },
        maxBytes: 5_000_000,
        timeoutMs: 15_000,
        sameHostRedirects: true,
      })
      .catch(() => null);
    if (answer === null || answer.status !== 200) throw new AppError("career_page_unread");
    return answer.text;
  };
  const html = await read(page.href);
  const shown = boardOnPage(html);
  if (shown !== null) return shown;
  if (jobPostingsIn(html).postings.length > 0) return site;
  for (const link of postingLinks(html, page)) {
    const behind = await read(link).catch(() => "");
    if (jobPostingsIn(behind).postings.length > 0) return site;
  }
  throw new AppError("career_page_unknown");
}
