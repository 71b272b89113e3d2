import * as contract from "@waymark/contract/security-sessions";
import { sessionKeys, sessionTimings } from "@waymark/contract/security-sessions";
import type { Mount } from "../../../http/mount.ts";
import { endSession, endSessions } from "./end-sessions.ts";
import { listDevices } from "./list-devices.ts";
import { readSession } from "./read-session.ts";
import { type RefreshParts, refreshSession } from "./refresh-session.ts";

export function sessionRoutes(mount: Mount, parts?: RefreshParts): void {
  mount(contract.readSession, ({ deps, request, reply }) => {
    reply.header("cache-control", "no-store");
    return readSession(deps, request.headers, parts?.readFactors);
  });

  mount(contract.refreshSession, async ({ deps, request, reply }) => {
    const { session, setCookies } = await refreshSession(deps, request.headers, parts);
    reply.header("set-cookie", setCookies).header("cache-control", "no-store");
    return { session };
  });

  mount(sessionKeys, async ({ deps, reply }) => {
    reply.header("cache-control", `public, max-age=${sessionTimings.keyCache / 1_000}`);
    const keys = await deps.auth.signingKeys.all(deps);
    return { keys: keys.map(({ kid, jwk }) => ({ ...jwk, kid, alg: "ES256", use: "sig" }) as const) };
  });

  mount(contract.listDevices, ({ deps, actor, request }) => listDevices(deps, actor, request.sessionId));

  mount(contract.endSession, async ({ deps, actor, params }) => {
    await endSession(deps, actor, params.id);
    return { ok: true as const };
  });

  mount(contract.endSessions, ({ deps, actor, body, request }) =>
    endSessions(deps, actor, request.sessionId ?? "", body.which),
  );
}
