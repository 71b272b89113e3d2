import { sessionTimings } from "@waymark/contract/sessions";
import { toast } from "../ui/toast.ts";
import { i18n } from "./i18n.ts";

const parameter = "issued";

/** Whether a link that the server made at an instant (in milliseconds) is followed later than it is meant to be. */
const isStale = (issued: number, now: number): boolean => now - issued > sessionTimings.staleLink;

/**
 * Looks at the address the page was opened with: the server notes on the way back from signing in elsewhere when it
 * sent the browser here. A link that was kept, or handed on, warns. The note is taken out of the address.
 */
export function warnOfStaleLink(): void {
  const address = new URL(window.location.href);
  const issued = Number(address.searchParams.get(parameter) ?? Number.NaN);
  if (!address.searchParams.has(parameter)) return;
  address.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, "", address);
  if (Number.isNaN(issued) || isStale(issued, Date.now()))
    toast({ title: i18n.t("common.staleLink.title"), description: i18n.t("common.staleLink.text") });
}
