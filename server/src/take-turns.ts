/** Milliseconds that one piece of work may hold up everybody else. */
const turnMs = 10;

/**
 * For long work in pieces: the function it answers, awaited between two of them, lets others be answered whenever the
 * turn has been long enough.
 */
export function takeTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await new Promise(setImmediate);
    began = performance.now();
  };
}
