/** Five answers to one question, ordered by strength when they were written, before anything scored them. */
export interface AnswerSet {
  /** Id of the bank. */
  readonly question: string;
  readonly trade: string;
  /** The weakest first. */
  readonly answers: readonly string[];
  /** Not looked at while the scorer was made; its first figure is in the test. */
  readonly heldOut?: true;
}
