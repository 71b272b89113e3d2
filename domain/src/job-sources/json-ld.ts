import { walkHtml } from "../jobs/text/walk-html.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const longestBlock = 1_000_000;
const mostBlocks = 50;
const mostPostings = 500;
const deepest = 6;

/** The texts of a page's JSON-LD blocks. */
function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let open: string[] | null = null;
  let length = 0;
  walkHtml(html, {
    onopentag: (name, attributes) => {
      const isData = /^\s*application\/ld\+json\b/i.test(attributes.type ?? "");
      if (name !== "script" || !isData || blocks.length >= mostBlocks) return;
      open = [];
      length = 0;
    },
    ontext: (text) => {
      length += text.length;
      if (length <= longestBlock) open?.push(text);
    },
    onclosetag: (name) => {
      if (name !== "script" || open === null) return;
      if (length <= longestBlock) blocks.push(open.join(""));
      open = null;
    },
  });
  return blocks;
}

/** Parses a block. Raw line breaks inside strings, comments around the value and a trailing comma are tolerated. */
function blockValue(block: string): unknown {
  const bare = block
    .replace(/^\s*(?:<!--|\/\*.*?\*\/|\/\/\s*<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>)\s*;?\s*$/gs, "")
    .trim();
  for (const text of [bare, bare.replace(/\p{Cc}+/gu, " ").replace(/,(?=\s*[}\]])/g, "")]) {
    try {
      return JSON.parse(text);
    } catch {
      // Try the cleaned-up text next.
    }
  }
  return undefined;
}

function collect(value: unknown, found: Fields[], depth: number): void {
  if (depth > deepest || found.length >= mostPostings) return;
  if (Array.isArray(value)) {
    for (const one of value.slice(0, mostPostings)) collect(one, found, depth + 1);
    return;
  }
  if (!isFields(value)) return;
  const kinds = [value["@type"]].flat();
  if (kinds.some((kind) => typeof kind === "string" && /(?:^|[/:])JobPosting$/.test(kind))) {
    found.push(value);
    return;
  }
  for (const name of ["@graph", "itemListElement", "item", "mainEntity", "hasPart"])
    if (value[name] !== undefined) collect(value[name], found, depth + 1);
}

/** The schema.org JobPostings in a page's JSON-LD, in order, at most 500. `broken` counts invalid blocks. */
export function jobPostingsIn(html: string): {
  readonly postings: readonly Fields[];
  readonly broken: number;
} {
  const postings: Fields[] = [];
  let broken = 0;
  for (const block of blocksOf(html)) {
    const value = blockValue(block);
    if (value === undefined) broken++;
    else collect(value, postings, 0);
  }
  return { postings, broken };
}
