import type { ApplicationsFile } from "@waymark/contract/applications-transfer";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { readStages } from "../board/stages-store.ts";
import { readAllEvents } from "../events-store.ts";
import { readLiveRows } from "../store.ts";
import { applicationOf } from "../stored-application.ts";

/** The person's whole tracker except the trash. */
export async function writeOwnExport(deps: Deps, actor: Actor): Promise<ApplicationsFile> {
  const { stages, removed } = await readStages(deps.db, actor.userId);
  const rows = await readLiveRows(deps.db, actor.userId);
  const events = await readAllEvents(deps.db, actor.userId);
  const seal = rows.length === 0 ? null : await deps.keys.of(deps.db, actor.userId);
  return {
    format: "waymark-applications",
    version: 1,
    exportedAt: deps.now().toISOString(),
    stages: [...stages],
    removedStages: [...removed],
    applications: seal === null ? [] : rows.map((row) => applicationOf(row, events.get(row.id) ?? [], seal)),
  };
}

export const looksLikeJson = (bytes: Uint8Array): boolean =>
  /^(?:\ufeff)?\s*[{[]/.test(new TextDecoder().decode(bytes.subarray(0, 1_000)));
