import { type Sheet, skillNames, type Template } from "../template.ts";
import { between, framed, monthName } from "./printed-dates.ts";

const long = ({ year, month }: { year: number; month: number }): string =>
  `${new Intl.DateTimeFormat("en-AU", { month: "long", timeZone: "UTC" }).format(Date.UTC(2020, month - 1, 15))} ${year}`;
const joined = (lines: readonly (string | readonly string[])[]): string => `${lines.flat().join("\n")}\n`;
const under = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ["", title, ...lines];

/** An Australian tradesperson's resume as it is copied into a form of a job board. */
const tickets = (sheet: Sheet): string => {
  const { person } = sheet;
  return joined([
    sheet.name,
    [person.place?.street, person.place?.line].join(", "),
    `M: ${person.phone ?? ""}   E: ${person.email ?? ""}`,
    "=".repeat(60),
    under("CAREER SUMMARY", person.summary === null ? [] : [person.summary]),
    under(
      "KEY STRENGTHS",
      skillNames(sheet).map((one) => `* ${one}`),
    ),
    under(
      "LICENCES AND TICKETS",
      person.certificates.map((one) => `* ${one}`),
    ),
    under(
      "EMPLOYMENT HISTORY",
      sheet.jobs.flatMap((job) => [
        "",
        `${job.company} (${job.town})`,
        job.title,
        ...[between(job, long, " to ", "current")].filter((one) => one !== ""),
        ...job.bullets.map((one) => `   o  ${one}`),
      ]),
    ),
    under(
      "EDUCATION AND TRAINING",
      sheet.studies.map((study) => `${study.degree}, ${study.school}${framed(" (", study.span.text, ")")}`),
    ),
    under("REFEREES", ["Glenn Tully, Workshop Manager, 0491 570 110", "Others available on request"]),
  ]);
};

/** A driver's page without any heading. */
const headless = (sheet: Sheet): string => {
  const { person } = sheet;
  return joined([
    sheet.name,
    person.place?.street ?? "",
    person.place?.line ?? "",
    person.phone ?? "",
    person.email ?? "",
    "",
    person.summary ?? "I am looking for steady work near home.",
    "",
    sheet.jobs.flatMap((job) => [
      `${framed("", between(job, monthName, " - ", "now"), "  ")}${job.title}, ${job.company}`,
      ...job.bullets.map((one) => `${one}.`),
      "",
    ]),
    sheet.studies.map((study) => `${framed("", study.span.text, "  ")}${study.degree}, ${study.school}`),
    "",
    "Full clean driving licence, non smoker, can start at once.",
  ]);
};

export const fourthTextTemplates: readonly Template[] = [
  {
    name: "tickets",
    languages: ["en"],
    careers: { country: "au", trades: ["electrician", "welder", "driver"], jobs: [1, 6] },
    dateForm: "month-year",
    join: "word",
    studyDates: "year",
    text: tickets,
  },
  {
    name: "headless",
    languages: ["en"],
    careers: { country: "uk", trades: ["driver", "welder", "carpenter"], jobs: [1, 5] },
    dateForm: "short-month",
    join: "hyphen",
    studyDates: "year",
    leaves: ["skills", "certificates"],
    text: headless,
  },
];
