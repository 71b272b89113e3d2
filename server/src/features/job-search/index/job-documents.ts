import type { OccupationReading } from "@waymark/domain/job-search/match/occupations";
import { wordsAsWritten } from "@waymark/domain/job-search/spelling";
import {
  bodyToken,
  filterTokens,
  headToken,
  headWords,
  titleToken,
  wholeHeadToken,
  wholeTitleToken,
} from "@waymark/domain/jobs/tokens/tokens";
import type { IndexDeclaration, TextField, Tokenizer } from "../../../search-index/declaration.ts";
import type { Numbering } from "../../../search-index/numbering.ts";
import type { SearchedSegment } from "../../../search-index/query-plan.ts";
import type { IndexedJob } from "../../jobs/indexed-job.ts";
import { BodyTokens } from "./body-tokens.ts";
import { packKinds } from "./kinds.ts";
import { packMatchFacts } from "./match-facts.ts";
import { firstCity } from "./place-of.ts";

/** Postings that only followers of some board may find, and those of one such board. */
export const followersToken = ":followers";
export const boardToken = (boardId: string): string => `:board-${boardId}`;

/** The vocabulary of the words of titles. */
export const titleWords = "titleWords";

export const jobSchema = {
  columns: {
    /** The upper end of the yearly pay, and the middle of it. */
    topPay: { kind: "number" },
    middlePay: { kind: "number" },
    currency: { kind: "keyword", bits: 8 },
    company: { kind: "keyword", bits: 32 },
    place: { kind: "keyword", bits: 32 },
    country: { kind: "keyword", bits: 16 },
    source: { kind: "keyword", bits: 16 },
    /** Packed by `kinds.ts`. */
    kinds: { kind: "flags" },
    skills: { kind: "keywords", bits: 16 },
    /** Those of `skills` that are only a plus. */
    welcomeSkills: { kind: "keywords", bits: 16 },
    /** The ids of the trades that the title names, joined by spaces. */
    trades: { kind: "keyword", bits: 16 },
    /** The words of the title that name a specialty of the trade. */
    specialty: { kind: "keywords", bits: 16 },
    /** Packed by `match-facts.ts`. */
    matchFacts: { kind: "flags" },
  },
  vocabularies: [titleWords],
} as const;

export type JobSchema = typeof jobSchema;
export type SearchedJobs = SearchedSegment<JobSchema>;

export const titleField: TextField = { token: titleToken, wholeToken: wholeTitleToken };
/** The title, with titles that a query names as alike. */
export const alikeField: TextField = { token: titleToken, hasRelated: true };
export const headField: TextField = { token: headToken, wholeToken: wholeHeadToken };
export const bodyField: TextField = { token: bodyToken, hasRelated: true };

function tokenizer(tokens: Numbering): Tokenizer<IndexedJob> {
  const bodies = new BodyTokens(tokens);
  return (job, index, putNumber) => {
    const put = (token: string) => putNumber(tokens.of(token));
    const words = headWords(job);
    for (const token of new Set(filterTokens(job))) put(token);
    for (const word of words.title) put(titleToken(word));
    for (const word of words.head) put(headToken(word));
    bodies.read(index, [words.headStems, job.location, job.description], putNumber);
    if (words.wholeTitle !== null) put(words.wholeTitle);
    if (words.wholeHead !== null) put(words.wholeHead);
    if (job.followersOf !== null) {
      put(followersToken);
      put(boardToken(job.followersOf));
    }
  };
}

export type ReadTitle = (title: string) => OccupationReading;

/** Postings as the memory index takes them. @param readTitle Finds the trades of a title. */
export const jobDocuments = (readTitle: ReadTitle): IndexDeclaration<IndexedJob, JobSchema> => ({
  schema: jobSchema,
  id: ({ id }) => id,
  time: ({ postedAt }) => postedAt.getTime(),
  values: (job) => ({
    ...matchValues(job, readTitle(job.title)),
    topPay: job.topPay,
    middlePay: job.middlePay,
    currency: job.currency ?? "",
    company: job.company,
    place: firstCity(job.places),
    country: job.country ?? "",
    source: job.source,
    kinds: packKinds(job),
    skills: job.skills,
  }),
  // Words of postings for followers are not used for corrections: a suggested word would reveal that it exists.
  words: ({ title, followersOf }) => (followersOf === null ? new Set(wordsAsWritten(title)) : []),
  fields: [titleField, headField, bodyField],
  tokenizer,
});

const matchValues = (job: IndexedJob, reading: OccupationReading) => ({
  welcomeSkills: job.welcomeSkills,
  trades: reading.trades.map(({ id }) => id).join(" "),
  specialty: [...reading.part],
  matchFacts: packMatchFacts(job, reading),
});
