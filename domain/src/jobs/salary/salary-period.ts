import type { PayPeriod } from "../../vocabulary/money.ts";
import { plainText } from "../../vocabulary/stem.ts";

const patterns: readonly (readonly [PayPeriod, RegExp])[] = [
  [
    "hour",
    /\b(?:an? |per |p\/|pro |je |par |por |la |\/ ?)?(?:hours?|hourly|hr|hrs|stunden?|std|stundlich|stundenlohn|heures?|horaire|hora|por hora)\b|(?<![a-z])ph\b|(?:\/|p\/) ?h\b|l'heure/g,
  ],
  [
    "day",
    /\b(?:per|a|pro|je|par|por|al|p\/) ?(?:day|diem|tag|jour|dia)\b|\/ ?(?:day|tag|jour|dia|d|j)\b|\bdaily\b|\bday rate\b|\btaglich\b|\btagessatz\b|\bjournalier\b|\bdiario\b|\btjm\b|\bpd\b/g,
  ],
  [
    "week",
    /\b(?:per|a|pro|je|par|por|a la) (?:week|woche|semaine|semana)\b|\/ ?(?:week|wk|woche|semaine|semana)\b|\bweekly\b|\bwochentlich\b|\bhebdomadaire\b|\bsemanal\b|\bpw\b/g,
  ],
  [
    "month",
    /\b(?:per|a|pro|je|im|par|por|al) (?:month|monat|mois|mes)\b|\/ ?(?:month|mo|mth|monat|mon|mois|mes)\b|\bmonthly\b|\bmonatlich\w*\b|\bmtl\b|\bmonatsgehalt\b|\bminijob\w*|\beuro[ -](?:job|basis)\b|€[ -]?basis\b|\bbruttomonat\w*\b|\bmensuel\w*\b|\bmensual\w*\b|(?<![a-z])pcm\b|(?<![a-z])pm\b/g,
  ],
  [
    "year",
    /\b(?:per|a|pro|je|im|par|por|al) (?:year|annum|jahr|an|annee|ano)\b|\/ ?(?:year|yr|y|jahr|an|annee|ano)s?\b|\byearly\b|\bannual\w*\b|\bannuel\w*\b|\banual\w*\b|(?<![a-z])p\. ?a\b|(?<![a-z])pa\b|\bjahrlich\w*\b|\bjahresgehalt\w*\b|\bjahresbrutto\w*\b|\bjahr\b|\bbrutos? ?\/? ?anos?\b|\banos?\b|\bper anum\b/g,
  ],
];

interface Mark {
  readonly period: PayPeriod;
  readonly at: number;
}

/** Tells whether a word for hours counts working time ("37.5 hours", "36 Std./Woche") instead of pay. */
function countsTime(plain: string, match: RegExpMatchArray, period: PayPeriod): boolean {
  const before = plain.slice(0, match.index);
  const bare = /^(?:hours?|stunden|heures|horas)$/.test(match[0].trim());
  // "unsocial hours", "based on full time hours": a word before it describes the hours, not the pay.
  if (
    period === "hour" &&
    bare &&
    /[a-z]{2}[ -]+$/.test(before) &&
    !/\b(?:per|each|every|the|pro|par|por)[ -]+$/.test(before)
  )
    return true;
  // "im 1. Jahr": the year of a training.
  if (period === "year" && /\b[1-4]\.? ?$/.test(before)) return true;
  if (period === "hour")
    return /\d[ -]?$/.test(before) && /^(?:hours?|hrs?|stunden?|std|heures?|horas?)$/.test(match[0].trim());
  if (period === "week")
    return /(?:hours?|hrs?|stunden|std\.?|heures|horas|h|days|tage|jours|dias)\s?$/.test(before);
  return false;
}

/**
 * The period that a pay text states for the amount at `start`..`end`: the nearest period word after the amount, else
 * the last one before it; null when there is none.
 */
export function readPeriod(text: string, start: number, end: number): PayPeriod | null {
  // Offsets must match `text`, so each character is replaced by exactly one.
  const plain = [...text].map((c) => (c.length === 1 ? plainText(c).charAt(0) || c : "xx")).join("");
  const marks: Mark[] = patterns.flatMap(([period, pattern]) =>
    [...plain.matchAll(pattern)]
      .filter((match) => !countsTime(plain, match, period))
      .map((match) => ({ period, at: match.index })),
  );
  const after = marks.filter((m) => m.at >= start).sort((a, b) => a.at - b.at);
  const near = after.find((m) => m.at >= start && m.at <= end + 60);
  if (near !== undefined) return near.period;
  const before = marks.filter((m) => m.at < start).sort((a, b) => b.at - a.at);
  return before[0]?.period ?? after[0]?.period ?? null;
}

/** The number of monthly payments per year, if the text states it ("x 13", "14 pagas", "sur 13 mois"). */
export function readPayments(text: string): number | undefined {
  const plain = plainText(text);
  const match =
    /\bx ?(1[2-6](?:[.,]\d+)?)\b/.exec(plain) ??
    /\b(1[2-6](?:[.,]\d+)?) ?(?:pagas|mensualites|monatsgehalter|gehalter|payments|salaries)/.exec(plain) ??
    /\bsur (1[2-6](?:[.,]\d+)?) mois/.exec(plain);
  return match?.[1] === undefined ? undefined : Number(match[1].replace(",", "."));
}
