import type { TextRun } from "@waymark/domain/resumes/read/document";
import { getResolvedPDFJS } from "unpdf";
import type { DrawingSteps } from "./hidden-text.ts";
import { type Matrix, multiply, placements } from "./placements.ts";

const { OPS } = await getResolvedPDFJS();

/** A small shape, in points from the top left of the page. */
interface Shape {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A page with more small shapes than this is a drawing. */
const mostShapes = 600;

/**
 * Bullets that a browser drew as a disc, a circle or a square instead of writing a character: one small shape close to
 * the left of the first text of a line. Without them two items of a list look like one broken line.
 */
export function drawnBullets(steps: DrawingSteps, toPage: Matrix, runs: readonly TextRun[]): TextRun[] {
  const shapes = smallShapes(steps, toPage);
  if (shapes.length === 0 || shapes.length > mostShapes) return [];
  return runs.flatMap((run) => {
    const before = shapes.filter((shape) => isOnLine(shape, run) && shape.left < run.x);
    // Several in a row rate a skill.
    const close = before.filter(({ left }) => run.x - left < 4 * run.size);
    const [bullet] = close;
    if (bullet === undefined || close.length > 1 || !isBullet(bullet, run)) return [];
    const isFirst = !runs.some(
      (other) =>
        other !== run &&
        Math.abs(other.y - run.y) < run.size / 2 &&
        other.x < run.x &&
        other.x + other.width > bullet.left - run.size,
    );
    const { left, right } = bullet;
    return isFirst
      ? [{ text: "•", x: left, y: run.y, width: right - left, size: run.size, bold: false }]
      : [];
  });
}

/** Shapes of 1 to 8 points that are about as wide as high. */
function smallShapes(steps: DrawingSteps, toPage: Matrix): Shape[] {
  const matrices = placements(steps);
  return steps.fnArray.flatMap((fn, i) => {
    const args = steps.argsArray[i];
    if (fn !== OPS.constructPath || !Array.isArray(args) || args[0] === OPS.endPath) return [];
    const box: unknown = args.at(-1);
    if (box === null || typeof box !== "object") return [];
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Object.values(box).map(Number);
    const m = multiply(toPage, matrices[i] ?? []);
    const [ax, ay] = pointOn(m, x0, y0);
    const [bx, by] = pointOn(m, x1, y1);
    const shape = {
      left: Math.min(ax, bx),
      right: Math.max(ax, bx),
      top: Math.min(ay, by),
      bottom: Math.max(ay, by),
    };
    const width = shape.right - shape.left;
    const height = shape.bottom - shape.top;
    return width >= 1 && width <= 8 && height >= 1 && height <= 8 && Math.abs(width - height) < 1
      ? [shape]
      : [];
  });
}

const pointOn = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, x: number, y: number) =>
  [a * x + c * y + e, b * x + d * y + f] as const;

/** Tells whether the middle of a shape is between the baseline of a text and the top of its letters. */
function isOnLine({ top, bottom }: Shape, { y, size }: TextRun): boolean {
  const middle = (top + bottom) / 2;
  return middle < y + size * 0.05 && middle > y - size * 0.75;
}

/** The dot of a timeline is larger than half the letters, or stands further away. */
const isBullet = ({ left, right }: Shape, { x, size }: TextRun): boolean =>
  right - left < size * 0.5 && x - right > 0 && x - right < size * 1.3;
