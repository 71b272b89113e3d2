import type { ComponentProps } from "react";
import { useTimeline } from "../queries.ts";
import { Timeline } from "./timeline.tsx";

/** The timeline with the whole way of every application; until that is known, what the cards tell of it. */
export function TimelineView(props: Omit<ComponentProps<typeof Timeline>, "paths">) {
  return <Timeline {...props} paths={useTimeline().data} />;
}
