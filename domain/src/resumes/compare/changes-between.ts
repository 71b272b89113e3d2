import type { ResumeContent } from "@waymark/contract/resumes";
import type { ResumeChange } from "@waymark/contract/resumes-versions";
import { type Entry, type Tree, textOf, treeOf } from "./content-tree.ts";

/**
 * The differences between two contents. Entries are matched by id, so an entry that was moved is still the same.
 * Fields: `personalInfo.email`; `experience.<id>.title` for a field of an entry; `experience.<id>` for an added or
 * removed entry; `experience` for another order of the common entries; `skills.<name>` and similar for lines, named
 * after their text. In ids `.`, `~` and `%` are written `%2e`, `%7e` and `%25`.
 */
export const changesBetween = (before: ResumeContent, after: ResumeContent): ResumeChange[] =>
  compare("", treeOf(before), treeOf(after));

export const stepInto = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);

function compare(path: string, a: Tree, b: Tree): ResumeChange[] {
  if (a.kind === "record" && b.kind === "record") {
    const others = new Map(b.fields);
    return a.fields.flatMap(([name, field]) => {
      const other = others.get(name);
      return other === undefined ? [] : compare(stepInto(path, name), field, other);
    });
  }
  if (a.kind === "list" && b.kind === "list") return compareLists(path, a.entries, b.entries);
  const isSame =
    a.kind === "text" && b.kind === "text" && JSON.stringify(a.value) === JSON.stringify(b.value);
  return isSame ? [] : [{ field: path, before: writtenOf(a), after: writtenOf(b) }];
}

const writtenOf = (tree: Tree): string => (tree.kind === "text" ? tree.text : textOf(tree));

function compareLists(path: string, a: readonly Entry[], b: readonly Entry[]): ResumeChange[] {
  const [inA, inB] = [byKey(a), byKey(b)];
  const changes: ResumeChange[] = [];
  const [kept, keptThen] = [a.filter(({ key }) => inB.has(key)), b.filter(({ key }) => inA.has(key))];
  if (kept.some(({ key }, i) => key !== keptThen[i]?.key))
    changes.push({ field: path, before: firstLines(kept), after: firstLines(keptThen) });
  for (const { key, tree } of a) {
    const other = inB.get(key);
    const field = stepInto(path, key);
    if (other === undefined) changes.push({ field, before: textOf(tree), after: null });
    else changes.push(...compare(field, tree, other));
  }
  for (const { key, tree } of b)
    if (!inA.has(key)) changes.push({ field: stepInto(path, key), before: null, after: textOf(tree) });
  return changes;
}

export const byKey = (entries: readonly Entry[]): ReadonlyMap<string, Tree> =>
  new Map(entries.map(({ key, tree }) => [key, tree]));

/** Shows an order by the first line of each entry. */
const firstLines = (entries: readonly Entry[]): string =>
  entries.map(({ tree }) => textOf(tree).split("\n", 1)[0]).join("\n");
