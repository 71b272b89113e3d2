import { CallError } from "../../../lib/api/call.ts";

export const isStale = (error: unknown): boolean =>
  error instanceof CallError && (error.code === "link_invalid" || error.code === "invalid_request");

export const tokenInAddress = (): string =>
  new URLSearchParams(window.location.hash.slice(1)).get("token") ?? "";
