import type { Actor } from "../../../actor.ts";

/** A session with a verified access credential. */
export interface ProvenSession {
  readonly actor: Actor;
  readonly sessionId: string;
  /** When the session ends unless it is renewed. */
  readonly expiresAt: Date;
  /** When the access credential that proved it ends. */
  readonly accessEndsAt: Date;
  /** The credential itself. */
  readonly accessToken: string;
  /** The person has a second factor and has not shown it in this session: it gives no access yet. */
  readonly owesSecondFactor: boolean;
}

/** The reason why a request is not signed in, as an error code. */
export type Unproven = "not_signed_in" | "access_expired" | "invalid_jwt" | "session_missing";
