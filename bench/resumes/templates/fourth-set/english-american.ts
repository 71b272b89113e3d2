import {
  bullets,
  divs,
  type Html,
  html,
  type Sheet,
  section,
  skillNames,
  type Template,
} from "../template.ts";
import { apostropheYear, between, framed, monthName, slashed, yearOnly } from "./printed-dates.ts";

const letter = "@page{size:Letter;margin:0.7in}";

/** A functional resume: what the person can do first, then one line for each post. */
const functional = (sheet: Sheet): Html => {
  const { person } = sheet;
  const told = [...new Set(sheet.jobs.flatMap(({ bullets: own }) => own))];
  const third = Math.ceil(told.length / 3);
  const groups = ["Customer & Client Relations", "Organization and Planning", "Teamwork"];
  return html`<style>${{ html: letter }}body{font-family:Lato;font-size:10.5pt}h2{font-size:12pt;margin:13pt 0 3pt;border-bottom:2px solid #000}h3{font-size:10.5pt;margin:6pt 0 1pt}.r{display:flex;justify-content:space-between}</style>
<div class="r"><div style="font-size:22pt;font-weight:700">${sheet.name}</div><div style="text-align:right">${divs([person.place?.street ?? "", person.place?.line ?? "", person.phone ?? "", person.email ?? ""])}</div></div>
${section("SUMMARY OF QUALIFICATIONS", bullets([...(person.summary === null ? [] : [person.summary]), "Known for a positive attitude and for being on time", "Able to lift 50 lbs."]))}
${section(
  "RELEVANT SKILLS AND ACCOMPLISHMENTS",
  groups.map((group, i) => {
    const own = told.slice(i * third, (i + 1) * third);
    return own.length === 0 ? html`` : html`<h3>${group}</h3>${bullets(own)}`;
  }),
)}
${section("WORK HISTORY", [
  ...sheet.jobs.map(
    (job) =>
      html`<div class="r"><span><b>${job.title}</b>, ${job.company}, ${job.town}</span><span>${between(job, yearOnly, "–", "Present")}</span></div>`,
  ),
  html`<div><i>Full-time parent for part of this time.</i></div>`,
])}
${section(
  "EDUCATION AND TRAINING",
  sheet.studies.map(
    (study) => html`<div>${study.degree}, ${study.school}${framed(", ", study.span.text, "")}</div>`,
  ),
)}
${section("LICENSES & CERTIFICATES", bullets(person.certificates))}`;
};

/** A resume for a federal post: each job with hours, pay and supervisor. */
const federal = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>${{ html: letter }}body{font-family:"Source Serif 4";font-size:11pt}h2{font-size:11.5pt;background:#e4e4e4;padding:2pt 4pt;margin:12pt 0 5pt}.j{margin-bottom:9pt}</style>
<div><b>${sheet.name}</b></div>${divs([person.place?.street ?? "", person.place?.line ?? ""])}<div>Day Phone: ${person.phone}</div><div>Email: ${person.email}</div><div>Country of Citizenship: United States of America</div><div>Veterans' Preference: 5-point preference</div><div>Highest Grade: GS-07, 04/2016 - 09/2018</div><div>Availability: Full-time; willing to relocate</div>
${section("Objective", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "Work Experience",
  sheet.jobs.map(
    (job) =>
      html`<div class="j"><div><b>${job.company}</b></div><div>${job.town}, United States</div><div><b>${job.title}</b></div><div>${between(job, slashed, " - ", "Present")}</div><div>Hours per week: 40</div><div>Salary: $58,420.00 USD Per Year</div><div>Supervisor: Dana Hollis (555-555-0148); Okay to contact this Supervisor: Yes</div><div>Duties, Accomplishments and Related Skills:</div>${divs(job.bullets)}</div>`,
  ),
)}
${section(
  "Education",
  sheet.studies.map(
    (study) =>
      html`<div class="j"><div><b>${study.school}</b>, ${study.town}, United States</div><div>${study.degree}${study.span.text === "" ? "" : ` ${slashed(study.end)}`}</div><div>GPA: 3.42 of a maximum 4.00; Credits Earned: 120 Semester hours</div></div>`,
  ),
)}
${section("Job Related Training", divs(person.certificates))}
${section("Job Related Skills", skillNames(sheet).length === 0 ? [] : [html`<div>${skillNames(sheet).join("; ")}</div>`])}
${section("References", [
  html`<div>Name: Carl Nystrom</div><div>Employer: City of Duluth</div><div>Title: Deputy Director</div><div>Phone Number: 555-555-0171</div><div>Email Address: c.nystrom@example.org</div><div>Reference Type: Professional</div>`,
])}`;
};

const dots = (level: number): string => "●".repeat(level) + "○".repeat(5 - level);

/** A designer's page: signs before the ways of reaching, studies and tools on the right, text instead of bullets. */
const studio = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>${{ html: letter }}body{font-size:10pt}.g{display:grid;grid-template-columns:62% 34%;column-gap:4%}h2{font-size:9.5pt;letter-spacing:3px;text-transform:uppercase;color:#b4542a;margin:14pt 0 5pt;font-weight:600}.t{color:#777;font-size:8.5pt}</style>
<div style="font-size:25pt;letter-spacing:7px;text-transform:uppercase">${sheet.name}</div><div style="color:#777">${person.headline}</div>
<div class="g"><main>
${section("Hello", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "Experience",
  sheet.jobs.map(
    (job) =>
      html`<div style="margin-bottom:8pt"><div><b>${job.title}</b> — ${job.company}</div><div class="t">${between(job, apostropheYear, " — ", "Now")}</div><div>${job.bullets.join(". ")}.</div></div>`,
  ),
)}
</main><aside>
<div style="font-size:8pt">${section("Contact", divs([`☎ ${person.phone ?? ""}`, `✉ ${person.email ?? ""}`, `⌂ ${person.place?.line ?? ""}`]))}</div>
${section(
  "Tools",
  person.skills.map(
    ({ name, level }) =>
      html`<div style="display:flex;justify-content:space-between"><span>${name}</span><span>${dots(level)}</span></div>`,
  ),
)}
${section(
  "Education",
  sheet.studies.map(
    (study) =>
      html`<div style="margin-bottom:6pt"><b>${study.degree}</b><br>${study.school}<br><span class="t">${study.span.text}</span></div>`,
  ),
)}
${section("Recognition", divs(person.certificates))}
${section("Likes", person.hobbies.length === 0 ? [] : [html`<div>${person.hobbies.join(", ")}</div>`])}
</aside></div>`;
};

