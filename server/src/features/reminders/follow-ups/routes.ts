import * as contract from "@waymark/contract/reminders-follow-ups";
import type { Mount } from "../../../http/mount.ts";
import { dismissFollowUp, followUpsOf } from "./list-follow-ups.ts";

export function followUpRoutes(mount: Mount): void {
  mount(contract.listFollowUps, async ({ deps, who, query }) => ({
    followUps: await followUpsOf(deps, who, query.applicationId),
  }));

  mount(contract.dismissFollowUp, async ({ deps, who, body }) => {
    await dismissFollowUp(deps, who, body.id, body.dismissed);
    return { ok: true as const };
  });
}
