import { type Letter, LetterContent, LetterStyle, LetterWish } from "@waymark/contract/letters";
import { Id } from "@waymark/contract/values";
import { closingOf, salutationOf } from "@waymark/domain/letters/conventions";
import { z } from "zod";

/** The part of a letter that the editor changes, and that is undone, saved and compared as a whole. */
export const Draft = z.object({
  name: z.string().max(200),
  wish: LetterWish,
  content: LetterContent,
  style: LetterStyle,
  resumeId: Id.nullable(),
});
export type Draft = z.infer<typeof Draft>;

export const draftOf = ({ name, wish, content, style, resumeId }: Draft | Letter): Draft => ({
  name,
  wish,
  content,
  style,
  resumeId,
});

export const withContent = (draft: Draft, part: Partial<LetterContent>): Draft => ({
  ...draft,
  content: { ...draft.content, ...part },
});

/** The draft after a change of recipient or form: salutation and closing follow, unless the person worded them. */
export function withCourtesy(before: Draft, after: Draft): Draft {
  const [old, now] = [courtesyOf(before), courtesyOf(after)];
  const { salutation, closing } = after.content;
  return withContent(after, {
    salutation: salutation.trim() === old.salutation ? now.salutation : salutation,
    closing: closing.trim() === old.closing ? now.closing : closing,
  });
}

function courtesyOf({ wish: { language, convention, tone }, content: { recipient } }: Draft) {
  return {
    salutation: salutationOf(recipient, language, convention),
    closing: closingOf(recipient, language, convention, tone),
  };
}

/** The number of words of the body. */
export const wordsIn = ({ paragraphs }: LetterContent): number =>
  paragraphs.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);

/** The paragraphs whose question the person has neither answered nor taken out. */
export const openQuestionsOf = (content: LetterContent) =>
  content.paragraphs.filter(({ question, text }) => question !== null && text.trim() === "");
