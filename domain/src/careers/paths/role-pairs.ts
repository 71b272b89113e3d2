import type { Role } from "../roles.ts";

/** Caches a number per pair of roles in one array; hundreds of thousands of string keys would need more memory. */
export class RolePairs {
  private readonly places: ReadonlyMap<Role, number>;
  private readonly numbers: Float64Array;

  constructor(roles: readonly Role[]) {
    this.places = new Map(roles.map((role, at) => [role, at]));
    this.numbers = new Float64Array(roles.length ** 2).fill(Number.NaN);
  }

  private placeOf(from: Role, to: Role): number {
    const [row, column] = [this.places.get(from), this.places.get(to)];
    return row === undefined || column === undefined ? -1 : row * this.places.size + column;
  }

  /** The number of a pair; computed on first use. */
  of(from: Role, to: Role, compute: () => number): number {
    const place = this.placeOf(from, to);
    const known = this.numbers[place];
    if (known !== undefined && !Number.isNaN(known)) return known;
    const computed = compute();
    if (place >= 0) this.numbers[place] = computed;
    return computed;
  }
}
