import type { SentenceEvidence } from "@waymark/contract/letters";

/** A sentence that was changed since it was checked is left out. */
export function shifted(
  sentences: readonly SentenceEvidence[],
  checked: string,
  now: string,
): readonly SentenceEvidence[] {
  if (checked === now) return sentences;
  const most = Math.min(checked.length, now.length);
  let head = 0;
  while (head < most && checked[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < most - head && checked.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const by = now.length - checked.length;
  return sentences.flatMap((one) => {
    if (one.end <= head) return [one];
    return one.start >= checked.length - tail ? [{ ...one, start: one.start + by, end: one.end + by }] : [];
  });
}

/** The text without one stretch, and without the blank that would be left over. */
export function cutOut(text: string, start: number, end: number): string {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (before.trim() === "") return after.trimStart();
  return after.trim() === "" ? before.trimEnd() : `${before.trimEnd()} ${after.trimStart()}`;
}
