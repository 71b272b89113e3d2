import type { Draft } from "./draft.ts";

type Leaf = string | boolean;
type Path = readonly string[];

/** A field that was changed here and elsewhere, each in another way: a person has to choose. */
export interface Clash {
  /** The way to the field, items by their ids: `content/experience/<id>/title`. */
  readonly path: string;
  readonly mine: Leaf;
  readonly theirs: Leaf;
}

export interface Merged {
  /** Theirs with what was changed only here; where both changed a field it holds mine. */
  readonly draft: Draft;
  readonly clashes: readonly Clash[];
}

/** Puts what was changed here since `base` on top of what stands elsewhere by now. Nothing of either is lost. */
export function merge(base: Draft, mine: Draft, theirs: Draft): Merged {
  const clashes: Clash[] = [];
  const draft = mergeNodes([], base, mine, theirs, clashes);
  return { draft: keepsShape(draft), clashes };
}

/** Both sides have a draft's shape, and merging takes each part from one of them. */
function keepsShape(draft: unknown): Draft {
  return draft as Draft;
}

/** Equal as far as storing goes: blanks at the ends of a line are not kept. */
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

function mergeNodes(path: Path, base: unknown, mine: unknown, theirs: unknown, clashes: Clash[]): unknown {
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

/** Items by their id: what was added on either side is there, what was removed is gone unless the other changed it. */
function mergeItems(
  path: Path,
  base: readonly { id: string }[],
  mine: readonly { id: string }[],
  theirs: readonly { id: string }[],
  clashes: Clash[],
): unknown[] {
  const of = (list: readonly { id: string }[]) => new Map(list.map((item) => [item.id, item]));
  const [before, here, there] = [of(base), of(mine), of(theirs)];
  const ids = mergedOrder([...before.keys()], [...here.keys()], [...there.keys()]);
  return ids.flatMap((id) => {
    const [b, m, t] = [before.get(id), here.get(id), there.get(id)];
    if (m && t) return [mergeNodes([...path, id], b, m, t, clashes)];
    const left = m ?? t;
    // Gone on one side: it stays only where the other side changed it, or it is new.
    return b === undefined || !isSame(left, b) ? [left] : [];
  });
}

/** Plain entries (skills, achievements): those added on either side stay, those removed on either side go. */
function mergeEntries(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): unknown[] {
  return mergedOrder(base, mine, theirs).filter(
    (entry) => !base.includes(entry) || (mine.includes(entry) && theirs.includes(entry)),
  );
}

/** Everything of both lists: in my order where I changed the order, else in theirs. */
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

/** The merged draft after a person chose for each clash; long texts can be put one below the other. */
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
