import { between, yearOnly } from "../fourth-set/printed-dates.ts";
import {
  addressOf,
  bullets,
  divs,
  type Html,
  html,
  type Sheet,
  section,
  skillNames,
  type Template,
} from "../template.ts";
import { byEmployer, endYear, promoted, shortEnglish } from "./printing.ts";

/** One page of a tradesman: tickets in a box at the top, then a line for each firm. */
const tickets = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>body{font-family:"DejaVu Sans";font-size:9pt}h1{margin:0;font-size:20pt}.t{border:2px solid #e08a00;padding:6pt 10pt;margin:10pt 0;background:#fff6e5}h2{font-size:11pt;background:#222;color:#fff;padding:3pt 8pt;margin:12pt 0 6pt}.r{display:grid;grid-template-columns:23% 77%;margin-bottom:5pt}.s{columns:2}</style>
<h1>${sheet.name}</h1><div style="font-size:12pt;color:#e08a00">${person.headline}</div><div>Mob ${person.phone} &nbsp; / &nbsp; ${person.email} &nbsp; / &nbsp; ${person.place?.line ?? ""}</div>
${person.certificates.length === 0 ? html`` : html`<div class="t"><b>Tickets held</b>${bullets(person.certificates)}</div>`}
${section("IN SHORT", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "WHERE I HAVE WORKED",
  sheet.jobs.map(
    (job) =>
      html`<div class="r"><div>${between(job, yearOnly, " – ", "now")}</div><div><b>${job.title}</b> — ${job.company}, ${job.town}<br>${job.bullets.join("; ")}</div></div>`,
  ),
)}
${section("WHAT I CAN DO", skillNames(sheet).length === 0 ? [] : [html`<div class="s">${divs(skillNames(sheet), "✔ ")}</div>`])}
${section(
  "TRAINING",
  sheet.studies.map(
    (study) =>
      html`<div class="r"><div>${endYear(study)}</div><div>${study.degree} — ${study.school}</div></div>`,
  ),
)}
${section("AND ALSO", html`<div>Own transport, own hand tools. References from the last two firms on request.</div>`)}`;
};

/** A resume by skills of somebody who changes trades: what was achieved first, where and when in a short list below. */
const functional = (sheet: Sheet): Html => {
  const { person } = sheet;
  const all = sheet.jobs.flatMap((job) => job.bullets);
  const middle = Math.ceil(all.length / 2);
  return html`<style>@page{size:letter;margin:20mm}body{font-family:"EB Garamond";font-size:12pt}h1{font-variant:small-caps;text-align:center;font-size:24pt;margin:0}h2{font-variant:small-caps;text-align:center;font-size:15pt;margin:12pt 0 3pt;border-top:1px solid;border-bottom:1px solid}h3{font-size:12pt;margin:6pt 0 0}.r{display:flex;justify-content:space-between}</style>
<h1>${sheet.name}</h1><div style="text-align:center">${addressOf(person)} ♦ ${person.phone} ♦ ${person.email}</div>
${section("Objective", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section("Core Strengths", skillNames(sheet).length === 0 ? [] : [html`<div style="text-align:center">${skillNames(sheet).join("  ♦  ")}</div>`])}
${section("Selected Accomplishments", html`<h3>Working with People</h3>${bullets(all.slice(0, middle))}<h3>Getting Things Done</h3>${bullets(all.slice(middle))}`)}
${section(
  "Work History",
  sheet.jobs.map(
    (job) =>
      html`<div class="r"><span>${job.title}, <i>${job.company}</i>, ${job.town}</span><span>${between(job, yearOnly, "–", "Present")}</span></div>`,
  ),
)}
${section(
  "Schooling",
  sheet.studies.map(
    (study) =>
      html`<div class="r"><span>${study.degree}, ${study.school}</span><span>${endYear(study)}</span></div>`,
  ),
)}
${section("Credentials", person.certificates.length === 0 ? [] : [html`<div style="text-align:center">${person.certificates.join("  ♦  ")}</div>`])}`;
};

/** Several posts below one employer on a line of dots, as networking sites show them. */
const ladder = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>@page{size:letter}body{font-family:"Source Sans 3";font-size:10pt}h1{font-size:22pt;margin:0}h2{font-size:13pt;margin:14pt 0 6pt}.e{margin-bottom:8pt}.p{border-left:2px solid #ccc;margin:4pt 0 0 4pt;padding-left:10pt}.g{color:#666}.k{break-inside:avoid}.k span{display:inline-block;border:1px solid #0a66c2;border-radius:9pt;padding:1pt 7pt;margin-right:5pt;color:#0a66c2}</style>
<h1>${sheet.name}</h1><div style="font-size:12pt">${person.headline}</div><div class="g">${person.place?.line ?? ""} · ${person.email} · ${person.phone}</div>
${section("About", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "Experience",
  byEmployer(sheet).map(
    (posts) =>
      html`<div class="e"><b style="font-size:11.5pt">${posts[0]?.company ?? ""}</b><div class="g">Full-time · ${posts[0]?.town ?? ""}</div>${posts.map((job) => html`<div class="p"><b>${job.title}</b><div class="g">${between(job, shortEnglish, " - ", "Present")}</div>${bullets(job.bullets)}</div>`)}</div>`,
  ),
)}
${section(
  "Education",
  sheet.studies.map(
    (study) =>
      html`<div class="e"><b>${study.school}</b><div>${study.degree}</div><div class="g">${study.span.text}</div></div>`,
  ),
)}
${section("Licenses & certifications", divs(person.certificates))}
${section("Top skills", skillNames(sheet).length === 0 ? [] : [html`<div class="k">${skillNames(sheet).map((one) => html`<span>${one}</span>`)}</div>`])}`;
};

/** A student's curriculum vitae for holiday work: school with its subjects first, then a few short jobs. */
const student = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>body{font-family:"DejaVu Sans";font-size:9.5pt}h1{color:#1a7f5a;text-align:center;margin:0;font-size:22pt}h2{color:#1a7f5a;font-size:12pt;margin:13pt 0 4pt}h2:after{content:"";display:block;border-bottom:3px double #1a7f5a}.x{display:flex;justify-content:space-between}table{border-collapse:collapse;margin:4pt 0}td{border:1px solid #bbb;padding:1pt 7pt;font-size:8.5pt}</style>
<h1>${sheet.name}</h1><div style="text-align:center">${addressOf(person)}</div><div style="text-align:center">Phone: ${person.phone} – Email: ${person.email}</div>
${section("A Bit About Me", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "School & College",
  sheet.studies.map(
    (study, i) =>
      html`<div class="x"><b>${study.school}</b><span>${study.span.text}</span></div><div>${study.degree}</div>${i === sheet.studies.length - 1 ? html`<table><tr><td>English H3</td><td>Maths O2</td><td>Irish O1</td><td>Biology H4</td></tr></table>` : html``}`,
  ),
)}
${section(
  "Part-Time Jobs",
  sheet.jobs.map(
    (job) =>
      html`<div class="x"><b>${job.company}, ${job.town}</b><span>${between(job, shortEnglish, " to ", "now")}</span></div><div><i>${job.title}</i></div>${bullets(job.bullets)}`,
  ),
)}
${section("What I’m Good At", bullets(skillNames(sheet)))}
${section("Certs", bullets(person.certificates))}
${section("Hobbies & Achievements", html`<div>${person.hobbies.join(", ")}</div><div>Gaisce bronze award; captain of the under-16 team</div>`)}
${section("Referees", html`<div>Ms Una Prendergast, Year Head – 01 555 0134</div>`)}`;
};

const languages = ["en"] as const;
export const fifthWorkTemplates: readonly Template[] = [
  {
    name: "fifth-tickets",
    languages,
    dateForm: "year",
    join: "dash",
    careers: { country: "uk", trades: ["electrician", "mechanic"], jobs: [2, 6] },
    leaves: ["street"],
    html: tickets,
  },
  {
    name: "fifth-functional",
    languages,
    dateForm: "year",
    join: "no-spaces",
    careers: { country: "us", trades: ["server", "office", "warehouse"], jobs: [2, 5] },
    html: functional,
  },
  {
    name: "fifth-ladder",
    languages,
    dateForm: "short-month",
    studyDates: "year",
    join: "hyphen",
    careers: { country: "us", trades: ["warehouse", "rn"], jobs: [3, 5] },
    leaves: ["street"],
    as: promoted("Senior"),
    html: ladder,
  },
  {
    name: "fifth-student",
    languages,
    dateForm: "short-month",
    studyDates: "year",
    join: "dash",
    careers: { country: "ie", trades: ["shop"], jobs: [1, 2] },
    html: student,
  },
];
