import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { type AttemptRule, countAttempts } from "../accounts/credentials/count-attempt.ts";
import { nameOfMember } from "../grants/item-names.ts";
import { getJob } from "../jobs/get-job.ts";
import { notify } from "../notifications/notify.ts";
import { requireCoach } from "./bulk-list.ts";

const daySeconds = 86_400;
/** Postings that one member points out in a day, to all and to one. */
const bySender: AttemptRule = { kind: "team-jobs-by", atMost: 100, windowSeconds: daySeconds };
const byBoth: AttemptRule = { kind: "team-jobs-by-to", atMost: 25, windowSeconds: daySeconds };

/**
 * Tells a member of the team of a posting; sent again, it says nothing more.
 * @throws AppError `not_found`, `plan_required`; `rate_limited` after 100 in a day, or 25 to one member.
 */
export function sendBulkHit(
  deps: Deps,
  actor: Actor,
  teamId: string,
  { jobId, to }: { jobId: string; to: string },
): Promise<{ ok: true }> {
  return inTransaction(deps, async (tx) => {
    const { members } = await requireCoach(tx, actor, teamId);
    if (to === actor.userId || !members.some(({ userId }) => userId === to)) throw new AppError("not_found");
    const job = await getJob(tx, jobId, actor.userId);
    if (job === null || job.origin !== undefined) throw new AppError("not_found");
    if (tx.config.RATE_LIMITS !== "off")
      await countAttempts(
        tx,
        { rule: byBoth, subject: `${actor.userId} ${to}` },
        { rule: bySender, subject: actor.userId },
      );
    const member = await nameOfMember(tx, actor.userId);
    await notify(tx, {
      userId: to,
      kind: "team-job",
      params: { member, title: job.title, company: job.company || job.source },
      key: `team-job:${teamId}:${jobId}`,
      link: `/dashboard?section=search&query=${encodeURIComponent(job.title)}&item=${encodeURIComponent(jobId)}&team=${teamId}`,
    });
    return { ok: true as const };
  });
}
