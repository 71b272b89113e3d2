import type { FastifyRequest } from "fastify";
import type { Who } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { type AccountRule, attemptAt } from "../accounts/credentials/count-attempt.ts";
import { getUser } from "../accounts/profile/get-user.ts";
import { type Device, deviceOf } from "../accounts/sessions/device-of.ts";
import { knownDeviceOf } from "../accounts/sessions/known-device.ts";

/** The caller with session and device, for functions that change the session itself. */
export interface Asker {
  readonly who: Who;
  readonly sessionId: string | null;
  readonly device: Device;
}

/** The counters of an attempt at the caller's own account: by network or known device, and by account. */
export async function attemptOf(deps: Deps, { who, device }: Asker, rule: AccountRule) {
  const { email } = await getUser(deps, who, who.userId);
  const knownDevice = await knownDeviceOf(deps, device, email);
  return attemptAt(rule, who.userId, { ...device, knownDevice });
}

export const askerOf = ({ who, request }: { who: Who; request: FastifyRequest }): Asker => ({
  who,
  sessionId: request.sessionId,
  device: deviceOf(request),
});
