import type { TFunction } from "i18next";

interface Issue {
  readonly code: string;
  readonly origin?: unknown;
  readonly format?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly params?: unknown;
}

const isDuplicate = ({ params }: Issue) =>
  typeof params === "object" && params !== null && "problem" in params && params.problem === "duplicate";

/** In the reader's language, with the server's own messages (`validation.…`). */
export function fieldReason(issue: Issue, t: TFunction): string {
  const { code, origin, format, minimum, maximum } = issue;
  const of = (kind: string) => t(`validation.${kind}`, { limit: minimum ?? maximum });
  if (code === "too_big") return of(origin === "array" ? "too_many" : "too_long");
  if (code === "too_small")
    return of(minimum === 1 ? "required" : origin === "array" ? "too_few" : "too_short");
  if (code === "invalid_format") return of(format === "email" ? "not_email" : "not_allowed");
  if (code === "custom" && isDuplicate(issue)) return of("duplicate");
  return of("wrong_shape");
}
