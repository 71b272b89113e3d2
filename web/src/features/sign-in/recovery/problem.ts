import { CallError } from "../../../lib/api/call.ts";

/** The link is used, expired or invalid. */
export const isStale = (error: unknown): boolean =>
  error instanceof CallError && (error.code === "link_invalid" || error.code === "invalid_request");

/** The message for a failure that may pass. */
export const reasonOf = (error: unknown): string =>
  error instanceof CallError ? error.error : String(error);

/** The token of the opened link; empty if the address lost it. */
export const tokenInAddress = (): string =>
  new URLSearchParams(window.location.hash.slice(1)).get("token") ?? "";
