import { readStored, writeStored } from "../../lib/storage.ts";

export const views = ["board", "table", "calendar", "timeline"] as const;
export type View = (typeof views)[number];

const key = "applications-view";

const known = (text: string | null | undefined): View | undefined => views.find((view) => view === text);

export function viewOf(text: string | undefined): View {
  return known(text) ?? known(readStored(key)) ?? "board";
}

export function keepView(view: View): void {
  writeStored(key, view);
}
