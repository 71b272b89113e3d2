import { reach, type Sheet, skillNames, type Template } from "../template.ts";
import { bold, centred, item, line, p, part, run, style, table } from "../word-markup.ts";

/** A British teacher's file: dates first in a sentence's line, prose under it, referees with their own addresses. */
const classroom = (sheet: Sheet): string => {
  const { person } = sheet;
  const entry = (job: (typeof sheet.jobs)[number]): string[] => [
    p(bold(`${job.span.text ? `${job.span.text}: ` : ""}${job.title}, ${job.company}, ${job.town}`)),
    line(job.bullets.length === 0 ? "" : `${job.bullets.join(". ")}.`),
  ];
  const cut = Math.ceil(sheet.jobs.length / 2);
  return [
    p(run("CURRICULUM VITAE", "<w:b/>"), centred),
    p(run(sheet.name, '<w:b/><w:sz w:val="32"/>'), centred),
    ...reach(sheet).map((one) => line(one, centred)),
    part("Personal Statement", person.summary === null ? [] : [line(person.summary)]),
    part(
      "Qualifications",
      sheet.studies.map((study) =>
        line([study.span.text, study.degree, study.school].filter(Boolean).join("\t")),
      ),
    ),
    part("Teaching and Recent Employment", sheet.jobs.slice(0, cut).flatMap(entry)),
    part("Other Employment", sheet.jobs.slice(cut).flatMap(entry)),
    part("Further Skills", skillNames(sheet).map(item)),
    part(
      "CPD and Certificates",
      person.certificates.map((one) => line(one)),
    ),
    part(
      "Interests",
      person.hobbies.length === 0 ? [] : [line(`In my spare time I enjoy ${person.hobbies.join(" and ")}.`)],
    ),
    part("Referees", [
      table(
        [4800, 4800],
        [
          [
            line("Mrs Joan Price") + line("Headteacher, Elm Park Primary") + line("j.price@example.org"),
            line("Mr David Cole") + line("Deputy Head, Elm Park Primary") + line("01752 555 0199"),
          ],
        ],
      ),
    ]),
  ].join("");
};

/** A Canadian driver's file: highlights of qualifications, employer, town and dates on one line, volunteer work behind. */
const canadian = (sheet: Sheet): string => {
  const { person } = sheet;
  return [
    p(run(sheet.name.toUpperCase(), '<w:b/><w:sz w:val="30"/>')),
    line(reach(sheet).join(" • ")),
    part("Objective", [line("To obtain a full-time position with room to grow.")], style("Heading2")),
    part("Highlights of Qualifications", skillNames(sheet).map(item), style("Heading2")),
    part(
      "Relevant Experience",
      sheet.jobs.flatMap((job) => [
        p(run(`${job.company}, ${job.town}`) + run(job.span.text ? `\t${job.span.text}` : "")),
        p(run(job.title, "<w:b/><w:i/>")),
        ...job.bullets.map(item),
      ]),
      style("Heading2"),
    ),
    part(
      "Volunteer Work",
      [line("Food bank driver, Saturdays"), line("Minor hockey coach")],
      style("Heading2"),
    ),
    part(
      "Education and Training",
      sheet.studies.flatMap((study) => [
        p(run(`${study.school}, ${study.town}`) + run(study.span.text ? `\t${study.span.text}` : "")),
        p(run(study.degree, "<w:b/><w:i/>")),
      ]),
      style("Heading2"),
    ),
    part("Licences and Tickets", person.certificates.map(item), style("Heading2")),
    line("References available upon request", centred),
  ].join("");
};

const rule = (title: string, sign: string): string[] => ["", title.toUpperCase(), sign.repeat(title.length)];

/** A cook's plain text: employer first, dates under it, duties as prose. */
const kitchenText = (sheet: Sheet): string => {
  const { person } = sheet;
  const part = (title: string, rows: readonly string[]): string[] =>
    rows.length === 0 ? [] : [...rule(title, "="), ...rows];
  return [
    sheet.name,
    ...reach(sheet),
    ...part("Objective", person.summary === null ? [] : [person.summary]),
    ...part(
      "Work History",
      sheet.jobs.flatMap((job) => [
        `${job.company} (${job.town})`,
        ...(job.span.text ? [job.span.text] : []),
        job.title,
        ...(job.bullets.length === 0 ? [] : [`${job.bullets.join(". ")}.`]),
        "",
      ]),
    ),
    ...part(
      "Training & Education",
      sheet.studies.flatMap((study) => [
        study.school,
        ...(study.span.text ? [study.span.text] : []),
        study.degree,
        "",
      ]),
    ),
    ...part(
      "Skill set",
      skillNames(sheet).map((one) => `  * ${one}`),
    ),
    ...part(
      "Permits",
      person.certificates.map((one) => `  * ${one}`),
    ),
  ].join("\n");
};

/** A school leaver's text: school first, jobs as "at" and "from … to" in one line. */
const leaver = (sheet: Sheet): string => {
  const { person } = sheet;
  const spanned = (text: string): string =>
    text === "" ? "" : /^since/i.test(text) ? ` (${text})` : ` (from ${text})`;
  return [
    `CV - ${sheet.name}`,
    "",
    ...reach(sheet),
    ...(person.summary === null ? [] : ["", "About me", person.summary]),
    ...(sheet.studies.length === 0
      ? []
      : [
          "",
          "School and college",
          ...sheet.studies.map((study) => `${study.school} - ${study.degree}${spanned(study.span.text)}`),
        ]),
    ...(sheet.jobs.length === 0
      ? []
      : [
          "",
          "Jobs and work experience",
          ...sheet.jobs.flatMap((job) => [
            `${job.title} at ${job.company}, ${job.town}${spanned(job.span.text)}`,
            ...job.bullets.map((one) => `- ${one}`),
          ]),
        ]),
    ...(person.skills.length === 0 ? [] : ["", "Things I'm good at", skillNames(sheet).join(", ")]),
    ...(person.certificates.length === 0 ? [] : ["", "Certificates", ...person.certificates]),
    ...(person.hobbies.length === 0 ? [] : ["", "Hobbies", person.hobbies.join(", ")]),
  ].join("\n");
};

/** English Word files and plain text. */
export const thirdEnglishFiles: readonly Template[] = [
  {
    name: "classroom",
    languages: ["en"],
    dateForm: "month-year",
    join: "dash",
    studyDates: "year",
    word: classroom,
  },
  { name: "canadian", languages: ["en"], dateForm: "season", join: "dash", word: canadian },
  { name: "kitchen-text", languages: ["en"], dateForm: "slash", join: "hyphen", text: kitchenText },
  { name: "leaver", languages: ["en"], dateForm: "month-year", join: "word", text: leaver },
];
