import { type SignalStore, signalStore } from "../../../ui/signal-store.ts";
import type { Place } from "../columns.ts";

export interface Drag {
  id: string;
  from: string;
  by: "pointer" | "keyboard";
  closed: ReadonlySet<string>;
  place: Place | null;
}

/** Changes with every step of a drag. Kept outside React, so that only what shows it renders again. */
export interface BoardState {
  drag: SignalStore<Drag | null>;
  current: SignalStore<string | null>;
  said: SignalStore<string>;
  reveal: Map<string, (index: number) => void>;
  /** By stage id: the index for a screen position `y`. */
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
