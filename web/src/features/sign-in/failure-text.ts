import type { ProviderFailure } from "@waymark/contract/sign-in";
import type { TFunction } from "i18next";
import { CallError } from "../../lib/api/call.ts";
import { readableReason } from "../../lib/api/reason-of.ts";

/** The server's message after a prefix, or a general one. */
export function failureText(t: TFunction, prefix: "signIn" | "signUp", error: unknown): string {
  const reason = readableReason(error);
  if (reason === undefined) return t("sign-in.alert.unexpected");
  return prefix === "signIn" ? t("sign-in.alert.signIn", { reason }) : t("sign-in.alert.signUp", { reason });
}

export function providerFailureText(t: TFunction, provider: string, error: unknown): string {
  const reason = readableReason(error);
  return reason === undefined
    ? t("sign-in.alert.unexpected")
    : t("sign-in.alert.provider", { provider, reason });
}

export function providerReturnText(t: TFunction, provider: string, failure: ProviderFailure): string {
  return t("sign-in.alert.provider", { provider, reason: t(`sign-in.failed.${failure}`) });
}

/** Error of the password field; undefined for any other failure. */
export function weakReasons(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.code !== "weak_password") return undefined;
  const why = error.details?.why;
  return typeof why === "string" && why !== "" ? why : error.error;
}
