/** A grey picture, one byte a dot, row by row. */
export interface Grey {
  readonly grey: Buffer;
  readonly wide: number;
  readonly high: number;
}

type Point = readonly [x: number, y: number];
/** The corners of a sheet: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Tones of table and sheet differ by this much, of 255. */
const leastContrast = 40;
/** Neighbouring dots of one sheet are at least this alike, in shadow too. */
const gradual = 0.88;
/** Shares of the way from the darkest to the lightest tone that may divide table and sheet. */
const toneShares = [0.5, 0.62, 0.38];
/** The longer side of the copy in which the sheet is looked for, in dots. */
const looked = 360;
/** The share of a photograph that a sheet takes at least; one that takes more is cut by the edge or is the picture itself. */
const [leastArea, mostArea] = [0.3, 0.985];
/** Dots that the edge of a sheet may be off a straight line, and the share of dots that may be further off. */
const [bent, outliers] = [2.5, 0.2];
/** Height over width of a sheet that is photographed upright, perspective included; A4 has 1.41, Letter 1.29. */
const [leastShape, mostShape] = [1.1, 1.7];
/** Opposite sides of a sheet that differ by more are no sheet. */
const mostUnequal = 1.5;

/**
 * The corners of a sheet of paper that lies on something else, as in a photograph; null where the picture shows no such
 * edges. A shadow on paper begins gradually and its edge is sudden, so the sheet is what can be reached from its middle
 * without a sudden step; where that is not a sheet, it is what is lighter than some tone.
 */
export function sheetCorners(picture: Grey): Corners | null {
  const small = reduced(picture);
  const scale = picture.wide / small.wide;
  const tones = [...small.grey].sort((a, b) => a - b);
  const [dark, light] = [
    tones[Math.floor(tones.length * 0.02)] ?? 0,
    tones[Math.floor(tones.length * 0.98)] ?? 255,
  ];
  if (light - dark < leastContrast) return null;
  const isGradual = (from: number, to: number): boolean => Math.min(from, to) > Math.max(from, to) * gradual;
  const ways = [
    isGradual,
    ...toneShares.map((share) => {
      const tone = dark + (light - dark) * share;
      return (from: number, to: number): boolean => from >= tone && to >= tone;
    }),
  ];
  for (const isSame of ways) {
    const found = cornersOf(small, isSame);
    if (found === null) continue;
    const [a, b, c, d] = found;
    const full = ([x, y]: Point): Point => [(x + 0.5) * scale, (y + 0.5) * scale];
    return [full(a), full(b), full(c), full(d)];
  }
  return null;
}

/** A copy whose dots are the lightest of theirs, so that letters vanish and the sheet is one light area. */
function reduced({ grey, wide, high }: Grey): Grey {
  const side = Math.max(1, Math.max(wide, high) / looked);
  const [columns, rows] = [Math.floor(wide / side), Math.floor(high / side)];
  const small = Buffer.alloc(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let lightest = 0;
      for (let y = Math.floor(row * side); y < Math.floor((row + 1) * side); y += 2)
        for (let x = Math.floor(column * side); x < Math.floor((column + 1) * side); x += 2)
          lightest = Math.max(lightest, grey[y * wide + x] ?? 0);
      small[row * columns + column] = lightest;
    }
  return { grey: small, wide: columns, high: rows };
}

function cornersOf(small: Grey, isSame: IsSame): Corners | null {
  const sheet = largestArea(small, isSame);
  const { wide, high } = small;
  const rows = edges(sheet, high, wide, (row, at) => row * wide + at);
  const columns = edges(sheet, wide, high, (column, at) => at * wide + column);
  const left = straight(rows.map(({ at, first }) => [at, first]));
  const right = straight(rows.map(({ at, last }) => [at, last]));
  const top = straight(columns.map(({ at, first }) => [at, first]));
  const bottom = straight(columns.map(({ at, last }) => [at, last]));
  if (!left || !right || !top || !bottom) return null;
  const corners: Corners = [meet(left, top), meet(right, top), meet(right, bottom), meet(left, bottom)];
  const area = areaOf(corners) / (wide * high);
  const [above, beside, below, before] = sidesOf(corners);
  const isEven = (a: number, b: number): boolean => Math.max(a, b) < Math.min(a, b) * mostUnequal;
  const shape = (beside + before) / (above + below);
  const isPaper = shape > leastShape && shape < mostShape;
  const isSheet = area > leastArea && area < mostArea && isEven(above, below) && isEven(beside, before);
  const isWhole = sheet.reduce((sum, one) => sum + one, 0) > areaOf(corners) * 0.75;
  return isSheet && isPaper && isWhole && !goesOn(small, corners) ? corners : null;
}

/**
 * Whether the paper goes on beyond one of these edges, as where a coloured band was taken for the table: the tone beyond
 * the edge is another than that of the table further along.
 */
function goesOn({ grey, wide, high }: Grey, [a, b, c, d]: Corners): boolean {
  const toneAt = (u: number, v: number): number[] => {
    const along = (i: 0 | 1): number =>
      (a[i] * (1 - u) + b[i] * u) * (1 - v) + (d[i] * (1 - u) + c[i] * u) * v;
    const [x, y] = [Math.round(along(0)), Math.round(along(1))];
    return x < 0 || y < 0 || x >= wide || y >= high ? [] : [grey[y * wide + x] ?? 0];
  };
  const mean = (tones: readonly number[]): number =>
    tones.reduce((sum, tone) => sum + tone, 0) / tones.length;
  const turns: readonly ((along: number, beyond: number) => number[])[] = [
    (along, beyond) => toneAt(along, -beyond),
    (along, beyond) => toneAt(along, 1 + beyond),
    (along, beyond) => toneAt(-beyond, along),
    (along, beyond) => toneAt(1 + beyond, along),
  ];
  return turns.some((tone) => {
    const beyond = [0.2, 0.35, 0.5, 0.65, 0.8].flatMap((along) => tone(along, 0.03));
    const table = [-0.05, 1.05].flatMap((along) => tone(along, 0.03));
    return beyond.length > 0 && table.length === 2 && Math.abs(mean(beyond) - mean(table)) > leastContrast;
  });
}

