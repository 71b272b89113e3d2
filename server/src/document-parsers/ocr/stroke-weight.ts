import type { Grey } from "./page-edges.ts";

/** A part of a recognised picture, in dots. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Less contrast than this inside of a box is no letter, nor is less ink, in dots. */
const [leastContrast, leastInk] = [60, 24];

/**
 * Measures how thick the strokes of a word are, in dots; null where there is too little to measure. Recognition turned
 * the picture clockwise around its middle by `slope` radians, so that boxes are those of the turned picture.
 *
 * A stroke of the thickness t at an angle is cut by rows in runs of t / sin and by columns in runs of t / cos, so that
 * the ink divided by the root of the sum of squares of both numbers of runs is t.
 */
export function strokesOf({ grey, wide, high }: Grey, slope: number): (box: Box) => number | null {
  const [sin, cos] = [Math.sin(slope), Math.cos(slope)];
  const [middleX, middleY] = [wide / 2, high / 2];
  const toneAt = (x: number, y: number): number => {
    const [right, down] = [x - middleX, y - middleY];
    const column = Math.round(middleX + right * cos + down * sin);
    const row = Math.round(middleY - right * sin + down * cos);
    return column < 0 || row < 0 || column >= wide || row >= high ? 255 : (grey[row * wide + column] ?? 255);
  };
  return ({ x0, y0, x1, y1 }) => {
    const [columns, rows] = [x1 - x0, y1 - y0];
    if (columns < 2 || rows < 2) return null;
    const tones = new Uint8Array(columns * rows);
    for (let y = 0, at = 0; y < rows; y++)
      for (let x = 0; x < columns; x++, at++) tones[at] = toneAt(x0 + x, y0 + y);
    return thicknessOf(tones, columns);
  };
}

function thicknessOf(tones: Uint8Array, columns: number): number | null {
  let [darkest, lightest, sum] = [255, 0, 0];
  for (const tone of tones) {
    darkest = Math.min(darkest, tone);
    lightest = Math.max(lightest, tone);
    sum += tone;
  }
  if (lightest - darkest < leastContrast) return null;
  const middle = (darkest + lightest) / 2;
  // Letters cover less of their box than the ground, which is dark where they are light.
  const isLight = sum / tones.length < middle;
  const isInk = (at: number): boolean => (tones[at] ?? 0) < middle !== isLight;
  let [ink, inRows, inColumns] = [0, 0, 0];
  for (let at = 0; at < tones.length; at++) {
    if (!isInk(at)) continue;
    ink += 1;
    if (at % columns === 0 || !isInk(at - 1)) inRows += 1;
    if (at < columns || !isInk(at - columns)) inColumns += 1;
  }
  return ink < leastInk ? null : ink / Math.hypot(inRows, inColumns);
}
