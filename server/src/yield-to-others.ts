import type { Steps } from "@waymark/domain/in-steps";

/** Milliseconds for which one piece of work may block the others. */
const turnMs = 10;

/** For long work in pieces: await the returned function between two of them, and other requests run. */
export function yieldToOthers(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await new Promise(setImmediate);
    began = performance.now();
  };
}

/** Runs work in steps, and lets other requests run between two of them when this turn has been long enough. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  const turn = yieldToOthers();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await turn();
  }
}
