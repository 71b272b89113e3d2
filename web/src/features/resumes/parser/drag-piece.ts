import { type PointerEvent, useEffect, useState } from "react";

/** A piece on its way: where the pointer is on the screen, and the key of the destination under it. */
export interface Drag {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly over: string | null;
}

export type DragHandle = ReturnType<ReturnType<typeof usePieceDrag>["handleOf"]>;

/** A pointer that moved less was only pressed. */
const leastPixels = 8;

/**
 * Drags pieces by a handle onto elements with `data-destination`, by pointer events: a browser's own dragging does not
 * begin by touch. Escape lets the piece go.
 */
export function usePieceDrag(onDrop: (piece: string, destination: string) => void) {
  const [drag, setDrag] = useState<(Drag & { from: { x: number; y: number } }) | null>(null);
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") setDrag(null);
    };
    window.addEventListener("keydown", leave);
    return () => window.removeEventListener("keydown", leave);
  }, [isDragging]);

  const handleOf = (piece: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = { x: event.clientX, y: event.clientY };
      setDrag({ piece, ...at, from: at, over: null });
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) =>
      setDrag((before) => before && { ...before, x, y, over: destinationAt(x, y) }),
    onPointerUp: ({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
      if (drag === null) return;
      setDrag(null);
      const over = destinationAt(x, y);
      const isMoved = Math.hypot(x - drag.from.x, y - drag.from.y) >= leastPixels;
      if (over !== null && isMoved) onDrop(drag.piece, over);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { drag, handleOf };
}

const destinationAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest("[data-destination]")?.getAttribute("data-destination") ?? null;
