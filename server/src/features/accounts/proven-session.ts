import type { Who } from "../../who.ts";

/** A session whose cookie was found true. */
export interface ProvenSession {
  readonly who: Who;
  readonly sessionId: string;
  readonly expiresAt: Date;
  /** The person has a second factor and has not shown it in this session: it opens nothing yet. */
  readonly owesSecondFactor: boolean;
}
