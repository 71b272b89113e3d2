import type { Language } from "@waymark/contract/values";
import { foldedWords } from "../../vocabulary/fold.ts";

import { type AllowedNumbers, newestDays } from "./prose-figures.ts";

/** Folded words for numbers, fractions and multiples, without words such as "one", which are articles too. */
const numberWords: Readonly<Record<Language, RegExp>> = {
  en: /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen(?:th)?s?|(?:twen|thir|for|fif|six|seven|eigh|nine)t(?:y|ies|ieth)|hundred(?:th)?s?|thousand(?:th)?s?|[mb]illion(?:th)?s?|trillions?|dozens?|hal(?:f|ves|ved?)|second|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|twelfth|doubl(?:e[ds]?|ing)|tripl(?:e[ds]?|ing)|quadrupl\w+|twice|thrice|zero|(?:two|three|four|five|six|ten|hundred)fold|decades?|fortnight|percent(?:age)?s?)$/,
  es: /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\w+|veint\w+|(?:trei|cuare|cincue|sese|sete|oche|nove)nta|cien|cient[oa]s?|\w+cient[oa]s|quinient[oa]s|mil|miles|millar\w*|millon\w*|billon\w*|docenas?|decenas?|centenar\w*|mitad|segund[oa]s?|tercer\w*|tercios?|cuart[oa]s?|quint[oa]s?|sext[oa]s?|decim[oa]s?|dobl\w+|duplic\w+|tripl\w+|cero|decadas?|porcentaje\w*)$/,
  fr: /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|quinzaine|seize|vingt\w*|(?:tr|quar|cinqu|soix)ant[e\w]*|trent\w+|cents?|centaines?|centiemes?|mille|milliers?|millions?|milliards?|dizaines?|douzaines?|moities?|demi\w*|tiers|quarts?|doubl\w+|tripl\w+|deuxieme\w*|seconde?s?|troisieme\w*|quatrieme\w*|cinquieme\w*|sixieme\w*|septieme\w*|huitieme\w*|neuvieme\w*|dixieme\w*|zero|decennies?|pourcentage\w*)$/,
  de: /zwei|zwo|drei|vier|funf|sechs|sieben|neun|zehn|zwanzig|hundert|tausend|million|milliard|doppel|drittel|dutzend|zwolf|^halb|^halfte|^eins$|^null$|^elf(?:t\w*)?$|^acht(?:e[nrs]?|el|zig\w*|mal|fach\w*|und\w*)?$|^prozent\w*$|jahrzehnt/,
};

/** Words that are a number in one language but have another meaning in this one. */
const meansElse: Readonly<Record<Language, readonly string[]>> = {
  en: ["once", "tiers", "cent", "cents"],
  es: [],
  fr: ["dos"],
  de: [],
};

const languages: readonly Language[] = ["en", "es", "fr", "de"];

/** Tells whether a folded word means a number in any of the four languages. */
const saysNumber = (word: string, language: Language): boolean =>
  !meansElse[language].includes(word) && languages.some((each) => numberWords[each].test(word));

