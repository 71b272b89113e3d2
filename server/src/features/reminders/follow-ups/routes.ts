import * as contract from "@waymark/contract/reminders-follow-ups";
import type { Mount } from "../../../http/mount.ts";
import { dismissFollowUp, followUpsOf } from "./list-follow-ups.ts";

export function followUpRoutes(mount: Mount): void {
  mount(contract.listFollowUps, async ({ deps, actor, query }) => ({
    followUps: await followUpsOf(deps, actor, query.applicationId),
  }));

  mount(contract.dismissFollowUp, async ({ deps, actor, body }) => {
    await dismissFollowUp(deps, actor, body.id, body.dismissed);
    return { ok: true as const };
  });
}
