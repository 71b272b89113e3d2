import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../../deps.ts";
import {
  type Board,
  boardKey,
  boardOfAddress,
  companyOfSlug,
  readAddress,
} from "../../../ports/job-sources/board-address.ts";
import { starterEmployers, starterSites } from "../../../ports/job-sources/data/starter-employers.ts";
import { agentName, Robots } from "../../../ports/job-sources/robots.ts";
import { CareerPage } from "../fetching/answer-shape.ts";

/** Reads a page in a process of its own: anybody may name one. @throws AppError career_page_unread. */
async function readCareerPage(deps: Deps, html: string, url: string): Promise<CareerPage> {
  try {
    const asked = JSON.stringify({ what: "career-page", url });
    const [page = ""] = await deps.pool.readAnswer(Buffer.from(html), asked);
    return CareerPage.parse(JSON.parse(page));
  } catch (cause) {
    if (cause instanceof AppError && cause.code === "files_busy") throw cause;
    throw new AppError("career_page_unread", undefined, cause);
  }
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
  const { board, hasPostings, links } = await readCareerPage(deps, await read(page.href), page.href);
  if (board !== null) return board;
  if (hasPostings) return site;
  for (const link of links) {
    const behind = await read(link)
      .then((html) => readCareerPage(deps, html, link))
      .catch(() => null);
    if (behind?.hasPostings === true) return site;
  }
  throw new AppError("career_page_unknown");
}

const known = new Map(starterEmployers.map((row) => [boardKey(row), row.employer]));

/** The employer's name until its postings state one: from the list, else from the board; for a site, its host. */
export function employerOf(board: Board): string {
  const named = known.get(boardKey(board));
  if (named !== undefined) return named;
  return board.kind === "site" ? board.slug.replace(/^www\./, "") : companyOfSlug(board.slug);
}
