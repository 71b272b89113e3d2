import { AppError } from "@waymark/contract/errors";
import type { Reminder } from "@waymark/contract/reminders";
import type { Deps } from "../../deps.ts";
import { type ApplicationSummary, applicationSummaries } from "../applications/application-summaries.ts";
import { readNext, readReminder, readReminders, reminderOf, type StoredReminder } from "./store.ts";

const named = (reminder: StoredReminder, { title, company }: ApplicationSummary): Reminder => ({
  ...reminder,
  job: { title, company },
});

/** Open reminders, the next first, then completed ones, the last first; none of applications in the trash. */
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

/**
 * One of the person's reminders.
 * @throws AppError `not_found`, also when its application is in the trash.
 */
export async function ownReminder(deps: Deps, userId: string, id: string): Promise<Reminder> {
  const row = await readReminder(deps.db, userId, id);
  const application =
    row === null
      ? undefined
      : (await applicationSummaries(deps, userId, [row.applicationId])).get(row.applicationId);
  if (row === null || application === undefined) throw new AppError("not_found");
  return named(reminderOf(row, await deps.keys.of(deps.db, userId)), application);
}

/** The time of each application's next open reminder. */
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
