/** Long work that can pause between its steps; the return value is the result. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Runs the remaining work at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs the work on every item and pauses after each `atOnce` items. */
export function* eachOf<T>(items: Iterable<T>, atOnce: number, work: (item: T) => void): Steps<void> {
  let count = 0;
  for (const item of items) {
    work(item);
    count += 1;
    if (count % atOnce === 0) yield;
  }
}
