import { sessionTimings } from "@waymark/contract/security-sessions";
import { toast } from "../../ui/overlay/toast.ts";
import { i18n } from "../language/i18n.ts";

const parameter = "issued";

/** `issued` is in epoch milliseconds. */
const isStale = (issued: number, now: number): boolean => now - issued > sessionTimings.staleLink;

/**
 * The server sends the browser back from a sign-in elsewhere with `issued` in the address. If that is too old, the
 * link was kept or passed on. The parameter is removed from the address.
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
