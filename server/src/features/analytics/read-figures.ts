import { type Figures, leastForShare } from "@waymark/contract/analytics";
import { figuresOf } from "@waymark/domain/analytics/figures";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { nameOfSource } from "../../ports/job-sources/sources.ts";
import { stageHistoryForFigures } from "../applications/stage-history-for-figures.ts";

export async function readFigures(
  deps: Deps,
  actor: Actor,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<{ figures: Figures; leastForShare: number; asOf: string }> {
  const { applications, stages } = await stageHistoryForFigures(deps, actor);
  const now = deps.now();
  const figures = figuresOf(applications, stages, { ...asked, now, timeZone: actor.timeZone });
  const sources = figures.sources.map((row) => ({ ...row, name: nameOfSource(row.key) ?? row.name }));
  return { figures: { ...figures, sources }, leastForShare, asOf: now.toISOString() };
}
