import * as contract from "@waymark/contract/reminders";
import type { Mount } from "../../http/mount.ts";
import { remindersOf } from "./list-reminders.ts";
import { changeReminder, createReminder, deleteReminder, snoozeReminder } from "./save-reminder.ts";

export function reminderRoutes(mount: Mount): void {
  mount(contract.listReminders, async ({ deps, who, query }) => ({
    reminders: await remindersOf(deps, who.userId, query.applicationId),
  }));

  mount(contract.createReminder, async ({ deps, who, body }) => ({
    reminder: await createReminder(deps, who, body),
  }));

  mount(contract.changeReminder, async ({ deps, who, params, body }) => ({
    reminder: await changeReminder(deps, who, params.id, body),
  }));

  mount(contract.snoozeReminder, async ({ deps, who, params, body }) => ({
    reminder: await snoozeReminder(deps, who, params.id, body.by),
  }));

  mount(contract.deleteReminder, async ({ deps, who, params }) => {
    await deleteReminder(deps, who, params.id);
    return { ok: true as const };
  });
}
