import { z } from "zod";
import { Password, SignedIn } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { Done, Email, Id, Instant } from "./values.ts";

/** `oidc` is any OpenID Connect provider that the operator configures. */
export const providerIds = ["google", "linkedin", "oidc"] as const;
export const ProviderId = z.enum(providerIds);
export type ProviderId = z.infer<typeof ProviderId>;

/** Google is always listed; when it is not ready, `missing` names the settings. */
export const Provider = z.object({
  id: ProviderId,
  name: z.string(),
  ready: z.boolean(),
  missing: z.array(z.string()),
});
export type Provider = z.infer<typeof Provider>;

export const listProviders = endpoint({
  method: "GET",
  path: "/api/sign-in/providers",
  access: "public",
  noun: "sign-in",
  response: z.object({
    providers: z.array(Provider),
    /** False where this server sends no mail: codes and links it writes stay in its outbox. */
    mailLeaves: z.boolean(),
  }),
  errors: [],
});

/**
 * Or links a provider to the signed-in account (needs a recent proof of identity). The browser continues at `url`; the
 * return is bound to this browser and possible for ten minutes.
 */
export const startProvider = endpoint({
  method: "POST",
  path: "/api/sign-in/providers/:provider",
  access: "public",
  noun: "sign-in",
  params: z.object({ provider: ProviderId }),
  body: z.object({ purpose: z.enum(["sign-in", "link"]) }),
  response: z.object({ url: z.url() }),
  errors: [
    "not_signed_in",
    "second_factor_required",
    "proof_required",
    "email_unverified",
    "provider_missing",
    "provider_unavailable",
  ],
  limit: 20,
});

/** Redirects to sign-in or Settings. The query is untrusted: only the browser's own cookie proves it. */
export const providerCallback = endpoint({
  method: "GET",
  path: "/api/sign-in/callback/:provider",
  access: "public",
  noun: "sign-in",
  params: z.object({ provider: z.string().max(40) }),
  response: z.unknown(),
  answers: [],
  errors: [],
});

/**
 * A provider has confirmed the address of an unverified account, and claiming that account would end its paid plan.
 * `null` when none waits: it was answered, ten minutes have passed, or it began in another browser. The page asks at
 * its own address, `/signin?step=claim`.
 */
export const readProviderClaim = endpoint({
  method: "GET",
  path: "/api/sign-in/claim",
  access: "public",
  noun: "sign-in",
  response: z.object({
    waiting: z.object({ email: z.string(), providerName: z.string(), endsPlan: z.boolean() }).nullable(),
  }),
  errors: [],
  limit: 30,
});

/** Ends the account's plan and signs in. Works once. */
export const confirmProviderClaim = endpoint({
  method: "POST",
  path: "/api/sign-in/claim",
  access: "public",
  noun: "sign-in",
  body: z.object({}),
  response: SignedIn,
  errors: ["link_invalid", "account_blocked", "second_factor_required"],
  limit: 20,
});

export const leaveProviderClaim = endpoint({
  method: "DELETE",
  path: "/api/sign-in/claim",
  access: "public",
  noun: "sign-in",
  response: Done,
  errors: [],
  limit: 20,
});

/**
 * Sent to the page as `?failed=`, in this order: the person cancelled; too late, already used, or from another
 * browser; the provider's answer was invalid; the provider does not answer; it gives no email address; it has not
 * verified the address; the account here has not verified it; the identity belongs to another account; the account is
 * blocked; anything else.
 */
export const providerFailures = [
  "cancelled",
  "stale",
  "refused",
  "unavailable",
  "no_email",
  "provider_unverified",
  "account_unverified",
  "linked_elsewhere",
  "blocked",
  "unexpected",
] as const;
export const ProviderFailure = z.enum(providerFailures);
export type ProviderFailure = z.infer<typeof ProviderFailure>;

/** Answer and response time are the same when there is no such account. */
export const sendSignInCode = endpoint({
  method: "POST",
  path: "/api/sign-in/email-code",
  access: "public",
  noun: "sign-in",
  body: z.object({ email: Email }),
  response: Done,
  errors: ["codes_paused", "mail_limit"],
  limit: 10,
});

export const SixDigits = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

export const signInWithCode = endpoint({
  method: "POST",
  path: "/api/sign-in/email-code/use",
  access: "public",
  noun: "sign-in",
  body: z.object({ email: Email, code: SixDigits }),
  response: SignedIn,
  errors: ["code_invalid", "account_blocked", "second_factor_required"],
  limit: 20,
});

const LinkBody = z.object({ token: z.string().min(1).max(100) });

