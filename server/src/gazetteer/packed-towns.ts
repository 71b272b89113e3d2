import { placeName } from "@waymark/domain/vocabulary/places";
import { z } from "zod";

/** The fields of a row of the gazetteer's file that are used. */
const TownRow = z.object({
  name: z.string(),
  lat: z.coerce.number(),
  lng: z.coerce.number(),
  country: z.string().length(2),
  admin1: z.string(),
});
export const TownRows = z.array(TownRow);
export type TownRow = z.infer<typeof TownRow>;

/**
 * All towns in a few arrays, sorted by plain name: 170,000 objects would take ten times the memory. Name `i` is
 * `names[starts[i]..starts[i + 1]]`; `places[i]` is an index into `areas` ("GB.ENG").
 */
export interface PackedTowns {
  readonly names: Uint8Array<ArrayBuffer>;
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly latitudes: Float32Array<ArrayBuffer>;
  readonly longitudes: Float32Array<ArrayBuffer>;
  readonly places: Uint16Array<ArrayBuffer>;
  readonly areas: readonly string[];
}

/** Packs the rows; of towns with the same name, country and division, the first one is kept. */
export function packTowns(rows: readonly TownRow[]): PackedTowns {
  const areas: string[] = [];
  const areaOf = new Map<string, number>();
  const towns = new Map<string, { plain: string; row: TownRow; area: number }>();
  for (const row of rows) {
    const plain = placeName(row.name);
    const name = `${row.country}.${row.admin1}`;
    if (plain === "" || towns.has(`${plain}|${name}`)) continue;
    let area = areaOf.get(name);
    if (area === undefined) {
      area = areas.push(name) - 1;
      areaOf.set(name, area);
    }
    towns.set(`${plain}|${name}`, { plain, row, area });
  }
  const sorted = [...towns.values()].sort((a, b) => (a.plain < b.plain ? -1 : a.plain > b.plain ? 1 : 0));
  const encoded = sorted.map(({ plain }) => new TextEncoder().encode(plain));
  const starts = new Uint32Array(sorted.length + 1);
  for (const [i, bytes] of encoded.entries()) starts[i + 1] = (starts[i] ?? 0) + bytes.length;
  const names = new Uint8Array(starts[sorted.length] ?? 0);
  for (const [i, bytes] of encoded.entries()) names.set(bytes, starts[i] ?? 0);
  return {
    names,
    starts,
    latitudes: Float32Array.from(sorted, ({ row }) => row.lat),
    longitudes: Float32Array.from(sorted, ({ row }) => row.lng),
    places: Uint16Array.from(sorted, ({ area }) => area),
    areas,
  };
}
