import { nextLook } from "@waymark/domain/interviews/alerts";
import { type Deps, inTransaction } from "../../deps.ts";
import { findPerson } from "../accounts/profile/users.ts";
import { applicationSummaries } from "../applications/application-summaries.ts";
import { postingWords } from "../applications/job-of-posting.ts";
import { publishChange } from "../applications/publish-change.ts";
import { notify } from "../notifications/notify.ts";
import { readInterview, updateInterview } from "./store.ts";

/**
 * Notifies a person of an interview that is a day or an hour away, once each, and plans the next alert. An alert missed
 * during a downtime is made up until the interview begins.
 */
export async function notifyOfInterview(deps: Deps, userId: string, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const row = await readInterview(deps.db, userId, id);
    const now = deps.now();
    if (row === null || row.nextLookAt === null || row.nextLookAt > now) return;
    const person = await findPerson(deps, userId);
    const zone = person?.localization.timeZone ?? "UTC";
    const nextLookAt = row.status === "planned" ? nextLook(row, zone, now) : null;
    await updateInterview(deps.db, userId, id, { nextLookAt }, false);
    const application = (await applicationSummaries(deps, userId, [row.applicationId])).get(
      row.applicationId,
    );
    if (person === null || application === undefined || row.status !== "planned") return;
    if (row.startsAt <= now) {
      // It is over or has begun: boards now show the next one.
      await publishChange(deps, { userId }, row.applicationId);
      return;
    }
    await notify(deps, {
      userId,
      kind: "interview-soon",
      params: { ...postingWords(deps, person, application), startsAt: row.startsAt.toISOString() },
      key: `interview:${id}:${row.startsAt.getTime()}:${nextLookAt?.getTime() ?? 0}`,
      link: `/dashboard?section=interviews&item=${id}`,
      useBy: row.startsAt,
    });
  });
}
