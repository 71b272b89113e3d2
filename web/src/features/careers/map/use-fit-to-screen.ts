import { type CareerPath, careerFrame } from "@waymark/contract/careers";
import { useReactFlow } from "@xyflow/react";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { fullWidth, laneGutter, type PlacedPath, placePath } from "./place-path.ts";
import type { Corner } from "./route-edges.ts";

const room = 12;
/** The smallest zoom at which text is readable. Below it, the map shows its beginning and is scrolled. */
const minReadableZoom = 0.58;

/** The window height that shows a whole map unscaled. */
export const fullHeight = ({ height }: PlacedPath): number => height + 2 * room;

/** Duration of animated moves in milliseconds; 0 with reduced motion. */
const motion = (): number =>
  window.matchMedia?.("(prefers-reduced-motion: reduce)").matches === true ? 0 : 180;

/** Fits the map into its window: all of it while it is readable, else its beginning. */
export function useFitToScreen(root: RefObject<HTMLDivElement | null>, path: CareerPath) {
  const { setViewport, getViewport } = useReactFlow();
  const [wanted, setWanted] = useState<number>(careerFrame.width);
  const duration = motion();

  const fit = useCallback(
    (map: PlacedPath, ms: number) => {
      const window = root.current;
      if (window === null || window.clientWidth === 0) return;
      const { clientWidth: width, clientHeight: height } = window;
      const full = { width: map.width + laneGutter, height: map.height };
      const whole = Math.min((width - 2 * room) / full.width, (height - 2 * room) / full.height, 1);
      const zoom = Math.max(whole, Math.min(minReadableZoom, (height - 2 * room) / full.height));
      const start = map.nodes[0];
      const spareX = width - full.width * zoom;
      const x = spareX >= 0 ? spareX / 2 + laneGutter * zoom : room + laneGutter * zoom;
      const spareY = height - full.height * zoom;
      const y = spareY >= 0 ? spareY / 2 : Math.min(room, height / 2 - (start?.y ?? 0) * zoom);
      void setViewport({ x, y, zoom }, { duration: ms });
    },
    [root, setViewport],
  );

  // The detail narrows the window: columns then move together before the text gets smaller.
  useEffect(() => {
    const window = root.current;
    if (window === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = window;
      if (width === 0 || height === 0) return;
      const inside = width - laneGutter - 2 * room;
      const own = fullHeight(placePath(path));
      const next = Math.min(
        careerFrame.width,
        // As wide as the window's height allows, but text is never enlarged.
        Math.max(Math.min(fullWidth(path), (width / height) * own - laneGutter - 2 * room), inside),
      );
      setWanted(Math.round(next / 20) * 20);
      fit(placePath(path, next), 0);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(window);
    measure();
    return () => observer.disconnect();
  }, [root, fit, path]);

  /** Scrolls the map so that a point is in the window. */
  const show = useCallback(
    (place: Corner) => {
      const window = root.current;
      if (window === null) return;
      const { x, y, zoom } = getViewport();
      const edge = 110 * zoom;
      const [at, up] = [place.x * zoom + x, place.y * zoom + y];
      const into = (value: number, size: number) =>
        value < edge ? edge - value : value > size - edge ? size - edge - value : 0;
      const [dx, dy] = [into(at, window.clientWidth), into(up, window.clientHeight)];
      if (dx !== 0 || dy !== 0) void setViewport({ x: x + dx, y: y + dy, zoom }, { duration });
    },
    [root, getViewport, setViewport, duration],
  );
  return { wanted, fit, show, duration };
}
