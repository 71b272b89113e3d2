import type { JobType } from "@waymark/contract/jobs";
import type { Language } from "@waymark/contract/values";
import type { PayPeriod } from "../vocabulary/money.ts";
import type { OccupationGroup } from "./occupation-groups.ts";
import type { Pay } from "./salary/salary.ts";

/** A posting as a source or a file delivers it; every field is untrusted. */
export interface RawPosting {
  readonly source: string;
  /** The source's own id; without it the link identifies the posting. */
  readonly sourceId?: unknown;
  readonly title?: unknown;
  readonly company?: unknown;
  /** The host of the site, when the site's posting names an employer without any proof of a connection. */
  readonly postedOn?: string | undefined;
  readonly location?: unknown;
  /** ISO 3166-1 alpha-2, if the source states it. */
  readonly country?: unknown;
  readonly remote?: unknown;
  readonly posted?: unknown;
  /** The closing date, if the source states it. */
  readonly expires?: unknown;
  /** Pay as a sentence, such as "$20 - $25 an hour". */
  readonly salary?: unknown;
  /** Pay in figures; read before `salary`. */
  readonly pay?: RawPay | undefined;
  readonly description?: unknown;
  readonly type?: unknown;
  readonly url?: unknown;
}

/** Pay that a source states in figures. */
export interface RawPay {
  readonly min?: unknown;
  readonly max?: unknown;
  readonly currency?: unknown;
  readonly period: PayPeriod;
}

/** A posting that is safe to store and to show. Texts are plain, `url` is http(s), `postedAt` is null when unknown. */
export interface Posting {
  readonly source: string;
  readonly sourceId: string;
  readonly title: string;
  readonly company: string;
  /** The site to show instead of the employer when the named employer may not be the real one; otherwise empty. */
  readonly postedOn: string;
  readonly location: string;
  readonly country: string | undefined;
  readonly places: readonly string[];
  /** Keys of the gazetteer's towns it is in; absent when no gazetteer was used. */
  readonly towns?: readonly string[] | undefined;
  readonly remote: boolean;
  readonly postedAt: Date | null;
  /** The closing date; null when it states none. */
  readonly closesAt: Date | null;
  readonly salary: string;
  readonly pay: Pay | null;
  readonly description: string;
  readonly type: JobType | "";
  readonly url: string;
  readonly language: Language | undefined;
  readonly group: OccupationGroup;
  readonly plainTitle: string;
  /** Ids of `vocabulary/skills`, in order of appearance. */
  readonly skills: readonly string[];
  /** Possible duplicates share one of these two keys; an empty key matches nothing. */
  readonly fingerprint: string;
  readonly linkKey: string;
}

/** The reasons for refusing a row. */
export const refusals = ["unreadable", "no_title", "no_link", "closed", "too_long"] as const;
export type Refusal = (typeof refusals)[number];
