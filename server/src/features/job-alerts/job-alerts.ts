import type { UserDetail } from "@waymark/contract/accounts";
import type { SearchFilters } from "@waymark/contract/jobs";
import { NoticeLink } from "@waymark/contract/notifications";
import { notificationKinds } from "@waymark/contract/notifications-kinds";
import { companyKey } from "@waymark/domain/jobs/duplicates/duplicates";
import { readPostedPlace } from "@waymark/domain/jobs/location/location";
import { enough } from "@waymark/domain/jobs/salary/percentile";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { findPerson } from "../accounts/profile/users.ts";
import { appliedJobs } from "../applications/applied-jobs.ts";
import { publishedPay } from "../careers/published-pay.ts";
import { currencyOfPerson } from "../job-search/insights/pay-percentile.ts";
import { type AskedRole, roleFigures } from "../job-search/insights/role-figures.ts";
import { personOf } from "../job-search/match/person-of.ts";
import { readJob } from "../job-search/match/read-job.ts";
import { type ScoredPosting, scoredPostings } from "../job-search/match/scored-postings.ts";
import { followedEmployers } from "../jobs/visible-boards.ts";
import { type NewNotification, notify } from "../notifications/notify.ts";
import { type AlertKind, type AlertRow, readAlert, saveAlert } from "./store.ts";

const day = 86_400_000;

/** Postings in one recommendation, and the match from which a posting is recommended. */
const mostRecommended = 5;
const leastMatch = 50;
/** Roles whose postings are looked at. */
const mostRoles = 3;
const mostSkillsNamed = 4;

/** Employers that are looked at, and notices about them at once. */
const mostEmployers = 50;
const mostEmployerNotices = 5;
/** Employers of applications that are older than this no longer count. */
const applicationDays = 180;

/** Postings that state pay for the middle to count, and the change of it that is told. */
const leastPaid = 30;
const leastChange = 0.05;

/** The person an alert is for. `since`: postings that came in before were told already. */
interface Reader {
  readonly actor: Actor;
  readonly person: UserDetail;
  readonly since: Date;
  readonly told: AlertRow | null;
}

/** The notices to send, and what to remember besides the time. */
interface Alert {
  readonly notices: readonly NewNotification[];
  readonly remembered?: { readonly subject: string; readonly middle: number | null };
}

const nothing: Alert = { notices: [] };

const makers: Readonly<Record<AlertKind, (deps: Deps, reader: Reader) => Promise<Alert>>> = {
  "job-recommendation": recommendJobs,
  "company-posted": tellOfEmployers,
  "salary-alert": tellOfPay,
  "market-report": reportMarket,
};

/** Sends a person the alerts of one kind that have come up since the last time. */
export async function sendAlerts(deps: Deps, userId: string, kind: AlertKind): Promise<void> {
  const person = await findPerson(deps, userId);
  if (person === null) return;
  const now = deps.now();
  const told = await readAlert(deps.db, userId, kind);
  const since = told?.toldAt ?? new Date(now.getTime() - day);
  const { language, timeZone } = person.localization;
  const actor: Actor = { userId, verified: person.emailVerified, teams: [], locale: language, timeZone };
  // A switch that is turned on later begins with what comes in from then on.
  const isOn = person.preferences[notificationKinds[kind].topic];
  const { notices, remembered } = isOn ? await makers[kind](deps, { actor, person, since, told }) : nothing;
  await inTransaction(deps, async (tx) => {
    const { subject = "", middle = null } = remembered ?? told ?? {};
    await saveAlert(tx.db, { userId, kind, toldAt: now, subject, middle });
    for (const notice of notices) await notify(tx, notice);
  });
}

/** The roles a person looks for: the wished ones, else their title. */
function rolesOf({ desiredRoles, title }: UserDetail): string[] {
  const roles = desiredRoles.map((role) => role.trim()).filter(Boolean);
  return (roles.length > 0 ? roles : [title.trim()].filter(Boolean)).slice(0, mostRoles);
}

/** Real postings of searches that came in since the last time, and that the person has not applied for. */
async function newPostings(deps: Deps, { actor, since }: Reader) {
  const read = await scoredPostings(deps, actor);
  const applied = new Set((await appliedJobs(deps, actor)).map(({ jobId }) => jobId));
  const isNew = ({ id, company, sample, createdAt }: ScoredPosting) =>
    !sample && company !== "" && createdAt > since && !applied.has(id);
  return async (filters: SearchFilters): Promise<ScoredPosting[]> => (await read(filters)).filter(isNew);
}

