import type { ResumeLink } from "@waymark/contract/resumes";
import { fold } from "../../vocabulary/fold.ts";
import type { PrintedLink } from "./printed-resume.ts";

/** The target of an address: http or https only, never a script or a file. Empty when the text is no address. */
export function webAddress(written: string): string {
  const text = written.trim();
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[^\s/?#"<>\\^`{|}]+\.[^\s"<>\\^`{|}]*$/i.test(whole) ? whole : "";
}

/** The address without `https://www.` and trailing slash, after its label when the label adds information. */
export function printLink({ label, url }: Pick<ResumeLink, "label" | "url">): PrintedLink {
  const shown = url
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/\/$/, "");
  const host = fold(shown.split("/")[0] ?? "");
  const said = label.trim();
  const isSaid = said === "" || host.includes(fold(said).replaceAll(" ", ""));
  return { text: isSaid ? shown : shown === "" ? said : `${said}: ${shown}`, url: webAddress(url) };
}
