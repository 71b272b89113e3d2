import { i18n } from "../language/i18n.ts";
import { CallError } from "./send.ts";

/** The server's message; undefined where it gave none that can be read. */
export const readableReason = (error: unknown): string | undefined =>
  error instanceof CallError && error.code !== "network" && error.code !== "unreadable"
    ? error.error
    : undefined;

export const reasonOf = (error: unknown): string =>
  error instanceof CallError ? error.error : i18n.t("common.call.network");
