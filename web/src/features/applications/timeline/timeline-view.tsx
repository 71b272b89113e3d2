import type { ComponentProps } from "react";
import { useTimeline } from "../queries.ts";
import { Timeline } from "./timeline.tsx";

/** Loads the stage history; until it arrives, the timeline uses the cards alone. */
export function TimelineView(props: Omit<ComponentProps<typeof Timeline>, "paths">) {
  return <Timeline {...props} paths={useTimeline().data} />;
}
