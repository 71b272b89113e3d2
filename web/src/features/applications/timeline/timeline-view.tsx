import type { ComponentProps } from "react";
import { Timeline } from "./timeline.tsx";

/** The timeline with the whole way of every application, as far as it is known. */
export function TimelineView(props: Omit<ComponentProps<typeof Timeline>, "paths">) {
  return <Timeline {...props} paths={undefined} />;
}
