import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { Deps } from "../../../deps.ts";

const audience = "waymark";
const algorithm = "ES256";

/** `gen` is the number of the refresh credential issued together with this access credential. */
const Claims = z.object({ sub: z.string().min(1), sid: z.string().min(1), gen: z.int(), exp: z.int() });

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly generation: number;
  readonly expiresAt: Date;
}

const issuerOf = ({ config }: Deps) => config.PUBLIC_URL?.replace(/\/$/, "") ?? "waymark";

export async function signAccess(
  deps: Deps,
  session: Pick<AccessClaims, "userId" | "sessionId" | "generation">,
): Promise<{ token: string; expiresAt: Date }> {
  const key = await deps.auth.signingKeys.signing(deps);
  const issuedAt = Math.floor(deps.now().getTime() / 1_000);
  const expiresAt = issuedAt + deps.config.ACCESS_SECONDS;
  const token = await new SignJWT({ sid: session.sessionId, gen: session.generation })
    .setProtectedHeader({ alg: algorithm, kid: key.kid, typ: "JWT" })
    .setSubject(session.userId)
    .setIssuer(issuerOf(deps))
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key.privateKey);
  return { token, expiresAt: new Date(expiresAt * 1_000) };
}

export async function verifyAccess(
  deps: Deps,
  token: string,
): Promise<AccessClaims | "access_expired" | "invalid_jwt"> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = typeof kid === "string" ? await deps.auth.signingKeys.named(deps, kid) : undefined;
    if (key === undefined) return "invalid_jwt";
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: [algorithm],
      issuer: issuerOf(deps),
      audience,
      currentDate: deps.now(),
    });
    const { sub, sid, gen, exp } = Claims.parse(payload);
    return { userId: sub, sessionId: sid, generation: gen, expiresAt: new Date(exp * 1_000) };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return "access_expired";
    // jose throws a TypeError for text that is no token at all.
    if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof z.ZodError)
      return "invalid_jwt";
    throw error;
  }
}
