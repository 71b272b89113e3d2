import type { CareerPath } from "@waymark/contract/careers";
import { Columns2, Download, List, Map as MapIcon, Pin, PinOff } from "lucide-react";
import { type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Menu, MenuItem } from "../../ui/overlay/dropdown-menu.tsx";
import { CareerMap } from "./map/career-map.tsx";
import { usePicture } from "./map/use-picture.tsx";
import { CompareDialog } from "./panel/compare-dialog.tsx";
import { Insights } from "./panel/insights.tsx";
import { Legend } from "./panel/legend.tsx";
import { PathList } from "./panel/path-list.tsx";
import { type RoleActions, RoleDetail } from "./panel/role-detail.tsx";

/** From this width on the map is shown first, below it the list. */
const query = "(min-width: 720px)";

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

function useRoomForMap(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** The opened role; closing it gives the focus back. */
function useOpened() {
  const [opened, setOpened] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const open = useCallback((id: string) => {
    if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
    setOpened(id);
  }, []);
  const close = () => {
    setOpened(null);
    opener.current?.focus();
  };
  return { opened, open, close };
}

interface ViewProps {
  path: CareerPath;
  /** All shown paths, for comparison. */
  paths: readonly CareerPath[];
  /** Null for the sample. */
  actions: RoleActions | null;
  isOpeningPlan: boolean;
  onPin: () => void;
  /** The basis of the paths, shown below them. */
  basis: ReactNode;
}

/** A path as map or list, with the detail of a role and the path's totals. */
export function PathView({ path, paths, actions, isOpeningPlan, onPin, basis }: ViewProps) {
  const { t } = useTranslation();
  const hasRoom = useRoomForMap();
  const [asked, setAsked] = useState<"map" | "list" | null>(null);
  const shown = asked ?? (hasRoom ? "map" : "list");
  const [isComparing, setComparing] = useState(false);
  const picture = usePicture(path);
  const { opened, open, close } = useOpened();
  const node = path.nodes.find(({ id }) => id === opened);
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Badge tone={path.kind === "sample" ? "amber" : "pine"}>{t(`careers.kind.${path.kind}`)}</Badge>
          <Tools
            path={path}
            onPin={actions === null ? undefined : onPin}
            onCompare={paths.length > 1 ? () => setComparing(true) : undefined}
            picture={picture}
            shown={shown}
            onShow={setAsked}
          />
        </div>
        <div
          className={classes(
            "grid grid-cols-1 items-start gap-x-5 gap-y-8",
            // The detail is taller than most maps, so the totals go below the map, next to it.
            node !== undefined &&
              "lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_22rem]",
          )}
        >
          <div className="grid grid-cols-1 gap-3">
            <MapOrList shown={shown} path={path} opened={opened} onOpen={open} />
            {basis}
          </div>
          {node !== undefined && (
            <div className="lg:row-span-2">
              <RoleDetail
                node={node}
                path={path}
                actions={actions}
                isOpening={isOpeningPlan}
                onClose={close}
              />
            </div>
          )}
          <Insights path={path} onOpen={open} />
        </div>
      </div>
      {isComparing && <CompareDialog paths={paths} open={isComparing} onOpenChange={setComparing} />}
      {picture.sheet}
    </div>
  );
}

function Tools({
  path,
  onPin,
  onCompare,
  picture,
  shown,
  onShow,
}: {
  path: CareerPath;
  /** Undefined for the sample. */
  onPin: (() => void) | undefined;
  /** Undefined where there is nothing to compare with. */
  onCompare: (() => void) | undefined;
  picture: ReturnType<typeof usePicture>;
  shown: "map" | "list";
  onShow: (shown: "map" | "list") => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="-mx-3 flex flex-wrap gap-1 sm:mx-0">
      {onPin && (
        <Button variant="quiet" size="sm" aria-pressed={path.pinned} onClick={onPin}>
          {path.pinned ? (
            <PinOff aria-hidden="true" className="size-4" />
          ) : (
            <Pin aria-hidden="true" className="size-4" />
          )}
          {t(path.pinned ? "careers.pin.off" : "careers.pin.on")}
        </Button>
      )}
      {onCompare && (
        <Button variant="quiet" size="sm" onClick={onCompare}>
          <Columns2 aria-hidden="true" className="size-4" />
          {t("careers.compare.open")}
        </Button>
      )}
      <Menu
        trigger={
          <Button variant="quiet" size="sm" busy={picture.busy}>
            <Download aria-hidden="true" className="size-4" />
            {t("careers.picture.menu")}
          </Button>
        }
      >
        <MenuItem onSelect={() => picture.ask("picture")}>{t("careers.picture.png")}</MenuItem>
        <MenuItem onSelect={() => picture.ask("print")}>{t("careers.picture.print")}</MenuItem>
      </Menu>
      <Button variant="quiet" size="sm" onClick={() => onShow(shown === "map" ? "list" : "map")}>
        {shown === "map" ? (
          <List aria-hidden="true" className="size-4" />
        ) : (
          <MapIcon aria-hidden="true" className="size-4" />
        )}
        {t(shown === "map" ? "careers.list.show" : "careers.map.show")}
      </Button>
    </div>
  );
}

function MapOrList({
  shown,
  ...props
}: {
  shown: "map" | "list";
  path: CareerPath;
  opened: string | null;
  onOpen: (id: string) => void;
}) {
  if (shown === "list") return <PathList {...props} />;
  return (
    <>
      <CareerMap {...props} />
      <Legend />
    </>
  );
}
