import type { Config } from "../config.ts";
import {
  type MomentRefused,
  type Range,
  type RestoredMoment,
  restoreMoment,
} from "../db/archive/restore-moment.ts";
import type { OpenDatabase } from "../db/open.ts";
import { compareDatabases } from "../restoring/compare-databases.ts";
import type { Print } from "./command.ts";

const shape = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/;

/** Local time, unless it ends in Z or an offset. Null for anything else. */
export function parseMoment(text: string): Date | null {
  const [, day, minute, second = ":00", zone = ""] = shape.exec(text) ?? [];
  if (day === undefined || minute === undefined) return null;
  // Parsed as UTC it has to come out unchanged, which rejects the 31st of June.
  const asUtc = new Date(`${day}T${minute}${second}Z`);
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(`${day}T${minute}`)) return null;
  const at = new Date(`${day}T${minute}${second}${zone}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

export function localTime(at: Date): string {
  const minutes = -at.getTimezoneOffset();
  const shifted = new Date(at.getTime() + minutes * 60_000).toISOString().slice(0, 19);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return `${shifted}${minutes < 0 ? "-" : "+"}${two(hours)}:${two(rest)}`;
}

export const rangeLines = (ranges: readonly Range[]): string =>
  ranges
    .map(({ from, until }) => `  ${localTime(new Date(from.getTime() + 999))} … ${localTime(until)}`)
    .join("\n");

/** Recovers beside what is in use and prints what would be gone; with `--move-aside` it replaces what is in use. */
export async function runRestoreMoment(
  config: Config,
  asked: { readonly at: Date; readonly identity: string | undefined; readonly agreed: boolean },
  print: Print,
): Promise<Pick<RestoredMoment, "swapped" | "key" | "ledger">> {
  print("operator.restoreAt.begins", { at: localTime(asked.at) });
  const look = async (recovered: OpenDatabase, present: OpenDatabase | null) => {
    if (present === null) return print("operator.restoreAt.nothingToCompare");
    const differences = await compareDatabases(present, recovered);
    print(differences.length === 0 ? "operator.restoreAt.same" : "operator.restoreAt.differs");
    for (const { kind, gone, back, changed } of differences)
      print(`operator.restoreAt.kind.${kind}`, { gone, back, changed });
  };
  const { swapped, key, ledger, aside, files, madeFrom, segments } = await restoreMoment({
    config,
    ...asked,
    look,
  });
  print("operator.restoreAt.from", { backup: madeFrom, segments });
  print("operator.restoreAt.files", { number: files.there });
  if (files.missing > 0) print("operator.restoreAt.missing", { number: files.missing });
  if (!swapped) print("operator.restoreAt.notAgreed", { folder: config.DATA_DIR });
  else {
    print("operator.restoreAt.done", { at: localTime(asked.at) });
    if (aside !== null) print("operator.restore.aside", { folder: aside });
  }
  return { swapped, key, ledger };
}

export function printRefused(error: MomentRefused, print: Print): void {
  print(`operator.restoreAt.refused.${error.reason}`, { ranges: rangeLines(error.ranges) });
}
