import { namesIn } from "../rooms/named-code.ts";

/** A path, an npm script or a name of the code in a document, with its line. */
export interface Cited {
  readonly kind: "path" | "script" | "name";
  readonly name: string;
  readonly line: number;
}

const made = /(^|\/)(node_modules|dist|data|\.cache)(\/|$)/;

/**
 * The paths in backticks or links of a Markdown text, its `npm run …`, and words in backticks that are written like a name
 * of the code (`saveJob`). Addresses, package names and generated files are left out; of a pattern like
 * `features/<noun>/store.ts` only the part before the pattern counts.
 */
export function findCited(markdown: string): Cited[] {
  const found: Cited[] = [];
  for (const [index, text] of markdown.split("\n").entries()) {
    const line = index + 1;
    for (const match of text.matchAll(/npm run ([\w:-]+)/g)) {
      found.push({ kind: "script", name: match[1] ?? "", line });
    }
    for (const match of text.matchAll(/`([^`\s]+)`|\]\(([^)\s]+)\)/g)) {
      const name = pathIn(match[1] ?? match[2] ?? "", match[2] !== undefined);
      if (name !== null) found.push({ kind: "path", name, line });
    }
    found.push(...namesIn(text).map((name) => ({ kind: "name", name, line }) as const));
  }
  return found;
}

function pathIn(token: string, isLink: boolean): string | null {
  const plain = token.split("#")[0] ?? "";
  if (plain === "" || /^(https?:|mailto:|\/|@|~|-)/.test(plain) || made.test(plain)) return null;
  if (!isLink && !/^\.?[\w-]+\/|^[A-Z]+\.md$/.test(plain)) return null;
  const parts = plain.split("/");
  const pattern = parts.findIndex((part) => /[<>{}*…]|NNNN/.test(part));
  const fixed = pattern === -1 ? parts : parts.slice(0, pattern);
  return fixed.join("/").replace(/\/$/, "") || null;
}
