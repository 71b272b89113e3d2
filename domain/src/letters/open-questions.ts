import type { LetterContent, LetterQuestion, SentenceEvidence } from "@waymark/contract/letters";

export interface OpenQuestion {
  readonly paragraph: string;
  readonly question: LetterQuestion;
}

/** The places that only the person can fill and that are still empty, in their order. */
export const openQuestions = ({ paragraphs }: Pick<LetterContent, "paragraphs">): OpenQuestion[] =>
  paragraphs.flatMap(({ id, text, question }) =>
    question !== null && text.trim() === "" ? [{ paragraph: id, question }] : [],
  );

/** Tells whether a letter may go out: nothing open, nothing blocked, and a body. */
export const isFinished = (content: LetterContent, evidence: readonly SentenceEvidence[]): boolean =>
  openQuestions(content).length === 0 &&
  content.paragraphs.some(({ text }) => text.trim() !== "") &&
  evidence.every(({ status }) => status !== "blocked");
