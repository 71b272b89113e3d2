import { AppError } from "@waymark/contract/errors";
import type { LogicalLine, ResumeDocument } from "@waymark/domain/resumes/read/document";
import { Parser } from "htmlparser2";
import { limits } from "../limits.ts";
import { addressOf } from "./link-address.ts";

/** Elements without readable content. */
const unread = new Set(
  "script style noscript template iframe object embed svg math canvas head title select textarea audio video map".split(
    " ",
  ),
);
/** Void elements, which have no end tag. */
const empty = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const blocks = new Set(
  "p div h1 h2 h3 h4 h5 h6 li ul ol dl dt dd tr table tbody thead section article header footer main aside nav address blockquote pre figure figcaption form fieldset details summary center body html".split(
    " ",
  ),
);
const sizes: Readonly<Record<string, number>> = { h1: 22, h2: 16, h3: 13, h4: 12, h5: 12, h6: 12 };
const bolds = new Set("b strong th h1 h2 h3 h4 h5 h6".split(" "));
const invisible =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0*[01](?:\.\d+)?(?:px|pt|em)?\s*(?:;|$)|opacity\s*:\s*0(?:\.0+)?\s*(?:;|$)|(?<!-)color\s*:\s*(?:white|#fff(?:fff)?|rgb\(\s*255\s*,\s*255\s*,\s*255\s*\))|text-indent\s*:\s*-\d{3,}|left\s*:\s*-\d{3,}/i;

interface Element {
  name: string;
  hidden: boolean;
}

/** Reads the visible lines of a web page. Nothing in it is run or fetched. */
export function extractHtml(html: string): ResumeDocument {
  const lines: LogicalLine[] = [];
  const open: Element[] = [];
  const counts: Record<"tags" | "characters" | "hidden" | "bold" | "pre", number> = {
    tags: 0,
    characters: 0,
    hidden: 0,
    bold: 0,
    pre: 0,
  };
  let line = fresh();
  let size = 11;
  const link = { href: "", from: 0 };

  const finish = (): void => {
    const text = line.text
      .replace(/[ \u00a0]+/g, " ")
      .replace(/ ?\t ?/g, "\t")
      .trim();
    if (text !== "") {
      const isBold = line.letters > 0 && line.bold * 2 > line.letters;
      lines.push({ text, size: line.size || 11, bold: isBold, isListItem: line.isListItem });
    }
    line = fresh();
  };
  const change = (element: Element, by: 1 | -1): void => {
    if (element.hidden) counts.hidden += by;
    if (bolds.has(element.name)) counts.bold += by;
    if (element.name === "pre") counts.pre += by;
    if (element.name in sizes) size = by === 1 ? (sizes[element.name] ?? 11) : 11;
  };

  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        counts.tags += 1;
        if (counts.tags > limits.tags || open.length > limits.depth) throw new AppError("file_bomb");
        if (blocks.has(name) || name === "br") finish();
        if (name === "li") line.isListItem = true;
        if ((name === "td" || name === "th") && line.text.trim() !== "") line.text += "\t";
        if (name === "a") Object.assign(link, { href: attributes.href ?? "", from: line.text.length });
        if (empty.has(name)) return;
        const hidden =
          unread.has(name) ||
          "hidden" in attributes ||
          (invisible.test(attributes.style ?? "") && !/background/i.test(attributes.style ?? ""));
        const element = { name, hidden };
        open.push(element);
        change(element, 1);
      },
      ontext: (text) => {
        if (counts.hidden > 0) return;
        counts.characters += text.length;
        if (counts.characters > limits.characters) throw new AppError("file_bomb");
        const [first = "", ...more] = counts.pre > 0 ? text.split(/\r?\n/) : [text.replace(/\s+/g, " ")];
        write(first);
        for (const next of more) {
          finish();
          write(next);
        }
      },
      onclosetag: (name) => {
        if (name === "a" && counts.hidden === 0)
          line.text += addressOf(link.href, line.text.slice(link.from));
        const last = open.at(-1);
        if (last?.name === name) {
          open.pop();
          change(last, -1);
        }
        if (blocks.has(name)) finish();
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  const write = (text: string): void => {
    const letters = text.trim().length;
    line.text += text;
    line.letters += letters;
    if (counts.bold > 0) line.bold += letters;
    if (letters > 0) line.size = Math.max(line.size, size);
  };
  parser.write(html);
  parser.end();
  finish();
  return { kind: "lines", lines };
}

const fresh = () => ({ text: "", size: 0, letters: 0, bold: 0, isListItem: false });
