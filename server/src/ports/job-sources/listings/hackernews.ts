import { postingLine } from "@waymark/domain/jobs/text/posting-text";
import { field, listIn, textIn } from "../fields.ts";
import { type JobSource, jsonOf, policyOf, readItems, SourceGarbled } from "../port.ts";

const role =
  /engineer|developer|designer|manager|scientist|analyst|lead|architect|sre|devops|founder|head of|writer|marketer|sales|support|nurse|teacher|recruiter|product|full[ -]?stack|front[ -]?end|back[ -]?end|data|researcher|\bswe\b|intern\b|multiple|various/i;
const place =
  /[Rr]emote|REMOTE|[Oo]n-?[Ss]ite|ONSITE|[Hh]ybrid|,\s*[A-Z]{2}\b|[Ee]urope|\bUSA?\b|\bUK\b|[Ww]orldwide|[A-Z][a-z]+,\s*[A-Z]/;
const kind = /full[ -]?time|part[ -]?time|contract|intern(?:ship)?\b/i;
const money = /[$€£]\s?\d|\d\s?k\b|\b(?:usd|eur|gbp)\b/i;

/** The first line of a post, "Company | Role | Place | pay", read by what each part looks like. */
function readHead(
  text: string,
): { company: string; title: string; location: string; type: string; salary: string } | null {
  const [head = ""] = text.split(/<p>|\n/i);
  const parts = postingLine(head, 600)
    .split(/\s+[|•]\s+|\s*\|\s*/)
    .map((part) => part.trim());
  const [company = "", ...rest] = parts;
  const title = rest.find((part) => role.test(part) && !money.test(part));
  if (rest.length === 0 || title === undefined || company === "" || company.length > 120) return null;
  const others = rest.filter((part) => part !== title && !/^https?:/i.test(part));
  return {
    company,
    title,
    location: others.find((part) => place.test(part) && !money.test(part)) ?? "",
    type: others.find((part) => kind.test(part)) ?? "",
    salary: others.find((part) => money.test(part)) ?? "",
  };
}

/** "Who is hiring?" of Hacker News, off by default: free text, read by its usual first line. */
export const hackerNews: JobSource = {
  id: "hackernews",
  policy: policyOf({
    name: "Hacker News",
    link: null,
    domains: ["ycombinator.com"],
    refreshMinutes: 12 * 60,
    keepDays: 45,
    byDefault: "off",
    label: "free_text",
    groups: ["software"],
  }),
  start: () => [
    {
      url: "https://hn.algolia.com/api/v1/search_by_date?tags=story,author_whoishiring&hitsPerPage=10",
      kind: "find",
    },
  ],
  read(body, step) {
    const answer = jsonOf(body);
    if (step.kind === "find") {
      const hits = field(answer, "hits");
      if (!Array.isArray(hits)) throw new SourceGarbled("The answer holds no list of threads.");
      const thread = hits.find((hit) => /who is hiring/i.test(textIn(field(hit, "title"))));
      const id = textIn(field(thread, "objectID"));
      if (!/^\d{1,12}$/.test(id)) return { postings: [], skipped: 0 };
      return {
        postings: [],
        skipped: 0,
        next: [{ url: `https://hn.algolia.com/api/v1/items/${id}`, kind: "thread" }],
      };
    }
    return readItems(field(answer, "children"), (post) => {
      const id = textIn(post.id);
      const head = readHead(textIn(post.text));
      if (head === null || id === "") return null;
      return {
        source: "hackernews",
        sourceId: id,
        ...head,
        remote: /\bremote\b/i.test(head.location),
        posted: post.created_at,
        description: listIn([post.text])[0],
        url: `https://news.ycombinator.com/item?id=${id}`,
      };
    });
  },
};
