/**
 * Does a piece of work and answers, or fails, no sooner than after a while: longer than the work ever takes, so
 * that the time says nothing about what there was to do.
 */
export async function inNoLessThan<T>(ms: number, work: Promise<T>): Promise<T> {
  const floor = new Promise<void>((resolve) => setTimeout(resolve, ms));
  try {
    return await work;
  } finally {
    await floor;
  }
}

/** For calls that must not tell whether an address has an account. */
export const silentMs = 250;
