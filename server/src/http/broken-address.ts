import type { IncomingMessage } from "node:http";

const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? "";

/** Whether an address holds a percent sign that stands for no character. */
export function isBrokenAddress(url: string): boolean {
  const path = pathOf(url);
  if (!path.includes("%")) return false;
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}

/** Characters between two slashes of an address; the longest of ours is a link's token. */
const longestSegment = 600;

/** Whether a segment of an address is longer than any of ours. */
export const isTooLongAddress = (url: string): boolean =>
  url.length > longestSegment &&
  pathOf(url)
    .split("/")
    .some(({ length }) => length > longestSegment);

/**
 * Leads a broken or too long address to where nothing is, within the API or among the pages: answered by the router
 * itself it would miss our hooks, headers and sentences.
 */
export function aroundBrokenAddress({ url = "/" }: Pick<IncomingMessage, "url">): string {
  if (!isBrokenAddress(url) && !isTooLongAddress(url)) return url;
  return pathOf(url).startsWith("/api/") ? "/api/%EF%BF%BD" : "/%EF%BF%BD";
}
