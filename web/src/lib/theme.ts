import { signalStore } from "../ui/signal-store.ts";
import { readStored, writeStored } from "./storage.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const storageKey = "theme";

function stored(): Theme {
  const value = readStored(storageKey);
  return value === "light" || value === "dark" ? value : "system";
}

/** The theme in use. public/before-paint.js applies it before the first paint. */
export const theme = signalStore<Theme>(stored());

export function chooseTheme(next: Theme): void {
  writeStored(storageKey, next === "system" ? null : next);
  if (next === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  theme.set(next);
}
