/** Lightest and darkest backgrounds of the product on which a team's colour is used as text (`web/src/ui/tokens.css`). */
const sunkPaper = "#f3f1ea";
const darkSurface = "#1a231e";
const white = "#ffffff";
const ink = "#14201b";
/** Contrast that WCAG 2.2 asks of text (success criterion 1.4.3). */
const leastContrast = 4.5;
/** Steps from a colour to black or white. */
const steps = 50;

/** A team's colour with what was made of it, so that everything on it and in it can be read. */
export interface BrandColors {
  readonly color: string;
  /** Text on the colour: white or ink, whichever has more contrast. */
  readonly on: string;
  /** Contrast of `on` with the colour, 4.5 or more. */
  readonly onContrast: number;
  /** The colour as text on light and on dark pages, made darker or lighter until it has a contrast of 4.5. */
  readonly onLight: string;
  readonly onDark: string;
}

type Rgb = readonly [number, number, number];

const parsed = (color: string): Rgb => {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};
const written = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** Relative luminance of a colour `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const linear = parsed(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

/** Contrast of two colours `#rrggbb`, 1 to 21 (WCAG 2.2). */
export function contrastOf(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour moved towards another one, in even steps, until it can be read on a background. */
function readable(color: string, background: string, towards: string): string {
  const [from, to] = [parsed(color), parsed(towards)];
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const mixed = written([
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2] + (to[2] - from[2]) * share,
    ]);
    if (contrastOf(mixed, background) >= leastContrast) return mixed;
  }
  return towards;
}

/** Checks the contrast of a colour `#rrggbb` and derives from it what can be read. */
export function brandColors(color: string): BrandColors {
  const on = contrastOf(white, color) >= contrastOf(ink, color) ? white : ink;
  // Between the two lies a narrow range of greys on which neither has enough contrast.
  const ground = readable(color, on, on === white ? "#000000" : white);
  return {
    color: ground,
    on,
    onContrast: contrastOf(on, ground),
    onLight: readable(color, sunkPaper, "#000000"),
    onDark: readable(color, darkSurface, white),
  };
}
