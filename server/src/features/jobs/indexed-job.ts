import type { Language } from "@waymark/contract/values";
import type { Indexed } from "@waymark/domain/jobs/tokens/tokens";

/** A posting as it enters an index. */
export interface IndexedJob extends Indexed {
  readonly id: string;
  readonly postedAt: Date;
  /** The middle of what it pays a year, or the end it states. */
  readonly middlePay: number | null;
  readonly language: Language | "";
  readonly country: string | null;
  /** Ids of `vocabulary/skills`. */
  readonly skills: readonly string[];
  readonly sample: boolean;
  /** The board whose followers alone may find it; null where everybody may. */
  readonly followersOf: string | null;
}
