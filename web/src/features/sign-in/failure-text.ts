import type { ProviderFailure } from "@waymark/contract/sign-in";
import type { TFunction } from "i18next";
import { CallError } from "../../lib/api/call.ts";

const isOurs = (error: unknown): error is CallError =>
  error instanceof CallError && error.code !== "network" && error.code !== "unreadable";

/** The server's message; undefined where it gave none that can be read. */
export const readableReason = (error: unknown): string | undefined =>
  isOurs(error) ? error.error : undefined;

/** The server's message after a prefix, or a general one. */
export function failureText(t: TFunction, prefix: "signIn" | "signUp", error: unknown): string {
  if (!isOurs(error)) return t("sign-in.alert.unexpected");
  return prefix === "signIn"
    ? t("sign-in.alert.signIn", { reason: error.error })
    : t("sign-in.alert.signUp", { reason: error.error });
}

export function providerFailureText(t: TFunction, provider: string, error: unknown): string {
  return isOurs(error)
    ? t("sign-in.alert.provider", { provider, reason: error.error })
    : t("sign-in.alert.unexpected");
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
