import { iscoOfData } from "./isco.generated.ts";

let read: ReadonlyMap<string, readonly string[]> | undefined;

/** The ISCO-08 unit groups of a SOC code, the most usual first; empty when it has no counterpart. */
export function iscoOf(code: string): readonly string[] {
  read ??= new Map(Object.entries(iscoOfData()));
  return read.get(code) ?? [];
}
