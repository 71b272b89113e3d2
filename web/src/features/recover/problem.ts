import { CallError } from "../../lib/call.ts";

/** The link does no good any more, or never did. */
export const isStale = (error: unknown): boolean =>
  error instanceof CallError && (error.code === "link_invalid" || error.code === "invalid_request");

/** What to say of a failure that may pass. */
export const reasonOf = (error: unknown): string =>
  error instanceof CallError ? error.error : String(error);

/** The token of the link that was opened; empty when the address lost it. */
export const tokenInAddress = (): string =>
  new URLSearchParams(window.location.hash.slice(1)).get("token") ?? "";