/** A Canadian resume of two pages: the employer left and the post right, the dates below, a head on page two. */
const twoPages = (sheet: Sheet): Html => {
  const { person } = sheet;
  const entry = (job: Sheet["jobs"][number]): Html =>
    html`<div style="margin-top:7pt"><div class="r"><b>${job.company}</b><i>${job.title}</i></div><div class="r"><span>${job.town}</span><span>${between(job, monthName, " – ", "present")}</span></div>${bullets(job.bullets)}</div>`;
  return html`<style>${{ html: letter }}body{font-family:Lato;font-size:10.5pt}h2{font-size:11pt;background:#24465e;color:#fff;padding:2pt 6pt;margin:12pt 0 4pt}.r{display:flex;justify-content:space-between}.b{break-before:page}</style>
<div style="text-align:center"><div style="font-size:20pt;font-weight:700">${sheet.name}</div><div>${[person.place?.street, person.place?.line].join(", ")}</div><div>${person.phone} • ${person.email}</div></div>
${section("Professional Highlights", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section("Core Competencies", skillNames(sheet).length === 0 ? [] : [html`<div style="columns:2">${divs(skillNames(sheet), "▸ ")}</div>`])}
${section("Employment", sheet.jobs.slice(0, 2).map(entry))}
<div class="r b" style="border-bottom:1px solid"><span>${sheet.name}</span><span>Page 2 of 2</span></div>
${section("Employment (continued)", sheet.jobs.slice(2).map(entry))}
${section(
  "Academic Background",
  sheet.studies.map(
    (study) =>
      html`<div style="margin-top:4pt"><div class="r"><b>${study.school}</b><i>${study.degree}</i></div><div class="r"><span>${study.town}</span><span>${study.span.text}</span></div></div>`,
  ),
)}
${section("Professional Development", divs(person.certificates))}
<div style="text-align:center;margin-top:14pt">References available upon request</div>`;
};

export const fourthAmericanTemplates: readonly Template[] = [
  {
    name: "functional",
    languages: ["en"],
    careers: { country: "us", trades: ["cashier", "returner", "nanny"], jobs: [2, 5] },
    dateForm: "year",
    join: "no-spaces",
    leaves: ["skills"],
    html: functional,
  },
  {
    name: "federal",
    languages: ["en"],
    careers: { country: "us", trades: ["veteran", "paralegal", "engineer"], jobs: [1, 4] },
    dateForm: "slash",
    join: "hyphen",
    html: federal,
  },
  {
    name: "studio",
    languages: ["en"],
    careers: { country: "us", trades: ["designer"], jobs: [1, 4] },
    dateForm: "short-month",
    join: "long-dash",
    studyDates: "year",
    leaves: ["street"],
    html: studio,
  },
  {
    name: "two-pages",
    languages: ["en"],
    careers: { country: "ca", trades: ["paralegal", "chef", "careassistant"], jobs: [2, 6] },
    dateForm: "short-month",
    join: "dash",
    studyDates: "year",
    html: twoPages,
  },
];
