import { maxResumeBytes } from "@waymark/contract/resumes";

const megabyte = 1024 * 1024;

/** Limits for a file; it is refused beyond them. */
export const limits = {
  bytes: maxResumeBytes,
  /** Bytes of another server's answer. */
  answerBytes: 40_000_000,
  pages: 30,
  /** Limits of all files together that become one PDF: bytes and pages; annotations on a page, pixels of a picture. */
  bundleBytes: 40 * megabyte,
  bundlePages: 200,
  annotations: 2_000,
  picturePixels: 60_000_000,
  zipEntries: 1_000,
  partBytes: 20 * megabyte,
  archiveBytes: 100 * megabyte,
  /** Unpacked size over packed size; checked once a part has grown past `ratioFrom`. */
  ratio: 100,
  ratioFrom: megabyte,
  /** The most text runs on a page, and characters in a document, for a resume. */
  runsPerPage: 20_000,
  characters: 400_000,
  /** The most tags of a web page, elements of an XML document, and nesting depth of them or of groups. */
  tags: 200_000,
  depth: 2_000,
} as const;
