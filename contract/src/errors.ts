import { z } from "zod";

/**
 * Every error code of the product with its HTTP status. The sentence for a code is the key `errors.<code>` of the
 * locale files; `details` fills its parameters.
 */
export const errorStatus = {
  invalid_request: 400,
  invalid_json: 400,
  unsupported_media: 415,
  not_signed_in: 401,
  session_missing: 401,
  access_expired: 401,
  second_factor_required: 401,
  invalid_credentials: 401,
  invalid_jwt: 401,
  forbidden_origin: 403,
  account_blocked: 403,
  link_stale: 410,
  not_found: 404,
  email_taken: 409,
  conflict: 409,
  identity_required: 400,
  weak_password: 422,
  file_missing: 400,
  file_too_large: 413,
  file_kind: 415,
  file_password: 422,
  file_corrupt: 422,
  file_bomb: 422,
  file_too_many_pages: 422,
  file_unreadable: 422,
  file_timeout: 422,
  import_kind: 415,
  import_empty: 422,
  body_too_large: 413,
  body_too_complex: 413,
  address_too_long: 414,
  headers_too_large: 431,
  request_timeout: 408,
  storage_full: 507,
  rate_limited: 429,
  password_paused: 429,
  codes_paused: 429,
  sign_up_links_sent: 429,
  change_links_sent: 429,
  files_busy: 429,
  files_unavailable: 503,
  busy: 503,
  overloaded: 503,
  database_unavailable: 503,
  source_unavailable: 502,
  model_off: 409,
  model_limit: 429,
  model_limit_all: 429,
  model_unavailable: 502,
  mail_limit: 503,
  outbound_refused: 400,
  unknown_plan: 400,
  payments_not_ready: 503,
  payments_unavailable: 503,
  already_subscribed: 409,
  no_subscription: 409,
  same_plan: 409,
  idempotency_mismatch: 409,
  card_declined: 402,
  money_back_over: 409,
  webhook_refused: 400,
  plan_limit_reached: 402,
  plan_required: 402,
  seats_taken: 409,
  team_full: 409,
  team_inactive: 409,
  already_member: 409,
  too_many_invitations: 429,
  invitation_over: 410,
  name_not_plain: 422,
  email_unverified: 403,
  code_invalid: 422,
  link_invalid: 422,
  password_wrong: 422,
  password_needed: 422,
  proof_required: 403,
  second_factor_on: 409,
  second_factor_off: 409,
  passkey_refused: 422,
  passkeys_unavailable: 409,
  passkeys_full: 409,
  last_way_in: 409,
  email_same: 422,
  identity_taken: 409,
  provider_missing: 404,
  provider_unavailable: 502,
  phone_invalid: 422,
  photo_kind: 415,
  photo_too_large: 413,
  photo_too_many_pixels: 422,
  photo_damaged: 422,
  linkedin_export: 422,
  phone_unreachable: 422,
  phone_country: 422,
  phone_stopped: 422,
  sms_unavailable: 503,
  sms_cap: 503,
  slug_taken: 409,
  slug_reserved: 409,
  contact_refused: 422,
  contact_too_fast: 422,
  contact_stale: 422,
  too_many_resumes: 409,
  not_printable: 422,
  resume_too_long: 413,
  career_page_address: 422,
  career_page_unread: 422,
  career_page_unknown: 422,
  too_many_companies: 409,
  posting_unread: 422,
  posting_not_fetched: 422,
  too_many_own_postings: 409,
  too_many_searches: 409,
  too_many_applications: 409,
  no_such_stage: 422,
  stage_not_allowed: 409,
  stage_in_use: 409,
  too_many_stages: 409,
  no_such_role: 422,
  facts_kind: 422,
  facts_tables: 422,
  facts_columns: 422,
  facts_row: 422,
  facts_area: 422,
  facts_empty: 422,
  facts_too_large: 413,
  facts_bomb: 422,
  facts_nothing: 404,
  too_many_plans: 409,
  zone_unknown: 422,
  time_skipped: 422,
  ends_before_start: 422,
  interview_too_long: 422,
  too_many_interviews: 409,
  too_many_reminders: 409,
  too_many_contacts: 409,
  vcard_unread: 422,
  vcard_too_many: 422,
  too_many_files: 409,
  files_full: 409,
  range_reversed: 422,
  currency_unknown: 422,
  too_many_offers: 409,
  insights_blank: 400,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The parameters of a sentence; a `conflict` also carries the `current` row. */
export type ErrorDetails = Record<
  string,
  string | number | boolean | string[] | FieldProblem[] | Readonly<Record<string, unknown>>
>;

/** An invalid field of a body or query: its dotted path, and the reason in the person's language. */
export const FieldProblem = z.object({ field: z.string(), reason: z.string() });
export type FieldProblem = z.infer<typeof FieldProblem>;

/** The body of every answer that is not 2xx. `error` is a sentence in the person's language. */
export const ErrorAnswer = z.object({
  error: z.string(),
  code: z.enum(errorCodes),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;

/** The only error that verbs throw. The HTTP layer turns it into an ErrorAnswer. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails | undefined;
  constructor(code: ErrorCode, details?: ErrorDetails, cause?: unknown) {
    super(code, cause === undefined ? undefined : { cause });
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }
}
