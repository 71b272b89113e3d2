import type { Line } from "./document.ts";
import { isBullet, withoutBullet } from "./entries.ts";

/** The items of a plain section (certifications, achievements): one for each list item or line. */
export function readList(lines: readonly Line[]): string[] {
  const out: string[] = [];
  let listed = false;
  for (const line of lines) {
    const text = withoutBullet(line.text);
    if (text === "") continue;
    const bullet = isBullet(line);
    const last = out.at(-1);
    if (!bullet && listed && last !== undefined && line.gap < 1.6 && /^[\p{Ll}(&]/u.test(text)) {
      out[out.length - 1] = `${last} ${text}`;
    } else out.push(text);
    listed = bullet || listed;
  }
  return [...new Set(out)].map((text) => text.slice(0, 2_000)).slice(0, 200);
}
