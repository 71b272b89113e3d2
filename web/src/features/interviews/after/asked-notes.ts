import { type AskedNote, askedLimit } from "@waymark/contract/interviews-notes";
import { newUuid } from "../../../lib/uuid.ts";

/** A question as it can be noted: of the bank, or in the person's own words. */
export interface Askable {
  readonly question: string | null;
  readonly text: string;
}

const isSame = (one: AskedNote, other: Askable): boolean =>
  one.question === null
    ? one.text === other.text && other.question === null
    : one.question === other.question;

export const isAsked = (asked: readonly AskedNote[], what: Askable): boolean =>
  asked.some((one) => isSame(one, what));

/** With a question, unless it is empty, noted already or the list is full. */
export function withAsked(asked: readonly AskedNote[], { question, text: typed }: Askable): AskedNote[] {
  const text = typed.trim().slice(0, 500);
  if (text === "" || asked.length >= askedLimit || isAsked(asked, { question, text })) return [...asked];
  return [...asked, { id: newUuid(), question, text, went: null }];
}

export const withoutAsked = (asked: readonly AskedNote[], what: Askable): AskedNote[] =>
  asked.filter((one) => !isSame(one, what));
