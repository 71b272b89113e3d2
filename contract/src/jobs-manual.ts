import { z } from "zod";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { SavedJob } from "./jobs-saved.ts";
import { filledLine, line, text } from "./values.ts";

export const postingTextLimit = 40_000;
export const manualJobsLimit = 500;
/** Bytes of a file that a posting is read from. */
export const postingFileLimit = 10_000_000;

const PostingText = text(postingTextLimit);

/** A posting that a person adds. `address` may be empty, for a file or a letter. */
export const ManualJob = z.object({
  address: line(2_000).default(""),
  title: filledLine(200),
  company: line(200).default(""),
  location: line(300).default(""),
  text: PostingText.default(""),
});
export type ManualJob = z.infer<typeof ManualJob>;

/** A draft read from an address, a text or a file, for the person to check; unknown fields are empty. */
export const PostingDraft = z.object({
  address: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  text: z.string(),
});
export type PostingDraft = z.infer<typeof PostingDraft>;

/**
 * The address of a page or a pasted text. Pages of LinkedIn, Indeed and Glassdoor are not fetched because their terms
 * forbid it; their text has to be pasted.
 */
export const readPosting = endpoint({
  method: "POST",
  path: "/api/own-postings/read",
  access: "user",
  noun: "own-postings",
  body: z.object({ address: line(2_000).default(""), text: PostingText.default("") }),
  bodyLimit: { bytes: jsonBytes(43_000), values: 2_000 },
  response: z.object({ draft: PostingDraft }),
  errors: ["not_signed_in", "posting_unread", "posting_not_fetched", "files_busy"],
  limit: 30,
});

/** Plain text, HTML or PDF. Multipart field `posting`. */
export const readPostingFile = endpoint({
  method: "POST",
  path: "/api/own-postings/read-file",
  access: "user",
  noun: "own-postings",
  files: ["posting"],
  fileBytes: postingFileLimit,
  response: z.object({ draft: PostingDraft }),
  errors: [
    "not_signed_in",
    "file_missing",
    "file_too_large",
    "file_kind",
    "file_password",
    "file_corrupt",
    "file_bomb",
    "file_too_many_pages",
    "file_unreadable",
    "file_timeout",
    "files_busy",
    "posting_unread",
  ],
  limit: 30,
});

/** Among the person's saved jobs. Nobody else can see or find it. The same address again updates the existing one. */
export const saveManualJob = endpoint({
  method: "POST",
  path: "/api/own-postings",
  access: "user",
  noun: "own-postings",
  body: ManualJob,
  bodyLimit: { bytes: jsonBytes(43_000), values: 2_000 },
  response: z.object({ savedJob: SavedJob }),
  errors: ["not_signed_in", "too_many_own_postings"],
  limit: 60,
});
