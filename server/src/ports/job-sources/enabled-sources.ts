import type { Config } from "../../config.ts";
import type { JobSource } from "./port.ts";
import { sourcesNamed } from "./sources.ts";

/** The keys a source needs, as far as the operator gave them. */
export function keysOf(config: Config, source: JobSource): Readonly<Record<string, string>> {
  const given = new Map(Object.entries(config));
  const keys: Record<string, string> = {};
  for (const name of source.policy.keys) {
    const value = given.get(name);
    if (typeof value === "string" && value !== "") keys[name] = value;
  }
  return keys;
}

export const hasKeys = (config: Config, source: JobSource): boolean =>
  Object.keys(keysOf(config, source)).length === source.policy.keys.length;

/** The sources that are fetched: those the operator's list names, of those with keys the ones that have them. */
export const switchedOn = (config: Config): JobSource[] =>
  sourcesNamed(config.JOB_SOURCES).filter((source) => hasKeys(config, source));
