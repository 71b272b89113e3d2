import { type PostingDraft, postingTextLimit } from "@waymark/contract/jobs-manual";
import { jobPostingsIn } from "@waymark/domain/job-sources/json-ld";
import { readJobPosting } from "@waymark/domain/job-sources/read-row";
import { normalisePosting } from "@waymark/domain/jobs/normalise";
import { postingLine, postingText } from "@waymark/domain/jobs/text/posting-text";

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

/** Reads a posting from a text or a page. */
export function draftFromText(given: string, address: string, now: Date): PostingDraft {
  if (/<\/?(?:p|div|html|body|script|li)\b/i.test(given)) return draftOfPage(given, address, now);
  const text = postingText(given, postingTextLimit);
  return { address, title: titleIn(text), company: "", location: "", text };
}
