import { getResolvedPDFJS } from "unpdf";

const { OPS } = await getResolvedPDFJS();

/** Six numbers `a b c d e f`, as PDF writes a transformation. */
export type Matrix = readonly number[];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Drawing operators of a page as listed by the PDF engine. */
interface DrawingSteps {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** The state of the page after an operator, in which the next shape or text is drawn. */
interface DrawingState {
  /** The matrix from the coordinates of the next shape to those of the page. */
  readonly placement: Matrix;
  /** The colour of areas and letters, such as `#ffffff`, or `pattern`. */
  readonly fill: string;
  readonly textMode: number;
}

/** An operator, its arguments, and the state after it. */
export interface DrawnStep extends DrawingState {
  readonly fn: number;
  readonly args: readonly unknown[];
}

/** The operators of a page with the state that each leaves; forms within the page have a state of their own. */
export function drawnSteps(steps: DrawingSteps): DrawnStep[] {
  const kept: DrawingState[] = [];
  let now: DrawingState = { placement: identity, fill: "#000000", textMode: 0 };
  return steps.fnArray.map((fn, i) => {
    const given = steps.argsArray[i];
    const args: readonly unknown[] = Array.isArray(given) ? given : [];
    const moved = (by: unknown) => ({ ...now, placement: multiply(now.placement, matrixOf(by)) });
    if (fn === OPS.save || fn === OPS.paintFormXObjectBegin) kept.push(now);
    if (fn === OPS.restore || fn === OPS.paintFormXObjectEnd) now = kept.pop() ?? now;
    else if (fn === OPS.transform) now = moved(given);
    else if (fn === OPS.paintFormXObjectBegin) now = moved(args[0]);
    else if (fn === OPS.setFillRGBColor) now = { ...now, fill: String(args[0]).toLowerCase() };
    else if (fn === OPS.setFillColorN) now = { ...now, fill: "pattern" };
    else if (fn === OPS.setTextRenderingMode) now = { ...now, textMode: Number(args[0]) };
    return { ...now, fn, args };
  });
}

/** The area in points of a picture drawn with a matrix. The reader does not open pictures, it knows their placement. */
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
