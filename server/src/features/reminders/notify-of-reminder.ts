import { type Deps, inTransaction } from "../../deps.ts";
import { findPerson } from "../accounts/profile/users.ts";
import { applicationSummaries } from "../applications/application-summaries.ts";
import { postingWords } from "../applications/job-of-posting.ts";
import { notify } from "../notifications/notify.ts";
import { readReminder, reminderOf, updateReminder } from "./store.ts";

/** A reminder is told of once for each time it was set to. */
export async function notifyOfReminder(deps: Deps, userId: string, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const row = await readReminder(deps.db, userId, id);
    if (row === null || row.tellAt === null || row.tellAt > deps.now()) return;
    await updateReminder(deps.db, userId, id, { tellAt: null }, false);
    const person = await findPerson(deps, userId);
    const application = (await applicationSummaries(deps, userId, [row.applicationId])).get(
      row.applicationId,
    );
    if (person === null || application === undefined || row.doneAt !== null) return;
    const { text } = reminderOf(row, await deps.keys.of(deps.db, userId));
    await notify(deps, {
      userId,
      kind: "reminder-due",
      params: { ...postingWords(deps, person, application), text },
      key: `reminder:${id}:${row.dueAt.getTime()}`,
      link: `/dashboard?section=applications&item=${row.applicationId}`,
    });
  });
}
