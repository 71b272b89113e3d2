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

/** A path as map or list, with the detail of a role and the path's totals. */
export function PathView({
  path,
  paths,
  actions,
  isOpeningPlan,
  onPin,
  basis,
}: {
  path: CareerPath;
  /** All shown paths, for comparison. */
  paths: readonly CareerPath[];
  /** Null for the sample. */
  actions: RoleActions | null;
  isOpeningPlan: boolean;
  onPin: () => void;
  /** The basis of the paths, shown below them. */
  basis: ReactNode;
}) {
  const { t } = useTranslation();
  const hasRoom = useRoomForMap();
  const [asked, setAsked] = useState<"map" | "list" | null>(null);
  const shown = asked ?? (hasRoom ? "map" : "list");
  const [opened, setOpened] = useState<string | null>(null);
  const [isComparing, setComparing] = useState(false);
  const picture = usePicture(path);
  const opener = useRef<HTMLElement | null>(null);
  const node = path.nodes.find(({ id }) => id === opened);
  const open = useCallback((id: string) => {
    if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
    setOpened(id);
  }, []);
  const close = () => {
    setOpened(null);
    opener.current?.focus();
  };
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Badge tone={path.kind === "sample" ? "amber" : "pine"}>{t(`careers.kind.${path.kind}`)}</Badge>
          <div className="-mx-3 flex flex-wrap gap-1 sm:mx-0">
            {actions !== null && (
              <Button variant="quiet" size="sm" aria-pressed={path.pinned} onClick={onPin}>
                {path.pinned ? (
                  <PinOff aria-hidden="true" className="size-4" />
                ) : (
                  <Pin aria-hidden="true" className="size-4" />
                )}
                {t(path.pinned ? "careers.pin.off" : "careers.pin.on")}
              </Button>
            )}
            {paths.length > 1 && (
              <Button variant="quiet" size="sm" onClick={() => setComparing(true)}>
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
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                setAsked(shown === "map" ? "list" : "map");
              }}
            >
              {shown === "map" ? (
                <List aria-hidden="true" className="size-4" />
              ) : (
                <MapIcon aria-hidden="true" className="size-4" />
              )}
              {t(shown === "map" ? "careers.list.show" : "careers.map.show")}
            </Button>
          </div>
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
            {shown === "map" ? (
              <>
                <CareerMap path={path} opened={opened} onOpen={open} />
                <Legend />
              </>
            ) : (
              <PathList path={path} opened={opened} onOpen={open} />
            )}
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
