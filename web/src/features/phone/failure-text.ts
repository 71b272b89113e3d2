import type { TFunction } from "i18next";
import { readableReason } from "../../lib/api/reason-of.ts";

/** The server's message after a prefix, or a general one. */
export function failureText(t: TFunction, what: "send" | "verify", error: unknown): string {
  const reason = readableReason(error);
  if (what === "send") return reason ? t("phone.alert.send", { reason }) : t("phone.alert.sendPlain");
  return reason ? t("phone.alert.verify", { reason }) : t("phone.alert.verifyPlain");
}
