import { repairMojibake } from "./mojibake.ts";
import { walkHtml } from "./walk-html.ts";

/** Elements whose content is not shown to readers. */
const hiddenElements = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "iframe",
  "object",
  "svg",
  "math",
  "head",
]);
const paragraphs = new Set([
  "p",
  "div",
  "section",
  "article",
  "header",
  "footer",
  "ul",
  "ol",
  "table",
  "blockquote",
  "pre",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "dl",
]);
const lines = new Set(["br", "tr", "dt", "dd", "hr"]);
const markup = /<\/?(?:p|div|ul|ol|li|br|h[1-6]|strong|em|span|b|i|u|a|table|section)\b[^<>]{0,2000}>/i;
const escapedMarkup = /&lt;\/?(?:p|div|ul|ol|li|br|h[1-6]|strong|em|span|b|i|u|a|table|section)\b/i;
const longestInput = 200_000;

/** Characters that must not be shown: controls, invisible marks, direction overrides, lone surrogates. */
const unreadable =
  /(?![\n\t])\p{Cc}|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|\p{Cs}/gu;

function parseOnce(html: string): string {
  let out = "";
  let muted = 0;
  walkHtml(
    html,
    {
      onopentag: (name) => {
        if (hiddenElements.has(name)) muted++;
        else if (name === "li") out += "\n- ";
        else if (paragraphs.has(name)) out += "\n\n";
        else if (lines.has(name)) out += "\n";
        else if (name === "td" || name === "th") out += " ";
      },
      ontext: (text) => {
        if (muted === 0) out += text;
      },
      onclosetag: (name) => {
        if (hiddenElements.has(name)) muted = Math.max(0, muted - 1);
        else if (paragraphs.has(name)) out += "\n\n";
      },
    },
    { decodeEntities: true },
  );
  return out;
}

function tidy(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(unreadable, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/(^|\n)-(?: ?\n)+/g, "$1- ")
    .replace(/(?:- ){2,}/g, "- ")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/\n\n(?=- )/g, "\n")
    .trim();
}

/** Cuts at `max` characters without splitting one, at a space where one is near, and adds "…". */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, "");
  const space = head.lastIndexOf(" ");
  return `${(space > max - 40 ? head.slice(0, space) : head).trimEnd()}…`;
}

/**
 * A posting's description as plain text: blank lines between paragraphs, list items as "- " lines, no scripts, entities
 * decoded once. A description that arrives escaped as a whole, up to twice, is parsed again until its elements are
 * found.
 */
export function postingText(html: string, max = 20_000): string {
  const given = repairMojibake(html.slice(0, longestInput));
  let text = /[<&]/.test(given) ? parseOnce(given) : given;
  let isRead = markup.test(given);
  for (let layers = 0; layers < 2 && !isRead && (markup.test(text) || escapedMarkup.test(text)); layers++) {
    isRead = markup.test(text);
    text = parseOnce(text);
  }
  return cut(tidy(text), max);
}

/** One line of a posting (title, company, place) as plain text, without markup, line breaks or invisible marks. */
export function postingLine(text: string, max = 200): string {
  return postingText(text.slice(0, 4000), 4000)
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, "");
}
