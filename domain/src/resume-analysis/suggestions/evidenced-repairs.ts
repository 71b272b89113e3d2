import { findDates, writeDate } from "../../vocabulary/dates.ts";
import { fold } from "../../vocabulary/fold.ts";

export interface UnsureField {
  readonly field: string;
  readonly text: string;
}

export interface Repair {
  readonly field: string;
  readonly from: string;
  readonly to: string;
  /** The quote from the file that proves it. */
  readonly evidence: string;
}

const spaced = (text: string): string => text.replace(/\s+/g, " ").trim();
const isDate = (field: string): boolean => /(?:Date)$/.test(field);

/**
 * Filters a model's suggestions: those for a requested field whose quote occurs literally in a line of the file and
 * itself contains the new text (or the new date). At most one per field.
 */
export function evidencedRepairs(
  suggestions: readonly { field: string; to: string; evidence: string }[],
  unsure: readonly UnsureField[],
  lines: readonly string[],
): Repair[] {
  const file = lines.map(spaced);
  const repairs = new Map<string, Repair>();
  for (const suggestion of suggestions) {
    const asked = unsure.find(({ field }) => field === suggestion.field);
    const [to, evidence] = [spaced(suggestion.to), spaced(suggestion.evidence)];
    if (asked === undefined || repairs.has(asked.field)) continue;
    if (to === "" || evidence.length < 2 || to === spaced(asked.text)) continue;
    const stands = file.some((line) => line.includes(evidence));
    const says = isDate(asked.field) ? saysDate(evidence, to) : fold(evidence).includes(fold(to));
    if (stands && says) repairs.set(asked.field, { field: asked.field, from: asked.text, to, evidence });
  }
  return [...repairs.values()];
}

/** Tells whether a text contains a date; when the date has a month, the month must match too. */
function saysDate(text: string, date: string): boolean {
  const written = findDates(text).flatMap(({ start, end }) => [writeDate(start), writeDate(end)]);
  return /^\d{4}(?:-\d\d)?$/.test(date) && written.some((one) => one === date || one.slice(0, 4) === date);
}
