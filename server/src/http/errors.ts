import {
  AppError,
  type ErrorCode,
  type ErrorDetails,
  errorStatus,
  type FieldProblem,
} from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isDatabaseGone, isStorageFull } from "../db/db.ts";
import type { Deps } from "../deps.ts";
import type { Translate } from "../translate.ts";

const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "invalid_json",
  FST_ERR_CTP_EMPTY_JSON_BODY: "invalid_json",
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "invalid_request",
  FST_UNDER_PRESSURE: "overloaded",
};

interface Issue {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

function sentAt(sent: unknown, path: string): unknown {
  let at: unknown = sent ?? undefined;
  for (const name of path.split("/").filter((part) => part !== "")) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Readonly<Record<string, unknown>>)[name];
  }
  return at;
}

function isDuplicate({ params }: Issue["params"]): boolean {
  return (
    typeof params === "object" && params !== null && "problem" in params && params.problem === "duplicate"
  );
}

function reasonFor(translate: Translate, language: Language, issue: Issue, value: unknown): string {
  const { origin, minimum, maximum, format, values } = issue.params;
  const limit = minimum ?? maximum;
  const of = (kind: string) =>
    translate(language, `validation.${kind}`, {
      limit,
      choices: Array.isArray(values) ? values.join(", ") : "",
    });
  switch (issue.keyword) {
    case "invalid_type":
      return of(value === undefined ? "required" : "wrong_shape");
    case "too_small":
      if (origin === "string") return of(minimum === 1 ? "required" : "too_short");
      return of(origin === "array" ? "too_few" : "too_low");
    case "too_big":
      if (origin === "string") return of("too_long");
      return of(origin === "array" ? "too_many" : "too_high");
    case "invalid_format":
      return of(format === "email" ? "not_email" : format === "regex" ? "not_allowed" : "wrong_shape");
    case "invalid_value":
      return of(value === undefined ? "required" : "wrong_choice");
    case "custom":
      return of(isDuplicate(issue.params) ? "duplicate" : "wrong_shape");
    default:
      return of("wrong_shape");
  }
}

function asAppError(error: unknown, translate: Translate, request: FastifyRequest): AppError {
  const { language, body, query, params } = request;
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // The schemas' compiler puts exactly these fields on each issue.
    const issues = error.validation as unknown as Issue[];
    const { validationContext } = error as Partial<FastifyError>;
    const sent = { body, querystring: query, params, headers: request.headers }[validationContext ?? "body"];
    const fields: FieldProblem[] = issues.map((issue) => ({
      field: issue.instancePath.slice(1).replaceAll("/", "."),
      reason: reasonFor(translate, language, issue, sentAt(sent, issue.instancePath)),
    }));
    return new AppError("invalid_request", { fields });
  }
  if (isStorageFull(error)) return new AppError("storage_full", undefined, error);
  if (isDatabaseGone(error)) return new AppError("database_unavailable", { retryAfter: 2 }, error);
  const code = (error as Partial<FastifyError> | null)?.code ?? "";
  return new AppError(frameworkCodes[code] ?? "internal", undefined, error);
}

/** In the caller's language: `{ error, code, details?, requestId }`. */
function answerError(deps: Deps, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = request.language;
  if (!(error instanceof AppError) && request.raw.socket.destroyed) {
    // Nobody receives the answer, and a failure caused by the lost connection is no fault of ours.
    request.log.info("the asker left before the answer");
    return reply.code(499).send();
  }
  const known = asAppError(error, deps.translate, request);
  const status = errorStatus[known.code];
  if (status >= 500) {
    // Our own refusals need no more detail; others have a cause to log. Those under load are counted elsewhere.
    if (known.code === "overloaded") request.log.debug({ code: known.code }, "request refused");
    else if (known.cause === undefined) request.log.warn({ code: known.code }, "request refused");
    else request.log.error({ err: known.cause, code: known.code }, "request failed");
  }
  const { retryAfter } = known.details ?? {};
  if (typeof retryAfter === "number") void reply.header("retry-after", String(Math.ceil(retryAfter)));
  return reply.code(status).send({
    error: deps.translate(language, `errors.${known.code}`, sentenceParams(known.details)),
    code: known.code,
    ...(known.details === undefined ? {} : { details: known.details }),
    requestId: request.id,
  });
}

function sentenceParams(details: ErrorDetails | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details ?? {}).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter((v) => typeof v === "string").join(", ") : value,
    ]),
  );
}

export function mountErrors(app: FastifyInstance, deps: Deps): void {
  app.setErrorHandler((error, request, reply) => answerError(deps, error, request, reply));
}
