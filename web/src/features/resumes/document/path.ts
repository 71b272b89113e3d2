import type { ResumeContent } from "@waymark/contract/resumes";

const isHolder = (node: unknown): node is object => typeof node === "object" && node !== null;

/** The value at a path of the content (`experience.0.title`); undefined if there is none. */
export function valueAt(content: ResumeContent, path: string): unknown {
  let node: unknown = content;
  for (const key of path.split(".")) node = isHolder(node) ? Reflect.get(node, key) : undefined;
  return node;
}

export function textAt(content: ResumeContent, path: string): string {
  const value = valueAt(content, path);
  return typeof value === "string" ? value : "";
}

function replaced(node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (!isHolder(node)) return node;
  const before: unknown = Reflect.get(node, key);
  // A path that no longer exists (its item was removed) changes nothing.
  if (before === undefined) return node;
  const after = replaced(before, rest, value);
  if (Object.is(before, after)) return node;
  if (Array.isArray(node)) return node.with(Number(key), after);
  return { ...node, [key]: after };
}

/** The content with a new value at a path; the same object when nothing changes. */
export function withValueAt(
  content: ResumeContent,
  path: string,
  value: string | boolean | readonly unknown[],
): ResumeContent {
  return keepsShape(replaced(content, path.split("."), value));
}

/** Values are only replaced by values of the same type, so the content keeps its shape. */
function keepsShape(content: unknown): ResumeContent {
  return content as ResumeContent;
}

export function listAt(content: ResumeContent, path: string): readonly unknown[] {
  const value = valueAt(content, path);
  return Array.isArray(value) ? value : [];
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const after = [...list];
  const [thing] = after.splice(from, 1);
  if (thing !== undefined) after.splice(to, 0, thing);
  return after;
}
