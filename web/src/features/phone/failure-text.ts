import type { TFunction } from "i18next";
import { CallError } from "../../lib/api/call.ts";

export function reasonOf(error: unknown): string | undefined {
  const unsaid = !(error instanceof CallError) || error.code === "network" || error.code === "unreadable";
  return unsaid ? undefined : error.error;
}

/** The server's message after a prefix, or a general one. */
export function failureText(t: TFunction, what: "send" | "verify", error: unknown): string {
  const reason = reasonOf(error);
  if (what === "send") return reason ? t("phone.alert.send", { reason }) : t("phone.alert.sendPlain");
  return reason ? t("phone.alert.verify", { reason }) : t("phone.alert.verifyPlain");
}
