import { maxResumeBytes } from "@waymark/contract/resumes";

const megabyte = 1024 * 1024;

/** What a file may cost before it is refused. */
export const limits = {
  bytes: maxResumeBytes,
  /** Of what another server answered. */
  answerBytes: 40_000_000,
  pages: 30,
  zipEntries: 1_000,
  partBytes: 20 * megabyte,
  archiveBytes: 100 * megabyte,
  /** Unpacked size over packed size; looked at once a part has grown past `ratioFrom`. */
  ratio: 100,
  ratioFrom: megabyte,
  /** Runs of text on one page, and characters in a document, that are still a resume. */
  runsPerPage: 20_000,
  characters: 400_000,
  /** Tags of a web page, elements of an XML document, and how deep they or groups may stand in each other. */
  tags: 200_000,
  depth: 2_000,
} as const;
