import { type PostingDraft, postingTextLimit } from "@waymark/contract/jobs-manual";
import { z } from "zod";
import { readTabJson, writeTab } from "../../../lib/storage.ts";

const key = "waymark-clip";

/** The bookmarklet's data: the page's address, its title, the selected text. */
const Clip = z.object({ u: z.string().max(4_000), t: z.string().max(1_000), s: z.string().max(200_000) });

/**
 * Takes the bookmarklet's data out of the address and keeps it for this tab, so that it survives signing in.
 * It is in the fragment, which is not sent to the server.
 */
export function storeClip(): void {
  const found = /^#clip=(.+)$/s.exec(location.hash);
  if (found === null) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  try {
    const clip = Clip.parse(JSON.parse(decodeURIComponent(found[1] ?? "")));
    writeTab(key, JSON.stringify(clip));
  } catch {
    // Not our bookmarklet's data.
  }
}

const line = (text: string, most: number) => text.replace(/\s+/g, " ").trim().slice(0, most);

/** The bookmarklet's posting, until it is saved or dismissed. */
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

export const clearClip = (): void => writeTab(key, null);

/**
 * The bookmarklet's code: it opens Waymark with the page's address, title and selected (or whole) text in the fragment.
 */
export const clipCode = (origin: string): string => {
  const target = JSON.stringify(`${origin}/dashboard?section=saved-jobs#clip=`);
  const text = "(String(getSelection())||document.body.innerText).slice(0,30000)";
  return `javascript:void open(${target}+encodeURIComponent(JSON.stringify({u:location.href,t:document.title,s:${text}})))`;
};
