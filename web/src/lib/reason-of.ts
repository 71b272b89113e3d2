import { i18n } from "./i18n.ts";
import { CallError } from "./send.ts";

/** Why something did not work, as a sentence to show. */
export const reasonOf = (error: unknown): string =>
  error instanceof CallError ? error.error : i18n.t("common.call.network");
