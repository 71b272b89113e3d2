import type { JobOrigin } from "@waymark/contract/jobs";
import { ashby } from "./boards/ashby.ts";
import { careerSite } from "./boards/careersite.ts";
import { greenhouse } from "./boards/greenhouse.ts";
import { icims } from "./boards/icims.ts";
import { lever } from "./boards/lever.ts";
import { personio } from "./boards/personio.ts";
import { recruitee } from "./boards/recruitee.ts";
import { smartRecruiters } from "./boards/smartrecruiters.ts";
import { teamtailor } from "./boards/teamtailor.ts";
import { workable } from "./boards/workable.ts";
import { workday } from "./boards/workday.ts";
import { adzuna } from "./listings/adzuna.ts";
import { arbeitnow } from "./listings/arbeitnow.ts";
import { bundesagentur } from "./listings/bundesagentur.ts";
import { franceTravail } from "./listings/francetravail.ts";
import { hackerNews } from "./listings/hackernews.ts";
import { himalayas } from "./listings/himalayas.ts";
import { jobicy } from "./listings/jobicy.ts";
import { jooble } from "./listings/jooble.ts";
import { reed } from "./listings/reed.ts";
import { remoteOk } from "./listings/remoteok.ts";
import { remotive } from "./listings/remotive.ts";
import { theMuse } from "./listings/themuse.ts";
import { usaJobs } from "./listings/usajobs.ts";
import type { JobSource } from "./port.ts";

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

/** Reads a comma-separated list of ids; `default` stands for all that are on. Unknown ids are left out. */
export const sourcesNamed = (list: string): JobSource[] => {
  const ids = new Set(list.split(",").map((id) => id.trim().toLowerCase()));
  return jobSourcesKnown.filter(
    (source) => ids.has(source.id) || (ids.has("default") && source.policy.byDefault === "on"),
  );
};

const policies = new Map(jobSourcesKnown.map(({ id, policy }) => [id, policy]));

/** The name of a source; undefined for one that is not ours. */
export const nameOfSource = (sourceId: string): string | undefined => policies.get(sourceId)?.name;

/** Whether a source allows its postings to be shown to strangers; not those of files, which nobody was asked about. */
export const showsBeforeSignIn = (sourceId: string): boolean => policies.get(sourceId)?.beforeSignIn === true;

/** The credit a source asks for on a card; undefined for postings imported from files. */
export function originOf(sourceId: string, url: string): JobOrigin | undefined {
  const policy = policies.get(sourceId);
  if (policy === undefined) return undefined;
  return { name: policy.name, url: policy.link ?? url, follow: policy.follow };
}
