import type { Language } from "@waymark/contract/values";
import type { DeviceNames } from "./audit/record-audit.ts";

/** Who asks: what every verb gets as its second argument. Proven by the session, never by the body. */
export interface Who {
  readonly userId: string;
  readonly teams: readonly { readonly id: string; readonly role: string }[];
  readonly locale: Language;
  readonly timeZone: string;
  /** What the session was opened with; unknown where nobody asks, as in tasks. */
  readonly device?: DeviceNames;
}
