import { getResolvedPDFJS } from "unpdf";
import type { DrawingSteps } from "./hidden-text.ts";

const { OPS } = await getResolvedPDFJS();

/**
 * After each operator, the area in points of a picture drawn there: pictures fill the unit square. The reader does not
 * open pictures, so only their placement is known.
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

/** The area scale of a transformation matrix of six numbers; 1 for anything else. */
function areaOf(matrix: unknown): number {
  if (!Array.isArray(matrix) && !ArrayBuffer.isView(matrix)) return 1;
  const [a = 1, b = 0, c = 0, d = 1] = Object.values(matrix).map(Number);
  const area = Math.abs(a * d - b * c);
  return Number.isFinite(area) ? area : 1;
}
