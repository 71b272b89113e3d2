import { isoOf } from "@waymark/domain/vocabulary/iso-of";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { readStageHistories } from "./stage-history-store.ts";

/** The stages that each of the person's applications entered, without undone ones; assembled as JSON like the board. */
export async function timelineAsJson(deps: Deps, actor: Actor): Promise<Buffer> {
  const ways = (await readStageHistories(deps.db, actor.userId)).map(({ id, way }) => {
    const steps = way.map(([stage, at]) => `{"stage":${JSON.stringify(stage)},"at":"${isoOf(at)}"}`);
    return `{"id":"${id}","steps":[${steps.join()}]}`;
  });
  return Buffer.from(`{"ways":[${ways.join()}]}`);
}
