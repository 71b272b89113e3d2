import { AppError } from "@waymark/contract/errors";
import type { XmlNode } from "@waymark/domain/resumes/structured/xml-node";
import { limits } from "../limits.ts";
import { type XmlAttributes, xmlTokens } from "./xml-tokens.ts";

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  texts: string[];
}

/** No resume has deeper nesting than this. */
const deepest = 100;

/** The root element of an XML document, names without prefixes. Nothing is expanded or fetched. */
export function xmlTree(xml: string): XmlNode | null {
  const top: Open = { name: "", attributes: {}, children: [], texts: [] };
  const open: Open[] = [top];
  let count = 0;
  const close = (): void => {
    const done = open.pop();
    const parent = open.at(-1);
    if (!done || !parent) return;
    const text = done.texts.join("");
    parent.children.push({ name: done.name, attributes: done.attributes, children: done.children, text });
    parent.texts.push(text);
  };
  for (const token of xmlTokens(xml)) {
    if (token.kind === "text") open.at(-1)?.texts.push(token.text);
    else if (token.kind === "close") {
      if (open.length > 1) close();
    } else {
      count += 1;
      if (count > limits.tags || open.length > deepest) throw new AppError("file_bomb");
      open.push({
        name: bare(token.name),
        attributes: attributesOf(token.attributes),
        children: [],
        texts: [],
      });
      if (token.isEmpty) close();
    }
  }
  while (open.length > 1) close();
  return top.children[0] ?? null;
}

const bare = (name: string): string => name.slice(name.indexOf(":") + 1);

const [mostAttributes, longestValue] = [30, 2_000];

const attributesOf = (attributes: XmlAttributes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([, value]) => value.length <= longestValue)
      .slice(0, mostAttributes)
      .map(([name, value]) => [bare(name), value]),
  );
