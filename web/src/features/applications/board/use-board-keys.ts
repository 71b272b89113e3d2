import type { ApplicationCard, Stage } from "@waymark/contract/applications";
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { useTranslation } from "react-i18next";
import { type Column, isArrow, nextCard, nextPlace, withCardAt } from "../columns.ts";
import { cardName, stageName } from "../words.ts";
import type { BoardState, Drag } from "./board-state.ts";

/** Waits up to ten frames for its column to render it. */
function focusCard(board: HTMLElement | null, id: string, tries = 10): void {
  const card = board?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);
  if (card) {
    card.focus({ preventScroll: true });
    card.closest("li")?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  } else if (tries > 0) requestAnimationFrame(() => focusCard(board, id, tries - 1));
}

/**
 * Arrows move between cards; Space picks a card up, arrows move it, Space or Enter drops it, Esc puts it back. Every
 * step is announced. @returns the columns with the held card at its current place.
 */
export function useBoardKeys({
  board,
  state,
  columns,
  reach,
  closedFor,
  onPlace,
}: {
  board: RefObject<HTMLElement | null>;
  state: BoardState;
  columns: readonly Column[];
  reach: readonly Column[];
  closedFor: (card: ApplicationCard) => ReadonlySet<string>;
  onPlace: (card: ApplicationCard, to: Stage, index: number) => void;
}) {
  const { t } = useTranslation();
  const held = useSyncExternalStore(state.drag.subscribe, () => keyboardDrag(state.drag.get()));
  const shown = held?.place ? withCardAt(columns, held.id, held.place) : columns;
  const lastHeld = useRef<Drag | null>(null);
  useLayoutEffect(() => {
    const id = held?.id ?? lastHeld.current?.id;
    lastHeld.current = held;
    if (id === undefined) return;
    // In another column the card is a new element. It is focused at once, for a key pressed before the next
    // frame, and again after that.
    focusCard(board.current, id);
    requestAnimationFrame(() => focusCard(board.current, id));
  }, [held, board]);
  useEffect(() => {
    // Using the mouse ends a keyboard drag.
    const letGo = () => keyboardDrag(state.drag.get()) && state.drag.set(null);
    window.addEventListener("pointerdown", letGo);
    return () => window.removeEventListener("pointerdown", letGo);
  }, [state]);

  const cardOf = (id: string) => columns.flatMap(({ cards }) => cards).find((card) => card.id === id);
  const say = (key: string, more: Record<string, unknown>) =>
    state.said.set(t(`applications.keys.${key}`, more));
  const placeWords = (at: Drag["place"], id: string) => {
    const column = columns.find(({ stage }) => stage.id === at?.stage);
    const others = column?.cards.filter((card) => card.id !== id).length ?? 0;
    return {
      stage: column ? stageName(column.stage, t) : "",
      n: (at?.index ?? 0) + 1,
      of: others + 1,
    };
  };

  const pickUp = (card: ApplicationCard) => {
    const column = columns.find(({ cards }) => cards.includes(card));
    if (column === undefined) return;
    const place = { stage: column.stage.id, index: column.cards.indexOf(card) };
    state.drag.set({ id: card.id, from: column.stage.id, by: "keyboard", closed: closedFor(card), place });
    say("taken", { name: cardName(card), ...placeWords(place, card.id) });
  };
  const layDown = (drag: Drag, card: ApplicationCard) => {
    const to = columns.find(({ stage }) => stage.id === drag.place?.stage);
    state.drag.set(null);
    if (to === undefined || drag.place === null) return;
    say("placed", { name: cardName(card), ...placeWords(drag.place, card.id) });
    onPlace(card, to.stage, drag.place.index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.card : undefined;
    const card = id === undefined ? undefined : cardOf(id);
    if (card === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const drag = keyboardDrag(state.drag.get());
    if (drag === null) {
      if (event.key === " ") {
        event.preventDefault();
        pickUp(card);
      } else if (isArrow(event.key)) {
        event.preventDefault();
        const next = nextCard(reach, card.id, event.key);
        if (next !== null) go(next);
      }
      return;
    }
    if (event.key === "Tab") return state.drag.set(null);
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      state.drag.set(null);
      say("back", { name: cardName(card) });
    } else if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      layDown(drag, card);
    } else if (isArrow(event.key) && drag.place) {
      event.preventDefault();
      const place = nextPlace(columns, drag.id, drag.place, event.key, ({ id }) => !drag.closed.has(id));
      if (place === null) return say("edge", {});
      state.drag.set({ ...drag, place });
      say("over", { name: cardName(card), ...placeWords(place, card.id) });
    }
  };
  const go = (id: string) => {
    state.current.set(id);
    const column = reach.find(({ cards }) => cards.some((card) => card.id === id));
    if (column) state.reveal.get(column.stage.id)?.(column.cards.findIndex((card) => card.id === id));
    focusCard(board.current, id);
  };
  // Browsers click a button when Space is released.
  const onKeyUp = (event: KeyboardEvent) => {
    const isCard = event.target instanceof HTMLElement && event.target.dataset.card !== undefined;
    if (isCard && event.key === " ") event.preventDefault();
  };
  return { shown, held, onKeyDown, onKeyUp };
}

function keyboardDrag(drag: Drag | null): Drag | null {
  return drag?.by === "keyboard" ? drag : null;
}
