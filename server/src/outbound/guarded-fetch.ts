import { AppError } from "@waymark/contract/errors";
import { decodeAs } from "../decode-as.ts";
import { encodingOf } from "../encoding-of.ts";
import { type AddressRules, allowedAddresses, pinnedTo } from "./allowed-addresses.ts";
import type { GuardedFetch } from "./guard.ts";

type Options = NonNullable<Parameters<GuardedFetch>[1]>;

const defaultTimeoutMs = 20_000;
/** Milliseconds for connecting: enough for the first packet to be sent three times. */
const attemptMs = 4_000;
const defaultMaxBytes = 20 * 1024 * 1024;
const mostHops = 3;
const redirects = new Set([300, 301, 302, 303, 305, 306, 307, 308]);

const refused = (reason: string) => new AppError("outbound_refused", { reason });
const unavailable = (reason: string, cause?: unknown) =>
  new AppError("source_unavailable", { reason }, cause);

/**
 * @throws AppError `outbound_refused` for a forbidden address (reasons: url, scheme, address, redirect),
 * `source_unavailable` when the other side fails (reasons: name, network, time, size).
 */
export function openGuardedFetch(guard: AddressRules): GuardedFetch {
  const ask = async (
    url: URL,
    options: Options,
    signal: AbortSignal,
  ): Promise<Awaited<ReturnType<GuardedFetch>> | URL> => {
    const maxBytes = options.maxBytes ?? defaultMaxBytes;
    const addresses = await untilAborted(allowedAddresses(url.hostname, guard), signal);
    // Loaded when needed: an installation that asks nobody saves its memory.
    const { Agent, fetch } = await import("undici");
    const agent = new Agent({
      connect: {
        lookup: pinnedTo(addresses),
        // Node tries the next address when one refuses or does not answer within this time.
        autoSelectFamily: true,
        autoSelectFamilyAttemptTimeout: attemptMs,
        timeout: options.timeoutMs ?? defaultTimeoutMs,
      },
      pipelining: 0,
      maxResponseSize: maxBytes,
    });
    try {
      const response = await fetch(url, {
        method: options.method ?? "GET",
        headers: { "user-agent": "Waymark", ...options.headers },
        ...bodyOf(options),
        redirect: "manual",
        dispatcher: agent,
        signal,
      });
      if (redirects.has(response.status)) return redirected(response.headers.get("location"), url, options);
      const bytes = await readWithin(response.body, maxBytes);
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        text: decode(bytes, response.headers.get("content-type")),
      };
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw unavailable(reasonOf(error, signal), error);
    } finally {
      void agent.destroy();
    }
  };

  return async (address, options = {}) => {
    const limit = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs);
    const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
    let url = parseUrl(address, guard.allowPrivate);
    for (let hops = 0; hops <= mostHops; hops++) {
      const answer = await ask(url, options, signal);
      if (!(answer instanceof URL)) return answer;
      url = parseUrl(answer.href, guard.allowPrivate);
    }
    throw refused("redirect");
  };
}

/** undici sends a body of pieces only one way at a time. */
const bodyOf = ({ body }: Options) =>
  body === undefined ? {} : typeof body === "string" ? { body } : { body, duplex: "half" as const };

function redirected(location: string | null, from: URL, options: Options): URL {
  const isAsked = options.sameHostRedirects === true && (options.method ?? "GET") === "GET";
  if (!isAsked || location === null || !URL.canParse(location, from.href)) throw refused("redirect");
  const to = new URL(location, from);
  const bare = (url: URL) => url.host.replace(/^www\./, "");
  if (bare(to) !== bare(from) || (from.protocol === "https:" && to.protocol !== "https:"))
    throw refused("redirect");
  return to;
}

function parseUrl(address: string, allowPrivate: boolean): URL {
  if (!URL.canParse(address)) throw refused("url");
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") throw refused("url");
  if (url.protocol !== "https:" && !(allowPrivate && url.protocol === "http:")) throw refused("scheme");
  return url;
}

async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(unavailable("time"));
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Stops as soon as the decompressed body is too long. */
async function readWithin(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw unavailable("size");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function decode(bytes: Uint8Array, contentType: string | null): string {
  const told = /charset="?([\w-]+)/i.exec(contentType ?? "")?.[1];
  return decodeAs(encodingOf(bytes, told), bytes);
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "time";
  for (let e = error; e instanceof Error; e = e.cause) {
    if ("code" in e && e.code === "UND_ERR_RES_EXCEEDED_MAX_SIZE") return "size";
  }
  return "network";
}
