import { variables } from "../config.ts";

/** Removed, renamed, or mistyped environment variables with the prefix of Waymark's settings. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const beginnings = new Set(
    Object.keys(variables).flatMap((name) =>
      name.includes("_") ? [name.slice(0, name.indexOf("_") + 1)] : [],
    ),
  );
  const looksOurs = (name: string) => beginnings.has(name.slice(0, name.indexOf("_") + 1));
  return Object.keys(env)
    .filter((name) => looksOurs(name) && !(name in variables))
    .sort();
}
