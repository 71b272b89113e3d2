import { attribute, xmlTokens } from "./xml-tokens.ts";

export interface DocxStyle {
  /** Font height in points; null when inherited. */
  size: number | null;
  bold: boolean | null;
  isHeading: boolean;
  isList: boolean;
  basedOn: string | null;
}

export interface DocxStyles {
  /** A style of paragraphs; that of most paragraphs for null. */
  of: (styleId: string | null) => { size: number; bold: boolean; isHeading: boolean; isList: boolean };
  /** A style of characters; null for what it leaves as it is. */
  ofLetters: (styleId: string | null) => { size: number | null; bold: boolean | null };
}

/** Reads font height and weight of the styles in `word/styles.xml`. */
export function readStyles(xml: string): DocxStyles {
  const styles = new Map<string, DocxStyle>();
  let defaultSize = 11;
  let usual: string | null = null;
  let open: DocxStyle | null = null;
  for (const token of xmlTokens(xml)) {
    if (token.kind === "close" && token.name === "w:style") open = null;
    if (token.kind !== "open") continue;
    const value = attribute(token.attributes, "w:val");
    if (token.name === "w:style") {
      open = { size: null, bold: null, isHeading: false, isList: false, basedOn: null };
      const id = attribute(token.attributes, "w:styleId") ?? "";
      styles.set(id, open);
      const isDefault = isOn(attribute(token.attributes, "w:default") ?? "0");
      if (isDefault && attribute(token.attributes, "w:type") === "paragraph") usual = id;
    } else if (token.name === "w:sz" && value !== null) {
      if (open) open.size = Number(value) / 2;
      else defaultSize = Number(value) / 2 || defaultSize;
    } else if (open && token.name === "w:b") open.bold = isOn(value);
    else if (open && token.name === "w:basedOn") open.basedOn = value;
    else if (open && token.name === "w:numPr") open.isList = true;
    else if (open && token.name === "w:name") {
      open.isHeading = /^(?:heading|title)/i.test(value ?? "");
      open.isList = /^list (?:bullet|number)/i.test(value ?? "");
    }
  }
  return {
    of: (id) => {
      const { size, bold, ...look } = resolve(styles, id ?? usual);
      return { ...look, size: size ?? defaultSize, bold: bold ?? false };
    },
    ofLetters: (id) => resolve(styles, id),
  };
}

/** Word writes an on/off property without a value, or with `0` or `false` for off. */
export const isOn = (value: string | null): boolean => value !== "0" && value !== "false" && value !== "off";

function resolve(styles: ReadonlyMap<string, DocxStyle>, id: string | null) {
  let size: number | null = null;
  let bold: boolean | null = null;
  let isHeading = false;
  let isList = false;
  let at = id;
  for (let depth = 0; at !== null && depth < 10; depth++) {
    const style = styles.get(at);
    if (!style) break;
    size ??= style.size;
    bold ??= style.bold;
    isHeading ||= style.isHeading;
    isList ||= style.isList;
    at = style.basedOn;
  }
  return { size, bold, isHeading, isList };
}
