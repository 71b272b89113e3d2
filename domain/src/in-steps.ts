/** Long work that may stop between its steps; what it makes is its return value. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does what is left of the work at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Goes through a list and stops after every so many items. */
export function* eachOf<T>(items: Iterable<T>, atOnce: number, work: (item: T) => void): Steps<void> {
  let count = 0;
  for (const item of items) {
    work(item);
    count += 1;
    if (count % atOnce === 0) yield;
  }
}
