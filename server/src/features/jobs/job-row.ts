import type { Job, JobLink } from "@waymark/contract/jobs";
import { JobType } from "@waymark/contract/jobs";
import { Language } from "@waymark/contract/values";
import { queryKey } from "@waymark/domain/job-search/query";
import { readPostedPlace } from "@waymark/domain/jobs/location/location";
import { townToken } from "@waymark/domain/jobs/location/towns";
import type { Posting } from "@waymark/domain/jobs/posting";
import { signalsOf, textSignals } from "@waymark/domain/jobs/requirements/signals";
import { welcomeSkills } from "@waymark/domain/jobs/requirements/welcome-skills";
import { levelOfTitle } from "@waymark/domain/jobs/title/level";
import { type PayPeriod, payPeriods } from "@waymark/domain/vocabulary/money";
import { originOf, showsBeforeSignIn } from "../../ports/job-sources/sources.ts";
import { cardOf } from "./duplicates/group-of.ts";
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
    skills: [...posting.skills],
    welcomeSkills: welcomeSkills(posting),
    sample: at.sample,
    shown: true,
    seenAt: at.now,
    createdAt: at.now,
  };
}

const typeOf = (stored: string) => JobType.safeParse(stored).data ?? "";
const periodOf = (stored: string): PayPeriod => payPeriods.find((p) => p === stored) ?? "year";

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
    sample: row.sample,
    followersOf: row.followersOnly ? row.boardId : null,
  };
}

/** A posting in the contract's shape; `salary` in the posting's own words. */
export function jobOf(row: CardRow, now: Date): Job {
  const pay =
    row.payCurrency === null
      ? undefined
      : {
          min: row.payMin,
          max: row.payMax,
          currency: row.payCurrency,
          period: periodOf(row.payPeriod ?? ""),
        };
  const origin = originOf(row.source, row.url);
  const card = row.card ?? cardOf([row]);
  return {
    id: row.id,
    title: row.title,
    company: row.company,
    ...(row.postedOn === "" ? {} : { postedOn: row.postedOn }),
    location: row.location,
    remote: row.remote,
    postedDate: row.postedAt.toISOString(),
    ...(row.salary === "" ? {} : { salary: row.salary }),
    ...(pay === undefined ? {} : { pay }),
    description: row.description,
    type: typeOf(row.type),
    url: row.url,
    source: row.source,
    ...(origin === undefined ? {} : { origin }),
    sample: row.sample,
    links: card.links.map(linkOf),
    firstSeen: card.firstSeen,
    reposts: card.reposts,
    signals: row.sample
      ? []
      : signalsOf(
          {
            company: row.company,
            firstSeen: new Date(card.firstSeen),
            reposts: card.reposts,
            text: row.textSignals,
          },
          now,
        ),
  };
}

function linkOf({ source, url }: { source: string; url: string }): JobLink {
  const origin = originOf(source, url);
  return { source, url, ...(origin === undefined ? {} : { origin }) };
}
