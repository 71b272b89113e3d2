import type { AnswerOf, CallOf, Endpoint } from "@waymark/contract/endpoint";
import { ErrorAnswer, type ErrorCode } from "@waymark/contract/errors";
import type { z } from "zod";
import { i18n } from "../language/i18n.ts";

/** An answer that says less, or has a code that this page does not know, still shows its sentence. */
const Refusal = ErrorAnswer.extend({ code: ErrorAnswer.shape.code.catch("internal") }).partial();
type Refusal = z.infer<typeof Refusal>;

/** `error` is a sentence to show as it is. */
export class CallError extends Error {
  readonly status: number;
  readonly code: ErrorCode | "network" | "unreadable";
  readonly error: string;
  readonly details: Record<string, unknown> | undefined;
  readonly requestId: string | undefined;
  constructor(status: number, answer: Refusal | "network" | "unreadable") {
    const own = typeof answer === "string";
    super(own ? answer : (answer.code ?? "internal"));
    this.name = "CallError";
    this.status = status;
    this.code = own ? answer : (answer.code ?? "internal");
    this.error = own || !answer.error ? i18n.t(`common.call.${own ? answer : "unreadable"}`) : answer.error;
    this.details = own ? undefined : answer.details;
    this.requestId = own ? undefined : answer.requestId;
  }
}

export type CallInput<E extends Endpoint> = (
  | CallOf<E>
  | (Omit<CallOf<E>, "body"> & { form: FormData | Blob })
) & {
  signal?: AbortSignal;
  /** Id of the person the call is for. The server refuses it in another person's session. */
  person?: string;
};

/**
 * Does not renew the session; `call` and the renewal use it.
 * @throws CallError when the answer is not 2xx, does not arrive (`network`), or has another shape (`unreadable`).
 */
export async function send<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> {
  const { params, query, body, form, signal, person } = looselyRead(input);
  const headers: Record<string, string> = { "accept-language": i18n.language };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (person !== undefined) headers["x-waymark-person"] = person;
  let response: Response;
  try {
    response = await fetch(address(endpoint.path, params, query), {
      method: endpoint.method,
      headers,
      body: form ?? (body === undefined ? null : JSON.stringify(body)),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new CallError(0, "network");
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new CallError(response.status, Refusal.safeParse(answer).data ?? {});
  const parsed = endpoint.response.safeParse(answer);
  if (!parsed.success) throw new CallError(response.status, "unreadable");
  return parsed.data as AnswerOf<E>;
}

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** A form with files, or a body whose type is the blob's. */
  form?: FormData | Blob;
  signal?: AbortSignal;
  person?: string;
}

/** Reads the generic input as plain optional fields; the compiler has checked them at the call. */
function looselyRead<E extends Endpoint>(input: CallInput<E>): LooseInput {
  return input as LooseInput;
}

export function address(
  path: string,
  params: LooseInput["params"] = {},
  query: LooseInput["query"] = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
  return set.length > 0 ? `${filled}?${search}` : filled;
}
