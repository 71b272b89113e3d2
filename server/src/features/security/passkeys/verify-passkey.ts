import { AppError } from "@waymark/contract/errors";
import type { PasskeyAssertion, PasskeyCreated } from "@waymark/contract/security-passkeys";
import { type DeviceNames, recordFailure } from "../../../audit/record-audit.ts";
import type { Deps } from "../../../deps.ts";
import { type ChallengePurpose, consumeChallenge } from "../second-factor/challenge.ts";
import { findCredential, noteUse, type StoredPasskey } from "./passkey-store.ts";
import type { RelyingParty } from "./relying-party.ts";

/** COSE numbers of the accepted signatures: EdDSA, ES256, RS256. */
export const algorithms = [-8, -7, -257];

export interface Answered {
  readonly purpose: ChallengePurpose;
  /** The required owner; null when the answer itself names the person. */
  readonly userId: string | null;
  readonly cookie: string | undefined;
  readonly site: RelyingParty;
  readonly device?: DeviceNames | undefined;
}

/** Loaded when somebody brings a passkey: it takes memory, and most people have none. */
const library = () => import("@simplewebauthn/server");

/** The library's error says how an answer is wrong; the sender only learns that it is. */
const orRefused = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw new AppError("passkey_refused", undefined, cause);
  });

/**
 * Checks that a known passkey has signed this browser's challenge, and records the use. Logs a refusal for the
 * passkey's owner, so call it outside of any transaction, which would roll that back.
 */
export async function verifyAssertion(
  deps: Deps,
  answered: Answered,
  assertion: PasskeyAssertion,
): Promise<StoredPasskey> {
  const { purpose, userId, cookie } = answered;
  const challenge = await consumeChallenge(deps, purpose, userId, cookie);
  const passkey = await findCredential(deps.db, assertion.id);
  if (passkey === null) throw new AppError("passkey_refused");
  try {
    return await checkAssertion(deps, passkey, { ...answered, challenge }, assertion);
  } catch (error) {
    if (error instanceof AppError && error.code === "passkey_refused")
      await recordFailure(deps, {
        userId: passkey.userId,
        action: "passkey-refused",
        device: answered.device,
      });
    throw error;
  }
}

async function checkAssertion(
  deps: Deps,
  passkey: StoredPasskey,
  { userId, site, challenge }: Answered & { readonly challenge: string },
  assertion: PasskeyAssertion,
): Promise<StoredPasskey> {
  if (userId !== null && passkey.userId !== userId) throw new AppError("passkey_refused");
  const { userHandle: handle, clientDataJSON, authenticatorData, signature } = assertion.response;
  // Without an address, the device must also name the passkey's owner.
  if (handle === undefined ? userId === null : handle !== userHandleOf(passkey.userId))
    throw new AppError("passkey_refused");
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await orRefused(
    verifyAuthenticationResponse({
      response: {
        id: assertion.id,
        rawId: assertion.rawId,
        type: assertion.type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    }),
  );
  const { newCounter, credentialBackedUp } = authenticationInfo;
  const use = { counter: newCounter, backedUp: credentialBackedUp, at: deps.now() };
  if (!verified || !(await noteUse(deps.db, passkey, use))) throw new AppError("passkey_refused");
  return passkey;
}

export async function verifyCreated(deps: Deps, answered: Answered, created: PasskeyCreated) {
  const { purpose, userId, cookie, site } = answered;
  const challenge = await consumeChallenge(deps, purpose, userId, cookie);
  const { clientDataJSON, attestationObject } = created.response;
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await orRefused(
    verifyRegistrationResponse({
      response: {
        id: created.id,
        rawId: created.rawId,
        type: created.type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!verified) throw new AppError("passkey_refused");
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    backedUp: credentialBackedUp,
  };
}

/** The user handle in a passkey: the person's id, which reveals nothing about them. */
export const userHandleOf = (userId: string): string => Buffer.from(userId, "utf8").toString("base64url");
