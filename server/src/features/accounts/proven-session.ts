import type { Who } from "../../who.ts";

/** A session whose cookie was found true. */
export interface ProvenSession {
  readonly who: Who;
  readonly sessionId: string;
  readonly expiresAt: Date;
}
