import { AppError } from "@waymark/contract/errors";
import type { GuardedFetch } from "../../outbound/guard.ts";

/** The largest answers in bytes: text, and vectors, of which fifty take some megabytes. */
const maxBytes = { words: 1_000_000, vectors: 8_000_000 } as const;

/** In the form that the model's client expects: no redirects, limited size, limited time. */
export function boundedFetch(guarded: GuardedFetch, timeoutMs: number): typeof globalThis.fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const answer = await guarded(url, {
      method: init?.method === "GET" ? "GET" : "POST",
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === "string" ? { body: init.body } : {}),
      ...(init?.signal ? { signal: init.signal } : {}),
      maxBytes: new URL(url).pathname.endsWith("/embeddings") ? maxBytes.vectors : maxBytes.words,
      timeoutMs,
    });
    // Response accepts only 200 to 599, and no body with 204 and 304.
    if (answer.status < 200 || answer.status > 599 || answer.status === 204 || answer.status === 304)
      throw new AppError("source_unavailable", { reason: "status" });
    const type = answer.headers["content-type"] ?? "application/json";
    return new Response(answer.text, { status: answer.status, headers: { "content-type": type } });
  };
}
