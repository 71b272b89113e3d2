import { getResolvedPDFJS } from "unpdf";
import { boxOnPage, type DrawnStep, type Matrix } from "./placements.ts";

const { OPS } = await getResolvedPDFJS();

/** Shares of the page: a panel is at least this high, between these widths, and starts this close to a side of the page. */
const leastHeight = 0.5;
const leastWidth = 0.15;
const mostWidth = 0.5;
const farthestFromSide = 0.12;

/** The inner edges, in points from the left, of tall coloured areas along the left or right side of a page. */
export function panelEdges(
  steps: readonly DrawnStep[],
  toPage: Matrix,
  { width, height }: { readonly width: number; readonly height: number },
): number[] {
  const edges = new Set<number>();
  for (const { fn, args, fill, placement } of steps) {
    if (fn !== OPS.constructPath || fill === "#ffffff" || !isFilled(args[0])) continue;
    const box = boxOnPage(args.at(-1), toPage, placement);
    if (box === null || box.bottom - box.top < height * leastHeight) continue;
    const share = (box.right - box.left) / width;
    if (share < leastWidth || share > mostWidth) continue;
    if (box.left < width * farthestFromSide) edges.add(box.right);
    else if (box.right > width * (1 - farthestFromSide)) edges.add(box.left);
  }
  return [...edges].slice(0, 4);
}

const filling = new Set<unknown>([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke]);
const isFilled = (paint: unknown): boolean => filling.has(paint);