const byMatch = (a: ScoredPosting, b: ScoredPosting) =>
  (b.match ?? 0) - (a.match ?? 0) || (a.id < b.id ? -1 : 1);

/** The best new postings for a person's roles, with what speaks for the first. */
async function recommendJobs(deps: Deps, reader: Reader): Promise<Alert> {
  const { actor, person } = reader;
  const search = await newPostings(deps, reader);
  const found = new Map<string, { posting: ScoredPosting; role: string }>();
  for (const role of rolesOf(person))
    for (const posting of await search({ query: role }))
      if ((posting.match ?? 0) >= leastMatch && !found.has(posting.id))
        found.set(posting.id, { posting, role });
  const best = [...found.values()]
    .toSorted((a, b) => byMatch(a.posting, b.posting))
    .slice(0, mostRecommended);
  const [first, ...others] = best;
  if (first === undefined) return nothing;
  const { id, title, company, match } = first.posting;
  return {
    notices: [
      {
        userId: actor.userId,
        kind: "job-recommendation",
        params: {
          count: best.length,
          title,
          company,
          match: match ?? 0,
          why: await reasonsFor(deps, actor, id, first.role),
          others: others.map(({ posting }) => `${posting.title} (${posting.company})`).join("; "),
          context: others.length > 0 ? "several" : "",
        },
        key: `recommended:${id}`,
        link: searchLink({ query: first.role, sort: "match", item: id }),
      },
    ],
  };
}

/** The person's own title and the skills that speak for a posting; without a plan that shows them, the role searched for. */
async function reasonsFor(deps: Deps, actor: Actor, jobId: string, role: string): Promise<string> {
  const { reasons } = (await readJob(deps, actor, jobId)).fit;
  const skills = (reasons?.skills?.items ?? []).filter(({ status }) => status !== "missing");
  const names = [reasons?.title?.own ?? "", ...skills.slice(0, mostSkillsNamed).map(({ name }) => name)];
  return names.filter(Boolean).join(", ") || role;
}

/** New postings of the employers that a person follows or has applied to, one notice an employer. */
async function tellOfEmployers(deps: Deps, reader: Reader): Promise<Alert> {
  const { actor } = reader;
  const search = await newPostings(deps, reader);
  const from = deps.now().getTime() - applicationDays * day;
  const applied = (await appliedJobs(deps, actor)).filter(({ at }) => at.getTime() >= from);
  const names = [...(await followedEmployers(deps, actor)), ...applied.map(({ company }) => company)];
  const employers = new Set(names.map(companyKey));
  employers.delete("");
  const notices: NewNotification[] = [];
  for (const key of [...employers].slice(0, mostEmployers)) {
    const posted = (await search({ query: key, asTyped: true }))
      .filter(({ company }) => companyKey(company) === key)
      .toSorted(byMatch);
    const [first] = posted;
    if (first === undefined) continue;
    notices.push({
      userId: actor.userId,
      kind: "company-posted",
      params: { count: posted.length, company: first.company, title: first.title },
      key: `posted:${first.id}`,
      link: searchLink({ company: first.company, sort: "date", item: first.id }),
    });
    if (notices.length === mostEmployerNotices) break;
  }
  return { notices };
}

const countryNames = new Intl.DisplayNames(["en"], { type: "region" });

/** The person's role with its figures: at their place, else in its country when too few postings are at the place. */
async function figuresOfRole(deps: Deps, { actor, person }: Reader) {
  const [title] = rolesOf(person);
  if (title === undefined) return null;
  const currency = await currencyOfPerson(deps, actor);
  const home = person.jobPreferences.preferredLocations[0] ?? person.location;
  const { country } = readPostedPlace(home);
  const places = [home, country === undefined ? "" : (countryNames.of(country) ?? ""), ""];
  for (const place of new Set(places)) {
    const role: AskedRole = { title, place, currency };
    const figures = await roleFigures(deps, role, actor.locale);
    if (figures !== null && (figures.matches >= enough || place === "")) return { role, figures };
  }
  return null;
}

const subjectOf = ({ title, place }: AskedRole) => [title, place].filter(Boolean).join(", ");

