import { randomUUID } from "node:crypto";
import { dialled } from "@waymark/domain/phone/dialled";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { hasSignedInBefore } from "../../../audit/record-audit.ts";
import type { Deps } from "../../../deps.ts";
import { cookieName, cookieValue, setCookieLine } from "../../../http/cookies.ts";
import { taskKind } from "../../../tasks/tasks.ts";
import type { Device } from "./device-of.ts";

const name = "waymark.device";
const keptDays = 400;
/** A browser shared by a household stays known to each of these accounts. */
const accountsAtMost = 5;

const Claims = z.object({ jti: z.string().min(1), accounts: z.array(z.string()).max(accountsAtMost) });

const keyOf = (deps: Deps) => new TextEncoder().encode(deps.keys.secretFor("known-device"));
/** The account's name in the cookie: a keyed hash, never the address. */
const accountOf = (deps: Deps, name: string) => deps.keys.lookupHash("known-device", name.toLowerCase());

async function readClaims(deps: Deps, cookies: string | undefined) {
  const token = cookieValue(cookies, cookieName(deps.config, name));
  if (token === undefined) return null;
  try {
    const { payload } = await jwtVerify(token, keyOf(deps), {
      algorithms: ["HS256"],
      currentDate: deps.now(),
    });
    return Claims.parse(payload);
  } catch {
    // Forged, too old or cut off: the device is just not known.
    return null;
  }
}

interface SignInName {
  readonly email: string;
  readonly phoneNumber: string;
}

/** The name by which somebody signs in: the address, or the number of an account without one. */
export const signInName = ({ email, phoneNumber }: SignInName): string =>
  email || `tel:${dialled(phoneNumber)}`;

/** Null for an unknown device. It proves nothing; it only has a counter of attempts that strangers cannot use up. */
export async function knownDeviceOf(
  deps: Deps,
  { cookies }: Pick<Device, "cookies">,
  name: string,
): Promise<string | null> {
  const claims = await readClaims(deps, cookies);
  return claims?.accounts.includes(accountOf(deps, name)) ? claims.jti : null;
}

/**
 * Call it after the second factor. It does nothing for an unproven address, because anybody can sign up with somebody
 * else's.
 */
export async function rememberDevice(
  deps: Deps,
  device: Pick<Device, "cookies"> | undefined,
  person: SignInName & { readonly emailVerified: boolean },
): Promise<string[]> {
  if (device === undefined || !person.emailVerified) return [];
  const before = await readClaims(deps, device.cookies);
  const account = accountOf(deps, signInName(person));
  const others = (before?.accounts ?? []).filter((known) => known !== account);
  const issuedAt = Math.floor(deps.now().getTime() / 1_000);
  const maxAge = keptDays * 86_400;
  const token = await new SignJWT({ accounts: [account, ...others].slice(0, accountsAtMost) })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setJti(before?.jti ?? randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + maxAge)
    .sign(keyOf(deps));
  return [setCookieLine(deps.config, { name, value: token, maxAgeSeconds: maxAge, sameSite: "Lax" })];
}

export const newDeviceTask = taskKind({
  name: "tell-of-new-device",
  input: z.object({ userId: z.string(), id: z.string(), browser: z.string(), system: z.string() }),
  retries: 5,
  expireSeconds: 60,
});

/** Call it after a full sign-in. The first one tells nothing: no device is known before the address is verified. */
export async function notifyOfNewDevice(
  deps: Deps,
  device: Device | undefined,
  person: SignInName & { readonly id: string; readonly emailVerified: boolean },
  id: string,
): Promise<void> {
  const { id: userId, emailVerified } = person;
  if (device === undefined || !emailVerified) return;
  if ((await knownDeviceOf(deps, device, signInName(person))) !== null) return;
  if (!(await hasSignedInBefore(deps, userId))) return;
  const { browser, system } = device;
  await deps.tasks.add(deps.db, newDeviceTask, { userId, id, browser, system }, { key: id });
}
