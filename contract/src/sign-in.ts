import { z } from "zod";
import { Password, SignedIn } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { Done, Email, Id, Instant } from "./values.ts";

/** Who else can vouch for a person. `oidc` is any OpenID Connect provider that the operator names. */
export const providerIds = ["google", "linkedin", "oidc"] as const;
export const ProviderId = z.enum(providerIds);
export type ProviderId = z.infer<typeof ProviderId>;

/** A provider as the sign-in page offers it. Google is always listed: when not ready, `missing` names the settings. */
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
  response: z.object({ providers: z.array(Provider) }),
  errors: [],
});

/**
 * Begins signing in with a provider, or linking it to the account of who is signed in (which needs a recent
 * proof). The browser goes to `url` next; the way back is bound to this browser and open for ten minutes.
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

/**
 * Where providers send people back to; answers with a redirect to the sign-in page or to Settings. Anything may
 * stand in its query: what counts is proven by the browser's own cookie.
 */
export const providerCallback = endpoint({
  method: "GET",
  path: "/api/sign-in/callback/:provider",
  access: "public",
  noun: "sign-in",
  params: z.object({ provider: z.string().max(40) }),
  response: z.unknown(),
  errors: [],
});

/**
 * Why a provider's word did not open the door, as the page is told by `?failed=`:
 * the person said no; too late, used, or of another browser; the provider's answer was wrong; it does not answer;
 * it gives no e-mail address, or has not verified it; the account here has not verified it; the identity belongs to
 * another account; the account is blocked; something else.
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

/** Mails a code to sign in with. The answer is the same, and as quick, when there is no such account. */
export const sendSignInCode = endpoint({
  method: "POST",
  path: "/api/sign-in/email-code",
  access: "public",
  noun: "sign-in",
  body: z.object({ email: Email }),
  response: Done,
  errors: ["mail_limit"],
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

/** Mails a link for setting a new password. The answer is the same, and as quick, when there is no such account. */
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

/** Whose password a mailed link would change. Uses nothing up. */
export const readRecovery = endpoint({
  method: "POST",
  path: "/api/recovery/read",
  access: "public",
  noun: "sign-in",
  body: LinkBody,
  response: z.object({ email: z.string() }),
  errors: ["link_invalid"],
  limit: 30,
});

/** Sets the new password, ends every session, and opens one, which still owes the second factor. */
export const recover = endpoint({
  method: "POST",
  path: "/api/recovery/password",
  access: "public",
  noun: "sign-in",
  body: LinkBody.extend({ password: Password }),
  response: SignedIn,
  errors: ["link_invalid", "weak_password", "account_blocked", "second_factor_required", "busy"],
  limit: 20,
});

/** Mails the link that verifies the asker's address again. */
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

/**
 * How the mail that verifies the asker's address travels. `leaves`: to a mail server; otherwise it stays on this machine.
 * `shown`: `showVerification` answers the message itself.
 */
export const readVerification = endpoint({
  method: "GET",
  path: "/api/verify-email",
  access: "user",
  noun: "sign-in",
  response: z.object({ leaves: z.boolean(), shown: z.boolean() }),
  errors: ["not_signed_in"],
});

/** A mail that stayed on this machine. */
export const KeptMail = z.object({ subject: z.string(), text: z.string(), writtenAt: Instant });
export type KeptMail = z.infer<typeof KeptMail>;

/**
 * The asker's newest mail with a link that verifies their address. Answered only where mail stays on this machine, to a
 * browser on this machine (`not_found` everywhere else, and when there is no such mail).
 */
export const showVerification = endpoint({
  method: "POST",
  path: "/api/verify-email/message",
  access: "user",
  noun: "sign-in",
  body: z.object({}),
  response: z.object({ message: KeptMail }),
  errors: ["not_signed_in", "not_found"],
  limit: 20,
});

/**
 * Which address a mailed link verifies; uses nothing up. `own`: the asker is signed in to the account it belongs to, so
 * that `verifyEmail` keeps everything; otherwise it claims the account.
 */
export const readVerificationLink = endpoint({
  method: "POST",
  path: "/api/verify-email/read",
  access: "anyone",
  noun: "sign-in",
  body: LinkBody,
  response: z.object({ email: z.string(), own: z.boolean() }),
  errors: ["link_invalid"],
  limit: 30,
});

/**
 * Uses a mailed link: the address it went to is verified. Made outside a session of that account it claims the account:
 * everything that was set up to get in is removed, and `setPassword` is the token with which `recover` sets a password.
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
 * Makes the account that somebody signed up for under AUTH_PRIVACY=strict, and opens its session. In the browser that
 * signed up, the password given there counts. Any other browser answers `password_needed` until it sends one: whoever
 * reads the mail chooses it.
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

/** A provider that vouches for the person. */
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

/** Takes a provider away, unless it is the last way in. */
export const unlinkIdentity = endpoint({
  method: "DELETE",
  path: "/api/identities/:id",
  access: "user",
  noun: "sign-in",
  params: z.object({ id: z.string() }),
  response: Done,
  errors: ["not_signed_in", "not_found", "proof_required", "last_way_in"],
});
