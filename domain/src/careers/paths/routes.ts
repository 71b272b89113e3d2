/** A point of the frame. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** A box by its centre. Boxes of one column have the same `x`. */
export interface RouteBox extends Corner {
  readonly id: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The distance to keep from boxes and other lines; with less space, it is shared evenly. */
const room = 14;
/** The extra distance a line accepts to avoid a narrow gap, and a gap already in use. */
const detour = { narrow: 40, used: 10 } as const;

/** A free range of heights in a column: above, between or below its boxes. */
interface Gap {
  readonly low: number;
  readonly high: number;
  /** Lines through this gap, with the height that each prefers. */
  readonly lines: { readonly wanted: number; at: number }[];
}

interface Column {
  readonly left: number;
  readonly right: number;
  readonly gaps: readonly Gap[];
  /** Lines that turn back beside this column. */
  turns: number;
}

/**
 * The corners of a line for each link, from the right side of a box to the left side of the next. Lines change height
 * between columns only and pass a column between its boxes, so none runs behind a box. Between two corners a line may
 * be drawn straight, or as any curve within their rectangle. A link to a missing box gets no corners.
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
    // When the next box is not further right, the line goes back to its left side.
    const back = columns.slice(last, first + 1).reverse();
    const isBack = last <= first;
    const between = isBack ? back : passed;
    const gates = between.map((column, at) => {
      const wanted = start.y + ((at + 1) / (between.length + 1)) * (end.y - start.y);
      return { column, line: takeGap(column, wanted) };
    });
    return { start, end, gates, isBack };
  });
  for (const column of columns) for (const gap of column.gaps) spreadLines(gap);
  const rightOf = (column: Column) => columns[columns.indexOf(column) + 1]?.left ?? frame.width;
  const leftOf = (column: Column) => columns[columns.indexOf(column) - 1]?.right ?? 0;
  const beside = (column: Column, to: number): number => {
    const from = to > column.right ? column.right : column.left;
    column.turns += 1;
    // Each turn is a little further out than the previous one, but none reaches the next column.
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

/** Chooses the gap nearest to a height; narrow gaps and gaps in use only when they are much nearer. */
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

/** Sets the heights of a gap's lines near the preferred ones, apart from each other and from the boxes. */
function spreadLines({ low, high, lines }: Gap): void {
  const inOrder = [...lines].sort((a, b) => a.wanted - b.wanted);
  const apart = Math.min(room, (high - low) / (lines.length + 1));
  let above = low;
  for (const [at, line] of inOrder.entries()) {
    const lowest = high - apart * (inOrder.length - at);
    line.at = Math.min(lowest, Math.max(above + apart, line.wanted));
    above = line.at;
  }
}
