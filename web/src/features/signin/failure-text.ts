import type { TFunction } from "i18next";
import { CallError } from "../../lib/call.ts";

/** What the alert says: the server's own sentence after the prefix, or that something unexpected happened. */
export function failureText(t: TFunction, prefix: "signIn" | "signUp", error: unknown): string {
  if (!(error instanceof CallError) || error.code === "network" || error.code === "unreadable") {
    return t("signin.alert.unexpected");
  }
  return prefix === "signIn"
    ? t("signin.alert.signIn", { reason: error.error })
    : t("signin.alert.signUp", { reason: error.error });
}

/** Why a password was refused as weak, as a sentence for its field; undefined for every other failure. */
export function weakReasons(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.code !== "weak_password") return undefined;
  const why = error.details?.why;
  return typeof why === "string" && why !== "" ? why : error.error;
}
