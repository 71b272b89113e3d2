/** A point of the frame. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** A box by its middle. Boxes of one column have the same `x`. */
export interface RouteBox extends Corner {
  readonly id: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Kept clear of boxes and between lines where there is room; where there is less, it is shared evenly. */
const room = 14;
/** So much further a line goes around for a gap in which it stands free. */
const detour = { narrow: 40, used: 10 } as const;

/** The free heights of a column, from above its first box to below its last. */
interface Gap {
  readonly low: number;
  readonly high: number;
  /** Lines that pass here, with the height each would like. */
  readonly lines: { readonly wanted: number; at: number }[];
}

interface Column {
  readonly left: number;
  readonly right: number;
  readonly gaps: readonly Gap[];
  /** Lines that turn around beside it. */
  turns: number;
}

/**
 * The corners of a line for each link: from the right of a box to the left of the next. Lines change their height
 * between columns only and pass a column between its boxes, so that none runs behind a box. Between two corners a line
 * may be drawn straight, or as any curve within the rectangle of the two. A link whose boxes are not there gets none.
 */
export function routeLinks(
  links: readonly { readonly from: string; readonly to: string }[],
  boxes: readonly RouteBox[],
  box: Size,
  frame: Size,
): Corner[][] {
  const byId = new Map(boxes.map((one) => [one.id, one]));
  const xs = [...new Set(boxes.map(({ x }) => x))].sort((a, b) => a - b);
  const columns = xs.map((x) => columnAt(x, boxes, box, frame));
  const drafts = links.map(({ from, to }) => {
    const [start, end] = [byId.get(from), byId.get(to)];
    if (start === undefined || end === undefined) return null;
    const [first, last] = [xs.indexOf(start.x), xs.indexOf(end.x)];
    const passed = columns.slice(first + 1, last);
    // Where the next box does not stand further right, the line leads back to the left of it.
    const back = columns.slice(last, first + 1).reverse();
    const isBack = last <= first;
    const between = isBack ? back : passed;
    const gates = between.map((column, at) => {
      const wanted = start.y + ((at + 1) / (between.length + 1)) * (end.y - start.y);
      return { column, line: takeGap(column, wanted) };
    });
    return { start, end, gates, isBack };
  });
  for (const column of columns) for (const gap of column.gaps) share(gap);
  const rightOf = (column: Column) => columns[columns.indexOf(column) + 1]?.left ?? frame.width;
  const leftOf = (column: Column) => columns[columns.indexOf(column) - 1]?.right ?? 0;
  const beside = (column: Column, to: number): number => {
    const from = to > column.right ? column.right : column.left;
    column.turns += 1;
    // Each turn a little further out than the one before it, and none as far as the next column.
    return from + (to - from) * (1 - 1 / (1 + column.turns));
  };
  return drafts.map((draft) => {
    if (draft === null) return [];
    const { start, end, gates, isBack } = draft;
    const leave = { x: start.x + box.width / 2, y: start.y };
    const arrive = { x: end.x - box.width / 2, y: end.y };
    const [first] = gates;
    const last = gates.at(-1);
    if (!isBack || first === undefined || last === undefined)
      return [
        leave,
        ...gates.flatMap(({ column: { left, right }, line: { at } }) => [
          { x: left, y: at },
          { x: right, y: at },
        ]),
        arrive,
      ];
    const out = beside(first.column, rightOf(first.column));
    const into = beside(last.column, leftOf(last.column));
    return [
      leave,
      { x: out, y: leave.y },
      { x: out, y: first.line.at },
      ...gates.flatMap(({ column: { left, right }, line: { at } }) => [
        { x: right, y: at },
        { x: left, y: at },
      ]),
      { x: into, y: last.line.at },
      { x: into, y: arrive.y },
      arrive,
    ];
  });
}

function columnAt(x: number, boxes: readonly RouteBox[], box: Size, frame: Size): Column {
  const ys = boxes
    .filter((one) => one.x === x)
    .map(({ y }) => y)
    .sort((a, b) => a - b);
  const lows = [0, ...ys.map((y) => y + box.height / 2)];
  const highs = [...ys.map((y) => y - box.height / 2), frame.height];
  const gaps = lows
    .map((low, at): Gap => ({ low, high: highs[at] ?? low, lines: [] }))
    .filter(({ low, high }) => high > low);
  return { left: x - box.width / 2, right: x + box.width / 2, gaps, turns: 0 };
}

/** Takes the gap that is nearest to a height; narrow ones and those that others pass only when they are much nearer. */
function takeGap({ gaps }: Column, wanted: number): Gap["lines"][number] {
  const line = { wanted, at: wanted };
  const farTo = ({ low, high, lines }: Gap) => {
    const isNarrow = high - low < room * (lines.length + 2);
    const off = Math.max(0, low + room - wanted, wanted - (high - room));
    return off + (isNarrow ? detour.narrow : 0) + detour.used * lines.length;
  };
  const [nearest] = [...gaps].sort((a, b) => farTo(a) - farTo(b) || a.low - b.low);
  nearest?.lines.push(line);
  return line;
}

/** Gives the lines of a gap their heights: as wanted, apart from one another and from the boxes. */
function share({ low, high, lines }: Gap): void {
  const inOrder = [...lines].sort((a, b) => a.wanted - b.wanted);
  const apart = Math.min(room, (high - low) / (lines.length + 1));
  let above = low;
  for (const [at, line] of inOrder.entries()) {
    const lowest = high - apart * (inOrder.length - at);
    line.at = Math.min(lowest, Math.max(above + apart, line.wanted));
    above = line.at;
  }
}
