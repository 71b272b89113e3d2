import type { Application } from "@waymark/contract/applications";
import { changedPaths, merge } from "../../../lib/sync/merge.ts";
import type { QueueRules } from "../../../lib/sync/offline-queue.ts";
import { type Change, type ChangeOf, type Fields, idsOf } from "./change.ts";

export const changeRules: QueueRules<Change, Application> = {
  idsOf,
  join,
  rebase,
  after: (change, sent, { id, version }) => {
    const isNext = change.kind === "move" || change.kind === "edit";
    const base = sent.kind === "move" || sent.kind === "edit" ? sent.version : 0;
    return isNext && change.id === id && change.version === base ? { ...change, version } : change;
  },
  behind: (change, held) => {
    const isBased = (one: Change): one is ChangeOf<"move" | "edit"> =>
      one.kind === "move" || one.kind === "edit";
    return isBased(change) && isBased(held) ? { ...change, version: held.version } : change;
  },
  refused: (change, error, code) => {
    const isTyped = change.kind === "create" || change.kind === "edit";
    return isTyped ? { ...change, problem: { kind: "refused", error, code } } : null;
  },
};

function join(first: Change, second: Change): Change | null {
  if (first.kind !== "edit" || second.kind !== "edit" || first.id !== second.id) return null;
  if (second.fields.job || namesOf(first.fields).join() !== namesOf(second.fields).join()) return null;
  return { ...second, before: first.before, version: first.version };
}

/** On a newer version: merged field by field, or with the conflict as its problem. */
function rebase(change: Change, current: Application): Change | null {
  const conflict: Change = { ...change, problem: { kind: "conflict", current } };
  if (change.kind === "move") {
    if (current.stage === change.to && change.from !== change.to) return null;
    return current.stage === change.from ? { ...change, version: current.version } : conflict;
  }
  if (change.kind !== "edit") return conflict;
  const mine = partsOf(change.fields);
  const theirs = partsOf({ ...current, appliedAt: current.appliedAt ?? undefined }, mine);
  const { value, conflicts } = merge(partsOf(change.before, mine), mine, theirs, "whole");
  if (conflicts.length > 0) return conflict;
  const left = changedPaths(theirs, value);
  return left.length === 0
    ? null
    : { ...change, fields: only(left, change.fields), version: current.version };
}

type Parts = Record<string, readonly [unknown]>;

/** By their names, those of the job too. Each is a list of one, so that a document stays in one piece. */
function partsOf({ job = {}, ...fields }: Fields, like?: Parts): Parts {
  const all: [string, unknown][] = [
    ...Object.entries(fields),
    ...Object.entries(job).map(([name, value]): [string, unknown] => [`job.${name}`, value]),
  ];
  const values = new Map(all.filter(([, value]) => value !== undefined));
  const names = like === undefined ? [...values.keys()] : Object.keys(like);
  return Object.fromEntries(names.map((name) => [name, [values.get(name)]]));
}

function only(names: readonly string[], fields: Fields): Fields {
  const [left, job] = [{ ...fields }, { ...fields.job }];
  for (const name of Object.keys(job)) if (!names.includes(`job.${name}`)) Reflect.deleteProperty(job, name);
  for (const name of namesOf(fields)) if (!names.includes(name)) delete left[name];
  return Object.keys(job).length === 0 ? left : { ...left, job };
}

/** The person has seen both versions and wants theirs. */
export function keepMine(change: Change, current: Application): Change {
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
