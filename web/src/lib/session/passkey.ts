import type {
  AuthenticationOptions,
  PasskeyAssertion,
  PasskeyCreated,
  RegistrationOptions,
} from "@waymark/contract/security-passkeys";

/** WebAuthn is tied to a domain name; it does not work on an IP address. */
const hasName = () => !/^[\d.]+$|^\[/.test(window.location.hostname);

export const passkeysWork = (): boolean =>
  typeof window.PublicKeyCredential === "function" && window.isSecureContext && hasName();

export const addressWithName = (): string | null => {
  const { hostname, href } = window.location;
  return hostname.startsWith("127.") ? href.replace(hostname, "localhost") : null;
};

const library = () => import("@simplewebauthn/browser");

/** The person closed the browser's dialog or let it time out; no error to show. */
export const isPasskeyDeclined = (error: unknown): boolean =>
  error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);

export const isPasskeyKnown = (error: unknown): boolean =>
  error instanceof Error && error.name === "InvalidStateError";

export async function askPasskey(options: AuthenticationOptions): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  return withoutUndefined(await startAuthentication({ optionsJSON: options }));
}

export async function makePasskey(options: RegistrationOptions): Promise<PasskeyCreated> {
  const { startRegistration } = await library();
  return withoutUndefined(await startRegistration({ optionsJSON: options }));
}

/** Uses the autofill of the email field. Resolves when one is picked; `cancelPasskey` ends it. */
export async function offerPasskey(options: AuthenticationOptions): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  return withoutUndefined(await startAuthentication({ optionsJSON: options, useBrowserAutofill: true }));
}

export async function canOfferPasskey(): Promise<boolean> {
  if (!passkeysWork()) return false;
  const { isConditionalMediationAvailable } = window.PublicKeyCredential;
  return isConditionalMediationAvailable?.call(window.PublicKeyCredential) ?? false;
}

export async function cancelPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

/** JSON drops `undefined` too. The cast holds because the library answers in the form of JSON. */
function withoutUndefined<T>(answer: object): T {
  return JSON.parse(JSON.stringify(answer)) as T;
}
