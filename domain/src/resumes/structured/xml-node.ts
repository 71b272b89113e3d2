/** An element of an XML document; names have no prefix. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** Its own text and that of all elements inside. */
  readonly text: string;
}

/** The first element along a path of names. */
export function childAt(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  return path.reduce<XmlNode | undefined>(
    (inside, name) => inside?.children.find((child) => child.name === name),
    node,
  );
}

/** The children with a name, of the element at a path. */
export const childrenAt = (
  node: XmlNode | undefined,
  name: string,
  ...path: readonly string[]
): readonly XmlNode[] => childAt(node, ...path)?.children.filter((child) => child.name === name) ?? [];

/** The text of the element at a path, as one line. */
export const textAt = (node: XmlNode | undefined, ...path: readonly string[]): string =>
  (childAt(node, ...path)?.text ?? "").replace(/\s+/g, " ").trim();

/** The first element of that name at any depth. */
export function findDescendant(node: XmlNode | undefined, name: string): XmlNode | undefined {
  for (const child of node?.children ?? []) {
    const found = child.name === name ? child : findDescendant(child, name);
    if (found) return found;
  }
  return undefined;
}

const blocks = /<\/(?:p|li|div|h[1-6]|ul|ol|tr)>|<br\s*\/?>/gi;
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** The plain lines of a text that may be HTML inside XML, as in descriptions of Europass. */
export function plainLines(text: string): string {
  if (!/[<&]/.test(text)) return text.trim();
  return text
    .replace(/<li[^<>]{0,200}>/gi, "\n• ")
    .replace(blocks, "\n")
    .replace(/<[^<>]{0,2000}>/g, "")
    .replace(/&(?:#(\d{1,6})|(\w{2,6}));/g, (_, code?: string, name?: string) =>
      code === undefined
        ? (entities[name ?? ""] ?? " ")
        : String.fromCodePoint(Math.min(Number(code), 0xffff)),
    )
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "" && line !== "•")
    .join("\n");
}
