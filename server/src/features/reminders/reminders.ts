import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type * as contract from "@waymark/contract/reminders";
import { type Reminder, remindersLimit, type Snooze } from "@waymark/contract/reminders";
import { dueAt, snoozedTo } from "@waymark/domain/reminders/due";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { type ApplicationSummary, applicationSummaries } from "../applications/application-summaries.ts";
import { waitForTracker } from "../applications/board/read-tracker.ts";
import { ownApplication } from "../applications/own-application.ts";
import { publishChange } from "../applications/publish-change.ts";
import {
  countReminders,
  insertReminder,
  ownerOf,
  readNext,
  readReminder,
  readReminders,
  reminderOf,
  removeReminder,
  type StoredReminder,
  sealText,
  updateReminder,
} from "./store.ts";

const named = (reminder: StoredReminder, { title, company }: ApplicationSummary): Reminder => ({
  ...reminder,
  job: { title, company },
});

/** Open ones, the next first, then completed ones, the last first; none of applications in the trash. */
export async function remindersOf(deps: Deps, userId: string, applicationId?: string): Promise<Reminder[]> {
  const rows = await readReminders(deps.db, userId, applicationId);
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map((row) => row.applicationId))];
  const applications = await applicationSummaries(deps, userId, ids);
  const seal = await deps.keys.of(deps.db, userId);
  const all = rows.flatMap((row) => {
    const application = applications.get(row.applicationId);
    return application === undefined ? [] : [named(reminderOf(row, seal), application)];
  });
  const done = all.filter(({ doneAt }) => doneAt !== null);
  return [
    ...all.filter(({ doneAt }) => doneAt === null),
    ...done.sort((a, b) => ((a.doneAt ?? "") < (b.doneAt ?? "") ? 1 : -1)),
  ];
}

/** @throws AppError `not_found`, also when its application is in the trash. */
async function ownReminder(deps: Deps, userId: string, id: string): Promise<Reminder> {
  const row = await readReminder(deps.db, userId, id);
  const application =
    row === null
      ? undefined
      : (await applicationSummaries(deps, userId, [row.applicationId])).get(row.applicationId);
  if (row === null || application === undefined) throw new AppError("not_found");
  return named(reminderOf(row, await deps.keys.of(deps.db, userId)), application);
}

export async function nextReminders(
  deps: Deps,
  userId: string,
  applicationId?: string,
): Promise<ReadonlyMap<string, string>> {
  const next = new Map<string, string>();
  for (const { applicationId: id, dueAt } of await readNext(deps.db, userId, applicationId))
    if (!next.has(id)) next.set(id, dueAt.toISOString());
  return next;
}

/** A repeated `id` creates nothing more. */
export async function createReminder(
  deps: Deps,
  actor: Actor,
  { applicationId, id: given, text, dueOn, dueTime }: BodyOf<typeof contract.createReminder>,
): Promise<Reminder> {
  return inTransaction(deps, async (deps) => {
    await waitForTracker(deps, actor);
    const { userId, timeZone } = actor;
    await ownApplication(deps, actor, applicationId);
    const id = given ?? newId();
    // An id of another person gets the same answer as a missing one.
    if ((await ownerOf(deps.db, id)) !== null) return ownReminder(deps, userId, id);
    if ((await countReminders(deps.db, userId)) >= remindersLimit)
      throw new AppError("too_many_reminders", { limit: remindersLimit });
    const now = deps.now();
    const due = dueAt(dueOn, dueTime, timeZone);
    await insertReminder(deps.db, {
      ...{ id, userId, applicationId, dueOn, dueTime, timeZone, dueAt: due },
      textSealed: sealText(await deps.keys.of(deps.db, userId), id, text.trim()),
      version: 1,
      tellAt: due > now ? due : null,
      doneAt: null,
      createdAt: now,
      updatedAt: now,
    });
    await publishChange(deps, actor, applicationId);
    return ownReminder(deps, userId, id);
  });
}

/** A new day or time is in the person's present zone. */
export async function changeReminder(
  deps: Deps,
  actor: Actor,
  id: string,
  change: BodyOf<typeof contract.changeReminder>,
): Promise<Reminder> {
  return inTransaction(deps, async (deps) => {
    await waitForTracker(deps, actor);
    const { userId } = actor;
    const before = await ownReminder(deps, userId, id);
    if (change.version !== undefined && change.version !== before.version)
      throw new AppError("conflict", { current: before });
    const now = deps.now();
    const isMoved = change.dueOn !== undefined || change.dueTime !== undefined;
    const timeZone = isMoved ? actor.timeZone : before.timeZone;
    const dueOn = change.dueOn ?? before.dueOn;
    const dueTime = change.dueTime === undefined ? before.dueTime : change.dueTime;
    const due = isMoved ? dueAt(dueOn, dueTime, timeZone) : new Date(before.dueAt);
    const isDone = change.done ?? before.doneAt !== null;
    const isDecided = isMoved || change.done !== undefined;
    await updateReminder(deps.db, userId, id, {
      ...{ dueOn, dueTime, timeZone, dueAt: due, updatedAt: now },
      ...(change.text === undefined
        ? {}
        : { textSealed: sealText(await deps.keys.of(deps.db, userId), id, change.text.trim()) }),
      ...(change.done === undefined ? {} : { doneAt: change.done ? now : null }),
      // Only for a new time, so that a change of text does not lose a notification that is due right now.
      ...(isDecided ? { tellAt: !isDone && due > now ? due : null } : {}),
    });
    await publishChange(deps, actor, before.applicationId);
    return ownReminder(deps, userId, id);
  });
}

/** Postpones its notification too. */
export function snoozeReminder(deps: Deps, actor: Actor, id: string, by: Snooze): Promise<Reminder> {
  return changeReminder(deps, actor, id, { ...snoozedTo(by, deps.now(), actor.timeZone), done: false });
}

export async function deleteReminder(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await waitForTracker(deps, actor);
    const applicationId = await removeReminder(deps.db, actor.userId, id);
    if (applicationId === null) throw new AppError("not_found");
    await publishChange(deps, actor, applicationId);
  });
}
