import type { FastifyRequest } from "fastify";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { type AccountRule, attemptAt } from "../accounts/credentials/count-attempt.ts";
import { getUser } from "../accounts/profile/users.ts";
import { type Device, deviceOf } from "../accounts/sessions/device-of.ts";
import { knownDeviceOf, signInName } from "../accounts/sessions/known-device.ts";

export interface CallerSession {
  readonly actor: Actor;
  readonly sessionId: string | null;
  readonly device: Device;
}

export async function attemptOf(deps: Deps, { actor, device }: CallerSession, rule: AccountRule) {
  const person = await getUser(deps, actor, actor.userId);
  const knownDevice = await knownDeviceOf(deps, device, signInName(person));
  return attemptAt(rule, actor.userId, { ...device, knownDevice });
}

export const callerSessionOf = ({
  actor,
  request,
}: {
  actor: Actor;
  request: FastifyRequest;
}): CallerSession => ({
  actor,
  sessionId: request.sessionId,
  device: deviceOf(request),
});
