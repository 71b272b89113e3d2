import type { ResumeContent } from "@waymark/contract/resumes";
import { byKey, changesBetween, stepInto } from "./changes-between.ts";
import { type Entry, plainOf, type Tree, treeOf } from "./content-tree.ts";

/**
 * Copies the named fields (see `changesBetween`) from another content: texts, added or removed entries, and orders. A
 * field that only one of the two knows changes nothing. With every difference named, the result equals the other
 * content.
 */
export function applyChanges(
  own: ResumeContent,
  from: ResumeContent,
  fields: ReadonlySet<string>,
): ResumeContent {
  return contentOf(take("", treeOf(own), treeOf(from), fields));
}

/** The cast is safe: the tree was built from a content, and its parts only come from contents. */
const contentOf = (tree: Tree): ResumeContent => plainOf(tree) as ResumeContent;

function take(path: string, own: Tree, from: Tree, fields: ReadonlySet<string>): Tree {
  if (own.kind === "record" && from.kind === "record") {
    const others = new Map(from.fields);
    return {
      ...own,
      fields: own.fields.map(([name, field]) => {
        const other = others.get(name);
        return [
          name,
          other === undefined ? field : take(stepInto(path, name), field, other, fields),
        ] as const;
      }),
    };
  }
  if (own.kind === "list" && from.kind === "list")
    return { kind: "list", entries: takeEntries(path, own.entries, from.entries, fields) };
  return fields.has(path) ? from : own;
}

function takeEntries(
  path: string,
  own: readonly Entry[],
  from: readonly Entry[],
  fields: ReadonlySet<string>,
): Entry[] {
  const theirs = byKey(from);
  const isTaken = (key: string) => fields.has(stepInto(path, key));
  const kept = own.flatMap((entry) => {
    const other = theirs.get(entry.key);
    if (other === undefined) return isTaken(entry.key) ? [] : [entry];
    return [{ key: entry.key, tree: take(stepInto(path, entry.key), entry.tree, other, fields) }];
  });
  const result = fields.has(path) ? inOrderOf(kept, from) : kept;
  const present = new Set(result.map(({ key }) => key));
  for (const [i, entry] of from.entries()) {
    if (present.has(entry.key) || !isTaken(entry.key)) continue;
    const before = from.slice(0, i).findLast(({ key }) => present.has(key));
    result.splice(before === undefined ? 0 : result.findIndex(({ key }) => key === before.key) + 1, 0, entry);
    present.add(entry.key);
  }
  return result;
}

/** Sorts the common entries by the other list's order; all others keep their places. */
function inOrderOf(entries: readonly Entry[], from: readonly Entry[]): Entry[] {
  const mine = byKey(entries);
  const theirs = new Set(from.map(({ key }) => key));
  const shared = from.flatMap(({ key }) => {
    const tree = mine.get(key);
    return tree === undefined ? [] : [{ key, tree }];
  });
  const next = shared.values();
  return entries.map((entry) => (theirs.has(entry.key) ? (next.next().value ?? entry) : entry));
}

/** The differences from a common origin: of a tailored resume, and of its base since then. */
export interface Difference {
  readonly own: ReturnType<typeof changesBetween>;
  readonly theirs: ReturnType<typeof changesBetween>;
}

/**
 * Compares a tailored resume and its base with their common origin. Changes of the base are left out when the tailored
 * resume already has them or no longer has the entry.
 */
export function differenceOf(origin: ResumeContent, own: ResumeContent, base: ResumeContent): Difference {
  const open = new Set(changesBetween(own, base).map(({ field }) => field));
  return {
    own: changesBetween(origin, own),
    theirs: changesBetween(origin, base).filter(({ field }) => open.has(field)),
  };
}
