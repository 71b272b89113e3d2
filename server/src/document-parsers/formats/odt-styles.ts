import { attribute, type XmlAttributes, xmlTokens } from "./xml-tokens.ts";

interface OdtStyle {
  size: number | null;
  bold: boolean | null;
  hidden: boolean;
  parent: string | null;
}

/** Font height, weight and visibility of the styles of a document. */
export type OdtStyles = (name: string | null) => {
  size: number | null;
  bold: boolean | null;
  hidden: boolean;
};

/** Reads the text properties of the styles in `styles.xml` and `content.xml`. */
export function readOdtStyles(...parts: readonly string[]): OdtStyles {
  const styles = new Map<string, OdtStyle>();
  for (const xml of parts) {
    let open: OdtStyle | null = null;
    for (const token of xmlTokens(xml)) {
      if (token.kind === "close" && token.name === "style:style") open = null;
      if (token.kind !== "open") continue;
      if (token.name === "office:body") break;
      if (token.name === "style:style") {
        const parent = attribute(token.attributes, "style:parent-style-name");
        open = { size: null, bold: null, hidden: false, parent };
        styles.set(attribute(token.attributes, "style:name") ?? "", open);
      } else if (open && token.name === "style:text-properties") describe(open, token.attributes);
    }
  }
  return (name) => resolve(styles, name);
}

function describe(style: OdtStyle, attributes: XmlAttributes): void {
  const size = attribute(attributes, "fo:font-size")?.match(/^(\d+(?:\.\d+)?)pt$/)?.[1];
  if (size !== undefined) style.size = Number(size);
  const weight = attribute(attributes, "fo:font-weight");
  if (weight !== null) style.bold = weight === "bold" || Number(weight) >= 600;
  const unseen =
    attribute(attributes, "text:display") === "none" ||
    (/^#f{6}$/i.test(attribute(attributes, "fo:color") ?? "") &&
      (attribute(attributes, "fo:background-color") ?? "transparent") === "transparent" &&
      attribute(attributes, "style:use-window-font-color") !== "true");
  style.hidden = unseen || (style.size !== null && style.size < 2);
}

function resolve(styles: ReadonlyMap<string, OdtStyle>, name: string | null) {
  const found: ReturnType<OdtStyles> = { size: null, bold: null, hidden: false };
  let at = name;
  for (let depth = 0; at !== null && depth < 10; depth++) {
    const style = styles.get(at);
    if (!style) break;
    found.size ??= style.size;
    found.bold ??= style.bold;
    found.hidden ||= style.hidden;
    at = style.parent;
  }
  return found;
}
