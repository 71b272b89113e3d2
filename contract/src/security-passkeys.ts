import { z } from "zod";

// WebAuthn's objects as JSON (https://www.w3.org/TR/webauthn-3/), with limits.
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

const Transports = z.array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]));
const Descriptor = z.object({ id: z.string(), type: z.literal("public-key"), transports: Transports });

const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal("public-key"),
};

/** The browser's answer after a passkey was used. */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(2_000),
    userHandle: bytes(100).optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** The browser's answer after a passkey was created. */
export const PasskeyCreated = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type PasskeyCreated = z.infer<typeof PasskeyCreated>;

/** The options for asking the browser for a passkey. */
export const AuthenticationOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  allowCredentials: z.array(Descriptor),
  userVerification: z.literal("required"),
});
export type AuthenticationOptions = z.infer<typeof AuthenticationOptions>;

/** The options for creating a passkey in the browser. */
export const RegistrationOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  attestation: z.literal("none"),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  excludeCredentials: z.array(Descriptor),
});
export type RegistrationOptions = z.infer<typeof RegistrationOptions>;
