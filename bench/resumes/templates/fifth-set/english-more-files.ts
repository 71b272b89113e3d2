import { between, framed, yearOnly } from "../fourth-set/printed-dates.ts";
import { addressOf, type Sheet, skillNames, type Template } from "../template.ts";
import { bold, centred, item, line, p, run, style } from "../word-markup.ts";
import { longEnglish, slashedShort } from "./printing.ts";

const box = (look: string, body: string): string =>
  `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="position:absolute;${look}"><v:textbox><w:txbxContent>${body}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;

/** A Word file of text boxes for the name and for what stands beside the work, as many free templates have them. */
const boxed = (sheet: Sheet): string => {
  const { person } = sheet;
  const right = '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>';
  return [
    box(
      "left:0;top:0;width:480pt;height:60pt",
      p(run(sheet.name, '<w:b/><w:sz w:val="48"/>')) + line(person.headline),
    ),
    box(
      "left:340pt;top:70pt;width:150pt;height:420pt",
      [
        p(bold("CONTACT")),
        ...[person.phone ?? "", person.email ?? "", person.place?.line ?? ""].map((one) => line(one)),
        ...(person.skills.length === 0 ? [] : [p(bold("SKILLS")), ...skillNames(sheet).map(item)]),
        ...(person.certificates.length === 0
          ? []
          : [p(bold("COURSES")), ...person.certificates.map((one) => line(one))]),
      ].join(""),
    ),
    ...(person.summary === null ? [] : [line("ABOUT", style("Heading1")), line(person.summary)]),
    line("EMPLOYMENT", style("Heading1")),
    ...sheet.jobs.map((job) =>
      [
        p(bold(job.title) + run(framed("\t", between(job, longEnglish, " – ", "Present"), "")), right),
        line(`${job.company} • ${job.town}`),
        ...job.bullets.map(item),
      ].join(""),
    ),
    line("EDUCATION", style("Heading1")),
    ...sheet.studies.map(
      (study) => p(bold(study.degree) + run(framed("\t", study.span.text, "")), right) + line(study.school),
    ),
  ].join("");
};

/** A Word file in two newspaper columns below a centred head, with widely spaced headings and short dates. */
const columns = (sheet: Sheet): string => {
  const { person } = sheet;
  const section = (count: number): string =>
    `<w:sectPr><w:type w:val="continuous"/><w:pgSz w:w="12240" w:h="15840"/><w:cols w:num="${count}" w:space="480"/></w:sectPr>`;
  const head = (text: string): string => line([...text.toUpperCase()].join(" "), centred);
  const under = (title: string, rows: readonly string[]): string =>
    rows.length === 0 ? "" : head(title) + rows.join("") + line("");
  return [
    p(run(sheet.name, '<w:caps/><w:sz w:val="40"/>'), style("Title")),
    line(`${addressOf(person)} | ${person.phone ?? ""} | ${person.email ?? ""}`, centred),
    p("", section(1)),
    under("Summary", person.summary === null ? [] : [line(person.summary)]),
    under(
      "Work",
      sheet.jobs.map((job) =>
        [
          p(bold(job.company) + run(`, ${job.town}`)),
          p(run(`${job.title}${framed(" (", between(job, slashedShort, "–", ""), ")")}`, "<w:i/>")),
          ...job.bullets.map((one) => line(`• ${one}`)),
        ].join(""),
      ),
    ),
    under(
      "School",
      sheet.studies.map(
        (study) => p(bold(study.school)) + line(`${study.degree}${framed(", ", study.span.end ?? "", "")}`),
      ),
    ),
    under(
      "Skills",
      skillNames(sheet).map((one) => line(`• ${one}`)),
    ),
    under(
      "Licenses",
      person.certificates.map((one) => line(`• ${one}`)),
    ),
    p("", section(2)),
  ].join("");
};

/** A text for an upload field: one line with upright bars for each post. */
const bars = (sheet: Sheet): string => {
  const { person } = sheet;
  const head = (title: string, rows: readonly string[]): string[] =>
    rows.length === 0 ? [] : ["", title, ...rows];
  return [
    `${sheet.name} | ${person.headline}`,
    [addressOf(person), person.phone ?? "", person.email ?? ""].join(" | "),
    ...head("Profile", person.summary === null ? [] : [person.summary]),
    ...head(
      "Positions held",
      sheet.jobs.flatMap((job) => [
        [job.title, job.company, job.town, between(job, yearOnly, " – ", "Present")]
          .filter(Boolean)
          .join(" | "),
        ...job.bullets.map((one) => `• ${one}`),
      ]),
    ),
    ...head(
      "Qualifications",
      sheet.studies.map((study) =>
        [study.degree, study.school, study.span.end ?? ""].filter(Boolean).join(" | "),
      ),
    ),
    ...head("Further training", person.certificates),
    ...head("Software and skills", person.skills.length === 0 ? [] : [skillNames(sheet).join(" | ")]),
    "",
  ].join("\n");
};

const languages = ["en"] as const;
export const fifthMoreFiles: readonly Template[] = [
  {
    name: "fifth-boxed",
    languages,
    dateForm: "month-year",
    studyDates: "year",
    join: "dash",
    careers: { country: "uk", trades: ["shop", "mechanic"] },
    leaves: ["street"],
    word: boxed,
  },
  {
    name: "fifth-columns",
    languages,
    dateForm: "short-slash",
    studyDates: "year",
    join: "no-spaces",
    careers: { country: "us", trades: ["warehouse", "server"] },
    word: columns,
  },
  {
    name: "fifth-bars",
    languages,
    dateForm: "year",
    join: "dash",
    careers: { country: "uk", trades: ["office", "nurse"] },
    text: bars,
  },
];
