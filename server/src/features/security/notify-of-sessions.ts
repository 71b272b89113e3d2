import type { DeviceNames } from "../../audit/record-audit.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { findPerson } from "../accounts/profile/users.ts";
import { newDeviceTask } from "../accounts/sessions/known-device.ts";
import type { CopiedSession } from "../accounts/sessions/refresh-session.ts";
import { notify } from "../notifications/notify.ts";

export async function notifyOfCopiedSession(
  tx: Deps,
  { userId, sessionId, browser, system }: CopiedSession,
): Promise<void> {
  const device = await deviceName(tx, userId, { browser, system });
  await notify(tx, { userId, kind: "session-copied", params: { device }, key: `copied:${sessionId}` });
  await recordAudit(tx, { userId, action: "session-copied", by: "product", device: { browser, system } });
}

async function deviceName(deps: Deps, userId: string, { browser, system }: DeviceNames): Promise<string> {
  const language = (await findPerson(deps, userId))?.localization.language ?? "en";
  if (browser !== "" && system !== "")
    return deps.translate(language, "security-sessions.name.both", { browser, system });
  return browser || system || deps.translate(language, "security-sessions.name.unknown");
}

export function handleNewDevice(deps: Deps): void {
  deps.tasks.handle(newDeviceTask, async ({ userId, id, ...names }) => {
    await inTransaction(deps, async (tx) => {
      const device = await deviceName(tx, userId, names);
      await notify(tx, { userId, kind: "new-sign-in", params: { device }, key: `new-device:${id}` });
    });
  });
}