/** The middle of a role's pay when it has moved, and new postings that pay more than the person asks for. */
async function tellOfPay(deps: Deps, reader: Reader): Promise<Alert> {
  const { actor, told } = reader;
  const found = await figuresOfRole(deps, reader);
  if (found === null) return nothing;
  const { role, figures } = found;
  const above = await postingsAboveWish(deps, reader, role);
  const { salary } = figures;
  if (salary === null || salary.count < leastPaid) return { notices: above };
  const subject = deps.keys.lookupHash("salary-alert", `${subjectOf(role)}, ${salary.currency}`);
  const remembered = { subject, middle: salary.p50 };
  if (told?.subject !== subject || told.middle === null) return { notices: above, remembered };
  const change = salary.p50 / told.middle - 1;
  if (Math.abs(change) < leastChange) return { notices: above };
  const moved: NewNotification = {
    userId: actor.userId,
    kind: "salary-alert",
    params: {
      role: subjectOf(role),
      amount: inMinorUnits(salary.p50, salary.currency),
      currency: salary.currency,
      n: salary.count,
      percent: Math.round(Math.abs(change) * 100),
      title: "",
      company: "",
      context: change > 0 ? "up" : "down",
    },
    key: `pay:${Math.round(salary.p50)}:${deps.now().toISOString().slice(0, 10)}`,
    link: searchLink({ query: role.title, sort: "salary" }),
  };
  return { notices: [moved, ...above], remembered };
}

async function postingsAboveWish(deps: Deps, reader: Reader, role: AskedRole): Promise<NewNotification[]> {
  const { wish } = (await personOf(deps, reader.actor)).person;
  if (wish === null) return [];
  const search = await newPostings(deps, reader);
  const above = (await search({ query: role.title, ...(role.place === "" ? {} : { location: role.place }) }))
    .filter(({ payCurrency, payMin }) => payCurrency === wish.currency && (payMin ?? 0) > wish.amount)
    .filter(({ match }) => match === null || match >= leastMatch)
    .toSorted((a, b) => (b.payMin ?? 0) - (a.payMin ?? 0) || (a.id < b.id ? -1 : 1));
  const [first] = above;
  if (first === undefined) return [];
  return [
    {
      userId: reader.actor.userId,
      kind: "salary-alert",
      params: {
        role: role.title,
        title: first.title,
        company: first.company,
        amount: inMinorUnits(first.payMin ?? 0, wish.currency),
        currency: wish.currency,
        n: above.length,
        percent: 0,
        context: "above",
      },
      key: `above:${first.id}`,
      link: searchLink({ query: role.title, sort: "salary", item: first.id }),
    },
  ];
}

/** Demand, pay and skills of a person's role from counted postings; published pay where too few state it. */
async function reportMarket(deps: Deps, reader: Reader): Promise<Alert> {
  const found = await figuresOfRole(deps, reader);
  if (found === null || found.figures.matches === 0) return nothing;
  const { role, figures } = found;
  const { salary, skills, matches, newLast7Days } = figures;
  const published = salary === null ? await publishedPay(deps, reader.actor, role.title) : null;
  const pay = salary ?? published;
  const currency = pay?.currency ?? role.currency;
  const week = deps.now().toISOString().slice(0, 10);
  return {
    notices: [
      {
        userId: reader.actor.userId,
        kind: "market-report",
        params: {
          role: subjectOf(role),
          count: matches,
          fresh: newLast7Days,
          n: salary?.count ?? 0,
          amount: inMinorUnits(pay?.p50 ?? 0, currency),
          currency,
          skills: skills
            .slice(0, mostSkillsNamed)
            .map(({ name }) => name)
            .join(", "),
          source: published === null ? "" : `${published.source}, ${published.country}, ${published.year}`,
          context: salary !== null ? "counted" : published !== null ? "published" : "",
        },
        key: `market:${week}`,
        link: searchLink({
          query: role.title,
          ...(role.place === "" ? {} : { location: role.place }),
        }),
      },
    ],
  };
}

/** Pay as notices carry it: rounded to hundreds, in minor units. */
function inMinorUnits(pay: number, currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return Math.round(pay / 100) * 100 * 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
}

/** A search of the product, with the posting to open. */
function searchLink(search: Readonly<Record<string, string>>): string {
  const link = `/dashboard?${new URLSearchParams({ section: "search", ...search })}`;
  return NoticeLink.safeParse(link).success ? link : "/dashboard?section=search";
}
