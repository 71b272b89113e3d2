import type { CustomSection, ResumeContent } from "@waymark/contract/resumes";

/** A content as a comparable tree: texts, records of fields, and lists of entries with keys. */
export type Tree =
  | { readonly kind: "text"; readonly text: string; readonly value: unknown }
  | { readonly kind: "record"; readonly fields: readonly (readonly [string, Tree])[]; readonly value: object }
  | { readonly kind: "list"; readonly entries: readonly Entry[] };

export interface Entry {
  readonly key: string;
  readonly tree: Tree;
}

/** A single field; values other than strings are shown as JSON writes them. */
const leaf = (value: unknown): Tree => ({
  kind: "text",
  text: typeof value === "string" ? value : Array.isArray(value) ? value.join(", ") : String(value),
  value,
});

/** Escapes the separators of a path, so that different ids never give the same path. */
const escaped = (id: string): string =>
  id.replace(/[%.~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`) || "%";

/** A short hash for a text without an id; equal hashes are told apart by a number. */
function nameOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${(high >>> 0).toString(36)}-${(low >>> 0).toString(36)}`;
}

function listOf<T>(items: readonly T[], idOf: (item: T) => string, treeOf: (item: T) => Tree): Tree {
  const seen = new Map<string, number>();
  const entries = items.map((item) => {
    const id = idOf(item);
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return { key: times === 1 ? id : `${id}~${times}`, tree: treeOf(item) };
  });
  return { kind: "list", entries };
}

/** All fields of an object except its id, which is the key. */
function recordOf(value: object, inner: Readonly<Record<string, Tree>> = {}): Tree {
  const fields = Object.entries(value)
    .filter(([name]) => name !== "id")
    .map(([name, field]) => [name, inner[name] ?? leaf(field)] as const);
  return { kind: "record", fields, value };
}

const itemsOf = <T extends { readonly id: string }>(items: readonly T[]) =>
  listOf(items, ({ id }) => escaped(id), recordOf);
const linesOf = (lines: readonly string[]) => listOf(lines, nameOf, leaf);
const customOf = (sections: readonly CustomSection[]) =>
  listOf(
    sections,
    ({ id }) => escaped(id),
    (section) => recordOf(section, { items: itemsOf(section.items) }),
  );

export const treeOf = (content: ResumeContent): Tree =>
  recordOf(content, {
    personalInfo: recordOf(content.personalInfo),
    experience: itemsOf(content.experience),
    education: itemsOf(content.education),
    skills: linesOf(content.skills),
    achievements: linesOf(content.achievements),
    certifications: linesOf(content.certifications),
    languages: itemsOf(content.languages),
    links: itemsOf(content.links),
    custom: customOf(content.custom),
  });

export function plainOf(tree: Tree): unknown {
  if (tree.kind === "text") return tree.value;
  if (tree.kind === "list") return tree.entries.map((entry) => plainOf(entry.tree));
  const fields = tree.fields.map(([name, field]) => [name, plainOf(field)]);
  return { ...tree.value, ...Object.fromEntries(fields) };
}

/** The texts of a tree, one per line, without empty ones and booleans. */
export function textOf(tree: Tree): string {
  const parts =
    tree.kind === "list"
      ? tree.entries.map((entry) => entry.tree)
      : tree.kind === "record"
        ? tree.fields.map(([, field]) => field)
        : [];
  if (tree.kind === "text") return typeof tree.value === "boolean" ? "" : tree.text;
  return parts
    .map(textOf)
    .filter((text) => text !== "")
    .join("\n");
}
