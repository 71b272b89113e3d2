import { findDates } from "../vocabulary/dates.ts";
import { fold } from "../vocabulary/fold.ts";
import type { LanguageRules } from "./rules/language-rules.ts";

/** Words before a number that make it a name: a norm, a version, a law, a class. */
const wordBeforeName =
  /(?:\b(?:iso|din|en|iec|osha|windows|office|microsoft|python|java|html|css|covid|sars-cov|tier|level|phase|class|classe|klasse|clase|grade|section|article|articulo|angular|web|type|typ|tipo|ios|android|ec|soc|nist|icd|cdl|eu|ce|ms|mp|sap|php|vue|react|dynamics|industry|industrie|industria|generation|gen|version|v|ver|haccp|stvo|sgb|vob|nivel|niveau|stufe|band|cat|caces|r|h|b|k|ps|ue|permit|no|nr|room)[ .-]?|[§#@/\p{L}])$/u;

/** A number with its separators: `1,200`, `3.5`, `98`. */
const number = /\d+(?:[.,'\u00a0\u202f ]\d{3})*(?:[.,]\d+)?/g;
const unit =
  /^\s?(?:%|percent|per cent|prozent|por ciento|pour cent|[€$£]|eur\b|usd\b|chf\b|k\b|m\b|mio|x\b|\+)/;

/**
 * Tells whether a text contains a figure: a number, a percentage, an amount, a count, "x2" or a number in words. Years,
 * dates and numbers in names ("ISO 9001", "24/7", "B2B") do not count.
 */
export function hasFigure(text: string, rules: LanguageRules): boolean {
  const folded = fold(text);
  if (rules.figures.test(folded)) return true;
  if (!/\d/.test(folded)) return false;
  const plain = folded.replace(/\b24\s?[/x]\s?7\b|\b360\s?(?:°|degree|grad)/g, (s) => " ".repeat(s.length));
  const dates = findDates(plain);
  for (const match of plain.matchAll(number)) {
    const from = match.index;
    const after = plain.slice(from + match[0].length);
    const before = plain.slice(Math.max(0, from - 14), from);
    if (unit.test(after) || /[€$£~≈]\s?$/.test(before) || /(?<!\p{L})x\s?$/u.test(before)) return true;
    const isYear = /^(?:19|20)\d\d$/.test(match[0]);
    const isDate = dates.some(
      (date) => date.from <= from && from < date.to && isWhole(plain.slice(date.from, date.to)),
    );
    if (isYear || isDate || wordBeforeName.test(before) || /^-?[a-z]\d/.test(after)) continue;
    if (/^[\d.,]*\/\d/.test(after) || /^0\d/.test(match[0])) continue;
    return true;
  }
  return false;
}

/** Tells whether a date includes a year: the 12 in "May 12" may be a count. */
const isWhole = (date: string): boolean => /(?:19|20)\d\d/.test(date);
