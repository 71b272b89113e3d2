import type { Draft } from "./draft.ts";

type Leaf = string | boolean;
type Path = readonly string[];

/** A field changed differently here and elsewhere; the person has to choose. */
export interface Conflict {
  /** Path to the field, with items by id: `content/experience/<id>/title`. */
  readonly path: string;
  readonly mine: Leaf;
  readonly theirs: Leaf;
}

export interface Merged {
  /** Their version with my changes; a field changed by both holds mine. */
  readonly draft: Draft;
  readonly clashes: readonly Conflict[];
}

/** Three-way merge: applies the changes made here since `base` to their version. Nothing is lost. */
export function merge(base: Draft, mine: Draft, theirs: Draft): Merged {
  const clashes: Conflict[] = [];
  const draft = mergeNodes([], base, mine, theirs, clashes);
  return { draft: keepsShape(draft), clashes };
}

/** Both sides have a draft's shape, and merging takes each part from one of them. */
function keepsShape(draft: unknown): Draft {
  return draft as Draft;
}

/** Equal once stored: the server trims texts. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a === "string" && typeof b === "string") return a.trim() === b.trim();
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && isSame(Reflect.get(a, key), Reflect.get(b, key)))
  );
}

function mergeNodes(path: Path, base: unknown, mine: unknown, theirs: unknown, clashes: Conflict[]): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const before: unknown[] = Array.isArray(base) ? base : [];
    return [...mine, ...theirs, ...before].every(hasId)
      ? mergeItems(path, before.filter(hasId), mine.filter(hasId), theirs.filter(hasId), clashes)
      : mergeEntries(before, mine, theirs);
  }
  if (isRecord(mine) && isRecord(theirs)) {
    const before = isRecord(base) ? base : {};
    return Object.fromEntries(
      [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((key) => [
        key,
        mergeNodes([...path, key], before[key], mine[key], theirs[key], clashes),
      ]),
    );
  }
  if (isLeaf(mine) && isLeaf(theirs)) clashes.push({ path: path.join("/"), mine, theirs });
  return mine;
}

const isLeaf = (value: unknown): value is Leaf => typeof value === "string" || typeof value === "boolean";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const hasId = (value: unknown): value is { id: string } => isRecord(value) && typeof value.id === "string";

/** Merges items by id. Items added on either side stay; removed ones go unless the other side changed them. */
function mergeItems(
  path: Path,
  base: readonly { id: string }[],
  mine: readonly { id: string }[],
  theirs: readonly { id: string }[],
  clashes: Conflict[],
): unknown[] {
  const of = (list: readonly { id: string }[]) => new Map(list.map((item) => [item.id, item]));
  const [before, here, there] = [of(base), of(mine), of(theirs)];
  const ids = mergedOrder([...before.keys()], [...here.keys()], [...there.keys()]);
  return ids.flatMap((id) => {
    const [b, m, t] = [before.get(id), here.get(id), there.get(id)];
    if (m && t) return [mergeNodes([...path, id], b, m, t, clashes)];
    const left = m ?? t;
    // Removed on one side: stays only if it is new or the other side changed it.
    return b === undefined || !isSame(left, b) ? [left] : [];
  });
}

/** Merges entries without ids (skills, achievements): additions of either side stay, removals of either side go. */
function mergeEntries(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): unknown[] {
  return mergedOrder(base, mine, theirs).filter(
    (entry) => !base.includes(entry) || (mine.includes(entry) && theirs.includes(entry)),
  );
}

/** All entries of both lists, in my order if I changed it, else in theirs. */
function mergedOrder<T>(base: readonly T[], mine: readonly T[], theirs: readonly T[]): T[] {
  const common = (list: readonly T[], other: readonly T[]) => list.filter((entry) => other.includes(entry));
  const isReordered = !isSame(common(base, mine), common(mine, base));
  const [lead, other] = isReordered ? [mine, theirs] : [theirs, mine];
  const order = [...lead];
  for (const [i, entry] of other.entries()) {
    if (order.includes(entry)) continue;
    const previous = other[i - 1];
    order.splice(previous === undefined ? 0 : order.lastIndexOf(previous) + 1, 0, entry);
  }
  return order;
}

export type Choice = "mine" | "theirs" | "both";

/** The merged draft with the person's choice for each conflict. 'both' joins two long texts. */
export function resolve(merged: Merged, choices: Readonly<Record<string, Choice>>): Draft {
  let draft: unknown = merged.draft;
  for (const { path, mine, theirs } of merged.clashes) {
    const choice = choices[path] ?? "mine";
    if (choice === "mine") continue;
    const value = choice === "theirs" ? theirs : `${String(mine)}\n${String(theirs)}`;
    draft = put(draft, path.split("/"), value);
  }
  return keepsShape(draft);
}

function put(node: unknown, [key, ...rest]: readonly string[], value: Leaf): unknown {
  if (key === undefined) return value;
  if (Array.isArray(node))
    return node.map((item: unknown) => (hasId(item) && item.id === key ? put(item, rest, value) : item));
  return isRecord(node) ? { ...node, [key]: put(node[key], rest, value) } : node;
}