/** Answer and response time are the same when there is no such account. */
export const requestRecovery = endpoint({
  method: "POST",
  path: "/api/recovery",
  access: "public",
  noun: "sign-in",
  body: z.object({ email: Email }),
  response: Done,
  errors: ["mail_limit"],
  limit: 10,
});

/** Using the link claims an account with a paid plan, which ends that plan. */
const EndsPlan = z.boolean();

export const readRecovery = endpoint({
  method: "POST",
  path: "/api/recovery/read",
  access: "public",
  noun: "sign-in",
  body: LinkBody,
  response: z.object({ email: z.string(), endsPlan: EndsPlan }),
  errors: ["link_invalid"],
  limit: 30,
});

/** Ends every session, and opens one, which still needs the second factor. */
export const resetPassword = endpoint({
  method: "POST",
  path: "/api/recovery/password",
  access: "public",
  noun: "sign-in",
  body: LinkBody.extend({ password: Password }),
  response: SignedIn,
  errors: ["link_invalid", "weak_password", "account_blocked", "second_factor_required", "busy"],
  limit: 20,
});

export const sendVerification = endpoint({
  method: "POST",
  path: "/api/verify-email/send",
  access: "user",
  noun: "sign-in",
  body: z.object({}),
  response: Done,
  errors: ["not_signed_in", "mail_limit"],
  limit: 10,
});

/** `leaves`: to a mail server, else it stays on this machine. `shown`: `showVerification` returns it. */
export const readVerification = endpoint({
  method: "GET",
  path: "/api/verify-email",
  access: "user",
  noun: "sign-in",
  response: z.object({ leaves: z.boolean(), shown: z.boolean() }),
  errors: ["not_signed_in"],
});

/** A mail that stayed on this machine. */
export const LocalMail = z.object({ subject: z.string(), text: z.string(), writtenAt: Instant });
export type LocalMail = z.infer<typeof LocalMail>;

/**
 * Only answered where mail stays on this machine, to a browser on this machine (otherwise `not_found`, also when there
 * is no such mail).
 */
export const showVerification = endpoint({
  method: "POST",
  path: "/api/verify-email/message",
  access: "user",
  noun: "sign-in",
  body: z.object({}),
  response: z.object({ message: LocalMail }),
  errors: ["not_signed_in", "not_found"],
  limit: 20,
});

/**
 * Does not use the link up. `own`: the person is signed in to that account, so `verifyEmail` keeps everything;
 * otherwise it claims the account.
 */
export const readVerificationLink = endpoint({
  method: "POST",
  path: "/api/verify-email/read",
  access: "anyone",
  noun: "sign-in",
  body: LinkBody,
  response: z.object({ email: z.string(), own: z.boolean(), endsPlan: EndsPlan }),
  errors: ["link_invalid"],
  limit: 30,
});

/**
 * Outside of a session of that account it claims the account: everything set up for signing in is removed, and
 * `setPassword` is the token for `recover`, which sets a password.
 */
export const verifyEmail = endpoint({
  method: "POST",
  path: "/api/verify-email",
  access: "anyone",
  noun: "sign-in",
  body: LinkBody,
  response: z.object({ email: z.string(), setPassword: z.string().nullable() }),
  errors: ["link_invalid"],
  limit: 30,
});

/**
 * For a sign-up under AUTH_PRIVACY=strict. In the browser of the sign-up, the password given there counts. Any other
 * browser gets `password_needed` until it sends one, so the reader of the mail chooses it.
 */
export const confirmSignUp = endpoint({
  method: "POST",
  path: "/api/register/confirm",
  access: "public",
  noun: "sign-in",
  body: LinkBody.extend({ password: Password.optional() }),
  response: SignedIn,
  errors: ["link_invalid", "email_taken", "password_needed", "weak_password", "busy"],
  limit: 20,
});

export const LinkedIdentity = z.object({
  id: Id,
  provider: ProviderId,
  name: z.string(),
  linkedAt: Instant,
});
export type LinkedIdentity = z.infer<typeof LinkedIdentity>;

export const listIdentities = endpoint({
  method: "GET",
  path: "/api/identities",
  access: "user",
  noun: "sign-in",
  response: z.object({ identities: z.array(LinkedIdentity), hasPassword: z.boolean() }),
  errors: ["not_signed_in"],
});

/** Refused for the last way to sign in. */
export const unlinkIdentity = endpoint({
  method: "DELETE",
  path: "/api/identities/:id",
  access: "user",
  noun: "sign-in",
  params: z.object({ id: z.string() }),
  response: Done,
  errors: ["not_signed_in", "not_found", "proof_required", "last_way_in"],
});
