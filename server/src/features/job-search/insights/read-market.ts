import type { AnswerOf } from "@waymark/contract/endpoint";
import type { readMarket as endpoint } from "@waymark/contract/job-search-market";
import type { Language } from "@waymark/contract/values";
import { cityCard, fullestCards, roleCard } from "@waymark/domain/job-search/market";
import { readPostedPlace } from "@waymark/domain/jobs/location/location";
import type { CacheRules } from "../../../caches.ts";
import type { Deps } from "../../../deps.ts";
import { notCounted } from "../../../ports/job-sources/counted-sources.ts";
import { countPostings } from "../../jobs/read-postings.ts";
import { commonLocations, marketRowsAt, marketRowsOf, marketTitles } from "./market-store.ts";

type Market = AnswerOf<typeof endpoint>;

/** The number of commonest places and titles that are read. */
const looked = 12;

const marketCache: CacheRules<Market> = { name: "market", max: 20, ttlMs: 10 * 60_000 };

/** Cities and roles as the stored postings show them, samples aside. Answers may be ten minutes old. */
export function readMarket(deps: Deps, language: Language): Promise<Market> {
  return deps.caches.of(marketCache).get(language, () => countMarket(deps, language, deps.now()));
}

async function countMarket(deps: Deps, language: Language, now: Date): Promise<Market> {
  const { postings } = await countPostings(deps);
  const asOf = now.toISOString();
  const without = notCounted(deps.config).map(({ id }) => id);
  const cities = [];
  for (const { name, locations } of await commonCities(deps, without)) {
    cities.push(cityCard(name, await marketRowsAt(deps.db, locations, without), { now, language }));
  }
  const roles = [];
  for (const { titleKey, label } of await marketTitles(deps.db, looked, without)) {
    roles.push(roleCard(label, await marketRowsOf(deps.db, titleKey, without), now));
  }
  return {
    asOf,
    postings,
    cities: fullestCards(cities, (card) => card.jobs),
    roles: fullestCards(roles, (card) => card.openings),
  };
}

/** The commonest cities, each with the texts that postings name it by; the shortest text's first part is its name. */
async function commonCities(
  deps: Deps,
  without: readonly string[],
): Promise<{ name: string; locations: string[] }[]> {
  const cities = new Map<string, { name: string; count: number; locations: string[] }>();
  for (const { location, country, count } of await commonLocations(deps.db, without)) {
    const { tokens } = readPostedPlace(location, country ?? undefined);
    const places = tokens.filter((token) => /^@[a-z_]{3,}$/.test(token));
    const [key] = places;
    // A posting in several cities is none of theirs.
    if (key === undefined || places.length > 1) continue;
    const name = (location.split(",")[0] ?? "").trim();
    const city = cities.get(key) ?? { name, count: 0, locations: [] };
    city.count += count;
    city.locations.push(location);
    if (name.length < city.name.length) city.name = name;
    cities.set(key, city);
  }
  return [...cities.values()].toSorted((a, b) => b.count - a.count).slice(0, looked);
}
