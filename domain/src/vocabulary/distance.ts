/** A place in degrees; north and east are positive. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const radiusKm = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance of two places in kilometres by the haversine formula on a sphere; within half a percent. */
export function distanceKm(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * radiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}
