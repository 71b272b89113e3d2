import { Handle, type Node, type NodeProps, Position } from "@xyflow/react";
import { classes } from "../../../ui/classes.ts";
import type { RolePlace } from "../role-place.ts";
import { stopKeyOf } from "./next-stop.ts";
import type { PlacedNode } from "./place-path.ts";
import { RoleFace } from "./role-face.tsx";

export type RoleNodeData = {
  readonly placed: PlacedNode;
  readonly place: RolePlace;
  readonly width: number;
  readonly height: number;
  readonly words: string;
  readonly isSelected: boolean;
  readonly isFaded: boolean;
  readonly isStop: boolean;
  readonly onStop: (id: string) => void;
  readonly onPoint: (id: string | null) => void;
  readonly onOpen: (id: string) => void;
};

export function RoleNode({ data }: NodeProps<Node<RoleNodeData>>) {
  const { placed, place, width, height, words, isSelected, isFaded, isStop, onStop, onPoint, onOpen } = data;
  return (
    <>
      <Handle type="target" position={Position.Left} isConnectable={false} className="invisible" />
      <button
        type="button"
        data-stop={stopKeyOf({ kind: "node", id: placed.id })}
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isSelected}
        className={classes(
          "nodrag pointer-events-auto relative block size-full rounded-xl transition-opacity",
          isFaded && "opacity-55",
        )}
        onFocus={() => onStop(placed.id)}
        onPointerEnter={() => onPoint(placed.id)}
        onPointerLeave={() => onPoint(null)}
        onClick={() => onOpen(placed.id)}
      >
        <span className="sr-only">{words}</span>
        <span aria-hidden="true" className="contents">
          <RoleFace node={placed.node} place={place} width={width} height={height} selected={isSelected} />
        </span>
      </button>
      <Handle type="source" position={Position.Right} isConnectable={false} className="invisible" />
    </>
  );
}
