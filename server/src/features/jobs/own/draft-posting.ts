import { AppError } from "@waymark/contract/errors";
import { type PostingDraft, postingFileLimit, postingTextLimit } from "@waymark/contract/own-postings";
import { jobPostingsIn } from "@waymark/domain/jobs/json-ld";
import { normalisePosting } from "@waymark/domain/jobs/normalise";
import { postingLine, postingText } from "@waymark/domain/jobs/posting-text";
import { readJobPosting } from "@waymark/domain/jobs/read-row";
import { decodeAs } from "../../../decode-as.ts";
import type { Deps } from "../../../deps.ts";
import { encodingOf } from "../../../encoding-of.ts";
import type { UploadedFile } from "../../../http/mount.ts";
import { readAddress } from "../boards/board-address.ts";
import { agentName, Robots } from "../fetching/robots.ts";
import { badgeOfAddress } from "./keep-own-job.ts";

/** Boards whose terms forbid fetching their pages. */
const neverFetched = new Set(["linkedin", "indeed", "glassdoor"]);

/** The first line that can be a title: neither a sentence nor a rule. */
const titleIn = (text: string): string =>
  postingLine(
    text
      .split("\n")
      .find((line) => /\p{L}{3}/u.test(line) && line.trim().length <= 120 && !/[.!?]\s*$/.test(line)) ?? "",
    200,
  );

/** A page's own words about its posting, else its title and text. */
function draftOfPage(html: string, address: string, now: Date): PostingDraft {
  const [found] = jobPostingsIn(html).postings;
  if (found !== undefined) {
    const raw = readJobPosting(found, "own");
    const clean = normalisePosting({ ...raw, expires: undefined, url: "https://posting.invalid/" }, now);
    if (!("refused" in clean)) {
      const { title, company, location, description } = clean;
      return { address, title, company, location, text: description };
    }
  }
  const [, title = ""] = /<title[^>]{0,200}>([^<]{1,400})<\/title>/i.exec(html) ?? [];
  const text = postingText(html, postingTextLimit);
  return { address, title: postingLine(title, 200) || titleIn(text), company: "", location: "", text };
}

/** What an address or a pasted text tells. With both, the text counts and the address is only kept. */
export async function draftOfAsked(
  deps: Deps,
  asked: { address: string; text: string },
): Promise<PostingDraft> {
  const url = readAddress(asked.address);
  const address = url?.href ?? "";
  if (asked.text.trim() !== "") return draftOfText(asked.text, address, deps.now());
  if (url === null) throw new AppError("posting_unread");
  if (neverFetched.has(badgeOfAddress(address))) throw new AppError("posting_not_fetched");
  try {
    const rules = await new Robots(deps.fetch).for(address);
    if (!rules.allows(address)) throw new AppError("posting_not_fetched");
    const answer = await deps.fetch(address, {
      headers: { accept: "text/html", "user-agent": `${agentName} (a person asks for this page)` },
      maxBytes: 5_000_000,
      timeoutMs: 15_000,
      sameHostRedirects: true,
    });
    if (answer.status !== 200) throw new AppError("posting_unread");
    const draft = draftOfPage(answer.text, address, deps.now());
    if (draft.text === "" && draft.title === "") throw new AppError("posting_unread");
    return draft;
  } catch (error) {
    if (error instanceof AppError && error.code === "posting_not_fetched") throw error;
    throw new AppError("posting_unread");
  }
}

function draftOfText(given: string, address: string, now: Date): PostingDraft {
  if (/<\/?(?:p|div|html|body|script|li)\b/i.test(given)) return draftOfPage(given, address, now);
  const text = postingText(given, postingTextLimit);
  return { address, title: titleIn(text), company: "", location: "", text };
}

const isText = ({ fileName, mimeType }: UploadedFile): boolean =>
  /^text\/(?:plain|html)$/i.test(mimeType) || /\.(?:txt|md|html?)$/i.test(fileName);

/**
 * What a file tells: plain text and HTML here, everything else as the file pool reads it.
 * @throws AppError with one of the file codes, or posting_unread for a file without a word.
 */
export async function draftOfFile(deps: Deps, files: readonly UploadedFile[]): Promise<PostingDraft> {
  const [file] = files;
  if (file === undefined) throw new AppError("file_missing");
  if (file.bytes.byteLength > postingFileLimit) throw new AppError("file_too_large");
  const text = isText(file)
    ? decodeAs(encodingOf(file.bytes), file.bytes).slice(0, 2_000_000)
    : (await deps.pool.readResume(file)).lines.map((line) => line.text).join("\n");
  const draft = draftOfText(text.replace(/^\ufeff/, ""), "", deps.now());
  if (draft.text.trim() === "") throw new AppError("posting_unread");
  return draft;
}
