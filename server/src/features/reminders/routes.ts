import * as contract from "@waymark/contract/reminders";
import type { Mount } from "../../http/mount.ts";
import { changeReminder, createReminder, deleteReminder, remindersOf, snoozeReminder } from "./reminders.ts";

export function reminderRoutes(mount: Mount): void {
  mount(contract.listReminders, async ({ deps, actor, query }) => ({
    reminders: await remindersOf(deps, actor.userId, query.applicationId),
  }));

  mount(contract.createReminder, async ({ deps, actor, body }) => ({
    reminder: await createReminder(deps, actor, body),
  }));

  mount(contract.changeReminder, async ({ deps, actor, params, body }) => ({
    reminder: await changeReminder(deps, actor, params.id, body),
  }));

  mount(contract.snoozeReminder, async ({ deps, actor, params, body }) => ({
    reminder: await snoozeReminder(deps, actor, params.id, body.by),
  }));

  mount(contract.deleteReminder, async ({ deps, actor, params }) => {
    await deleteReminder(deps, actor, params.id);
    return { ok: true as const };
  });
}
