import { walkHtml } from "./walk-html.ts";

const mostLinks = 3_000;
const longestPage = 3_000_000;

/** The absolute addresses (`https://…`, `//…`) that a page links to or embeds, in order. */
export function linkedAddresses(html: string): string[] {
  const addresses: string[] = [];
  walkHtml(html.slice(0, longestPage), {
    onopentag: (_tag, attributes) => {
      for (const value of [attributes.src, attributes.href, attributes["data-src"], attributes.action])
        if (value !== undefined && addresses.length < mostLinks && /^(?:https?:)?\/\//i.test(value))
          addresses.push(value.replace(/^\/\//, "https://"));
    },
  });
  return addresses;
}
