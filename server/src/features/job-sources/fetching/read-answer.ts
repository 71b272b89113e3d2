import { AppError } from "@waymark/contract/errors";
import { jobPostingsIn } from "@waymark/domain/job-sources/json-ld";
import { normalisePosting } from "@waymark/domain/jobs/normalise";
import type { Posting } from "@waymark/domain/jobs/posting";
import { z } from "zod";
import { boardOnPage } from "../../../ports/job-sources/board-address.ts";
import {
  type JobSource,
  SourceGarbled,
  type SourcePage,
  type Step,
} from "../../../ports/job-sources/port.ts";
import { jobSourcesKnown } from "../../../ports/job-sources/sources.ts";
import { wholeItems } from "../../../ports/job-sources/whole-items.ts";
import { draftFromText } from "../../jobs/manual/draft-from-text.ts";
import type { CareerPage, PageHead } from "./answer-shape.ts";
import { StepShape } from "./steps.ts";

const Asked = z.discriminatedUnion("what", [
  z.object({ what: z.literal("source"), source: z.string(), step: StepShape, now: z.iso.datetime() }),
  z.object({ what: z.literal("career-page"), url: z.url() }),
  z.object({ what: z.literal("draft"), address: z.string(), now: z.iso.datetime() }),
]);

/** Postings per message from the child process; each batch is stored in one transaction. */
const batchSize = 50;
const mostLinks = 3;
const posting =
  /\/(?:jobs?|careers?|vacanc|positions?|stelle|karriere|emploi|offres?|postes?|empleos?|ofertas?|vacantes?)[a-z-]*\/[^/?#]{3,}/i;

/** Reads an answer; of a broken or truncated one, the complete items. */
function readPage(source: JobSource, text: string, step: Step): SourcePage {
  try {
    return source.read(text, step);
  } catch (error) {
    const whole = error instanceof SourceGarbled ? wholeItems(text) : null;
    if (whole === null) throw error;
    const page = source.read(whole.text, step);
    if (page.postings.length === 0) throw error;
    return { ...page, skipped: page.skipped + whole.lost, isPart: true };
  }
}

function readSourcePage(text: string, asked: Extract<z.infer<typeof Asked>, { what: "source" }>): string[] {
  const source = jobSourcesKnown.find(({ id }) => id === asked.source);
  if (source === undefined) throw new AppError("internal");
  const page = readPage(source, text, asked.step);
  const now = new Date(asked.now);
  const clean = page.postings.map((raw) => normalisePosting(raw, now));
  const postings = clean.filter((one): one is Posting => !("refused" in one));
  const head: PageHead = {
    read: page.postings.length + page.skipped,
    skipped: page.skipped + clean.length - postings.length,
    sourceIds: page.postings.map((raw) => String(raw.sourceId ?? "")).filter((id) => id !== ""),
    next: [...(page.next ?? [])],
    isPart: page.isPart === true,
  };
  const parts = [JSON.stringify(head)];
  for (let i = 0; i < postings.length; i += batchSize)
    parts.push(JSON.stringify(postings.slice(i, i + batchSize)));
  return parts;
}

function postingLinks(html: string, page: URL): string[] {
  const found = new Set<string>();
  for (const [, href = ""] of html.matchAll(/\bhref\s*=\s*["']([^"'<>\s]{2,500})["']/gi)) {
    if (!URL.canParse(href, page.href)) continue;
    const url = new URL(href, page);
    const isOwn =
      url.protocol === "https:" && url.hostname === page.hostname && url.pathname !== page.pathname;
    if (isOwn && posting.test(url.pathname)) found.add(`${url.origin}${url.pathname}${url.search}`);
    if (found.size >= mostLinks) break;
  }
  return [...found];
}

function readCareerPage(html: string, url: string): string[] {
  const page: CareerPage = {
    board: boardOnPage(html),
    hasPostings: jobPostingsIn(html).postings.length > 0,
    links: postingLinks(html, new URL(url)),
  };
  return [JSON.stringify(page)];
}

/**
 * Reads what a job source or a career page answered, or a page or file with somebody's own posting; runs in the child processes that read untrusted files.
 * @returns JSON texts: of a source a `PageHead` and then batches of clean postings, of a career page one `CareerPage`,
 *   of an own posting its draft.
 * @throws AppError file_corrupt for what is none of these.
 */
export function readAnswer(bytes: Uint8Array, asked: string): string[] {
  const what = Asked.parse(JSON.parse(asked));
  const text = new TextDecoder().decode(bytes);
  try {
    if (what.what === "draft") return [JSON.stringify(draftFromText(text, what.address, new Date(what.now)))];
    return what.what === "source" ? readSourcePage(text, what) : readCareerPage(text, what.url);
  } catch (error) {
    if (error instanceof SourceGarbled) throw new AppError("file_corrupt", undefined, error);
    throw error;
  }
}
