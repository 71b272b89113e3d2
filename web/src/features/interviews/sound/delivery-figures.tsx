import type { Delivery } from "@waymark/contract/interviews-mocks";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import type { SpokenSoFar } from "./use-speech.ts";

/** Figures of a spoken answer. They are no part of the score. */
export function DeliveryFigures({ delivery }: { delivery: Delivery }) {
  const { wordsPerMinute, pauses, longestSilence, loudness, fillers } = delivery;
  return (
    <Figures
      pace={wordsPerMinute === null ? null : { by: "words", perMinute: wordsPerMinute }}
      pauses={pauses}
      longestSilence={longestSilence}
      loudness={loudness}
      fillers={fillers}
    />
  );
}

/** The same while it is being spoken. Without a recogniser the pace is that of syllable-like bursts. */
export function FiguresSoFar({ soFar }: { soFar: SpokenSoFar }) {
  const { figures, words, fillers } = soFar;
  const { speechSeconds, bursts } = figures;
  const perMinute = (count: number) => Math.round((60 * count) / speechSeconds);
  return (
    <Figures
      pace={
        speechSeconds < 2
          ? null
          : words === null
            ? { by: "bursts", perMinute: perMinute(bursts) }
            : { by: "words", perMinute: perMinute(words) }
      }
      pauses={figures.pauses}
      longestSilence={figures.longestSilence}
      loudness={speechSeconds === 0 ? null : figures.loudness}
      fillers={fillers}
    />
  );
}

function Figures({
  pace,
  pauses,
  longestSilence,
  loudness,
  fillers,
}: {
  pace: { by: "words" | "bursts"; perMinute: number } | null;
  pauses: number;
  longestSilence: number;
  loudness: number | null;
  fillers: number | null;
}) {
  const { t, i18n } = useTranslation();
  const n = (value: number, places = 0) => formatNumber(value, i18n.language, places);
  const rows: readonly (readonly [string, string])[] = [
    [
      t("interviews-buddy.sound.pace"),
      pace === null
        ? t("interviews-buddy.sound.paceNone")
        : t(`interviews-buddy.sound.paceBy.${pace.by}`, { n: n(pace.perMinute) }),
    ],
    [t("interviews-buddy.sound.pauses"), n(pauses)],
    [t("interviews-buddy.sound.silence"), t("interviews-buddy.sound.seconds", { n: n(longestSilence, 1) })],
    [
      t("interviews-buddy.sound.loudness"),
      loudness === null ? "–" : t("interviews-buddy.sound.decibels", { n: n(loudness) }),
    ],
    [
      t("interviews-buddy.sound.fillers"),
      fillers === null ? t("interviews-buddy.sound.fillersNone") : n(fillers),
    ],
  ];
  return (
    <dl className="tabular grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2 lg:grid-cols-[repeat(5,auto)] lg:justify-between">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-3 sm:grid sm:justify-start sm:gap-0"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold max-sm:text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
