import type { Grey } from "./page-edges.ts";

/** The side of the squares whose light is measured, in dots: larger than letters, smaller than a shadow. */
const side = 64;
/** The share of the dots of a square that are as light as its paper or darker. */
const paperShare = 0.85;
/** Light that differs less than this between squares is even. */
const leastShade = 28;
/** Squares darker than this share of the paper are printed dark, not shaded. */
const darkest = 0.42;

/**
 * Takes the shadow off a photographed page: the tone of the paper is measured square by square, and each dot becomes as
 * light as it would be on white paper. A page in even light is returned as it is.
 */
export function evenLight(picture: Grey): Buffer {
  const { grey, wide, high } = picture;
  const [columns, rows] = [Math.ceil(wide / side), Math.ceil(high / side)];
  const tones = squares(picture, columns, rows);
  const sorted = [...tones].sort((a, b) => a - b);
  const paper = sorted[Math.floor(sorted.length * 0.9)] ?? 255;
  const own = tones.map((tone) => (tone < paper * darkest ? paper : tone));
  const light = smooth(own, columns, rows);
  const shades = [...light].sort((a, b) => a - b);
  const shade = (shades.at(-1) ?? 0) - (shades[Math.floor(shades.length * 0.05)] ?? 0);
  if (shade < leastShade) return grey;
  const even = Buffer.alloc(grey.length);
  for (let y = 0; y < high; y++) {
    const v = Math.min(rows - 1, Math.max(0, y / side - 0.5));
    const top = Math.floor(v);
    const bottom = Math.min(rows - 1, top + 1);
    for (let x = 0; x < wide; x++) {
      const u = Math.min(columns - 1, Math.max(0, x / side - 0.5));
      const left = Math.floor(u);
      const right = Math.min(columns - 1, left + 1);
      const at = (row: number, column: number): number => light[row * columns + column] ?? 255;
      const upper = at(top, left) + (at(top, right) - at(top, left)) * (u - left);
      const lower = at(bottom, left) + (at(bottom, right) - at(bottom, left)) * (u - left);
      const here = upper + (lower - upper) * (v - top);
      even[y * wide + x] = Math.min(255, Math.round(((grey[y * wide + x] ?? 0) * 250) / Math.max(1, here)));
    }
  }
  return even;
}

/** The tone of the paper in each square. */
function squares({ grey, wide, high }: Grey, columns: number, rows: number): number[] {
  const found: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const counts = new Uint32Array(256);
      let all = 0;
      for (let y = row * side; y < Math.min(high, (row + 1) * side); y += 2)
        for (let x = column * side; x < Math.min(wide, (column + 1) * side); x += 2) {
          const tone = grey[y * wide + x] ?? 0;
          counts[tone] = (counts[tone] ?? 0) + 1;
          all += 1;
        }
      let [tone, sum] = [0, counts[0] ?? 0];
      while (sum < all * paperShare && tone < 255) {
        tone += 1;
        sum += counts[tone] ?? 0;
      }
      found.push(tone);
    }
  }
  return found;
}

/** Each square becomes the mean of itself and its neighbours. */
function smooth(tones: readonly number[], columns: number, rows: number): number[] {
  return tones.map((_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    let [sum, count] = [0, 0];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        sum += tones[y * columns + x] ?? 0;
        count += 1;
      }
    return sum / count;
  });
}
