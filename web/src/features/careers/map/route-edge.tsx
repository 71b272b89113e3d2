import { type Edge, EdgeLabelRenderer, type EdgeProps } from "@xyflow/react";
import { classes } from "../../../ui/classes.ts";
import { bandOf, bandStroke, bandText, dashedUnder } from "../bands.ts";
import { stopKeyOf } from "./next-stop.ts";
import { ReasonIcon } from "./reason-icon.tsx";
import type { RoutedEdge } from "./route-edges.ts";

export type RouteEdgeData = {
  readonly edge: RoutedEdge;
  readonly words: string;
  readonly isLit: boolean;
  readonly isFaded: boolean;
  readonly isStop: boolean;
  readonly onPoint: (id: string | null) => void;
  readonly onStop: (id: string) => void;
  readonly onOpen: (id: string) => void;
};

const lineWidth = (isLit: boolean): number => (isLit ? 4 : 2.5);
const dashes = (probability: number): string | undefined => (probability < dashedUnder ? "7 6" : undefined);

/** A connection with its icon. Hovering either, or focusing the icon, shows the reason. */
export function RouteEdge({ data }: EdgeProps<Edge<RouteEdgeData>>) {
  if (data === undefined) return null;
  const { edge, words, isLit, isFaded, isStop, onPoint, onStop, onOpen } = data;
  const { connection, path, sign } = edge;
  const band = bandOf(connection.probability);
  return (
    <>
      <path
        d={path}
        fill="none"
        stroke={bandStroke[band]}
        strokeWidth={lineWidth(isLit)}
        strokeDasharray={dashes(connection.probability)}
        strokeLinecap="round"
        opacity={isFaded ? 0.3 : 1}
        className="transition-[stroke-width,opacity]"
      />
      {/* The hover area is wider than the visible line. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its icon is the button; this only helps the mouse */}
      <path
        d={path}
        fill="none"
        stroke="transparent"
        strokeWidth={22}
        className="pointer-events-auto"
        onPointerEnter={() => onPoint(edge.id)}
        onPointerLeave={() => onPoint(null)}
        onClick={() => onPoint(edge.id)}
      />
      <EdgeLabelRenderer>
        <button
          type="button"
          data-stop={stopKeyOf({ kind: "edge", id: edge.id })}
          tabIndex={isStop ? 0 : -1}
          aria-label={words}
          style={{ transform: `translate(-50%, -50%) translate(${sign.x}px, ${sign.y}px)` }}
          className={classes(
            "nodrag nopan pointer-events-auto absolute grid size-7 place-items-center rounded-full border bg-surface transition-opacity",
            bandText[band],
            isLit ? "border-current" : "border-line-strong",
            isFaded && "opacity-40",
          )}
          onPointerEnter={() => onPoint(edge.id)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => onStop(edge.id)}
          onClick={() => onOpen(edge.to)}
        >
          <ReasonIcon kind={connection.kind} className="size-4" />
        </button>
      </EdgeLabelRenderer>
    </>
  );
}
