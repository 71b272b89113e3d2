import { AppError } from "@waymark/contract/errors";
import Stripe from "stripe";
import type { GuardedFetch } from "../../outbound/guard.ts";

/** The version of Stripe's API that this code is written for; all requests and messages use it. */
export const stripeApiVersion = "2026-08-26.dahlia";

const timeoutMs = 15_000;

export interface StripeSettings {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_API_BASE?: string | undefined;
}

export function openStripeClient(settings: StripeSettings, fetch: GuardedFetch): Stripe {
  const base = settings.STRIPE_API_BASE === undefined ? undefined : new URL(settings.STRIPE_API_BASE);
  return new Stripe(settings.STRIPE_SECRET_KEY ?? "", {
    apiVersion: stripeApiVersion,
    httpClient: Stripe.createFetchHttpClient(through(fetch)),
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    telemetry: false,
    ...(base === undefined
      ? {}
      : { host: base.hostname, port: base.port, protocol: base.protocol === "http:" ? "http" : "https" }),
  });
}

const isMethod = (method: string): method is "GET" | "POST" | "DELETE" =>
  method === "GET" || method === "POST" || method === "DELETE";

/** Only as far as Stripe's client needs the browser's interface. */
function through(fetch: GuardedFetch): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const method = init.method ?? "GET";
    if (!isMethod(method)) throw new Error(`Stripe's client does not use ${method}.`);
    const { status, headers, text } = await fetch(String(input), {
      method,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === "string" && method === "POST" ? { body: init.body } : {}),
      ...(init.signal ? { signal: init.signal } : {}),
      timeoutMs,
      maxBytes: 5_000_000,
    });
    // The body is already decompressed and complete, so these headers no longer apply.
    const { "content-encoding": _coding, "content-length": _length, ...rest } = headers;
    return new Response(text, { status, headers: rest });
  };
}

export async function withStripeErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new AppError("card_declined", undefined, error);
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing")
      throw new AppError("not_found", undefined, error);
    if (error instanceof Stripe.errors.StripeError)
      throw new AppError("payments_unavailable", { retryAfter: 5 }, describe(error));
    throw error;
  }
}

/** Stripe's own message may contain what a person typed. */
function describe({
  type,
  code,
  statusCode,
  requestId,
}: InstanceType<typeof Stripe.errors.StripeError>): Error {
  return new Error(`stripe ${type} ${code ?? ""} ${statusCode ?? ""} ${requestId ?? ""}`.trim());
}
