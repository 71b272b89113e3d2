import { i18n } from "../language/i18n.ts";
import { CallError } from "./send.ts";

export const reasonOf = (error: unknown): string =>
  error instanceof CallError ? error.error : i18n.t("common.call.network");
