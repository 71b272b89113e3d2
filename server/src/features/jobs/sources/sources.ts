import type { JobOrigin } from "@waymark/contract/jobs";
import { arbeitnow } from "./arbeitnow.ts";
import { greenhouse } from "./greenhouse.ts";
import { remoteOk } from "./remoteok.ts";
import type { JobSource } from "./source.ts";

/** Every source the product can fetch from. */
const jobSourcesKnown: readonly JobSource[] = [remoteOk, arbeitnow, greenhouse];

/** The sources an operator has switched on, by a comma-separated list of ids; unknown ids are left out. */
export const sourcesNamed = (list: string): JobSource[] => {
  const ids = new Set(list.split(",").map((id) => id.trim()));
  return jobSourcesKnown.filter((source) => ids.has(source.id));
};

/** How a source asks to be named on a card; undefined for postings of files. */
export function originOf(sourceId: string, url: string): JobOrigin | undefined {
  const policy = jobSourcesKnown.find((source) => source.id === sourceId)?.policy;
  if (policy === undefined) return undefined;
  return { name: policy.name, url: policy.link ?? url, follow: policy.follow };
}
