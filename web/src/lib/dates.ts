import { Localization } from "@waymark/contract/settings";
import type { z } from "zod";
import { signalStore } from "../ui/signal-store.ts";
import { readStoredJson, writeStored } from "./storage.ts";

const key = "preferred-dates";
const Dates = Localization.pick({ timeZone: true, dateFormat: true });

/** How a person wants dates written, and in whose zone a day begins. */
export type Dates = z.infer<typeof Dates>;

function parseDates(): Dates | null {
  const kept = readStoredJson(key);
  const parsed = kept === undefined ? undefined : Dates.safeParse(kept);
  return parsed?.success ? parsed.data : null;
}

/** What holds in this browser, outside of guarded screens too; null before anybody signed in. */
export const ownDates = signalStore<Dates | null>(parseDates());

/** Takes over what the account says; null forgets it. */
export function keepDates(dates: Dates | null): void {
  const kept = dates === null ? null : Dates.parse(dates);
  if (JSON.stringify(kept) === JSON.stringify(ownDates.get())) return;
  writeStored(key, kept === null ? null : JSON.stringify(kept));
  ownDates.set(kept);
}
