import type { SearchFilters } from "@waymark/contract/jobs";
import { queryTowns } from "@waymark/domain/jobs/location/towns";
import type { Deps } from "../../../deps.ts";
import { countryOfPerson } from "../insights/pay-percentile.ts";
import { isPerson, type Viewer } from "../viewer.ts";

/** The most towns in one search; the nearest come first. */
const mostTowns = 1_500;

/** The towns within the requested radius. */
export interface Around {
  /** The place as typed. */
  readonly place: string;
  readonly km: number;
  readonly country: string | undefined;
  /** Keys of the gazetteer, the nearest first. */
  readonly towns: readonly string[];
}

/** The towns around the one that a search names; null without a radius or for an unknown place. */
export async function aroundTown(deps: Deps, viewer: Viewer, asked: SearchFilters): Promise<Around | null> {
  const { location = "", within } = asked;
  if (within === undefined || location === "" || deps.gazetteer.size === 0) return null;
  const home = isPerson(viewer) ? await countryOfPerson(deps, viewer) : undefined;
  const named = queryTowns(location, home, (name, country) => deps.gazetteer.find(name, country));
  if (named.length === 0) return null;
  const each = Math.ceil(mostTowns / named.length);
  const near = named.flatMap((town) => deps.gazetteer.near(town, within, each).map(({ key }) => key));
  const [country, ...others] = new Set(named.map((town) => town.country));
  return {
    place: location,
    km: within,
    country: others.length > 0 ? undefined : country,
    towns: [...new Set([...named.map(({ key }) => key), ...near])],
  };
}
