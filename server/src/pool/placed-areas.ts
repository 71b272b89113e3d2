import { getResolvedPDFJS } from "unpdf";
import type { DrawingSteps } from "./hidden-text.ts";

const { OPS } = await getResolvedPDFJS();

/**
 * After each step, the area in points that a picture drawn there would cover: pictures fill the unit square. The
 * reader does not open pictures, so where one was, only its placing is left.
 */
export function placedAreas(steps: DrawingSteps): number[] {
  const kept: number[] = [];
  let scale = 1;
  return steps.fnArray.map((fn, i) => {
    if (fn === OPS.save || fn === OPS.paintFormXObjectBegin) kept.push(scale);
    if (fn === OPS.restore || fn === OPS.paintFormXObjectEnd) scale = kept.pop() ?? scale;
    const args = steps.argsArray[i];
    if (fn === OPS.transform) scale *= areaOf(args);
    if (fn === OPS.paintFormXObjectBegin && Array.isArray(args)) scale *= areaOf(args[0]);
    return scale;
  });
}

/** How much larger a matrix of six numbers makes areas; 1 when it is none. */
function areaOf(matrix: unknown): number {
  if (!Array.isArray(matrix) && !ArrayBuffer.isView(matrix)) return 1;
  const [a = 1, b = 0, c = 0, d = 1] = Object.values(matrix).map(Number);
  const area = Math.abs(a * d - b * c);
  return Number.isFinite(area) ? area : 1;
}
