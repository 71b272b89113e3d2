import type { Month } from "../../person.ts";
import { between, type Form, type Spanned, two } from "../fourth-set/printed-dates.ts";
import type { Dated, Sheet } from "../template.ts";

/** Prints months by the given names, from January on. */
export const monthsOf = (names: string): Form => {
  const list = names.split(" ");
  return ({ year, month }) => `${list[month - 1]} ${year}`;
};
export const longEnglish = monthsOf(
  "January February March April May June July August September October November December",
);
export const shortEnglish = monthsOf("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec");

export const slashedShort: Form = ({ year, month }) => `${two(month)}/${two(year % 100)}`;
export const dotted: Form = ({ year, month }) => `${two(month)}.${year}`;

/** A job that goes on is printed as 'since May 2020', one that ended from month to month. */
export const sinceOr = (job: Dated<Spanned>, form: Form, sign: string, since: string): string =>
  job.span.text !== "" && job.end === null ? `${since} ${form(job.start)}` : between(job, form, sign, "");

/** The year of the end, or nothing for a person who gives no dates. */
export const endYear = ({ span }: Dated<{ readonly end: Month | null }>): string =>
  span.end?.slice(0, 4) ?? "";

/** The lists of neighbouring jobs with the same employer. */
export const byEmployer = ({ jobs }: Sheet): Sheet["jobs"][number][][] => {
  const groups: Sheet["jobs"][number][][] = [];
  for (const job of jobs) {
    const group = groups.at(-1);
    if (group?.[0]?.company === job.company) group.push(job);
    else groups.push([job]);
  }
  return groups;
};

/** The person stayed with the first employer for two posts, the newer one the higher if both have one title. */
export const promoted =
  (higher: string) =>
  (person: Sheet["person"]): Sheet["person"] => {
    const [newest, before] = person.jobs;
    if (newest === undefined || before === undefined) return person;
    const title = newest.title === before.title ? `${higher} ${newest.title}` : newest.title;
    const { company, town } = newest;
    return { ...person, jobs: [{ ...newest, title }, { ...before, company, town }, ...person.jobs.slice(2)] };
  };

const spanish =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
export const spelledSpanish: Form = ({ year, month }) => `${spanish[month - 1]} de ${year}`;

/** The season of a month in the north of America. */
export const season: Form = ({ year, month }) =>
  `${["Winter", "Spring", "Summer", "Fall"][Math.floor((month % 12) / 3)]} ${year}`;
