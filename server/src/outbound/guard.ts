/**
 * The only way out of the machine: https, public addresses (resolved once and pinned), no redirects (to
 * elsewhere: never), at most `maxBytes` and `timeoutMs`.
 */
export type GuardedFetch = (
  url: string,
  options?: {
    readonly method?: "GET" | "POST" | "DELETE";
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly maxBytes?: number;
    readonly timeoutMs?: number;
    readonly signal?: AbortSignal;
    /** Follows up to three redirects on the same host, with or without `www.`, each guarded like the first. */
    readonly sameHostRedirects?: boolean;
  },
) => Promise<{ status: number; headers: Readonly<Record<string, string>>; text: string }>;
