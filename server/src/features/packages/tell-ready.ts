import { dayAt } from "@waymark/domain/vocabulary/day-in";
import { type Deps, inTransaction } from "../../deps.ts";
import { notify } from "../notifications/notify.ts";
import { actorOfTask } from "./own-package.ts";
import { countReady } from "./store.ts";

/** Tells a person once a day that packages wait, when the last one of a batch is made. */
export async function tellReady(deps: Deps, userId: string): Promise<void> {
  const actor = await actorOfTask(deps, userId);
  if (actor === null) return;
  await inTransaction(deps, async (tx) => {
    const { ready, preparing } = await countReady(tx.db, userId, tx.now());
    if (ready === 0 || preparing > 0) return;
    const day = dayAt(actor.timeZone, tx.now().getTime());
    await notify(tx, {
      userId,
      kind: "auto-apply-ready",
      params: { count: ready },
      key: `auto-apply-ready:${day}`,
    });
  });
}
