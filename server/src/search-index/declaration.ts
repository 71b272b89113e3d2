import type { Numbering } from "./numbering.ts";
import type { PackedStrings } from "./packed-strings.ts";

/** The number of bits a column has for a value: a segment tells apart 2^bits - 1 values, the others count as unknown. */
export type ValueBits = 8 | 16 | 32;

/** A column: what the index knows of every document besides its tokens. */
export type ColumnType =
  /** A number, or unknown. */
  | { readonly kind: "number" }
  /** 16 bits that the declaration packs and reads. */
  | { readonly kind: "flags" }
  /** One name; the empty one is unknown. */
  | { readonly kind: "keyword"; readonly bits: ValueBits }
  /** Any number of names. */
  | { readonly kind: "keywords"; readonly bits: ValueBits };

/** The part of a declaration that is plain data: the form of segments, snapshots and merges. */
export interface IndexSchema {
  readonly columns: Readonly<Record<string, ColumnType>>;
  /** Names of the word lists with counts that a segment keeps, to correct misspelt words. */
  readonly vocabularies: readonly string[];
}

export interface NumberColumn {
  readonly kind: "number";
  /** NaN where unknown. */
  readonly values: Float32Array;
}

export interface FlagsColumn {
  readonly kind: "flags";
  readonly values: Uint16Array;
}

type NameNumbers = Uint8Array | Uint16Array | Uint32Array;

export interface KeywordColumn {
  readonly kind: "keyword";
  /** The index of each document's name in `names`; 0 is the empty one. */
  readonly values: NameNumbers;
  readonly names: PackedStrings;
}

export interface KeywordsColumn {
  readonly kind: "keywords";
  /** Names of document `d` stand in `values` from `start[d]` up to `start[d + 1]`. */
  readonly start: Uint32Array;
  readonly values: NameNumbers;
  readonly names: PackedStrings;
}

export type Column = NumberColumn | FlagsColumn | KeywordColumn | KeywordsColumn;

/** The columns of a segment, by the names that the schema gives them. */
export type ColumnsOf<S extends IndexSchema> = {
  readonly [Name in keyof S["columns"]]: Extract<Column, { kind: S["columns"][Name]["kind"] }>;
};

/** The names of all columns of some kind. */
export type ColumnNames<S extends IndexSchema, Kind extends ColumnType["kind"]> = {
  [Name in keyof S["columns"]]: S["columns"][Name]["kind"] extends Kind ? Name : never;
}[keyof S["columns"]] &
  string;

interface ValueOfKind {
  readonly number: number | null;
  readonly flags: number;
  readonly keyword: string;
  readonly keywords: readonly string[];
}

/** A document's value for every column. */
export type ValuesOf<S extends IndexSchema> = {
  readonly [Name in keyof S["columns"]]: ValueOfKind[S["columns"][Name]["kind"]];
};

/**
 * A text in which terms are looked for. Fields are declared best first: a document that has all terms in an earlier one
 * comes before those that have them in a later one only. Every term of a field is also one of the last field.
 */
export interface TextField {
  /** The token of a term in this field; no two fields make the same one. */
  readonly token: (term: string) => string;
  /** The token on a text of exactly these terms, null for too many: texts that are the query itself come first. */
  readonly wholeToken?: (terms: readonly string[]) => string | null;
  /** Whether documents that only `related` of a plan finds count as matches in this field. */
  readonly hasRelated?: true;
}

/**
 * Puts the tokens of a document, each at most once: those of its text fields and those of filters. It is made for one
 * segment, so that it may remember the numbers of words.
 * @param index the number of the document among those that the segment is built of.
 */
export type Tokenizer<Document> = (document: Document, index: number, put: (token: number) => void) => void;

/** Everything that an index has to be told about its documents. */
export interface IndexDeclaration<Document, S extends IndexSchema> {
  readonly schema: S;
  /** A UUID. Of documents with the same time the one with the higher id comes first. */
  readonly id: (document: Document) => string;
  /** Milliseconds since 1970: documents are found newest first. */
  readonly time: (document: Document) => number;
  readonly values: (document: Document) => ValuesOf<S>;
  /** The words that a document adds to a vocabulary, each once. */
  readonly words: (document: Document, vocabulary: string) => Iterable<string>;
  readonly fields: readonly TextField[];
  readonly tokenizer: (tokens: Numbering) => Tokenizer<Document>;
}
