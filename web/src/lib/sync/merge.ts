type Path = readonly string[];
/** `whole`: two different lists are a conflict. */
type Lists = "entries" | "whole";

export interface Conflict {
  /** Items by id: `content/experience/<id>/title`. Empty when the whole value is one field. */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged<T> {
  /** Their version with my changes; a field changed by both holds mine. */
  readonly value: T;
  readonly conflicts: readonly Conflict[];
}

/** Three-way, field by field: applies the changes made here since `base` to their version. */
export function merge<T>(base: T, mine: T, theirs: T, lists: Lists): Merged<T> {
  const conflicts: Conflict[] = [];
  const value = mergeNodes({ lists, conflicts }, [], base, mine, theirs);
  return { value: keepsShape<T>(value), conflicts };
}

/** All sides have the shape of T, and merging takes each part from one of them. */
function keepsShape<T>(value: unknown): T {
  return value as T;
}

/** Equal once stored: the server trims texts, and a missing value is the same as null. */
export function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [one ?? null, other ?? null];
  if (Object.is(a, b)) return true;
  if (typeof a === "string" && typeof b === "string") return a.trim() === b.trim();
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && isSame(Reflect.get(a, key), Reflect.get(b, key)))
  );
}

/** Counts a list as one field. */
export function changedPaths(from: unknown, to: unknown, path: Path = []): string[] {
  if (isSame(from, to)) return [];
  if (!isRecord(from) || !isRecord(to)) return [path.join("/")];
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return keys.flatMap((key) => changedPaths(from[key], to[key], [...path, key]));
}

interface Merging {
  readonly lists: Lists;
  readonly conflicts: Conflict[];
}

function mergeNodes(merging: Merging, path: Path, base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  if (Array.isArray(mine) && Array.isArray(theirs) && merging.lists === "entries") {
    const before: unknown[] = Array.isArray(base) ? base : [];
    return [...mine, ...theirs, ...before].every(hasId)
      ? mergeItems(merging, path, before.filter(hasId), mine.filter(hasId), theirs.filter(hasId))
      : mergeEntries(before, mine, theirs);
  }
  if (isRecord(mine) && isRecord(theirs)) {
    const before = isRecord(base) ? base : {};
    return Object.fromEntries(
      [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((key) => [
        key,
        mergeNodes(merging, [...path, key], before[key], mine[key], theirs[key]),
      ]),
    );
  }
  merging.conflicts.push({ path: path.join("/"), mine, theirs });
  return mine;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const hasId = (value: unknown): value is { id: string } => isRecord(value) && typeof value.id === "string";

/** Items added on either side stay; removed ones go unless the other side changed them. */
function mergeItems(
  merging: Merging,
  path: Path,
  base: readonly { id: string }[],
  mine: readonly { id: string }[],
  theirs: readonly { id: string }[],
): unknown[] {
  const of = (list: readonly { id: string }[]) => new Map(list.map((item) => [item.id, item]));
  const [before, here, there] = [of(base), of(mine), of(theirs)];
  const ids = mergedOrder([...before.keys()], [...here.keys()], [...there.keys()]);
  return ids.flatMap((id) => {
    const [b, m, t] = [before.get(id), here.get(id), there.get(id)];
    if (m && t) return [mergeNodes(merging, [...path, id], b, m, t)];
    const left = m ?? t;
    // Removed on one side: stays only if it is new or the other side changed it.
    return b === undefined || !isSame(left, b) ? [left] : [];
  });
}

/** For entries without ids (skills, achievements): additions of either side stay, removals of either side go. */
function mergeEntries(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): unknown[] {
  return mergedOrder(base, mine, theirs).filter(
    (entry) => !base.includes(entry) || (mine.includes(entry) && theirs.includes(entry)),
  );
}

/** My order if I changed it, else theirs. */
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
export type Choices = Readonly<Partial<Record<string, Choice>>>;

export function resolve<T>(merged: Merged<T>, choices: Choices): T {
  let value: unknown = merged.value;
  for (const conflict of merged.conflicts) {
    const choice = choices[conflict.path] ?? "mine";
    if (choice === "mine") continue;
    const keys = conflict.path === "" ? [] : conflict.path.split("/");
    value = put(value, keys, choice === "theirs" ? conflict.theirs : both(conflict));
  }
  return keepsShape<T>(value);
}

function both({ mine, theirs }: Conflict): unknown {
  if (Array.isArray(mine) && Array.isArray(theirs)) return [...new Set([...theirs, ...mine])];
  return `${String(mine)}\n${String(theirs)}`;
}

function put(node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(node))
    return node.map((item: unknown) => (hasId(item) && item.id === key ? put(item, rest, value) : item));
  return isRecord(node) ? { ...node, [key]: put(node[key], rest, value) } : node;
}
