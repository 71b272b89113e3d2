import type { ApplicationCard } from "@waymark/contract/applications";
import { createContext, type ReactNode, useContext } from "react";
import type { BoardState } from "./board-state.ts";

export interface CardContextValue {
  state: BoardState;
  now: number;
  waiting: ReadonlySet<string>;
  open: (card: ApplicationCard) => void;
  opened: string | undefined;
  menu: (card: ApplicationCard, tabIndex: number) => ReactNode;
}

const CardContext = createContext<CardContextValue | null>(null);
export const CardProvider = CardContext.Provider;

export function useCard(): CardContextValue {
  const world = useContext(CardContext);
  if (world === null) throw new Error("No board around this card.");
  return world;
}
