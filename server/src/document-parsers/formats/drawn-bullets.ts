import type { TextRun } from "@waymark/domain/resumes/read/document";
import { isMostlyDate } from "@waymark/domain/vocabulary/dates";
import { getResolvedPDFJS } from "unpdf";
import { type Box, boxOnPage, type DrawnStep, type Matrix } from "./placements.ts";

const { OPS } = await getResolvedPDFJS();

/** A page with more small shapes than this is a drawing. */
const mostShapes = 600;

/**
 * Bullets that a browser drew as a disc, a circle or a square instead of writing a character: one small shape close to
 * the left of the first text of a line. Without them two items of a list look like one broken line.
 */
export function drawnBullets(
  steps: readonly DrawnStep[],
  toPage: Matrix,
  runs: readonly TextRun[],
): TextRun[] {
  const shapes = smallShapes(steps, toPage);
  if (shapes.length === 0 || shapes.length > mostShapes) return [];
  const bullets = runs.flatMap((run) => {
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
  const lists = listsOf(bullets);
  return lists.filter((list) => !list.some((bullet) => isMostlyDate(rowBehind(bullet, runs)))).flat();
}

/** Bullets below each other, without a free line between them. A list with a date holds facts of a job, no acts. */
function listsOf(bullets: readonly TextRun[]): TextRun[][] {
  const lists: TextRun[][] = [];
  for (const bullet of bullets.toSorted((a, b) => a.y - b.y)) {
    const list = lists.find((one) => {
      const last = one.at(-1);
      return last !== undefined && Math.abs(last.x - bullet.x) < 2 && bullet.y - last.y < bullet.size * 1.8;
    });
    if (list === undefined) lists.push([bullet]);
    else list.push(bullet);
  }
  return lists;
}

const rowBehind = ({ x, y, size }: TextRun, runs: readonly TextRun[]): string =>
  runs
    .filter((run) => Math.abs(run.y - y) < size / 3 && run.x > x)
    .toSorted((a, b) => a.x - b.x)
    .map(({ text }) => text)
    .join(" ");

/** Shapes of 1 to 8 points that are about as wide as high. */
function smallShapes(steps: readonly DrawnStep[], toPage: Matrix): Box[] {
  return steps.flatMap(({ fn, args, placement }) => {
    if (fn !== OPS.constructPath || args[0] === OPS.endPath) return [];
    const shape = boxOnPage(args.at(-1), toPage, placement);
    if (shape === null) return [];
    const width = shape.right - shape.left;
    const height = shape.bottom - shape.top;
    return width >= 1 && width <= 8 && height >= 1 && height <= 8 && Math.abs(width - height) < 1
      ? [shape]
      : [];
  });
}

/** Tells whether the middle of a shape is between the baseline of a text and the top of its letters. */
function isOnLine({ top, bottom }: Box, { y, size }: TextRun): boolean {
  const middle = (top + bottom) / 2;
  return middle < y + size * 0.05 && middle > y - size * 0.75;
}

/** The dot of a timeline is larger than half the letters, or stands further away. */
const isBullet = ({ left, right }: Box, { x, size }: TextRun): boolean =>
  right - left < size * 0.5 && x - right > 0 && x - right < size * 1.3;
