import type { IncomingMessage } from "node:http";

const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? "";

export function isBrokenAddress(url: string): boolean {
  const path = pathOf(url);
  if (!path.includes("%")) return false;
  try {
    // The result is used, because the bundler takes out a call whose result nobody uses.
    return decodeURIComponent(path) === "";
  } catch {
    return true;
  }
}

/** Longest part between two slashes; the longest of ours is a link's token. */
const longestSegment = 600;

export const isTooLongAddress = (url: string): boolean =>
  url.length > longestSegment &&
  pathOf(url)
    .split("/")
    .some(({ length }) => length > longestSegment);

/** The router's own answer to a broken or too long address would miss our hooks, headers and texts. */
export function aroundBrokenAddress({ url = "/" }: Pick<IncomingMessage, "url">): string {
  if (!isBrokenAddress(url) && !isTooLongAddress(url)) return url;
  return pathOf(url).startsWith("/api/") ? "/api/%EF%BF%BD" : "/%EF%BF%BD";
}
