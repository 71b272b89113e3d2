import { useDroppable } from "@dnd-kit/core";
import { memo, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { classes } from "../../../ui/classes.ts";
import type { Column } from "../columns.ts";
import { stageName } from "../words.ts";
import type { BoardState } from "./board-state.ts";
import { PhaseMark } from "./phase-mark.tsx";

/** Cards can be dropped on the collapsed stage. */
export const CollapsedColumn = memo(function CollapsedColumn({
  column: { stage, cards },
  state,
  onExpand,
}: {
  column: Column;
  state: BoardState;
  onExpand: (id: string) => void;
}) {
  const { t, i18n } = useTranslation();
  const { id } = stage;
  const name = stageName(stage, t);
  const { setNodeRef } = useDroppable({ id });
  const isClosed = useSyncExternalStore(
    state.drag.subscribe,
    () => state.drag.get()?.closed.has(id) ?? false,
  );
  const isTarget = useSyncExternalStore(
    state.drag.subscribe,
    () => state.drag.get()?.by === "pointer" && state.drag.get()?.place?.stage === id,
  );
  return (
    <button
      ref={setNodeRef}
      type="button"
      data-stage={id}
      aria-label={t("applications.board.unfold", { name, count: cards.length })}
      onClick={() => onExpand(id)}
      className={classes(
        "flex w-11 shrink-0 flex-col items-center gap-2.5 rounded-xl bg-sunk py-3.5 transition-colors hover:bg-line",
        isClosed && "opacity-45",
        isTarget && !isClosed && "ring-2 ring-pine ring-inset",
      )}
    >
      <PhaseMark phase={stage.phase} />
      <span className="text-sm font-semibold [writing-mode:vertical-rl]">{name}</span>
      <span className="tabular text-sm text-muted">{formatNumber(cards.length, i18n.language)}</span>
    </button>
  );
});
