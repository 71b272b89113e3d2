import type { ComponentProps } from "react";
import { useTimeline } from "../queries.ts";
import { Timeline } from "./timeline.tsx";

/** Until the stage history arrives, the timeline uses the cards alone. */
export function TimelineView(props: Omit<ComponentProps<typeof Timeline>, "paths">) {
  return <Timeline {...props} paths={useTimeline().data} />;
}
