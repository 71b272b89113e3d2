import type { Language } from "@waymark/contract/values";

/** A paragraph or a list of bullets. */
export type Block =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "bullets"; readonly items: readonly string[] };

/** A job, a study, or an item of a custom section. Layouts leave out empty parts. */
export interface PrintedEntry {
  readonly title: string;
  readonly dates: string;
  /** The employer, the school, or the subtitle of an item. */
  readonly organisation: string;
  readonly place: string;
  /** The small line below the head: a grade. */
  readonly note: string;
  readonly blocks: readonly Block[];
}

export interface PrintedLink {
  /** The text shown: the shortened address, after its label when the label adds information. */
  readonly text: string;
  /** The target; empty when it is no web address. */
  readonly url: string;
}

/** A part of the line below the name. */
export interface ContactPart extends PrintedLink {
  readonly kind: "email" | "phone" | "place" | "link";
}

/** `words` are short names printed side by side: skills, languages. */
export type SectionBody =
  | { readonly kind: "text"; readonly blocks: readonly Block[] }
  | { readonly kind: "entries"; readonly entries: readonly PrintedEntry[] }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "words"; readonly items: readonly string[] }
  | { readonly kind: "links"; readonly items: readonly PrintedLink[] };

export type PrintedSection = SectionBody & {
  /** A name of `resumeSections`, or `custom`. */
  readonly name: string;
  readonly heading: string;
};

/** A resume ready for printing in any layout: in order and in words, with nothing empty. */
export interface PrintedResume {
  readonly language: Language;
  /** Empty when the resume has no name. */
  readonly name: string;
  readonly headline: string;
  readonly contact: readonly ContactPart[];
  readonly sections: readonly PrintedSection[];
  /** The title in the document's properties: "Name – Resume". */
  readonly title: string;
}
