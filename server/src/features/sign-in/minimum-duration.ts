/** The minimum is longer than the work ever takes, so that the time reveals nothing about the work. */
export async function withMinimumDuration<T>(ms: number, work: Promise<T>): Promise<T> {
  const floor = new Promise<void>((resolve) => setTimeout(resolve, ms));
  try {
    return await work;
  } finally {
    await floor;
  }
}

/** Minimum milliseconds of calls that must not reveal whether an address has an account. */
export const silentMs = 250;
