import type { Person } from "../../person.ts";
import {
  addressOf,
  bullets,
  divs,
  type Html,
  html,
  reach,
  type Sheet,
  section,
  skillNames,
  type Template,
} from "../template.ts";

const office = ["Word", "Excel", "Outlook"];

/** The person with a licence number and an expiry in each certificate, as nurses and drivers write them. */
const licensed = (person: Person): Person => ({
  ...person,
  certificates: person.certificates.map((one, i) =>
    i === 0 ? `${one}, License #${48213 + one.length}, exp. 06/2027` : `${one} (expires ${9 + (i % 3)}/2026)`,
  ),
});

const withOffice = (person: Person): Person =>
  person.skills.length === 0
    ? person
    : {
        ...person,
        skills: [...person.skills, ...["Microsoft Office", ...office].map((name) => ({ name, level: 3 }))],
      };

const withoutOffice = (sheet: Sheet): string[] =>
  skillNames(sheet).filter((name) => name !== "Microsoft Office" && !office.includes(name));

/** A nurse's resume: letters behind the name, licences with numbers, the unit under the employer. */
const bedside = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>body{font-size:10.5pt;font-family:"Source Serif 4"}h2{font-size:11pt;letter-spacing:.5pt;text-align:center;border-bottom:1px solid #000;margin:12pt 0 4pt}.s{display:flex;justify-content:space-between}</style>
<div style="text-align:center;font-size:20pt">${sheet.name}, RN, BSN</div><div style="text-align:center">${reach(sheet).join(" ◆ ")}</div>
${section("LICENSURE & CERTIFICATIONS", [bullets(person.certificates)])}
${section(
  "CLINICAL EXPERIENCE",
  sheet.jobs.map(
    (job) =>
      html`<div class="s"><b>${job.company} – ${job.town}</b><span>${job.span.text}</span></div><div><i>${job.title}</i></div>${bullets(job.bullets)}`,
  ),
)}
${section(
  "EDUCATION",
  sheet.studies.map(
    (study) =>
      html`<div class="s"><b>${study.degree}</b><span>${study.span.text}</span></div><div>${study.school} – ${study.town}</div>`,
  ),
)}
${section("CLINICAL SKILLS & COMPUTER PROFICIENCIES", person.skills.length === 0 ? [] : [html`<div>${withoutOffice(sheet).join(" / ")}</div><div>Microsoft Office: ${office.join(", ")}</div>`])}
${section("REFERENCES", [html`<div>Available upon request</div>`])}`;
};

/** An application for a federal office: pay, hours, grade and supervisor in each job. */
const federal = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>body{font-size:11pt;font-family:"Source Serif 4"}h2{font-size:11pt;margin:14pt 0 4pt;background:#ddd}</style>
<div><b>${sheet.name}</b></div><div>${addressOf(person)}</div><div>Mobile: ${person.phone ?? ""}</div><div>Email: ${person.email ?? ""}</div><div>Citizenship: United States | Veterans' Preference: None | Highest Grade: GS-07</div>
${section(
  "PROFESSIONAL EXPERIENCE",
  sheet.jobs.map(
    (job, i) =>
      html`<div style="margin-top:8pt"><b>${job.title}</b></div><div>${job.company}</div><div>${job.town}</div><div>${job.span.text}</div><div>Hours per week: 40</div><div>Salary: $${String(38 + i * 3)},500 per year</div><div>Supervisor: Pat Ames (202-555-0${String(140 + i)}); may contact: yes</div><div>Duties, Accomplishments and Related Skills:</div>${bullets(job.bullets)}`,
  ),
)}
${section(
  "EDUCATION",
  sheet.studies.map(
    (study) =>
      html`<div style="margin-top:6pt"><b>${study.school}</b>, ${study.town}</div><div>${study.degree}</div><div>Completed: ${study.span.text}</div>`,
  ),
)}
${section("JOB RELATED TRAINING", divs(person.certificates))}
${section("ADDITIONAL INFORMATION", person.skills.length === 0 ? [] : [html`<div>Skills: ${skillNames(sheet).join("; ")}</div>`, html`<div>Awards: Sustained Superior Performance, 2019</div>`])}`;
};

