import type { Days, FigureRow, Figures, Share } from "@waymark/contract/analytics";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { formatDate, formatNumber } from "../../lib/format.ts";

/** As a date, independent of the time zone. */
const weekText = (monday: string, language: string): string =>
  formatDate(`${monday}T12:00:00Z`, language, { timeZone: "UTC" });

export function figureWords(t: TFunction, language: string) {
  const n = (value: number) => formatNumber(value, language);
  const percent = (value: number) =>
    new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(value);
  return {
    n,
    percent,
    share: (share: Share | null) =>
      share === null
        ? t("analytics.tooFew")
        : t("analytics.share", {
            point: percent(share.point),
            low: percent(share.low),
            high: percent(share.high),
          }),
    /** The median in days, or a text when fewer than half were answered. */
    half: (days: Days | null) => {
      if (days === null) return t("analytics.tooFew");
      if (days.half === null) return t("analytics.notHalf");
      return t("analytics.days", { count: days.half, n: n(days.half) });
    },
    source: ({ key, name }: Figures["sources"][number]) => {
      if (key === "sample" || key === "own") return t(`analytics.source.${key}`);
      return name || t("analytics.noSource");
    },
    paper: ({ name, version, key }: Figures["resumes"][number]) => {
      if (key === "") return t("analytics.noPaper");
      return version === null ? name : t("analytics.paperVersion", { name, n: n(version) });
    },
    bin: ({ from, to }: { from: number; to: number | null }) =>
      to === null
        ? t("analytics.binOpen", { from: n(from) })
        : t("analytics.bin", { from: n(from), to: n(to) }),
    stage: (stage: string, name: string | null) => name ?? t(`applications.stage.${stage}`),
    week: (row: FigureRow) => weekText(row.key, language),
  };
}

export type FigureWords = ReturnType<typeof figureWords>;

export function useFigureWords(): FigureWords {
  const { t, i18n } = useTranslation();
  return figureWords(t, i18n.language);
}
