import { policyOf, type SourcePolicy } from "./port.ts";

/** The policy of every board published by an employer: the card names the employer and links to the posting. */
export const boardPolicy = (name: string, own: Partial<SourcePolicy> = {}): SourcePolicy =>
  policyOf({
    name,
    link: null,
    domains: [],
    refreshMinutes: 12 * 60,
    keepDays: 14,
    kind: "boards",
    pauseMs: 500,
    ...own,
  });

/** A slug without what tells the board's region, and that region. */
export function splitSlug(slug: string): { readonly own: string; readonly region: string } {
  const at = slug.lastIndexOf("@");
  return at < 0 ? { own: slug, region: "" } : { own: slug.slice(0, at), region: slug.slice(at + 1) };
}
