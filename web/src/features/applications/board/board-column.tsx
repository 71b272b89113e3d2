import { useDroppable } from "@dnd-kit/core";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import type { ApplicationCard } from "@waymark/contract/applications";
import { Ban } from "lucide-react";
import { memo, type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { classes } from "../../../ui/classes.ts";
import type { Column } from "../columns.ts";
import { stageName } from "../words.ts";
import { BoardCard } from "./board-card.tsx";
import type { BoardState } from "./board-state.ts";
import { PhaseMark } from "./phase-mark.tsx";

const gap = 8;

function estimate(card: ApplicationCard | undefined): number {
  const hasDue = card?.nextInterviewAt ?? card?.nextReminderAt ?? card?.deadline;
  return 92 + (hasDue ? 24 : 0);
}

export const BoardColumn = memo(function BoardColumn({
  column: { stage, cards },
  state,
  empty,
  footer,
  onCollapse,
}: {
  column: Column;
  state: BoardState;
  empty?: ReactNode;
  footer?: ReactNode;
  onCollapse?: ((id: string) => void) | undefined;
}) {
  const { t, i18n } = useTranslation();
  const { id } = stage;
  const name = stageName(stage, t);
  const isClosed = useSyncExternalStore(
    state.drag.subscribe,
    () => state.drag.get()?.closed.has(id) ?? false,
  );
  const target = useSyncExternalStore(state.drag.subscribe, () => {
    const drag = state.drag.get();
    return drag?.by === "pointer" && drag.place?.stage === id ? drag.place.index : null;
  });
  const { setNodeRef } = useDroppable({ id });
  return (
    <section
      ref={setNodeRef}
      aria-label={t("applications.board.column", { name, count: cards.length })}
      data-stage={id}
      className={classes(
        "flex min-h-0 w-[min(17rem,82vw)] shrink-0 snap-start flex-col rounded-xl bg-sunk transition-opacity",
        isClosed && "opacity-45",
        target !== null && !isClosed && "ring-2 ring-pine ring-inset",
      )}
    >
      <header className="flex min-h-11 items-center gap-2 px-3 pt-1">
        <PhaseMark phase={stage.phase} />
        <h2 className="truncate font-sans text-sm font-semibold tracking-normal">{name}</h2>
        <span className="tabular text-sm text-muted">{formatNumber(cards.length, i18n.language)}</span>
        {isClosed && <Ban aria-hidden="true" className="ml-auto size-4 text-muted" />}
        {onCollapse && !isClosed && (
          <button
            type="button"
            onClick={() => onCollapse(id)}
            className="ml-auto min-h-8 rounded-md px-2 text-sm text-muted hover:bg-line hover:text-ink"
          >
            {t("applications.board.fold")}
          </button>
        )}
      </header>
      {isClosed && <p className="px-3 pb-1 text-xs text-muted">{t("applications.board.closed")}</p>}
      <Cards cards={cards} column={stage} state={state} target={isClosed ? null : target} empty={empty} />
      {footer}
    </section>
  );
});

const Cards = memo(function Cards({
  cards,
  column,
  state,
  target,
  empty,
}: {
  cards: readonly ApplicationCard[];
  column: Column["stage"];
  state: BoardState;
  target: number | null;
  empty: ReactNode;
}) {
  const { id } = column;
  const scroller = useRef<HTMLDivElement>(null);
  const kept = useRef(cards);
  kept.current = cards;
  const list = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimate(cards[index]) + gap,
    getItemKey: (index) => cards[index]?.id ?? index,
    overscan: 4,
    // For the first render, and for tests, where nothing is ever measured.
    initialRect: { width: 272, height: 640 },
    useFlushSync: false,
    // Keeps the dragged card and the focused one rendered, however far the column is scrolled.
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const held = [state.drag.get()?.id, state.current.get()];
        const extra = held
          .map((one) => kept.current.findIndex((card) => card.id === one))
          .filter((at) => at >= 0 && at < range.count);
        return [...new Set([...defaultRangeExtractor(range), ...extra])].sort((a, b) => a - b);
      },
      [state],
    ),
  });
  useEffect(() => {
    state.reveal.set(id, (index) => list.scrollToIndex(index, { align: "auto" }));
    state.indexAt.set(id, (y) => {
      const box = scroller.current;
      if (box === null) return 0;
      const at = y - box.getBoundingClientRect().top + box.scrollTop;
      const before = list.measurementsCache.findIndex(({ start, size }) => at < start + size / 2);
      return before === -1 ? kept.current.length : before;
    });
    return () => {
      state.reveal.delete(id);
      state.indexAt.delete(id);
    };
  }, [id, list, state]);

  const line =
    target === null
      ? null
      : (list.measurementsCache[target]?.start ?? list.measurementsCache.at(-1)?.end ?? gap / 2) - gap / 2;
  return (
    <div ref={scroller} className="min-h-24 flex-1 overflow-y-auto overscroll-y-contain px-2 pb-2">
      {cards.length === 0 && target === null && empty}
      <ul className="relative" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map((item) => {
          const card = cards[item.index];
          return (
            card && (
              <li
                key={item.key}
                ref={list.measureElement}
                data-index={item.index}
                aria-setsize={cards.length}
                aria-posinset={item.index + 1}
                className="absolute inset-x-0 top-0 pb-2"
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <BoardCard card={card} stage={column} />
              </li>
            )
          );
        })}
        {line !== null && (
          <li
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 h-0.5 rounded-full bg-pine"
            style={{ transform: `translateY(${Math.max(0, line)}px)` }}
          />
        )}
      </ul>
    </div>
  );
});
