import type { Device } from "@waymark/contract/security-sessions";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { readSessions } from "./session-store.ts";

export async function listDevices(
  deps: Deps,
  actor: Actor,
  sessionId: string | null,
): Promise<{ devices: Device[] }> {
  const rows = await readSessions(deps.db, actor.userId, deps.now());
  const devices = rows.map(({ createdAt, lastUsedAt, ...row }) => ({
    ...row,
    current: row.id === sessionId,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
  return { devices: [...devices.filter((d) => d.current), ...devices.filter((d) => !d.current)] };
}
