import { Localization } from "@waymark/contract/settings";
import type { z } from "zod";
import { signalStore } from "../ui/signal-store.ts";
import { readStoredJson, writeStored } from "./storage.ts";

const key = "preferred-dates";
const Dates = Localization.pick({ timeZone: true, dateFormat: true });

export type Dates = z.infer<typeof Dates>;

function parseDates(): Dates | null {
  const kept = readStoredJson(key);
  const parsed = kept === undefined ? undefined : Dates.safeParse(kept);
  return parsed?.success ? parsed.data : null;
}

/** Kept in this browser for screens without a session; null before the first sign-in. */
export const ownDates = signalStore<Dates | null>(parseDates());

export function keepDates(dates: Dates | null): void {
  const kept = dates === null ? null : Dates.parse(dates);
  if (JSON.stringify(kept) === JSON.stringify(ownDates.get())) return;
  writeStored(key, kept === null ? null : JSON.stringify(kept));
  ownDates.set(kept);
}
