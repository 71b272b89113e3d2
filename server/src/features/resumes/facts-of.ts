import type { FileFacts } from "@waymark/contract/resume-analysis";
import type { ResumeRead } from "../../pool/pool.ts";

/** From here on what is read is right in at least 19 of 20 cases, measured on labelled resumes. */
const sure = 0.8;

/** What is worth keeping of how a file was read: with it the file need not be read again to be judged. */
export const factsOf = ({
  recognized,
  unread,
  fields,
  pages,
}: Pick<ResumeRead, "recognized" | "unread" | "fields" | "pages">): FileFacts => ({
  recognized,
  fields: fields.length,
  sure: fields.filter(({ confidence }) => confidence >= sure).length,
  pages: pages.length,
  unread,
});
