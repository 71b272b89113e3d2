import { JobType } from "@waymark/contract/jobs";
import { Language } from "@waymark/contract/values";
import { queryKey } from "@waymark/domain/job-search/query";
import { readPostedPlace } from "@waymark/domain/jobs/location/location";
import { townToken } from "@waymark/domain/jobs/location/towns";
import type { Posting } from "@waymark/domain/jobs/posting";
import { companySizeOf } from "@waymark/domain/jobs/requirements/company-size";
import { textSignals } from "@waymark/domain/jobs/requirements/signals";
import { welcomeSkills } from "@waymark/domain/jobs/requirements/welcome-skills";
import { levelOfTitle } from "@waymark/domain/jobs/title/level";
import { showsBeforeSignIn } from "../../ports/job-sources/sources.ts";
import type { IndexedJob } from "./indexed-job.ts";
import type { jobs } from "./tables.ts";

export type JobRow = typeof jobs.$inferSelect;

export type CardRow = Pick<
  JobRow,
  | "id"
  | "source"
  | "title"
  | "company"
  | "postedOn"
  | "boardId"
  | "followersOnly"
  | "location"
  | "remote"
  | "postedAt"
  | "salary"
  | "payMin"
  | "payMax"
  | "payCurrency"
  | "payPeriod"
  | "description"
  | "type"
  | "url"
  | "sample"
  | "cardId"
  | "card"
  | "earlier"
  | "textSignals"
  | "createdAt"
>;

/** The board postings were read from, and whether only its followers see them. */
export interface ReadFrom {
  readonly boardId: string;
  readonly followersOnly: boolean;
}

export function rowOf(
  posting: Posting,
  id: string,
  at: { now: Date; sample: boolean; board?: ReadFrom | null },
): JobRow {
  return {
    id,
    source: posting.source,
    sourceId: posting.sourceId,
    fingerprint: at.sample ? "" : posting.fingerprint,
    linkKey: at.sample ? "" : posting.linkKey,
    cardId: null,
    card: null,
    earlier: [],
    textSignals: textSignals(posting.description),
    title: posting.title,
    plainTitle: posting.plainTitle,
    titleKey: posting.plainTitle === "" ? "" : queryKey(posting.plainTitle),
    company: posting.company,
    postedOn: posting.postedOn,
    boardId: at.board?.boardId ?? null,
    followersOnly: at.board?.followersOnly ?? false,
    location: posting.location,
    country: posting.country ?? null,
    towns: posting.towns === undefined ? null : [...posting.towns],
    remote: posting.remote,
    postedAt: posting.postedAt ?? at.now,
    closesAt: posting.closesAt,
    salary: posting.salary,
    payMin: posting.pay?.annualMin ?? null,
    payMax: posting.pay?.annualMax ?? null,
    payCurrency: posting.pay?.currency ?? null,
    payPeriod: posting.pay?.period ?? null,
    description: posting.description,
    type: posting.type,
    url: posting.url,
    language: posting.language ?? null,
    occupationGroup: posting.group,
    companySize: companySizeOf(posting),
    skills: [...posting.skills],
    welcomeSkills: welcomeSkills(posting),
    sample: at.sample,
    shown: true,
    seenAt: at.now,
    createdAt: at.now,
  };
}

/** A stored kind of employment, or "" for one that the contract does not know. */
export const typeOf = (stored: string) => JobType.safeParse(stored).data ?? "";

/** The fields of a row for an index: the table alone is enough to rebuild one. */
export function indexedOf(row: JobRow): IndexedJob {
  return {
    id: row.id,
    postedAt: row.postedAt,
    title: row.title,
    company: row.company,
    location: row.location,
    description: row.description,
    remote: row.remote,
    type: typeOf(row.type),
    open: row.sample || (!row.followersOnly && showsBeforeSignIn(row.source)),
    topPay: row.payCurrency === null ? null : (row.payMax ?? row.payMin),
    middlePay:
      row.payCurrency === null
        ? null
        : row.payMin !== null && row.payMax !== null
          ? (row.payMin + row.payMax) / 2
          : (row.payMin ?? row.payMax),
    currency: row.payCurrency,
    places: [
      ...readPostedPlace(row.location, row.country ?? undefined).tokens,
      ...(row.towns ?? []).map(townToken),
    ],
    country: row.country,
    source: row.source,
    language: Language.safeParse(row.language).data ?? "",
    level: levelOfTitle(row.title),
    skills: row.skills,
    welcomeSkills: row.welcomeSkills,
    companySize: row.companySize,
    sample: row.sample,
    followersOf: row.followersOnly ? row.boardId : null,
  };
}
