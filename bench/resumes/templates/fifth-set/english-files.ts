import { between, framed, monthName, slashed } from "../fourth-set/printed-dates.ts";
import { addressOf, type Sheet, skillNames, type Template } from "../template.ts";
import { bold, centred, item, line, p, part, ruled, run, style, table } from "../word-markup.ts";
import { longEnglish, sinceOr } from "./printing.ts";

/** A health service's application form as a Word file: every answer in a ruled cell beside its question. */
const form = (sheet: Sheet): string => {
  const { person } = sheet;
  const asked = (rows: readonly (readonly [string, string])[]): string =>
    table(
      [3200, 6400],
      rows.map(([question, answer]) => [p(bold(question)), line(answer)]),
      ruled,
    );
  const [title = ""] = ["Mrs", "Mr", "Miss", "Ms"].slice(sheet.turn % 4);
  return [
    p(run("APPLICATION FOR EMPLOYMENT", '<w:b/><w:sz w:val="30"/>'), centred),
    p(run("Please complete all sections. CVs will not be accepted on their own.", "<w:i/>")),
    part("Personal details", [
      asked([
        ["Title", title],
        ["First name", person.first],
        ["Last name", person.last],
        ["Address", person.place?.street ?? ""],
        ["Town and postcode", person.place?.line ?? ""],
        ["Mobile", person.phone ?? ""],
        ["Email", person.email ?? ""],
        ["Do you need a permit to work in the UK?", "No"],
      ]),
    ]),
    part("Education and professional qualifications", [
      table(
        [4000, 3600, 2000],
        [
          ["Subject / Qualification", "Place of study", "Year obtained"].map((one) => p(bold(one))),
          ...sheet.studies.map(({ degree, school, span }) => [
            line(degree),
            line(school),
            line(span.end ?? ""),
          ]),
        ],
        ruled,
      ),
    ]),
    part(
      "Training courses attended",
      person.certificates.length === 0 ? [line("None")] : person.certificates.map(item),
    ),
    part(
      "Employment history",
      sheet.jobs.map((job, i) =>
        [
          p(bold(i === 0 ? "Current or most recent employer" : `Previous employer ${i}`)),
          asked([
            ["Employer name", job.company],
            ["Town", job.town],
            ["Job title", job.title],
            ["Start date", job.span.text === "" ? "" : slashed(job.start)],
            ["End date", job.span.text === "" ? "" : job.end === null ? "Present" : slashed(job.end)],
            [
              "Reason for leaving",
              job.end === null ? "N/A" : (["New challenge", "End of contract", "Moved house"][i % 3] ?? ""),
            ],
            ["Description of your duties", `${job.bullets.join(". ")}.`],
          ]),
        ].join(""),
      ),
    ),
    part("Supporting information", [
      line(person.summary ?? "I meet the essential criteria in the person specification."),
      line(`My skills include: ${skillNames(sheet).join(", ")}.`),
    ]),
    part("Declaration", [line(`Signed: ${sheet.name}`), line("Have you any unspent convictions? No")]),
  ].join("");
};

/** A care worker's own Word file: dates by the tab key at the left, employer beside them, title below. */
const tabbed = (sheet: Sheet): string => {
  const { person } = sheet;
  const hanging =
    '<w:tabs><w:tab w:val="left" w:pos="3000"/></w:tabs><w:ind w:left="3000" w:hanging="3000"/>';
  const inset = '<w:ind w:left="3000"/>';
  const head = (text: string): string =>
    p(
      run(text.toUpperCase(), '<w:b/><w:spacing w:val="60"/>'),
      '<w:pBdr><w:bottom w:val="single" w:sz="4"/></w:pBdr>',
    );
  const under = (title: string, rows: readonly string[]): string =>
    rows.length === 0 ? "" : head(title) + rows.join("") + line("");
  const labelled = (label: string, value: string): string => p(bold(label) + run(`\t${value}`), hanging);
  return [
    p(run(sheet.name, '<w:sz w:val="36"/>'), style("Title")),
    labelled("Address:", addressOf(person)),
    labelled("Telephone:", person.phone ?? ""),
    labelled("E-mail:", person.email ?? ""),
    labelled("Driving licence:", "Full, own car"),
    line(""),
    under("Profile", person.summary === null ? [] : [line(person.summary)]),
    under(
      "Career to date",
      sheet.jobs.map((job) =>
        [
          p(
            run(`${sinceOr(job, longEnglish, " – ", "since")}\t`) + bold(job.company) + run(`, ${job.town}`),
            hanging,
          ),
          p(run(job.title, "<w:i/>"), inset),
          ...job.bullets.map((one) => line(`- ${one}`, inset)),
        ].join(""),
      ),
    ),
    under(
      "Qualifications",
      sheet.studies.map(
        (study) =>
          p(run(`${study.span.text}\t${study.degree}`), hanging) + p(run(study.school, "<w:i/>"), inset),
      ),
    ),
    under(
      "Courses",
      person.certificates.map((one) => p(run(`\t${one}`), hanging)),
    ),
    under("Abilities", skillNames(sheet).length === 0 ? [] : [line(`${skillNames(sheet).join("; ")}`)]),
    under("Leisure", person.hobbies.length === 0 ? [] : [line(person.hobbies.join(", "))]),
    under("Referees", [line("Available on request.")]),
  ].join("");
};

/** A text typed in an editor: headings between equals signs, a sentence-like line for each post. */
const typed = (sheet: Sheet): string => {
  const { person } = sheet;
  const head = (title: string): string => `\n== ${title} ==\n`;
  return [
    sheet.name,
    person.place?.street ?? "",
    person.place?.line ?? "",
    `mob ${person.phone ?? ""}`,
    person.email ?? "",
    ...(person.summary === null ? [] : [head("WHO I AM"), person.summary]),
    head("JOBS SO FAR"),
    ...sheet.jobs.flatMap((job) => [
      `${framed("", between(job, monthName, " to ", "date"), ": ")}${job.title} at ${job.company}`,
      ...job.bullets.map((one) => `   * ${one}`),
      "",
    ]),
    head("COURSES AND SCHOOL"),
    ...sheet.studies.map((study) => `${framed("", study.span.text, "  ")}${study.degree} - ${study.school}`),
    ...(person.certificates.length === 0 ? [] : [head("TICKETS"), ...person.certificates]),
    ...(person.skills.length === 0 ? [] : [head("GOOD AT"), skillNames(sheet).join(", ")]),
    head("REFERENCES"),
    "Ask me and I will give you two numbers to ring.",
    "",
  ].join("\n");
};

const languages = ["en"] as const;
export const fifthEnglishFiles: readonly Template[] = [
  {
    name: "fifth-form",
    languages,
    dateForm: "slash",
    studyDates: "year",
    join: "hyphen",
    careers: { country: "uk", trades: ["nurse", "care"], jobs: [1, 4] },
    word: form,
  },
  {
    name: "fifth-tabbed",
    languages,
    dateForm: "month-year",
    studyDates: "year",
    join: "dash",
    careers: { country: "uk", trades: ["care", "driver"] },
    word: tabbed,
  },
  {
    name: "fifth-typed",
    languages,
    dateForm: "short-month",
    studyDates: "year",
    join: "hyphen",
    careers: { country: "ie", trades: ["cook", "care"] },
    text: typed,
  },
];
