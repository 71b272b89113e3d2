import { type Phrase, phrase } from "./score.ts";
import type { Bullet } from "./scored-resume.ts";

/** Shares are computed over at least this many bullets: one good bullet is not a good resume. */
export const leastBullets = 4;

/** Says why a check without any fault has not all its points: there are too few bullets to tell. */
export function fewBullets(bullets: readonly Bullet[]): Phrase[] {
  const read = bullets.filter(({ reads }) => reads).length;
  return read < leastBullets ? [phrase("note.fewBullets", { count: read, least: leastBullets })] : [];
}
