import type { JobOrigin } from "@waymark/contract/jobs";
import { adzuna } from "./adzuna.ts";
import { arbeitnow } from "./arbeitnow.ts";
import { ashby } from "./ashby.ts";
import { bundesagentur } from "./bundesagentur.ts";
import { careerSite } from "./careersite.ts";
import { franceTravail } from "./francetravail.ts";
import { greenhouse } from "./greenhouse.ts";
import { hackerNews } from "./hackernews.ts";
import { himalayas } from "./himalayas.ts";
import { icims } from "./icims.ts";
import { jobicy } from "./jobicy.ts";
import { jooble } from "./jooble.ts";
import { lever } from "./lever.ts";
import { personio } from "./personio.ts";
import type { JobSource } from "./port.ts";
import { recruitee } from "./recruitee.ts";
import { reed } from "./reed.ts";
import { remoteOk } from "./remoteok.ts";
import { remotive } from "./remotive.ts";
import { smartRecruiters } from "./smartrecruiters.ts";
import { teamtailor } from "./teamtailor.ts";
import { theMuse } from "./themuse.ts";
import { usaJobs } from "./usajobs.ts";
import { workable } from "./workable.ts";
import { workday } from "./workday.ts";

/** Every source the product can fetch from. */
// biome-ignore format: one a line, so that two additions do not meet.
export const jobSourcesKnown: readonly JobSource[] = [
  remoteOk,
  arbeitnow,
  jobicy,
  himalayas,
  theMuse,
  greenhouse,
  lever,
  ashby,
  workable,
  smartRecruiters,
  recruitee,
  personio,
  teamtailor,
  workday,
  icims,
  careerSite,
  adzuna,
  usaJobs,
  franceTravail,
  reed,
  jooble,
  remotive,
  hackerNews,
  bundesagentur,
];

/**
 * The sources an operator names, by a comma-separated list of ids; `default` stands for all that are on unless named
 * otherwise. Unknown ids are left out.
 */
export const sourcesNamed = (list: string): JobSource[] => {
  const ids = new Set(list.split(",").map((id) => id.trim().toLowerCase()));
  return jobSourcesKnown.filter(
    (source) => ids.has(source.id) || (ids.has("default") && source.policy.usual === "on"),
  );
};

const policies = new Map(jobSourcesKnown.map(({ id, policy }) => [id, policy]));

/** What a source calls itself; undefined for what is none of ours. */
export const nameOfSource = (sourceId: string): string | undefined => policies.get(sourceId)?.name;

/** Whether a source allows its postings to be shown to strangers; not those of files, which nobody was asked about. */
export const showsBeforeSignIn = (sourceId: string): boolean => policies.get(sourceId)?.beforeSignIn === true;

/** How a source asks to be named on a card; undefined for postings of files. */
export function originOf(sourceId: string, url: string): JobOrigin | undefined {
  const policy = policies.get(sourceId);
  if (policy === undefined) return undefined;
  return { name: policy.name, url: policy.link ?? url, follow: policy.follow };
}
