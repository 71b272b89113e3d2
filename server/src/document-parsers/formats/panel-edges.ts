import { getResolvedPDFJS } from "unpdf";
import type { DrawingSteps } from "./hidden-text.ts";
import { boxOnPage, type Matrix, placements } from "./placements.ts";

const { OPS } = await getResolvedPDFJS();

/** Shares of the page: a panel is at least this high, between these widths, and starts this close to a side of the page. */
const leastHeight = 0.5;
const leastWidth = 0.15;
const mostWidth = 0.5;
const farthestFromSide = 0.12;

/** The inner edges, in points from the left, of tall coloured areas along the left or right side of a page. */
export function panelEdges(
  steps: DrawingSteps,
  toPage: Matrix,
  { width, height }: { readonly width: number; readonly height: number },
): number[] {
  const matrices = placements(steps);
  const kept: string[] = [];
  let fill = "#000000";
  const edges = new Set<number>();
  for (const [i, fn] of steps.fnArray.entries()) {
    const given = steps.argsArray[i];
    const args: unknown[] = Array.isArray(given) ? given : [];
    if (fn === OPS.save) kept.push(fill);
    else if (fn === OPS.restore) fill = kept.pop() ?? fill;
    else if (fn === OPS.setFillRGBColor) fill = String(args[0]).toLowerCase();
    else if (fn === OPS.constructPath && fill !== "#ffffff" && isFilled(args[0])) {
      const box = boxOnPage(args.at(-1), toPage, matrices[i] ?? []);
      if (box === null || box.bottom - box.top < height * leastHeight) continue;
      const share = (box.right - box.left) / width;
      if (share < leastWidth || share > mostWidth) continue;
      if (box.left < width * farthestFromSide) edges.add(box.right);
      else if (box.right > width * (1 - farthestFromSide)) edges.add(box.left);
    }
  }
  return [...edges].slice(0, 4);
}

const filling = new Set<unknown>([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke]);
const isFilled = (paint: unknown): boolean => filling.has(paint);
