import type { ApplicationEvent } from "@waymark/contract/applications";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { readAllEvents } from "./events-store.ts";

/** The asker's events by application, each in the order they were written down; nothing that is sealed is opened. */
export const eventsByApplication = (
  deps: Deps,
  who: Who,
): Promise<ReadonlyMap<string, readonly ApplicationEvent[]>> => readAllEvents(deps.db, who.userId);
