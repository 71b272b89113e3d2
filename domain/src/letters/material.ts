import type { LetterContent, LetterJob } from "@waymark/contract/letters";
import type { ResumeContent } from "@waymark/contract/resumes";
import type { Story } from "@waymark/contract/stories";

/** What a letter may be made of. A fact that is in none of these is never written. */
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

/** What the person has said about themselves outside the resume; `YYYY-MM-DD` where it is a date. */
export interface LetterWishes {
  readonly startDate?: string;
  readonly lastDay?: string;
}
