import type { LetterConvention } from "@waymark/contract/letters";
import type { Language } from "@waymark/contract/values";
import type { Block, ContactPart } from "../../resumes/print/printed-resume.ts";

/** A word before its value: a subject, a telephone number, the enclosures. Empty where the convention has no word. */
export interface Labelled {
  readonly label: string;
  readonly text: string;
}

/** A letter ready for printing: in words and without anything empty or unanswered. */
export interface PrintedLetter {
  readonly language: Language;
  readonly convention: LetterConvention;
  /** The title in the document's properties: "Name – Cover letter". */
  readonly title: string;
  readonly sender: {
    readonly name: string;
    readonly address: readonly string[];
    readonly contact: readonly ContactPart[];
  };
  /** The sender in one line, small above the recipient in the window of a German envelope. */
  readonly returnAddress: string;
  readonly recipient: readonly string[];
  /** The rows of the information block of a German letter. */
  readonly information: readonly Labelled[];
  /** With the place where the convention names it. */
  readonly date: string;
  readonly subject: Labelled;
  readonly salutation: string;
  readonly paragraphs: readonly (readonly Block[])[];
  readonly closing: string;
  readonly signature: string;
  /** A colon as the language sets it, after the words of the product. */
  readonly colon: string;
  readonly enclosures: { readonly label: string; readonly items: readonly string[] };
}
