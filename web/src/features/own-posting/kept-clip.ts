import { type PostingDraft, postingTextLimit } from "@waymark/contract/own-postings";
import { z } from "zod";
import { readTabJson, writeTab } from "../../lib/storage.ts";

const key = "waymark-clip";

/** What the bookmark hands over in the address: the page's address, its title, the selected text. */
const Clip = z.object({ u: z.string().max(4_000), t: z.string().max(1_000), s: z.string().max(200_000) });

/**
 * Takes what a bookmark brought out of the address and keeps it for this tab, so that signing in does not lose it. The
 * address never leaves the browser: what stands behind `#` is not sent.
 */
export function keepClip(): void {
  const found = /^#clip=(.+)$/s.exec(location.hash);
  if (found === null) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  try {
    const clip = Clip.parse(JSON.parse(decodeURIComponent(found[1] ?? "")));
    writeTab(key, JSON.stringify(clip));
  } catch {
    // Not what our bookmark hands over: nothing to keep.
  }
}

const line = (text: string, most: number) => text.replace(/\s+/g, " ").trim().slice(0, most);

/** What a bookmark brought and nobody has confirmed or put away yet. */
export function readClip(): PostingDraft | null {
  const read = Clip.safeParse(readTabJson(key));
  if (!read.success) return null;
  const { u, t, s } = read.data;
  return {
    address: line(u, 2_000),
    title: line(t, 200),
    company: "",
    location: "",
    text: s.slice(0, postingTextLimit),
  };
}

/** Forgets it: it was saved, or not wanted. */
export const dropClip = (): void => writeTab(key, null);

/** The bookmark's code: it opens Waymark with the page's address, title and selected (or whole) text behind `#`. */
export const clipCode = (origin: string): string => {
  const target = JSON.stringify(`${origin}/dashboard?section=saved-jobs#clip=`);
  const text = "(String(getSelection())||document.body.innerText).slice(0,30000)";
  return `javascript:void open(${target}+encodeURIComponent(JSON.stringify({u:location.href,t:document.title,s:${text}})))`;
};
