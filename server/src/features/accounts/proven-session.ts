import type { Who } from "../../who.ts";

/** A session whose access credential was found true. */
export interface ProvenSession {
  readonly who: Who;
  readonly sessionId: string;
  /** When the session ends unless it is renewed. */
  readonly expiresAt: Date;
  /** When the access credential that proved it does. */
  readonly accessEndsAt: Date;
  /** The credential itself. */
  readonly accessToken: string;
  /** The person has a second factor and has not shown it in this session: it opens nothing yet. */
  readonly owesSecondFactor: boolean;
}

/** Why a request proves nobody: codes of errors. */
export type Unproven = "not_signed_in" | "access_expired" | "invalid_jwt" | "session_missing";
