import type { readTimeline as endpoint } from "@waymark/contract/applications";
import type { AnswerOf } from "@waymark/contract/endpoint";
import { livingEvents } from "@waymark/domain/applications/fold-events";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { readLiveIds } from "./card-store.ts";
import { readTold } from "./events-store.ts";

/** The stages that each of the asker's applications went through, as they count. */
export async function readTimeline(deps: Deps, who: Who): Promise<AnswerOf<typeof endpoint>> {
  const ids = await readLiveIds(deps.db, who.userId);
  const events = await readTold(deps.db, who.userId);
  const ways = ids.map((id) => ({
    id,
    steps: livingEvents(events.get(id) ?? []).map(({ to, at }) => ({ stage: to, at })),
  }));
  return { ways };
}
