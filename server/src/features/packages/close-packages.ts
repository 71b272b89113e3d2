import type { NotificationKind } from "@waymark/contract/notifications-kinds";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { findPerson } from "../accounts/profile/users.ts";
import { postingWords } from "../applications/job-of-posting.ts";
import { goneSince } from "../jobs/gone-since.ts";
import { notify } from "../notifications/notify.ts";
import { publishChange } from "./publish-change.ts";
import {
  readByStatus,
  readPackage,
  readUnconfirmedSendings,
  type StoredPackage,
  updatePackage,
} from "./store.ts";

const atOnce = 1_000;
const dayMs = 86_400_000;

/** Closes the packages whose postings are gone, with a word to the person. */
export async function closeGone(deps: Deps): Promise<void> {
  let after = "";
  for (;;) {
    const page = await readByStatus(deps.db, {
      statuses: ["preparing", "ready", "failed"],
      after,
      limit: atOnce,
    });
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.id;
    const gone = await goneSince(deps, [...new Set(page.map(({ jobId }) => jobId))]);
    for (const { id, userId, jobId } of page) if (gone.has(jobId)) await closePackage(deps, userId, id);
  }
}

/** Closes one package that the person has not approved. */
export async function closePackage(deps: Deps, userId: string, id: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const one = await readPackage(tx, userId, id, { lock: true });
    if (one === null || !["preparing", "ready", "failed"].includes(one.status)) return;
    await updatePackage(tx, userId, id, { status: "closed" });
    await publishChange(tx, { userId }, { packageId: id });
    await tell(tx, { userId }, one, "auto-apply-closed");
  });
}

/** Asks once whether a package was sent that was approved a day ago. */
export async function askAboutSending(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - dayMs);
  for (const { id, userId } of await readUnconfirmedSendings(deps.db, before, atOnce))
    await inTransaction(deps, async (tx) => {
      const one = await readPackage(tx, userId, id, { lock: true });
      if (one?.status !== "approved" || one.askedAt !== null) return;
      await updatePackage(tx, userId, id, { askedAt: tx.now() });
      await publishChange(tx, { userId }, { packageId: id });
      await tell(tx, { userId }, one, "auto-apply-unsent");
    });
}

async function tell(
  deps: Deps,
  { userId }: Pick<Actor, "userId">,
  { id, job }: StoredPackage,
  kind: NotificationKind & ("auto-apply-closed" | "auto-apply-unsent"),
): Promise<void> {
  const person = await findPerson(deps, userId);
  if (person === null) return;
  const { title, company } = postingWords(deps, person, job);
  await notify(deps, {
    userId,
    kind,
    params: { title, company: company.slice(0, 200) },
    key: `${kind}:${id}`,
    link: `/dashboard?section=auto-apply&item=${id}`,
  });
}
