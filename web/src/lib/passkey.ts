import type {
  AuthenticationOptions,
  PasskeyAssertion,
  PasskeyCreated,
  RegistrationOptions,
} from "@waymark/contract/passkey-json";

/** WebAuthn binds to a name: an address of numbers has none. */
const hasName = () => !/^[\d.]+$|^\[/.test(window.location.hostname);

/** Whether this browser can use passkeys at this address. */
export const passkeysWork = (): boolean =>
  typeof window.PublicKeyCredential === "function" && window.isSecureContext && hasName();

/** The same page under a name, for who opened the product on their own machine by its number. */
export const addressWithName = (): string | null => {
  const { hostname, href } = window.location;
  return hostname.startsWith("127.") ? href.replace(hostname, "localhost") : null;
};

/** The browser's part of WebAuthn, fetched when it is first needed. */
const library = () => import("@simplewebauthn/browser");

/** The person closed the browser's window, or let it stand too long: nothing to complain about. */
export const isPasskeyDeclined = (error: unknown): boolean =>
  error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);

/** The device has a passkey for this account already. */
export const isPasskeyKnown = (error: unknown): boolean =>
  error instanceof Error && error.name === "InvalidStateError";

/** Lets the person pick and unlock a passkey. */
export async function askPasskey(options: AuthenticationOptions): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  return withoutUndefined(await startAuthentication({ optionsJSON: options }));
}

/** Lets the person make a passkey. */
export async function makePasskey(options: RegistrationOptions): Promise<PasskeyCreated> {
  const { startRegistration } = await library();
  return withoutUndefined(await startRegistration({ optionsJSON: options }));
}

/** Offers passkeys in the suggestions of the email field; stays until one is picked or `cancelPasskey`. */
export async function offerPasskey(options: AuthenticationOptions): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  return withoutUndefined(await startAuthentication({ optionsJSON: options, useBrowserAutofill: true }));
}

/** Whether suggestions can hold passkeys here. */
export async function canOfferPasskey(): Promise<boolean> {
  if (!passkeysWork()) return false;
  const { isConditionalMediationAvailable } = window.PublicKeyCredential;
  return isConditionalMediationAvailable?.call(window.PublicKeyCredential) ?? false;
}

export async function cancelPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

/** As JSON, where what is undefined is absent: that is how it is sent, and what the contract's types ask for. */
function withoutUndefined<T>(answer: object): T {
  return JSON.parse(JSON.stringify(answer)) as T;
}
