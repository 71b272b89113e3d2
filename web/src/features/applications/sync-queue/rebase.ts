import type { Application } from "@waymark/contract/applications";
import type { Change, Fields } from "./change.ts";

/**
 * Bases a change on a newer version of the application. Null when it has already happened, the same change with the new
 * version when the other change concerned something else, `conflict` when both changed the same field differently.
 */
export function rebase(change: Change, current: Application): Change | "conflict" | null {
  if (change.kind === "move") {
    if (current.stage === change.to && change.from !== change.to) return null;
    return current.stage === change.from ? { ...change, version: current.version } : "conflict";
  }
  if (change.kind !== "edit") return "conflict";
  const names = namesOf(change.fields);
  const mine = (name: keyof Fields) => same(change.fields[name], partOf(current, change.fields, name));
  const untouched = (name: keyof Fields) => same(change.before[name], partOf(current, change.before, name));
  if (names.every(mine)) return null;
  if (!names.every((name) => mine(name) || untouched(name))) return "conflict";
  return { ...change, version: current.version };
}

/** The same change based on the current version: the person has seen both and wants theirs. */
export function insist(change: Change, current: Application): Change {
  const { problem: _, ...rest } = change;
  if (rest.kind === "move") return { ...rest, from: current.stage, version: current.version };
  if (rest.kind === "edit") return { ...rest, version: current.version };
  return rest;
}

export function namesOf(fields: Fields): (keyof Fields)[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || !isField(name) ? [] : [name],
  );
}

const fieldNames = ["job", "notes", "tags", "deadline", "appliedAt", "resume", "letter", "archived"] as const;

function isField(name: string): name is (typeof fieldNames)[number] {
  return fieldNames.some((field) => field === name);
}

/** For the job, only the fields named by the change: it does not matter whether the others differ. */
function partOf(current: Application, of: Fields, name: keyof Fields): unknown {
  if (name !== "job") return current[name];
  return Object.fromEntries(Object.entries(current.job).filter(([key]) => key in (of.job ?? {})));
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value ?? null;
  return Object.entries(value).sort(([a], [b]) => a.localeCompare(b));
}
