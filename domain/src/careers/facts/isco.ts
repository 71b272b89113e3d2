import { iscoTable } from "../data/isco.ts";

let read: ReadonlyMap<string, readonly string[]> | undefined;

/** The ISCO-08 unit groups of a SOC code, the most usual first; empty when it has no counterpart. */
export function iscoOf(code: string): readonly string[] {
  read ??= new Map(
    iscoTable
      .split(/\s+/)
      .filter((entry) => entry !== "")
      .map((entry) => {
        const [soc = "", groups = ""] = entry.split(":");
        return [soc, groups.split("+")] as const;
      }),
  );
  return read.get(code) ?? [];
}
