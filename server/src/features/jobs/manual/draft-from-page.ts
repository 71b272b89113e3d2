import { AppError } from "@waymark/contract/errors";
import { PostingDraft, postingFileLimit, postingTextLimit } from "@waymark/contract/jobs-manual";
import { decodeAs } from "../../../decode-as.ts";
import type { Deps } from "../../../deps.ts";
import { encodingOf } from "../../../encoding-of.ts";
import type { UploadedFile } from "../../../http/mount.ts";
import { readAddress } from "../../../ports/job-sources/board-address.ts";
import { agentName, Robots } from "../../../ports/job-sources/robots.ts";
import { draftFromText } from "./draft-from-text.ts";
import { badgeOfAddress } from "./store-manual-job.ts";

/** Boards whose terms forbid fetching their pages. */
const neverFetched = new Set(["linkedin", "indeed", "glassdoor"]);

/** Longer texts are read by the document parsers: a page may hold a megabyte of nested lists. */
const fewLetters = postingTextLimit;

async function draftOf(deps: Deps, text: string, address: string): Promise<PostingDraft> {
  const now = deps.now();
  if (text.length <= fewLetters) return draftFromText(text, address, now);
  const asked = JSON.stringify({ what: "draft", address, now });
  const [draft = ""] = await deps.pool.readAnswer(Buffer.from(text), asked);
  return PostingDraft.parse(JSON.parse(draft));
}

/** Reads an address or a pasted text. With both, the text is read and the address is only stored. */
export async function draftFromRequest(
  deps: Deps,
  asked: { address: string; text: string },
): Promise<PostingDraft> {
  const url = readAddress(asked.address);
  const address = url?.href ?? "";
  if (asked.text.trim() !== "") return draftOf(deps, asked.text, address);
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
    const draft = await draftOf(deps, answer.text, address);
    if (draft.text === "" && draft.title === "") throw new AppError("posting_unread");
    return draft;
  } catch (error) {
    if (error instanceof AppError && (error.code === "posting_not_fetched" || error.code === "files_busy"))
      throw error;
    throw new AppError("posting_unread");
  }
}

const isText = ({ fileName, mimeType }: UploadedFile): boolean =>
  /^text\/(?:plain|html)$/i.test(mimeType) || /\.(?:txt|md|html?)$/i.test(fileName);

/**
 * Reads a file. Text and HTML are decoded here, everything else by the file pool.
 * @throws AppError with one of the file codes, or posting_unread for a file without words.
 */
export async function draftFromFile(deps: Deps, files: readonly UploadedFile[]): Promise<PostingDraft> {
  const [file] = files;
  if (file === undefined) throw new AppError("file_missing");
  if (file.bytes.byteLength > postingFileLimit) throw new AppError("file_too_large");
  const text = isText(file)
    ? decodeAs(encodingOf(file.bytes), file.bytes).slice(0, 2_000_000)
    : (await deps.pool.readResume(file)).lines.map((line) => line.text).join("\n");
  const draft = await draftOf(deps, text.replace(/^\ufeff/, ""), "");
  if (draft.text.trim() === "") throw new AppError("posting_unread");
  return draft;
}
