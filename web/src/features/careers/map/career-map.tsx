import "@xyflow/react/dist/base.css";
import type { CareerLane, CareerPath } from "@waymark/contract/careers";
import { ReactFlow, ReactFlowProvider, useReactFlow, useViewport, ViewportPortal } from "@xyflow/react";
import { Maximize, Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/button/button.tsx";
import { EdgeNote } from "./edge-note.tsx";
import { elementsOf } from "./elements.ts";
import { LaneNames, Lanes } from "./lanes.tsx";
import { MapOverlay } from "./map-overlay.tsx";
import { isStopKey, nextStop, type Stop, stopKeyOf } from "./next-stop.ts";
import { placePath } from "./place-path.ts";
import { RoleNode } from "./role-node.tsx";
import { RouteEdge } from "./route-edge.tsx";
import { fullHeight, useFitToScreen } from "./use-fit-to-screen.ts";

function MapTools({ onFit, duration }: { onFit: () => void; duration: number }) {
  const { t } = useTranslation();
  const { zoomIn, zoomOut } = useReactFlow();
  const tools = [
    { id: "in", Icon: Plus, run: () => void zoomIn({ duration }) },
    { id: "out", Icon: Minus, run: () => void zoomOut({ duration }) },
    { id: "fit", Icon: Maximize, run: onFit },
  ] as const;
  return (
    <div className="absolute right-3 bottom-3 z-10 flex gap-1 rounded-lg border border-line-strong bg-surface p-1">
      {tools.map(({ id, Icon, run }) => (
        <IconButton key={id} small label={t(`careers.map.${id}`)} onClick={run}>
          <Icon aria-hidden="true" className="size-4.5" />
        </IconButton>
      ))}
    </div>
  );
}

const nodeTypes = { role: RoleNode };
const edgeTypes = { trail: RouteEdge };

export interface CareerMapProps {
  path: CareerPath;
  /** Id of the role whose detail is open. */
  opened: string | null;
  onOpen: (id: string) => void;
}

/**
 * The map of a path: lanes by level, roles as boxes, connections with their reason. It is one Tab stop;
 * inside, arrows move along connections and lanes, Enter opens, and `+`, `-` and `0` zoom.
 */
export function CareerMap(props: CareerMapProps) {
  return (
    <ReactFlowProvider>
      <MapWindow {...props} />
    </ReactFlowProvider>
  );
}

function MapWindow({ path, opened, onOpen }: CareerMapProps) {
  const { t, i18n } = useTranslation();
  const hint = useId();
  const root = useRef<HTMLDivElement>(null);
  const { wanted, fit, show, duration } = useFitToScreen(root, path);
  const map = useMemo(() => placePath(path, wanted), [path, wanted]);
  const [stop, setStop] = useState<Stop>({ kind: "node", id: path.nodes[0]?.id ?? "" });
  const [pointed, setPointed] = useState<Stop | null>(null);
  const [focused, setFocused] = useState(false);
  const fitMap = useCallback(() => fit(map, duration), [fit, map, duration]);
  // The open detail may have narrowed the map, so its role is brought back into view.
  useEffect(() => {
    const place = map.nodes.find(({ id }) => id === opened);
    if (place) show(place);
  }, [map, opened, show]);
  const told = useMemo(() => pointed ?? (focused ? stop : null), [pointed, focused, stop]);
  const { nodes, edges } = useMemo(
    () =>
      elementsOf(
        { path, map, opened, stop, pointed: told, onOpen, onStop: setStop, onPoint: setPointed },
        t,
        i18n.language,
      ),
    [path, map, opened, stop, told, onOpen, t, i18n.language],
  );
  const line = told?.kind === "edge" ? map.edges.find(({ id }) => id === told.id) : undefined;
  const titleOf = (id: string) => path.nodes.find((node) => node.id === id)?.title ?? "";

  const goTo = (next: Stop) => {
    setStop(next);
    for (const element of root.current?.querySelectorAll<HTMLElement>("[data-stop]") ?? [])
      if (element.dataset.stop === stopKeyOf(next)) element.focus({ preventScroll: true });
    const place =
      next.kind === "node"
        ? map.nodes.find(({ id }) => id === next.id)
        : map.edges.find(({ id }) => id === next.id)?.sign;
    if (place) show(place);
  };
  const press = usePress({ path, map, stop, goTo, fitMap, duration });

  return (
    <div className="relative">
      <p id={hint} className="sr-only">
        {t("careers.map.keys")}
      </p>
      <div
        ref={root}
        style={{ height: `min(${fullHeight(map)}px, 32rem, 75dvh)` }}
        className="contours relative min-h-64 w-full overflow-hidden rounded-xl border border-line bg-surface before:opacity-55"
      >
        <ReactFlow
          // React Flow sets role="application", so screen readers pass the arrow keys on to the map.
          aria-label={t("careers.map.label", { role: path.targetRole })}
          aria-describedby={hint}
          onKeyDown={press}
          onFocus={(event) => setFocused(event.target.matches(":focus-visible"))}
          onBlur={() => setFocused(false)}
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          onInit={fitMap}
          {...mapOptions}
          className="bg-transparent"
        >
          <ViewportPortal>
            <div className="absolute top-0 left-0 -z-10">
              <Lanes lanes={map.lanes} width={map.width} />
            </div>
          </ViewportPortal>
          {line !== undefined && (
            <MapOverlay at={line.sign} root={root}>
              {(style) => (
                <EdgeNote
                  connection={line.connection}
                  from={titleOf(line.from)}
                  to={titleOf(line.to)}
                  style={style}
                />
              )}
            </MapOverlay>
          )}
          <PinnedNames lanes={map.lanes} />
          <MapTools onFit={fitMap} duration={duration} />
        </ReactFlow>
      </div>
    </div>
  );
}

/** The map has keys of its own, and scrolling moves the page. */
const mapOptions = {
  minZoom: 0.2,
  maxZoom: 2,
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  edgesFocusable: false,
  elementsSelectable: false,
  zoomOnScroll: false,
  zoomOnDoubleClick: false,
  preventScrolling: false,
  disableKeyboardA11y: true,
  selectionKeyCode: null,
  multiSelectionKeyCode: null,
  deleteKeyCode: null,
  panActivationKeyCode: null,
  proOptions: { hideAttribution: true },
} as const;

/** The map's keys: zoom, fit, and to the next stop. */
function usePress({
  path,
  map,
  stop,
  goTo,
  fitMap,
  duration,
}: {
  path: CareerPath;
  map: ReturnType<typeof placePath>;
  stop: Stop;
  goTo: (stop: Stop) => void;
  fitMap: () => void;
  duration: number;
}) {
  const { zoomIn, zoomOut } = useReactFlow();
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+") void zoomIn({ duration });
    else if (event.key === "-") void zoomOut({ duration });
    else if (event.key === "0") fitMap();
    else if (isStopKey(event.key)) {
      const target = path.nodes.find(({ roleId }) => roleId === path.targetRoleId)?.id ?? "";
      const next = nextStop(map, stop, event.key, target);
      if (next !== null) goTo(next);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function PinnedNames({ lanes }: { lanes: readonly CareerLane[] }) {
  const { y, zoom } = useViewport();
  return <LaneNames lanes={lanes} zoom={zoom} y={y} left={8} />;
}
