import type { LetterContent, LetterJob } from "@waymark/contract/letters";
import type { ResumeContent } from "@waymark/contract/resumes";
import type { Story } from "@waymark/contract/stories";

/** All sources of a letter. The writer never states a fact that is in none of them. */
export interface LetterMaterial {
  readonly resume: ResumeContent;
  readonly stories: readonly Story[];
  readonly job: LetterJob | null;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly wishes?: LetterWishes;
  /** The person at the employer, when the application names one. */
  readonly recipient?: Partial<LetterContent["recipient"]>;
}

/** Facts that the person gave outside the resume. Dates are `YYYY-MM-DD`. */
export interface LetterWishes {
  readonly startDate?: string;
  readonly lastDay?: string;
}
