import { headingKind } from "../../../vocabulary/headings.ts";
import type { Line } from "../document.ts";
import { isCaps } from "../heading-style.ts";

/** Headings in spaced letters break anywhere: `ÉTAT CIVIL / PERS` above `ONAL DATA`. */
export function joinBrokenHeadings(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const before = out.at(-1);
    const text = before && wholeHeading(before, line);
    if (before && text)
      out[out.length - 1] = { ...before, parts: [text], text, sources: [...before.sources, ...line.sources] };
    else out.push(line);
  }
  return out;
}

/** The heading that two lines of one look say together; null when they do not. */
function wholeHeading(upper: Line, lower: Line): string | null {
  if (upper.parts.length > 1 || lower.parts.length > 1 || upper.text.length + lower.text.length > 60)
    return null;
  const isAlike = Math.abs(upper.size - lower.size) < 0.3 && upper.bold === lower.bold;
  const isUnfinished = /(?:[&/]|\s(?:and|y|e|et|und|of|de|du|des))$/i.test(upper.text) && upper.bold;
  const isTorn =
    isCaps(upper.text) && lower.text === lower.text.toUpperCase() && headingKind(lower.text) === null;
  const isRest =
    upper.bold &&
    /^\p{Ll}+(?: \p{Ll}+)?$/u.test(lower.text) &&
    lower.gap < 1.3 &&
    headingKind(lower.text) === null;
  if (!isAlike || !(isTorn || isUnfinished || isRest)) return null;
  const [glued, spaced] = [`${upper.text}${lower.text}`, `${upper.text} ${lower.text}`];
  const whole = isTorn && !isUnfinished ? [glued, spaced] : [spaced, glued];
  return whole.find((text) => headingKind(text) !== null) ?? null;
}
