/**
 * The only way to send requests out of the machine: https, public addresses (resolved once and pinned), no redirects
 * by default and never to other hosts, at most `maxBytes` and `timeoutMs`.
 */
export type GuardedFetch = (
  url: string,
  options?: {
    readonly method?: "GET" | "POST" | "DELETE";
    readonly headers?: Readonly<Record<string, string>>;
    /** Pieces are sent while they arrive; name their length in `content-length` where it is known. */
    readonly body?: string | AsyncIterable<Uint8Array>;
    readonly maxBytes?: number;
    readonly timeoutMs?: number;
    readonly signal?: AbortSignal;
    /** Follows up to three redirects on the same host, with or without `www.`, each checked like the first request. */
    readonly sameHostRedirects?: boolean;
  },
) => Promise<{ status: number; headers: Readonly<Record<string, string>>; text: string }>;
