import type { Job } from "@waymark/contract/jobs";
import type { TFunction } from "i18next";
import { formatMoney } from "./format.ts";

/** A money range as the language writes it ('EUR 46,200 – 54,800'); one end may be open. */
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
    return t("job-search.pay.from", { amount: formatMoney(min, currency, language) });
  const end = max ?? min;
  if (end === null) return "";
  const amount = formatMoney(end, currency, language);
  return min === null ? t("job-search.pay.upTo", { amount }) : amount;
}

/** The employer, or 'Posted on <host>' where the posting's site is not known to belong to the employer. */
export const employerText = (
  { company, postedOn }: Pick<Job, "company" | "postedOn">,
  t: TFunction,
): string => (postedOn === undefined ? company : t("job-search.postedOn", { host: postedOn }));

/** The pay as the posting states it, else from its figures, which are yearly; empty when unknown. */
export function payText(
  { salary, pay }: Pick<Job, "salary" | "pay">,
  language: string,
  t: TFunction,
): string {
  if (salary) return salary;
  const range = pay ? formatMoneyRange(pay, language, t) : "";
  return range === "" ? "" : t("job-search.pay.aYear", { amount: range });
}

/** The address to apply at; null unless it is http or https, which shuts out `javascript:` links. */
export function applyAddress(job: Pick<Job, "url">): string | null {
  if (!URL.canParse(job.url)) return null;
  const { protocol, href } = new URL(job.url);
  return protocol === "https:" || protocol === "http:" ? href : null;
}
