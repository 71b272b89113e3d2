import type { Offer } from "@waymark/contract/offers";
import { type ComparedRow, commuteHours, firstYear } from "@waymark/domain/offers/compare";
import type { TFunction } from "i18next";
import { formatMoney, formatNumber } from "../../lib/format.ts";

/** A money range as text; a single amount when both ends are equal. */
function range(low: number | null, high: number | null, currency: string, language: string): string | null {
  if (low === null && high === null) return null;
  const [from, to] = [low ?? high ?? 0, high ?? low ?? 0];
  const money = (value: number) => formatMoney(value, currency, language);
  return from === to ? money(from) : `${money(from)} – ${money(to)}`;
}

/** An offer's value in a row of the comparison, as text; null when not stated. */
export function wordsOf(row: ComparedRow, offer: Offer, t: TFunction, language: string): string | null {
  const { currency } = offer;
  const number = (value: number) => formatNumber(value, language, 1);
  switch (row) {
    case "base":
      return t(`applications-tracker.offer.per.${offer.period}`, {
        amount: formatMoney(offer.base, currency, language),
      });
    case "bonus":
      return range(offer.bonusLow, offer.bonusHigh, currency, language);
    case "signing":
      return range(offer.signingBonus, offer.signingBonus, currency, language);
    case "equity":
      return range(offer.equityLow, offer.equityHigh, currency, language);
    case "total": {
      const { low, high } = firstYear(offer);
      return range(low, high, currency, language);
    }
    case "leave":
      return offer.leaveDays === null
        ? null
        : t("applications-tracker.offer.days", { n: number(offer.leaveDays), count: offer.leaveDays });
    case "commute": {
      const hours = commuteHours(offer);
      return hours === null
        ? null
        : t("applications-tracker.offer.hours", { n: number(hours), count: hours });
    }
    case "remote":
      return offer.remoteDays === null
        ? null
        : t("applications-tracker.offer.daysAWeek", { n: number(offer.remoteDays), count: offer.remoteDays });
  }
}
