import type { Interview } from "@waymark/contract/interviews";
import type { Language } from "@waymark/contract/values";
import { ICalCalendar, ICalEventStatus } from "ical-generator";
import type { Deps } from "../../deps.ts";

export interface DayEntry {
  readonly uid: string;
  readonly on: string;
  readonly summary: string;
  readonly version: number;
  readonly changedAt: Date;
  readonly url: string;
}

export interface MomentEntry extends Omit<DayEntry, "on"> {
  readonly at: Date;
}

export interface CalendarContent {
  readonly interviews: readonly Interview[];
  readonly days: readonly DayEntry[];
  readonly moments: readonly MomentEntry[];
}

interface Words {
  readonly translate: Deps["translate"];
  readonly language: Language;
  readonly home: string;
  readonly withNotes: boolean;
}

const everyHour = 3_600;
const momentMs = 15 * 60_000;

export function writeCalendar(content: CalendarContent, words: Words): string {
  const { translate, language } = words;
  const calendar = new ICalCalendar({
    name: translate(language, "calendar.name"),
    prodId: { company: "Waymark", product: "Waymark", language: language.toUpperCase() },
    ttl: everyHour,
  });
  for (const interview of content.interviews) {
    calendar.createEvent({
      id: uidOf("interview", interview.id),
      start: new Date(interview.startsAt),
      end: new Date(interview.endsAt),
      stamp: new Date(interview.updatedAt),
      lastModified: new Date(interview.updatedAt),
      created: new Date(interview.createdAt),
      sequence: interview.version - 1,
      summary: summaryOf(interview, words),
      location: interview.place || null,
      url: interview.link || linkTo(words, `section=interviews&item=${interview.id}`),
      description: descriptionOf(interview, words),
      status: interview.status === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  for (const { uid, on, summary, version, changedAt, url } of content.days) {
    calendar.createEvent({
      ...{ id: uid, allDay: true, summary, url, sequence: version - 1 },
      start: new Date(`${on}T00:00:00Z`),
      end: new Date(Date.parse(`${on}T00:00:00Z`) + 86_400_000),
      stamp: changedAt,
    });
  }
  for (const { uid, at, summary, version, changedAt, url } of content.moments) {
    calendar.createEvent({
      ...{ id: uid, summary, url, sequence: version - 1, stamp: changedAt },
      start: at,
      end: new Date(at.getTime() + momentMs),
    });
  }
  return calendar.toString();
}

/** A UID that never changes, even when the installation moves. */
export const uidOf = (kind: string, id: string): string => `${kind}-${id}@waymark`;

export const linkTo = ({ home }: Pick<Words, "home">, search: string): string =>
  `${home}/dashboard?${search}`;

function summaryOf({ kind, title, job }: Interview, { translate, language }: Words): string {
  const what = title || translate(language, `interviews.kind.${kind}`);
  return [what, job.company || job.title].filter(Boolean).join(" – ");
}

function descriptionOf(interview: Interview, { translate, language, withNotes }: Words): string {
  const { startsLocal, timeZone, job, people, notes, link } = interview;
  const clock = translate(language, "calendar.clock", { time: startsLocal.slice(11), zone: timeZone });
  const about = [job.title, job.company].filter(Boolean).join(", ");
  const actor = people.map(({ name, role }) => (role ? `${name} (${role})` : name)).join(", ");
  const own = withNotes ? [actor, notes] : [];
  return [about, clock, link, ...own].filter((line) => line !== "").join("\n");
}
