import { distanceKm } from "@waymark/domain/vocabulary/distance";
import { placeName } from "@waymark/domain/vocabulary/places";
import type { PackedTowns } from "./packed-towns.ts";

/** A town, in degrees. `key` stays the same between releases while name, country and division do. */
export interface Town {
  readonly key: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The first-level division as coded by GeoNames; for the United States the two letters of the state. */
  readonly division: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Finds towns by name and by distance. Finds nothing until the data is loaded in the background, or if that failed. */
export class Gazetteer {
  #towns: PackedTowns | null = null;
  /** Resolves when the data is loaded, or loading has failed. */
  ready: Promise<void> = Promise.resolve();

  get size(): number {
    return this.#towns === null ? 0 : this.#towns.starts.length - 1;
  }

  fill(towns: PackedTowns): void {
    this.#towns = towns;
  }

  /** Towns with a name, ignoring case and accents, at most 50; optionally in one country. */
  find(name: string, country?: string): Town[] {
    const towns = this.#towns;
    const plain = placeName(name);
    if (towns === null || plain === "") return [];
    const found: Town[] = [];
    for (let i = this.#firstFrom(towns, plain); i < this.size && found.length < 50; i++) {
      if (nameAt(towns, i) !== plain) break;
      const town = townAt(towns, i);
      if (country === undefined || town.country === country) found.push(town);
    }
    return found;
  }

  /** Tells whether a town has this name, optionally in one country. */
  knows(name: string, country?: string): boolean {
    return this.find(name, country).length > 0;
  }

  /** Towns within `km` kilometres in a straight line, nearest first, at most `limit`. */
  near(from: Pick<Town, "latitude" | "longitude">, km: number, limit = 2_000): Town[] {
    const towns = this.#towns;
    if (towns === null) return [];
    const found: { i: number; km: number }[] = [];
    // A degree of latitude is 111 km everywhere, so towns further north or south can be skipped cheaply.
    const band = km / 111 + 0.01;
    for (let i = 0; i < this.size; i++) {
      const latitude = towns.latitudes[i] ?? 0;
      if (Math.abs(latitude - from.latitude) > band) continue;
      const away = distanceKm(from, { latitude, longitude: towns.longitudes[i] ?? 0 });
      if (away <= km) found.push({ i, km: away });
    }
    return found
      .sort((a, b) => a.km - b.km)
      .slice(0, limit)
      .map(({ i }) => townAt(towns, i));
  }

  #firstFrom(towns: PackedTowns, plain: string): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (nameAt(towns, middle) < plain) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const decoder = new TextDecoder();
const nameAt = (towns: PackedTowns, i: number): string =>
  decoder.decode(towns.names.subarray(towns.starts[i], towns.starts[i + 1]));

function townAt(towns: PackedTowns, i: number): Town {
  const name = nameAt(towns, i);
  const [country = "", division = ""] = (towns.areas[towns.places[i] ?? 0] ?? "").split(".");
  return {
    key: `${country}-${division}-${name.replaceAll(" ", "_")}`.toLowerCase(),
    name,
    country,
    division,
    latitude: towns.latitudes[i] ?? 0,
    longitude: towns.longitudes[i] ?? 0,
  };
}