/** Whether two neighbouring dots of these tones belong to the same area. */
type IsSame = (from: number, to: number) => boolean;

/** Marks the largest connected area. */
function largestArea({ grey, wide }: Grey, isSame: IsSame): Uint8Array {
  const names = new Uint32Array(grey.length);
  let [name, best, most] = [0, 0, 0];
  for (let from = 0; from < grey.length; from++) {
    if (names[from] !== 0) continue;
    name += 1;
    let size = 0;
    const open = [from];
    names[from] = name;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size += 1;
      const x = at % wide;
      for (const next of [x > 0 ? at - 1 : -1, x < wide - 1 ? at + 1 : -1, at - wide, at + wide]) {
        if (next < 0 || next >= grey.length || names[next] !== 0) continue;
        if (!isSame(grey[at] ?? 0, grey[next] ?? 0)) continue;
        names[next] = name;
        open.push(next);
      }
    }
    if (size > most) [best, most] = [name, size];
  }
  return Uint8Array.from(names, (one) => Number(one === best));
}

/** The first and the last marked dot of each line of dots that has some. */
function edges(
  marked: Uint8Array,
  lines: number,
  length: number,
  index: (line: number, at: number) => number,
): { at: number; first: number; last: number }[] {
  const found: { at: number; first: number; last: number }[] = [];
  for (let line = 0; line < lines; line++) {
    let [first, last] = [-1, -1];
    for (let at = 0; at < length; at++) {
      if (marked[index(line, at)] !== 1) continue;
      if (first < 0) first = at;
      last = at;
    }
    if (first >= 0) found.push({ at: line, first, last });
  }
  const ends = Math.floor(found.length * 0.12);
  return found.slice(ends, found.length - ends);
}

/** A line along an edge: its place is `base + slope * at`. */
interface Edge {
  readonly base: number;
  readonly slope: number;
}

/** The line that most dots of an edge lie on (the median of slopes, then of bases); null where they lie on none. */
function straight(dots: readonly Point[]): Edge | null {
  if (dots.length < 40) return null;
  const half = dots.length >> 1;
  const slopes = dots.slice(0, half).map(([at, place], i) => {
    const [later, there] = dots[i + half] ?? [at + 1, place];
    return (there - place) / (later - at);
  });
  const slope = median(slopes);
  const base = median(dots.map(([at, place]) => place - slope * at));
  const off = dots.filter(([at, place]) => Math.abs(place - base - slope * at) > bent).length;
  return off > dots.length * outliers ? null : { base, slope };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The corner of an upright edge (x by y) and a level one (y by x). */
function meet(upright: Edge, level: Edge): Point {
  const y = (level.base + level.slope * upright.base) / (1 - level.slope * upright.slope);
  return [upright.base + upright.slope * y, y];
}

const areaOf = (corners: Corners): number =>
  Math.abs(
    corners.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % 4] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

function sidesOf([a, b, c, d]: Corners): readonly [number, number, number, number] {
  const far = ([x, y]: Point, [u, v]: Point): number => Math.hypot(u - x, v - y);
  return [far(a, b), far(b, c), far(c, d), far(d, a)];
}

/** The sheet alone, upright and rectangular, as if photographed from straight above. */
export function flattened({ grey, wide, high }: Grey, corners: Corners): Grey {
  const [above, beside, below, before] = sidesOf(corners);
  const [columns, rows] = [Math.round(Math.max(above, below)), Math.round(Math.max(beside, before))];
  const [a, b, c, d, e, f, g, h] = projection(corners, columns, rows);
  const flat = Buffer.alloc(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const depth = g * column + h * row + 1;
      const x = Math.min(wide - 2, Math.max(0, (a * column + b * row + c) / depth));
      const y = Math.min(high - 2, Math.max(0, (d * column + e * row + f) / depth));
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [u, v] = [x - left, y - top];
      const from = top * wide + left;
      const upper = (grey[from] ?? 0) * (1 - u) + (grey[from + 1] ?? 0) * u;
      const lower = (grey[from + wide] ?? 0) * (1 - u) + (grey[from + wide + 1] ?? 0) * u;
      flat[row * columns + column] = upper * (1 - v) + lower * v;
    }
  return { grey: flat, wide: columns, high: rows };
}

type Projection = readonly [number, number, number, number, number, number, number, number];

/** The projection of a rectangle onto four corners (Heckbert, Fundamentals of Texture Mapping, 1989, section 2.2.3). */
function projection(
  [[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners,
  wide: number,
  high: number,
): Projection {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / whole;
  const h = (dx1 * sy - sx * dy1) / whole;
  return [
    (x1 - x0 + g * x1) / wide,
    (x3 - x0 + h * x3) / high,
    x0,
    (y1 - y0 + g * y1) / wide,
    (y3 - y0 + h * y3) / high,
    y0,
    g / wide,
    h / high,
  ];
}
