import { isIP } from "node:net";
import type { S3Client } from "@aws-sdk/client-s3";
import { type AddressRules, allowedAddresses, guardedLookup } from "../../outbound/allowed-addresses.ts";

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly timeoutMs?: number;
  readonly lookup?: AddressRules["lookup"];
}

const tries = 3;

export interface S3Call {
  readonly sdk: typeof import("@aws-sdk/client-s3");
  readonly client: S3Client;
  readonly abortSignal: AbortSignal;
}
export type AskS3 = <T>(work: (call: S3Call) => Promise<T>) => Promise<T>;

/**
 * Addressed by path, redirects not followed. The operator named the host, which may be private but never a cloud's
 * metadata service. The client is large and is loaded with the first call. A body that breaks off repeats the call.
 * @param failed Makes the error of a failed call.
 */
export function openS3(settings: S3Settings, failed: (cause: unknown) => Error): AskS3 {
  const { timeoutMs = 20_000, lookup } = settings;
  const rules: AddressRules = { allowPrivate: true, lookup };
  const host = new URL(settings.endpoint).hostname.replace(/^\[|\]$/g, "");
  let opened: Promise<Omit<S3Call, "abortSignal">> | undefined;
  const open = () => {
    opened ??= import("@aws-sdk/client-s3").then((sdk) => ({ sdk, client: clientOf(sdk, settings, rules) }));
    return opened;
  };
  return async (work) => {
    const { sdk, client } = await open();
    // The address of a named host is checked when it is resolved; an IP address in the configuration is never resolved,
    // so it is checked here.
    if (isIP(host) !== 0)
      await allowedAddresses(host, rules).catch((cause: unknown) => {
        throw failed(cause);
      });
    for (let left = tries; ; left--) {
      try {
        return await work({ sdk, client, abortSignal: AbortSignal.timeout(timeoutMs) });
      } catch (error) {
        if (left > 1 && isPassing(error)) continue;
        throw failed(error);
      }
    }
  };
}

export class CutShort extends Error {}
class TooLarge extends Error {}

/** @throws TooLarge as soon as the body is longer. */
export async function readAtMost(body: object, maxBytes: number, signal: AbortSignal): Promise<Uint8Array> {
  return within(readAll(body, maxBytes), signal);
}

async function readAll(body: object, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of asChunks(body)) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new TooLarge("A stored file is larger than any that was stored.");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks, length));
}

function asChunks(body: object): AsyncIterable<Uint8Array> {
  if (!(Symbol.asyncIterator in body)) throw new Error("The store's answer is no stream.");
  return body as AsyncIterable<Uint8Array>;
}

function clientOf(
  sdk: typeof import("@aws-sdk/client-s3"),
  settings: S3Settings,
  rules: AddressRules,
): S3Client {
  const agent = { keepAlive: true, maxSockets: 50, lookup: guardedLookup(rules) };
  const { endpoint, region, accessKeyId, secretAccessKey, timeoutMs = 20_000 } = settings;
  return new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // `ask` retries, bodies included.
    maxAttempts: 1,
    // Few compatible stores support checksums beyond the signature; the content is sealed anyway.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: Math.min(5_000, timeoutMs),
      socketTimeout: timeoutMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

export function statusOf(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("$metadata" in error)) return undefined;
  const { $metadata: metadata } = error;
  if (typeof metadata !== "object" || metadata === null || !("httpStatusCode" in metadata)) return undefined;
  return typeof metadata.httpStatusCode === "number" ? metadata.httpStatusCode : undefined;
}

/** A missing bucket answers 404 too; that is a configuration error and must not look like a missing file. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && error instanceof Error && error.name !== "NoSuchBucket";

/** There was no answer, or the store itself failed. */
function isPassing(error: unknown): boolean {
  if (error instanceof TooLarge) return false;
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429 || error instanceof CutShort;
}

/** A body that trickles in is given up like a missing answer. */
async function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = () => {};
  const over = new Promise<never>((_, reject) => {
    const fail = () => reject(signal.reason);
    stop = () => signal.removeEventListener("abort", fail);
    if (signal.aborted) fail();
    else signal.addEventListener("abort", fail);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    stop();
    work.catch(() => {});
  }
}