const figure = /\d+(?:[.,'’\s]\d{3}(?!\d))*(?:[.,]\d+)*/gu;
const grouped = {
  en: /^\d{1,3}(?:([,'’\s])\d{3})(?:\1\d{3})*$/u,
  other: /^\d{1,3}(?:([.'’\s])\d{3})(?:\1\d{3})*$/u,
};
const percentAfter = /^\s?(?:%|percent\b|per cent\b|prozent\b|por ciento\b|pour cent\b)/iu;
const currencyWord =
  /^(?:us|ca|au|nz)?[$€£¥₹₽]|^(?:usd|eur|gbp|chf|cad|aud|nzd|sek|nok|dkk|pln|inr|mxn|brl|jpy|sgd|zar|ars|cop|clp)\b|^(?:us )?dollars?\b|^euros?\b|^pounds?\b|^libras?\b|^livres?\b|^pfund\b|^d[oó]lar(?:es)?\b|^franken\b|^francs?\b|^pesos?\b|^[a-zäöéó.-]+-dollars?\b/iu;
const currencyBefore = /((?:us|ca|au|nz)?[$€£¥₹₽]|\b[A-Z]{3})\s?$/iu;
/** The text between the two ends of a range: the words after the second end apply to the first one too. */
const rangeJoin = /^\s?(?:-|–|—|to|and|a|y|à|et|bis|und)\s?(?=\S{0,4}\d)/iu;
/** All pay in the figures is per year, so an amount per hour or month is not one of them. */
const otherPeriod =
  /^[^.!?;,]{0,30}?(?:\b(?:an?|per|each|every|por|al|la|par|pro|im|die|jede[nr]?)\s|\/\s?)(?:h|hr|hours?|days?|weeks?|months?|horas?|d[ií]as?|semanas?|mes|heures?|jours?|semaines?|mois|stunden?|tage?|woche|monat)(?![\p{L}\p{N}])|^[^.!?;,]{0,30}?(?:hourly|daily|weekly|monthly|mensual|semanal|horaire|mensuel|hebdomadaire|stündlich|wöchentlich|monatlich)/iu;
const multiple = /^\s?(?:k|m|bn|mio|mrd|tsd|mill?)\b/iu;
const sevens = new Set(["seven", "siete", "sept", "sieben"]);

/** Parses a whole number as a language writes it; NaN for any other notation. */
function parseNumber(written: string, language: Language): number {
  if (/^\d+$/.test(written)) return Number(written);
  const isGrouped = grouped[language === "en" ? "en" : "other"].test(written);
  return isGrouped ? Number(written.replace(/\D/gu, "")) : Number.NaN;
}

/** The currency next to a figure as written; null when there is none. */
function currencyAt(before: string, after: string): string | null {
  const ahead = currencyBefore.exec(before)?.[1];
  if (ahead !== undefined && (/[$€£¥₹₽]/u.test(ahead) || currencyWord.test(ahead)))
    return ahead.toLowerCase();
  return currencyWord.exec(after.trimStart())?.[0].toLowerCase() ?? null;
}

/**
 * The numbers of a text, in figures or words, that are not allowed. The kind matters (a share is not a count, an amount
 * not a share), and so does the currency. A figure joined to letters or signs is never allowed.
 */
export function addedNumbers(text: string, allowed: AllowedNumbers, language: Language): string[] {
  const added: string[] = [];
  // Fractions, exponents and digits of other scripts.
  for (const [sign] of text.matchAll(/[^\P{N}0-9]|‰|‱/gu)) added.push(sign);
  let rest = "";
  let from = 0;
  for (const match of text.matchAll(figure)) {
    const [written] = match;
    const before = text.slice(Math.max(0, match.index - 5), match.index);
    const after = text.slice(match.index + written.length, match.index + written.length + 40);
    const value = parseNumber(written, language);
    const percent = percentAfter.exec(after)?.[0];
    const join = rangeJoin.exec(after);
    const isRange = join !== null;
    const isGlued =
      /[\p{L}#@+<>≤≥±×~:/_]$/u.test(before) ||
      (/[-–−]$/u.test(before) && !/[\d%$€£¥.]\s?[-–−]$/u.test(before)) ||
      /^(?:\p{L}|[+:/_°²³^]\S|\+)/u.test(after) ||
      multiple.test(after);
    const currency = currencyAt(before, after);
    // "80,000 to $100,000": only one end has the sign.
    const fits =
      percent !== undefined
        ? currency === null && allowed.percents.has(value)
        : currency !== null
          ? allowed.money.has(value) && allowed.currency.includes(currency) && !otherPeriod.test(after)
          : allowed.counts.has(value) || (isRange && value >= 1_000 && allowed.money.has(value));
    if (isGlued || !fits) added.push(`${before.trim().slice(-1)}${written}${after.slice(0, 3)}`.trim());
    rest += `${text.slice(from, match.index)} `;
    from = match.index + written.length + (percent?.length ?? 0);
  }
  rest += text.slice(from);
  for (const word of foldedWords(rest))
    if (saysNumber(word, language) && !(sevens.has(word) && allowed.counts.has(newestDays))) added.push(word);
  return added;
}
