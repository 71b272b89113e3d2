import { useViewport } from "@xyflow/react";
import type { CSSProperties, ReactNode, RefObject } from "react";
import type { Corner } from "./route-edges.ts";

const width = 288;
const gap = 26;

/** Places its children next to a point of the map, unscaled by the zoom and within the window. */
export function MapOverlay({
  at,
  root,
  children,
}: {
  at: Corner;
  root: RefObject<HTMLDivElement | null>;
  children: (style: CSSProperties) => ReactNode;
}) {
  const { x, y, zoom } = useViewport();
  const window = { width: root.current?.clientWidth ?? 0, height: root.current?.clientHeight ?? 0 };
  const spot = { x: at.x * zoom + x, y: at.y * zoom + y };
  const left = Math.max(8, Math.min(spot.x - width / 2, window.width - width - 8));
  return children(
    spot.y > window.height / 2 ? { left, bottom: window.height - spot.y + gap } : { left, top: spot.y + gap },
  );
}
