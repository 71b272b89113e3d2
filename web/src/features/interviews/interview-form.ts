import { type Interview, InterviewInput } from "@waymark/contract/interviews";
import { localAt, readSpan } from "@waymark/domain/interviews/span";
import type { z } from "zod";

export interface Draft {
  applicationId: string;
  kind: Interview["kind"];
  title: string;
  day: string;
  from: string;
  to: string;
  timeZone: string;
  secondPass: boolean;
  /** One person per line: 'Ada Byron, Lead'. */
  people: string;
  place: string;
  link: string;
  notes: string;
  outcome: string;
  status: Interview["status"];
}

/** A contact to invite. */
export interface KnownPerson {
  id: string;
  name: string;
  role: string;
  applicationIds: readonly string[];
}

/** A person as a line of the field. A comma begins the role. */
export const personLine = ({ name, role }: { name: string; role: string }): string =>
  role ? `${name}, ${role}` : name;

const hour = 3_600_000;

/** The fields of an interview, or of a new one at the next full hour tomorrow. */
export function draftOf(
  before: Interview | null,
  { applicationId, timeZone, now }: { applicationId: string; timeZone: string; now: number },
): Draft {
  if (before === null) {
    const start = Math.ceil(now / hour) * hour + 24 * hour;
    return {
      ...{
        applicationId,
        kind: "video",
        title: "",
        timeZone,
        secondPass: false,
        people: "",
        place: "",
        link: "",
      },
      day: localAt(new Date(start), timeZone).slice(0, 10),
      from: "10:00",
      to: "11:00",
      ...{ notes: "", outcome: "", status: "planned" },
    };
  }
  const { startsLocal, endsLocal, people, ...rest } = before;
  return {
    ...rest,
    day: startsLocal.slice(0, 10),
    from: startsLocal.slice(11),
    to: endsLocal.slice(11),
    people: people.map(personLine).join("\n"),
  };
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
/** Maximum minutes of an interview over midnight; anything longer is taken for a typing mistake. */
const longestOverMidnight = 8 * 60;

/** The day of the end: the next one if the end is earlier by the clock and the length plausible. */
function endDay(day: string, from: string, to: string): string {
  const length = (minutesOf(to) - minutesOf(from) + 1_440) % 1_440;
  if (to > from || day === "" || length === 0 || length > longestOverMidnight) return day;
  return new Date(Date.parse(`${day}T12:00:00Z`) + 24 * hour).toISOString().slice(0, 10);
}

/** The draft as it is sent. People keep their contact, and a name that matches a contact is linked to it. */
export function inputOf(
  draft: Draft,
  before: Interview | null,
  contacts: readonly KnownPerson[] = [],
): z.input<typeof InterviewInput> {
  const { applicationId: _, day, from, to, people, ...rest } = draft;
  const lines = people
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  // An interview longer than a day, made by another program, keeps its end.
  const kept =
    before !== null && before.startsLocal === `${day}T${from}` && before.endsLocal.slice(11) === to;
  return {
    ...rest,
    startsLocal: `${day}T${from}`,
    endsLocal: kept ? before.endsLocal : `${endDay(day, from, to)}T${to}`,
    people: lines.map((line) => {
      const [name = "", ...role] = line.split(",");
      const known = before?.people.find((person) => person.name === name.trim())?.contactId;
      const met = contacts.find((contact) => contact.name === name.trim())?.id;
      return { name: name.trim(), role: role.join(",").trim(), contactId: known ?? met ?? null };
    }),
  };
}

/** The interview's time, the problem with it, or null while fields are empty. */
export function spanOf(draft: Draft, before: Interview | null) {
  const read = InterviewInput.safeParse(inputOf(draft, before));
  return read.success ? readSpan(read.data) : null;
}
