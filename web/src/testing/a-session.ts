import { Session } from "@waymark/contract/security-sessions";
import { aUser } from "./a-user.ts";

/** A session as the server answers it. Its access token is valid for `ms` milliseconds from now. */
export function aSession(ms = 900_000): Session {
  const now = Math.floor(Date.now() / 1_000);
  const claims = btoa(JSON.stringify({ iat: now, exp: now + ms / 1_000 }));
  return Session.parse({
    id: "0190a1b2-0000-7000-8000-0000000000aa",
    accessToken: `e30.${claims}.sig`,
    expiresAt: new Date(Date.now() + ms).toISOString(),
    endsAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    secondFactorOwed: false,
    user: { ...aUser(), identities: [], factors: [] },
  });
}
