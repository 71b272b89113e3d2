import type { Language } from "@waymark/contract/values";

/** Text that runs on, or a list of points. */
export type Block =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "bullets"; readonly items: readonly string[] };

/** A job, a study, or an item of a section of the person's own. Empty parts are left out by the layouts. */
export interface PrintedEntry {
  readonly title: string;
  readonly dates: string;
  /** Employer, school, or the subtitle of an item. */
  readonly organisation: string;
  readonly place: string;
  /** What stands below the head in small: a grade. */
  readonly note: string;
  readonly blocks: readonly Block[];
}

export interface PrintedLink {
  /** What is shown: the address without what says nothing, after its label where that says more. */
  readonly text: string;
  /** Where it leads; empty for what is no web address. */
  readonly url: string;
}

/** A part of the line under the name. */
export interface ContactPart extends PrintedLink {
  readonly kind: "email" | "phone" | "place" | "link";
}

/** `words` are short names that stand side by side: skills, languages. */
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

/** A resume as it is printed, whatever the layout: everything in its order and in words, nothing empty. */
export interface PrintedResume {
  readonly language: Language;
  /** Empty when the resume has no name. */
  readonly name: string;
  readonly headline: string;
  readonly contact: readonly ContactPart[];
  readonly sections: readonly PrintedSection[];
  /** What the document is called in its properties: "Name – Resume". */
  readonly title: string;
}
