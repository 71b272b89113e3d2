import { isMostlyDate } from "../../../vocabulary/dates.ts";
import { fold } from "../../../vocabulary/fold.ts";
import type { Line } from "../document.ts";
import { isBullet } from "../entries.ts";

interface Labelled {
  readonly label: string;
  readonly value: string;
}

const labelled = (line: Line): Labelled | null => {
  const [, label = "", value = ""] =
    (line.parts[0] ?? "").match(/^(\p{Lu}[\p{L}/ ]{2,28}?)\s*:\s+(\S.*)$/u) ?? [];
  return label === "" || isBullet(line) ? null : { label: fold(label), value };
};

/** A label says one of two things when its values lean this far to one side, on average. */
const clear = 0.3;

/**
 * The lines of a section without the labels that several entries have, such as `Designation: Site Engineer`: what a
 * label means is told by its values, so it need not be known.
 * @param evidence 1 to -1 for a value, as `titleOverEmployer`.
 * @param labels The words that later steps know, for values of 1 and of -1.
 */
export function sayLabels(
  lines: readonly Line[],
  evidence: (text: string) => number,
  labels: readonly [string, string],
): readonly Line[] {
  const values = new Map<string, string[]>();
  const found = lines.map(labelled);
  for (const one of found) if (one) values.set(one.label, [...(values.get(one.label) ?? []), one.value]);
  const said = new Map<string, string>();
  for (const [label, own] of values) {
    const mean = own.reduce((sum, value) => sum + evidence(value), 0) / own.length;
    if (own.length < 2) continue;
    if (own.every(isMostlyDate)) said.set(label, "");
    else if (Math.abs(mean) > clear) said.set(label, labels[mean > 0 ? 0 : 1]);
  }
  return lines.map((line, i) => {
    const one = found[i];
    const prefix = one && said.get(one.label);
    if (!one || prefix === undefined || prefix === null) return line;
    const parts = [`${prefix}${one.value}`, ...line.parts.slice(1)];
    return { ...line, parts, text: parts.join(" ") };
  });
}
