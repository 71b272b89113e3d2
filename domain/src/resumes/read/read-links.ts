import type { Line } from "./document.ts";
import type { Section } from "./sections.ts";

/** A web address with its line. */
export interface LinkRead {
  label: string;
  /** With its scheme, even where the resume leaves it out. */
  url: string;
  written: string;
  line: Line;
}

/** Hosts of personal profiles, with the label for the link. */
const hosts: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)linkedin\.com$/, "LinkedIn"],
  [/(?:^|\.)github\.(?:com|io)$/, "GitHub"],
  [/(?:^|\.)gitlab\.com$/, "GitLab"],
  [/(?:^|\.)bitbucket\.org$/, "Bitbucket"],
  [/(?:^|\.)stackoverflow\.com$/, "Stack Overflow"],
  [/(?:^|\.)xing\.com$/, "XING"],
  [/(?:^|\.)(?:twitter|x)\.com$/, "X"],
  [/(?:^|\.)behance\.net$/, "Behance"],
  [/(?:^|\.)dribbble\.com$/, "Dribbble"],
  [/(?:^|\.)medium\.com$/, "Medium"],
  [/(?:^|\.)kaggle\.com$/, "Kaggle"],
  [/(?:^|\.)orcid\.org$/, "ORCID"],
  [/(?:^|\.)scholar\.google\.\w+$/, "Google Scholar"],
  [/(?:^|\.)researchgate\.net$/, "ResearchGate"],
  [/(?:^|\.)youtube\.com$/, "YouTube"],
  [/(?:^|\.)instagram\.com$/, "Instagram"],
  [/(?:^|\.)facebook\.com$/, "Facebook"],
  [/(?:^|\.)malt\.\w+$/, "Malt"],
];
const endings =
  "com|org|net|io|dev|me|de|fr|es|eu|uk|us|ca|at|ch|be|it|info|app|ai|tech|xyz|design|page|blog|site|online|edu|cat|mx|ar|cl|co|name|pro|berlin";
const pattern = new RegExp(
  `(?<![\\p{L}\\d@._-])(?:https?://|www\\.)?(?:[\\p{L}\\d][\\p{L}\\d-]{0,62}\\.){1,4}(?:${endings})(?![\\p{L}\\d@-]|\\.\\p{L})(?:/[^\\s,;|•<>()"]{0,300})?`,
  "giu",
);
const most = 30;

/** Finds the web addresses in the head of a resume and below headings such as "Links". */
export function readLinks(sections: readonly Section[]): LinkRead[] {
  const found = new Map<string, LinkRead>();
  for (const section of sections) {
    const isHere = section.kind === "top" || section.kind === "contact" || section.kind === "links";
    for (const line of section.lines) {
      for (const match of line.text.slice(0, 2_000).matchAll(pattern)) {
        const link = linkOf(match[0].replace(/[.,;:]+$/, ""), line);
        // Elsewhere a bare host is usually a product's name, and an address belongs to a project.
        if (!link || (!isHere && (link.label === "" || !isProfile(link.url)))) continue;
        if (isProduct(match[0]) || found.size >= most) continue;
        const key = link.url.replace(/^https?:\/\/(?:www\.)?|\/$/g, "").toLowerCase();
        if (!found.has(key)) found.set(key, link);
      }
    }
  }
  return [...found.values()];
}

/** Recognises product names such as `Node.js`, `ASP.net` and `Booking.com`: a capital, no scheme, no path. */
const isProduct = (text: string): boolean => !/^https?:|^www\.|\//i.test(text) && /^\p{Lu}/u.test(text);

const isProfile = (url: string): boolean =>
  /^https?:\/\/[^/]+\/(?:in|pub|profile|users|citations)\/.+/i.test(url);

function linkOf(written: string, line: Line): LinkRead | null {
  const address = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  const host = /^https?:\/\/([^/?#:]+)/i
    .exec(address)?.[1]
    ?.toLowerCase()
    .replace(/^www\./, "");
  if (host === undefined) return null;
  const label = hosts.find(([known]) => known.test(host))?.[1] ?? "";
  return { label: label || host, url: address.slice(0, 500), written, line };
}
