import { readPostedPlace } from "@waymark/domain/jobs/location/location";

/** The first known city among a posting's place tokens, without its mark; empty when none is known. */
export const firstCity = (places: readonly string[]): string =>
  places.find((token) => /^@[a-z_]{3,}$/.test(token))?.slice(1) ?? "";

/** The city of a posting by its location text. */
export const placeOf = (location: string, country: string | null): string =>
  firstCity(readPostedPlace(location, country ?? undefined).tokens);
