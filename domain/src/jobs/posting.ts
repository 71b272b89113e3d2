import type { JobType } from "@waymark/contract/jobs";
import type { Language } from "@waymark/contract/values";
import type { PayPeriod } from "../vocabulary/money.ts";
import type { OccupationGroup } from "./groups.ts";
import type { Pay } from "./salary.ts";

/** A posting as a source or a file hands it in: nothing of it is believed. */
export interface RawPosting {
  readonly source: string;
  /** The source's own id; without one the link is the identity. */
  readonly sourceId?: unknown;
  readonly title?: unknown;
  readonly company?: unknown;
  /** The host of a site whose posting names an employer that nothing ties to it. */
  readonly postedOn?: string | undefined;
  readonly location?: unknown;
  /** ISO 3166-1 alpha-2 where the source states it. */
  readonly country?: unknown;
  readonly remote?: unknown;
  readonly posted?: unknown;
  /** When the posting closes, where the source says so. */
  readonly expires?: unknown;
  readonly salary?: unknown;
  readonly pay?: RawPay | undefined;
  readonly description?: unknown;
  readonly type?: unknown;
  readonly url?: unknown;
}

/** Pay that a source states as figures. */
export interface RawPay {
  readonly min?: unknown;
  readonly max?: unknown;
  readonly currency?: unknown;
  readonly period: PayPeriod;
}

/** A posting that is safe to store and to show. Texts are plain, `url` is http(s), `postedAt` null when unknown. */
export interface Posting {
  readonly source: string;
  readonly sourceId: string;
  readonly title: string;
  readonly company: string;
  /** The site that stands in place of the employer, where the employer it names may be somebody else's; else empty. */
  readonly postedOn: string;
  readonly location: string;
  readonly country: string | undefined;
  readonly places: readonly string[];
  /** Keys of the gazetteer's towns it is in; absent while no gazetteer was asked. */
  readonly towns?: readonly string[] | undefined;
  readonly remote: boolean;
  readonly postedAt: Date | null;
  /** When it closes; null when it does not say. */
  readonly closesAt: Date | null;
  readonly salary: string;
  readonly pay: Pay | null;
  readonly description: string;
  readonly type: JobType | "";
  readonly url: string;
  readonly language: Language | undefined;
  readonly group: OccupationGroup;
  readonly plainTitle: string;
  /** Ids of `vocabulary/skills`, in the order the posting names them. */
  readonly skills: readonly string[];
  /** Postings that may be one job share one of these, as far as they are not empty. */
  readonly fingerprint: string;
  readonly linkKey: string;
}

/** Why a row was not taken. */
export const refusals = ["unreadable", "no_title", "no_link", "closed", "too_long"] as const;
export type Refusal = (typeof refusals)[number];
