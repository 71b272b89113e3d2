import { useDraggable } from "@dnd-kit/core";
import type { ApplicationCard, Stage } from "@waymark/contract/applications";
import { memo, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../../ui/classes.ts";
import { useCard } from "./card-context.ts";
import { CardFace } from "./card-face.tsx";

/** Opened by a click, moved by mouse, finger or keyboard. */
export const BoardCard = memo(function BoardCard({ card, stage }: { card: ApplicationCard; stage: Stage }) {
  const { state, opened } = useCard();
  // useDraggable re-renders every card whenever the dragged one crosses into another column; CardFace is
  // memoised so that its content is not rendered again.
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: card.id, data: { card, stage } });
  const isHeld = useSyncExternalStore(state.drag.subscribe, () => isHeldNow(state.drag.get(), card.id));
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      className={classes(
        "relative touch-manipulation rounded-lg border border-line bg-surface transition-colors select-none hover:border-line-strong",
        isDragging && "opacity-40",
        isHeld && "border-pine! shadow-lift ring-2 ring-pine",
        opened === card.id && "border-pine! bg-pine-soft",
      )}
    >
      <Inside card={card} />
    </div>
  );
});

const Inside = memo(function Inside({ card }: { card: ApplicationCard }) {
  const { t } = useTranslation();
  const { state, now, waiting, open, menu } = useCard();
  const isCurrent = useSyncExternalStore(state.current.subscribe, () => state.current.get() === card.id);
  const isHeld = useSyncExternalStore(state.drag.subscribe, () => isHeldNow(state.drag.get(), card.id));
  return (
    <>
      <button
        type="button"
        data-card={card.id}
        tabIndex={isCurrent ? 0 : -1}
        aria-describedby="board-how"
        aria-roledescription={t("applications.board.role")}
        aria-pressed={isHeld || undefined}
        onFocus={() => state.current.set(card.id)}
        onClick={() => open(card)}
        className="block w-full rounded-lg px-3 py-2.5 text-left"
      >
        <CardFace card={card} now={now} waiting={waiting.has(card.id)} />
      </button>
      <div className="absolute top-1 right-1">{menu(card, isCurrent ? 0 : -1)}</div>
    </>
  );
});

function isHeldNow(drag: { id: string; by: string } | null, id: string): boolean {
  return drag?.id === id && drag.by === "keyboard";
}
