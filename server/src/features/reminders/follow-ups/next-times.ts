import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { nextInterviews } from "../../interviews/list-interviews.ts";
import { nextReminders } from "../list-reminders.ts";

/** The next interview and reminder of a person's applications, or only of `id`; ISO 8601. */
export async function nextTimes(
  deps: Deps,
  actor: Actor,
  id?: string,
): Promise<ReadonlyMap<string, { nextInterviewAt: string | null; nextReminderAt: string | null }>> {
  const interviews = await nextInterviews(deps, actor.userId, id);
  const reminders = await nextReminders(deps, actor.userId, id);
  const ids = new Set([...interviews.keys(), ...reminders.keys()]);
  return new Map(
    [...ids].map((applicationId) => [
      applicationId,
      {
        nextInterviewAt: interviews.get(applicationId) ?? null,
        nextReminderAt: reminders.get(applicationId) ?? null,
      },
    ]),
  );
}
