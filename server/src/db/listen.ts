import pg from "pg";

/** How long after a break the next connection is tried, in milliseconds. */
const retryMs = 1_000;

/**
 * Holds one connection that listens to a channel, and opens another one when it breaks.
 * @param heard Called on every notice, and once after each connect: what was said while nobody listened is found by
 * the reader's own cursor.
 * @returns a function that stops it.
 */
export async function keepListening(
  url: string,
  channel: string,
  heard: () => void,
  onTrouble: (error: Error) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  const connect = async () => {
    if (stopped) return;
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
    client = next;
    let broken = false;
    const retry = (error: Error) => {
      if (broken || stopped) return;
      broken = true;
      onTrouble(error);
      next.end().catch(() => {});
      again = setTimeout(() => void connect(), retryMs);
    };
    next.on("error", retry);
    next.on("end", () => retry(new Error("The listening connection ended.")));
    next.on("notification", heard);
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      heard();
    } catch (error) {
      retry(error instanceof Error ? error : new Error(String(error)));
    }
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(again);
    await client?.end().catch(() => {});
  };
}
