import { type SignalStore, signalStore } from "../../../ui/signal-store.ts";
import type { Place } from "../columns.ts";

/** What is being moved, and where it would come to stand. */
export interface Drag {
  id: string;
  /** The stage it comes from. */
  from: string;
  by: "pointer" | "keyboard";
  /** Columns that it must not go to. */
  closed: ReadonlySet<string>;
  place: Place | null;
}

/** What changes with every step of a drag or of the focus: kept beside React, so that only what shows it draws anew. */
export interface BoardState {
  drag: SignalStore<Drag | null>;
  /** The one card of the board that Tab reaches. */
  current: SignalStore<string | null>;
  /** What is said aloud. */
  said: SignalStore<string>;
  /** Brings a card of a column into sight. */
  reveal: Map<string, (index: number) => void>;
  /** Before which card of a column a point of the screen lies. */
  indexAt: Map<string, (y: number) => number>;
}

export function boardState(): BoardState {
  return {
    drag: signalStore<Drag | null>(null),
    current: signalStore<string | null>(null),
    said: signalStore(""),
    reveal: new Map(),
    indexAt: new Map(),
  };
}
