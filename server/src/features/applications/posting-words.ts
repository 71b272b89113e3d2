import type { UserDetail } from "@waymark/contract/accounts";
import type { Deps } from "../../deps.ts";

/** The title and company for a notification: within its limits and never empty. */
export function postingWords(
  deps: Deps,
  { localization }: UserDetail,
  { title, company }: { readonly title: string; readonly company: string },
): { title: string; company: string } {
  const unnamed = deps.translate(localization.language, "applications-tracker.unnamedCompany");
  return { title: title.slice(0, 200), company: company.trim() === "" ? unnamed : company };
}
