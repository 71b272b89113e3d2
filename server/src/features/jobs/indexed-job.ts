import type { Language } from "@waymark/contract/values";
import type { Indexed } from "@waymark/domain/jobs/tokens/tokens";

/** A posting as an index stores it. */
export interface IndexedJob extends Indexed {
  readonly id: string;
  readonly postedAt: Date;
  /** The middle of its yearly pay range, or the one end it states. */
  readonly middlePay: number | null;
  readonly language: Language | "";
  readonly country: string | null;
  /** Ids of `vocabulary/skills`. */
  readonly skills: readonly string[];
  /** Those of the skills that are only a plus. */
  readonly welcomeSkills: readonly string[];
  readonly sample: boolean;
  /** The board whose followers alone may find it; null if everybody may. */
  readonly followersOf: string | null;
}