/** The form of a university's career office: school first, skills and interests in labelled lines at the end. */
const careerOffice = (sheet: Sheet): Html => {
  const { person } = sheet;
  const names = skillNames(sheet);
  return html`<style>body{font-size:10.5pt;font-family:"Source Serif 4"}h2{font-size:11pt;text-align:center;margin:10pt 0 3pt}.s{display:flex;justify-content:space-between}ul{padding-left:12pt}</style>
<div style="text-align:center;font-size:14pt"><b>${sheet.name}</b></div><div style="text-align:center;border-top:1px solid #000">${reach(sheet).join(" • ")}</div>
${section(
  "Education",
  sheet.studies.map(
    (study) =>
      html`<div class="s"><b>${study.school.toUpperCase()}</b><span>${study.town}</span></div><div class="s"><span>${study.degree}. GPA 3.6/4.0</span><span>${study.span.text}</span></div>`,
  ),
)}
${section(
  "Experience",
  sheet.jobs.map(
    (job) =>
      html`<div class="s" style="margin-top:4pt"><b>${job.company.toUpperCase()}</b><span>${job.town}</span></div><div class="s"><b>${job.title}</b><span>${job.span.text}</span></div>${bullets(job.bullets)}`,
  ),
)}
${section("Skills & Interests", [...(names.length === 0 ? [] : [html`<div><b>Technical:</b> ${names.slice(0, 3).join(", ")}${names.length > 3 && html`</div><div><b>Other:</b> ${names.slice(3).join(", ")}`}</div>`]), ...(person.speaks.length === 0 ? [] : [html`<div><b>Language:</b> ${person.speaks.join(", ")}</div>`]), ...(person.certificates.length === 0 ? [] : [html`<div><b>Certifications:</b> ${person.certificates.join("; ")}</div>`]), ...(person.hobbies.length === 0 ? [] : [html`<div><b>Interests:</b> ${person.hobbies.join(", ")}</div>`])])}`;
};

/** A tradesman's page: skills and cards as sentences, jobs as lines with their years first. */
const hand = (sheet: Sheet): Html => {
  const { person } = sheet;
  const names = skillNames(sheet);
  return html`<style>body{font-size:12pt;font-family:Lato}h2{font-size:12pt;text-decoration:underline;margin:14pt 0 4pt}</style>
<div style="font-size:16pt">${sheet.name}</div>${divs(reach(sheet))}
${person.summary !== null && html`<p>${person.summary}</p>`}
${section("What I Can Do", names.length < 2 ? [] : [html`<p>I have hands-on experience with ${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}.</p>`])}
${section(
  "Jobs I've Had",
  sheet.jobs.map(
    (job) =>
      html`<div style="margin-top:6pt">${job.span.text === "" ? "" : `${job.span.text}: `}<b>${job.title}</b> for ${job.company} (${job.town})</div>${job.bullets.length > 0 && html`<div style="margin-left:20pt">${job.bullets.join(". ")}.</div>`}`,
  ),
)}
${section(
  "Cards and Tickets",
  person.certificates.map((one) => html`<div>${one}, valid through 2027</div>`),
)}
${section(
  "Schooling",
  sheet.studies.map(
    (study) =>
      html`<div>${study.span.text === "" ? "" : `${study.span.text}: `}${study.degree}, ${study.school}</div>`,
  ),
)}`;
};

/** A resume written in an editor for notes, with the signs of that editor. */
const notes = (sheet: Sheet): string => {
  const { person } = sheet;
  const part = (title: string, rows: readonly string[]): string[] =>
    rows.length === 0 ? [] : ["", `## ${title}`, "", ...rows];
  return [
    `# ${sheet.name}`,
    ...(person.headline === "" ? [] : ["", `*${person.headline}*`]),
    "",
    reach(sheet).join(" · "),
    ...part("About", person.summary === null ? [] : [person.summary]),
    ...part(
      "Work",
      sheet.jobs.flatMap((job) => [
        `### ${job.title} @ ${job.company}`,
        `_${[job.span.text, job.town].filter(Boolean).join(" | ")}_`,
        "",
        ...job.bullets.map((one) => `- ${one}`),
        "",
      ]),
    ),
    ...part(
      "Education",
      sheet.studies.map(
        (study) => `- **${study.degree}**, ${study.school}${study.span.text ? ` (${study.span.text})` : ""}`,
      ),
    ),
    ...part(
      "Tools & skills",
      skillNames(sheet).length === 0
        ? []
        : [
            skillNames(sheet)
              .map((one) => `\`${one}\``)
              .join(" "),
          ],
    ),
    ...part(
      "Certs",
      person.certificates.map((one) => `- [x] ${one}`),
    ),
  ].join("\n");
};

/** Resumes as they are usual in the United States. */
export const americanTemplates: readonly Template[] = [
  {
    name: "bedside",
    languages: ["en"],
    dateForm: "slash",
    join: "hyphen",
    as: (person) => licensed(withOffice(person)),
    html: bedside,
  },
  { name: "federal", languages: ["en"], dateForm: "slash", join: "dash", html: federal },
  { name: "career-office", languages: ["en"], dateForm: "month-year", join: "dash", html: careerOffice },
  {
    name: "hand",
    languages: ["en"],
    dateForm: "year",
    join: "word",
    as: (person) => ({
      ...person,
      certificates: person.certificates.map((one) => `${one}, valid through 2027`),
    }),
    html: hand,
  },
  { name: "notes", languages: ["en"], dateForm: "short-month", join: "dash", text: notes },
];
