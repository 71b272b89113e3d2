import { getResolvedPDFJS } from "unpdf";
import type { DrawingSteps } from "./hidden-text.ts";

const { OPS } = await getResolvedPDFJS();

/** Six numbers `a b c d e f`, as PDF writes a transformation. */
export type Matrix = readonly number[];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** After each operator, the matrix from the coordinates of the next shape to those of the page. */
export function placements(steps: DrawingSteps): Matrix[] {
  const kept: Matrix[] = [];
  let now = identity;
  return steps.fnArray.map((fn, i) => {
    if (fn === OPS.save || fn === OPS.paintFormXObjectBegin) kept.push(now);
    if (fn === OPS.restore || fn === OPS.paintFormXObjectEnd) now = kept.pop() ?? now;
    const args = steps.argsArray[i];
    if (fn === OPS.transform) now = multiply(now, matrixOf(args));
    if (fn === OPS.paintFormXObjectBegin && Array.isArray(args)) now = multiply(now, matrixOf(args[0]));
    return now;
  });
}

/**
 * The area in points of a picture drawn with a matrix: pictures fill the unit square. The reader does not open pictures,
 * so only their placement is known.
 */
export const areaOf = ([a = 1, b = 0, c = 0, d = 1]: Matrix): number => Math.abs(a * d - b * c);

/** The identity for anything that is not six finite numbers. */
function matrixOf(value: unknown): Matrix {
  if (!Array.isArray(value) && !ArrayBuffer.isView(value)) return identity;
  const numbers = Object.values(value).map(Number);
  return numbers.length === 6 && numbers.every(Number.isFinite) ? numbers : identity;
}

/** The matrix that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** A box in points from the top left of the page. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The bounding box of a path, its four numbers in the coordinates of a matrix, on the page; null when there is none. */
export function boxOnPage(bounds: unknown, toPage: Matrix, placement: Matrix): Box | null {
  if (bounds === null || typeof bounds !== "object") return null;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Object.values(bounds).map(Number);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = multiply(toPage, placement);
  const xs = [a * x0 + c * y0 + e, a * x1 + c * y1 + e];
  const ys = [b * x0 + d * y0 + f, b * x1 + d * y1 + f];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
