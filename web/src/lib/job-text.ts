import type { Job } from "@waymark/contract/jobs";
import type { TFunction } from "i18next";
import { formatMoney } from "./format.ts";

/** A span of money, 'EUR 46,200 – 54,800' as the language writes it; one end may be open. */
function formatMoneyRange(
  { min, max, currency }: { min: number | null; max: number | null; currency: string },
  language: string,
  t: TFunction,
): string {
  if (min !== null && max !== null && min !== max) {
    try {
      return new Intl.NumberFormat(language, {
        style: "currency",
        currency,
        maximumFractionDigits: 0,
      }).formatRange(min, max);
    } catch {
      return `${formatMoney(min, currency, language)} – ${formatMoney(max, currency, language)}`;
    }
  }
  if (min !== null && max === null)
    return t("search.pay.from", { amount: formatMoney(min, currency, language) });
  const end = max ?? min;
  if (end === null) return "";
  const amount = formatMoney(end, currency, language);
  return min === null ? t("search.pay.upTo", { amount }) : amount;
}

/** Who a posting is of: the employer, else 'Posted on <host>' where a site names one that nothing ties to it. */
export const employerText = (
  { company, postedOn }: Pick<Job, "company" | "postedOn">,
  t: TFunction,
): string => (postedOn === undefined ? company : t("search.postedOn", { host: postedOn }));

/** The pay of a posting: as it states it, else from its figures, which are yearly; empty when unknown. */
export function payText(
  { salary, pay }: Pick<Job, "salary" | "pay">,
  language: string,
  t: TFunction,
): string {
  if (salary) return salary;
  const range = pay ? formatMoneyRange(pay, language, t) : "";
  return range === "" ? "" : t("search.pay.aYear", { amount: range });
}

/** The address to apply at, or null: only web addresses are followed. */
export function applyAddress(job: Pick<Job, "url">): string | null {
  if (!URL.canParse(job.url)) return null;
  const { protocol, href } = new URL(job.url);
  return protocol === "https:" || protocol === "http:" ? href : null;
}
