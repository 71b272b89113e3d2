import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MeasuringStrategy,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import type { ApplicationCard, Stage } from "@waymark/contract/applications";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Column } from "../columns.ts";
import { cardName, stageName } from "../words.ts";
import type { BoardState } from "./board-state.ts";
import { CardFace } from "./card-face.tsx";

const noAnimation = null;
const measuring = { droppable: { strategy: MeasuringStrategy.WhileDragging } };

/** By mouse or finger. The board below is not rendered again while a card moves. */
export function PointerDrag({
  state,
  columns,
  now,
  closedFor,
  onPlace,
  children,
}: {
  state: BoardState;
  columns: readonly Column[];
  now: number;
  closedFor: (card: ApplicationCard) => ReadonlySet<string>;
  onPlace: (card: ApplicationCard, to: Stage, index: number) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const [carried, setCarried] = useState<ApplicationCard | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const find = (id: unknown) => columns.flatMap(({ cards }) => cards).find((card) => card.id === id);
  const over = useRef<string | null>(null);

  useEffect(() => {
    if (carried === null) return;
    let frame = 0;
    let y = 0;
    // The place is updated once per frame, however many events the mouse sends.
    const updatePlace = () => {
      frame = 0;
      const drag = state.drag.get();
      if (drag === null || drag.by !== "pointer") return;
      const stage = over.current;
      const place = stage === null ? null : { stage, index: state.indexAt.get(stage)?.(y) ?? 0 };
      if (place?.stage !== drag.place?.stage || place?.index !== drag.place?.index)
        state.drag.set({ ...drag, place });
    };
    const follow = (event: PointerEvent | TouchEvent) => {
      y = "touches" in event ? (event.touches[0]?.clientY ?? y) : event.clientY;
      frame ||= requestAnimationFrame(updatePlace);
    };
    window.addEventListener("pointermove", follow, { passive: true });
    window.addEventListener("touchmove", follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("touchmove", follow);
    };
  }, [carried, state]);

  const stop = () => {
    over.current = null;
    state.drag.set(null);
    setCarried(null);
  };
  const start = ({ active }: DragStartEvent) => {
    const card = find(active.id);
    if (card === undefined) return;
    const from = columns.find(({ cards }) => cards.includes(card))?.stage.id ?? card.stage;
    state.drag.set({ id: card.id, from, by: "pointer", closed: closedFor(card), place: null });
    setCarried(card);
  };
  const end = ({ active, over: target }: DragEndEvent) => {
    const drag = state.drag.get();
    const card = find(active.id);
    const to = columns.find(({ stage }) => stage.id === target?.id);
    stop();
    if (drag === null || card === undefined || to === undefined || drag.closed.has(to.stage.id)) return;
    const index = drag.place?.stage === to.stage.id ? drag.place.index : 0;
    const own = to.cards.indexOf(card);
    // The index was counted with the card itself still in the column.
    onPlace(card, to.stage, own !== -1 && own < index ? index - 1 : index);
  };

  const accessibility = useMemo(() => {
    const nameOf = (id: unknown) => {
      const card = columns.flatMap(({ cards }) => cards).find((one) => one.id === id);
      return card ? cardName(card) : "";
    };
    const stageOf = (id: unknown) => {
      const column = columns.find(({ stage }) => stage.id === id);
      return column ? stageName(column.stage, t) : "";
    };
    return {
      screenReaderInstructions: { draggable: t("applications.board.how") },
      announcements: {
        onDragStart: ({ active }: { active: { id: unknown } }) =>
          t("applications.keys.carried", { name: nameOf(active.id) }),
        onDragOver: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) => {
          if (!over) return undefined;
          const key = state.drag.get()?.closed.has(String(over.id)) ? "closed" : "above";
          return t(`applications.keys.${key}`, { name: nameOf(active.id), stage: stageOf(over.id) });
        },
        onDragEnd: () => undefined,
        onDragCancel: ({ active }: { active: { id: unknown } }) =>
          t("applications.keys.back", { name: nameOf(active.id) }),
      },
    };
  }, [columns, state, t]);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      measuring={measuring}
      accessibility={accessibility}
      onDragStart={start}
      onDragOver={({ over: target }) => {
        over.current = target === null ? null : String(target.id);
      }}
      onDragEnd={end}
      onDragCancel={stop}
    >
      {children}
      <DragOverlay dropAnimation={noAnimation}>
        {carried && (
          <div className="cursor-grabbing rounded-lg border border-pine bg-surface px-3 py-2.5 shadow-lift">
            <CardFace card={carried} now={now} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
