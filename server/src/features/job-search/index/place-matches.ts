import { isWidePlace, type Person } from "@waymark/domain/job-search/match/person";
import { nearKm, type placeWorth, regionKm } from "@waymark/domain/job-search/match/place";
import { townToken } from "@waymark/domain/jobs/location/towns";
import { placeName } from "@waymark/domain/vocabulary/places";
import { type DocumentList, hasBit, intersect, setBit, unite } from "../../../search-index/document-list.ts";
import type { Segment } from "../../../search-index/segment.ts";
import type { JobSchema } from "./job-documents.ts";

/** The places of one segment's documents for a person, by the rules of `placeOf` of the domain. */
export class PlaceMatches {
  readonly #kinds: Uint16Array;
  readonly #countries: Uint8Array | Uint16Array | Uint32Array;
  /** By the number of a country: whether it is another than the person's. */
  readonly #abroad: Uint8Array;
  readonly #near: Uint32Array | null;
  readonly #inRegion: Uint32Array | null;
  readonly #town: Uint32Array | null;
  readonly #state: Uint32Array | null;
  readonly #country: Uint32Array | null;
  readonly #named: Uint32Array | null;

  constructor(
    segment: Segment<JobSchema>,
    readonly person: Person,
  ) {
    const { places, kmToTowns, towns } = person;
    this.#kinds = segment.columns.kinds.values;
    this.#countries = segment.columns.country.values;
    const { names } = segment.columns.country;
    this.#abroad = Uint8Array.from({ length: names.count }, (_, i) => {
      const country = names.at(i).toLowerCase();
      return Number(country !== "" && places.size > 0 && !places.has(`@${country}`));
    });
    const listed = (tokens: readonly string[]) =>
      bitsOf(
        segment,
        tokens.map((token) => segment.list(token)),
      );
    const within = (least: number, most: number) =>
      listed([...kmToTowns].flatMap(([key, km]) => (km > least && km <= most ? [townToken(key)] : [])));
    this.#near = within(-1, nearKm);
    this.#inRegion = within(nearKm, regionKm);
    const known = [...places];
    this.#town = listed(known.filter((token) => !isWidePlace(token)));
    this.#state = listed(known.filter((token) => isWidePlace(token) && token.includes("-")));
    this.#country = listed(known.filter((token) => isWidePlace(token) && !token.includes("-")));
    this.#named = bitsOf(
      segment,
      towns.map((town) => {
        const words = placeName(town.replace(/\\(.)/gu, "$1")).split(" ");
        const lists = words.map((word) => segment.list(`~${word}`));
        return intersect(lists, [], Number.POSITIVE_INFINITY, () => new Uint32Array(segment.words));
      }),
    );
  }

  placeOf(doc: number, hasKnownPlace: boolean, hasLocation: boolean): keyof typeof placeWorth | null {
    const { remoteWork, places, towns, isTownKnown } = this.person;
    if (((this.#kinds[doc] ?? 0) & 1) === 1) {
      if (remoteWork === "onsite") return "on_site";
      return this.#abroad[this.#countries[doc] ?? 0] === 1 ? "remote_abroad" : "remote";
    }
    if (remoteWork === "remote") return "on_site";
    if (isIn(this.#near, doc)) return "here";
    if (isIn(this.#inRegion, doc)) return "region";
    if (!hasKnownPlace || places.size === 0) {
      if (towns.length === 0 || !hasLocation) return null;
      return isIn(this.#named, doc) ? "here" : "unclear";
    }
    if (isIn(this.#town, doc) || (!isTownKnown && isIn(this.#named, doc))) return "here";
    if (isIn(this.#state, doc)) return "region";
    return isIn(this.#country, doc) ? "country" : "elsewhere";
  }
}

const isIn = (bits: Uint32Array | null, doc: number): boolean => bits !== null && hasBit(bits, doc);

function bitsOf({ words }: Segment<JobSchema>, lists: readonly DocumentList[]): Uint32Array | null {
  const filled = lists.filter(({ count }) => count > 0);
  if (filled.length === 0) return null;
  const { bits, docs } = unite(filled, words);
  if (bits !== null) return bits;
  const made = new Uint32Array(words);
  for (const doc of docs ?? []) setBit(made, doc);
  return made;
}
