import { plans } from "@waymark/domain/billing/plans";
import { endOfTrial, lastDayOfTrial } from "@waymark/domain/billing/windows";
import { z } from "zod";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { findPerson } from "../accounts/profile/users.ts";
import { notify } from "../notifications/notify.ts";
import { billingNow } from "./billing-now.ts";
import { findLevel } from "./find-level.ts";
import { insertTrial, markAnnounced, readUnannouncedEnds, readUnwarned } from "./usage-store.ts";

/** Counts days of their time zone; there is never a second trial. Runs in the caller's transaction. */
export async function startTrial(deps: Deps, actor: Actor): Promise<void> {
  const startedAt = await billingNow(deps);
  const endsAt = endOfTrial(startedAt, plans.free.trialDays, actor.timeZone);
  await insertTrial(deps.db, actor.userId, startedAt, endsAt);
}

export const notifyOfTrialsTask = taskKind({
  name: "tell-of-trials",
  input: z.object({}),
  retries: 2,
  expireSeconds: 300,
});

const atOnce = 500;
const longestDayMs = 26 * 3_600_000;

/** A day before the end, and after it; each once. */
export async function notifyOfTrials(deps: Deps): Promise<void> {
  const now = await billingNow(deps);
  const soon = new Date(now.getTime() + longestDayMs);
  for (const { userId, endsAt } of await readUnwarned(deps.db, now, soon, atOnce)) {
    const timeZone = (await findPerson(deps, userId))?.localization.timeZone ?? "UTC";
    if (now < lastDayOfTrial(endsAt, timeZone)) continue;
    await inTransaction(deps, async (tx) => {
      if (!(await markAnnounced(tx.db, userId, "warnedAt", now))) return;
      // A person who has bought a plan meanwhile loses nothing.
      if ((await findLevel(tx, userId, now)).level === "trial")
        await notify(tx, {
          userId,
          kind: "trial-ending",
          params: { endsAt: endsAt.toISOString() },
          key: `trial-ending:${userId}`,
        });
      await tx.events.publish(tx.db, userId, "plan-changed", {});
    });
  }
  for (const { userId } of await readUnannouncedEnds(deps.db, now, atOnce)) {
    await inTransaction(deps, async (tx) => {
      if (!(await markAnnounced(tx.db, userId, "endToldAt", now))) return;
      if ((await findLevel(tx, userId, now)).level === "starter")
        await notify(tx, { userId, kind: "trial-ended", params: {}, key: `trial-ended:${userId}` });
      await tx.events.publish(tx.db, userId, "plan-changed", {});
    });
  }
}
