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
  /** The piece of the file that shows it, as the file writes it. */
  readonly evidence: string;
}

const spaced = (text: string): string => text.replace(/\s+/g, " ").trim();
const isDate = (field: string): boolean => /(?:Date)$/.test(field);

/**
 * Of a model's suggestions those that the file proves: for a field that was asked about, with a piece that literally
 * stands in one of the file's lines, which itself says the new text (or the new date). Each field once.
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

/** Whether a piece of text writes a date, with its month where the date has one. */
function saysDate(text: string, date: string): boolean {
  const written = findDates(text).flatMap(({ start, end }) => [writeDate(start), writeDate(end)]);
  return /^\d{4}(?:-\d\d)?$/.test(date) && written.some((one) => one === date || one.slice(0, 4) === date);
}
