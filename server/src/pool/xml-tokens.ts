export type XmlToken =
  | { kind: "open"; name: string; attributes: string; isEmpty: boolean }
  | { kind: "close"; name: string }
  | { kind: "text"; text: string };

/**
 * The tags and texts of an XML document, one after the other. Document types are skipped whole and entities
 * other than the five of XML and numbers stay unread, so that nothing can be expanded or fetched.
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  let at = 0;
  while (at < xml.length) {
    const open = xml.indexOf("<", at);
    const textEnd = open === -1 ? xml.length : open;
    if (textEnd > at) yield { kind: "text", text: unescaped(xml.slice(at, textEnd)) };
    if (open === -1) return;
    if (xml.startsWith("<!--", open)) at = after(xml, "-->", open + 4);
    else if (xml.startsWith("<?", open)) at = after(xml, "?>", open + 2);
    else if (xml.startsWith("<![CDATA[", open)) {
      at = after(xml, "]]>", open + 9);
      yield { kind: "text", text: xml.slice(open + 9, Math.max(open + 9, at - 3)) };
    } else if (xml.startsWith("<!", open)) at = afterDoctype(xml, open);
    else {
      const end = tagEnd(xml, open + 1);
      yield tag(xml.slice(open + 1, end));
      at = end + 1;
    }
  }
}

/** The value of an attribute in the attribute text of a tag, or null. */
export function attribute(attributes: string, name: string): string | null {
  const at = ` ${attributes}`.indexOf(` ${name}=`);
  if (at === -1) return null;
  const quote = attributes[at + name.length + 1];
  if (quote !== '"' && quote !== "'") return null;
  const from = at + name.length + 2;
  const to = attributes.indexOf(quote, from);
  return to === -1 ? null : unescaped(attributes.slice(from, to));
}

function tag(inner: string): XmlToken {
  if (inner.startsWith("/")) return { kind: "close", name: inner.slice(1).trim() };
  const isEmpty = inner.endsWith("/");
  const body = isEmpty ? inner.slice(0, -1) : inner;
  const space = body.search(/\s/);
  const name = space === -1 ? body : body.slice(0, space);
  const attributes = space === -1 ? "" : body.slice(space + 1).replace(/\s+/g, " ");
  return { kind: "open", name, attributes, isEmpty };
}

const after = (xml: string, mark: string, from: number): number => {
  const at = xml.indexOf(mark, from);
  return at === -1 ? xml.length : at + mark.length;
};

function afterDoctype(xml: string, open: number): number {
  const bracket = xml.indexOf("[", open);
  const end = xml.indexOf(">", open);
  if (bracket !== -1 && end !== -1 && bracket < end) return after(xml, "]>", bracket);
  return end === -1 ? xml.length : end + 1;
}

/** The `>` of a tag, minding quoted attribute values. */
function tagEnd(xml: string, from: number): number {
  let quote = "";
  for (let i = from; i < xml.length; i++) {
    const char = xml[i] ?? "";
    if (quote !== "") quote = char === quote ? "" : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === ">") return i;
  }
  return xml.length;
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,10}));/gi, (_, hex, dec, name) => {
    if (name !== undefined) return named[String(name)] ?? "";
    const code = hex === undefined ? Number(dec) : Number.parseInt(String(hex), 16);
    return code > 8 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
