import type { LetterKind, LetterWish } from "@waymark/contract/letters";
import type { LetterMaterial } from "./material.ts";
import type { LetterPhrases } from "./phrases/letter-phrases.ts";
import type { FramePicker } from "./pick.ts";
import type { JobFacts } from "./read-job.ts";
import type { JobNames } from "./resume-facts.ts";

/** Letters that apply for work and prove things, and those that only say something. */
export const applications: ReadonlySet<LetterKind> = new Set([
  "posting",
  "unsolicited",
  "internal",
  "follow-up",
  "thank-you",
]);

/** A piece of the body. Pieces are added in the order of `need` until the letter is long enough. */
export interface Piece {
  readonly paragraph: string;
  /** The place within its paragraph. */
  readonly at: number;
  readonly text: string;
  /** 0 is always there. */
  readonly need: number;
  /** The proof that it tells, or that it goes with. */
  readonly proof?: {
    readonly number: number;
    readonly isTold: boolean;
    /** The proof that has to be told before, because the sentence goes on about the same job. */
    readonly after?: number;
  };
}

export interface Writing {
  readonly material: LetterMaterial;
  readonly wish: LetterWish;
  readonly phrases: LetterPhrases;
  readonly picker: FramePicker;
  readonly facts: JobFacts;
  readonly jobs: readonly JobNames[];
  readonly isForeign: boolean;
  readonly values: Readonly<Record<string, string>>;
  readonly add: (piece: Piece) => void;
}

/** The need of each kind of piece; see `Piece.need`. */
export const atNeed = {
  profile: 2,
  lead: 3,
  third: 4,
  start: 1,
  gap: 2.5,
  more: 7.9,
  facts: 7,
  span: 8,
  courtesy: 10,
  further: 1.5,
};
