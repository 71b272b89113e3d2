import type { FastifyRequest } from "fastify";
import type { Who } from "../../who.ts";
import { type Device, deviceOf } from "../accounts/device-of.ts";

/** Who asks, in which session, on which device: what a verb needs that changes the session itself. */
export interface Asker {
  readonly who: Who;
  readonly sessionId: string | null;
  readonly device: Device;
}

export const askerOf = ({ who, request }: { who: Who; request: FastifyRequest }): Asker => ({
  who,
  sessionId: request.sessionId,
  device: deviceOf(request),
});
