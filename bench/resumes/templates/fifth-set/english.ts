import { between, framed, monthName, slashed } from "../fourth-set/printed-dates.ts";
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
import { longEnglish, shortEnglish } from "./printing.ts";

const icon = (path: string): Html =>
  html`<svg width="10" height="10" viewBox="0 0 10 10" style="margin-right:6px"><path d="${path}" fill="currentColor"/></svg>`;
const [phoneIcon, mailIcon, homeIcon] = [
  icon("M1 1l2-1 2 3-1 1 2 2 1-1 3 2-1 2Q3 9 1 1"),
  icon("M0 2l5 4 5-4v7H0z"),
  icon("M5 0l5 5H9v5H1V5H0z"),
];

/** A pale sidebar with a round photo, as design sites offer it: contact, education and skills left, work right. */
const blush = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>@page{size:letter;margin:0}body{font-family:Lato;font-size:9.5pt}.g{display:grid;grid-template-columns:33% 67%;min-height:279mm}.l{background:#ecd9d2;padding:26pt 18pt}.r{padding:34pt 28pt}h1{font-size:30pt;line-height:1.02;margin:0;font-weight:700;color:#7c4a3f}h2{font-size:10.5pt;letter-spacing:3px;text-transform:uppercase;border-bottom:1px solid #7c4a3f;padding-bottom:3pt;margin:18pt 0 7pt}.p{width:88pt;height:88pt;border-radius:50%;background:#c7a79c;margin:0 auto 16pt}h3{font-size:10.5pt;margin:8pt 0 0}.m{color:#7c4a3f}</style>
<div class="g"><div class="l"><div class="p"></div>${section("Contact", html`<div>${phoneIcon}${person.phone}</div><div style="font-size:7.5pt">${mailIcon}${person.email}</div><div>${homeIcon}${person.place?.line ?? ""}</div>`)}
${section(
  "Education",
  sheet.studies.map(
    (study) =>
      html`<div style="margin-bottom:8pt"><b>${study.degree}</b><br>${study.school}<br>${framed("", study.span.text, "")}</div>`,
  ),
)}
${section("Skills", bullets(skillNames(sheet)))}${section("Certified", divs(person.certificates))}${section("Languages", divs(person.speaks))}</div>
<div class="r"><h1>${person.first}<br>${person.last}</h1><div style="font-size:13pt;letter-spacing:1px;margin-top:4pt">${person.headline}</div>
${section("About me", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "Experience",
  sheet.jobs.map(
    (job) =>
      html`<h3>${job.title}</h3><div class="m">${job.company}, ${job.town}${framed(" / ", between(job, shortEnglish, " - ", "Present"), "")}</div>${bullets(job.bullets)}`,
  ),
)}</div></div>`;
};

/** The classic look of a LaTeX class for curricula: dates in the margin, everything about a post on one line. */
const classic = (sheet: Sheet): Html => {
  const { person } = sheet;
  const row = (left: string, right: Html): Html =>
    html`<div class="w"><div class="d">${left}</div><div>${right}</div></div>`;
  const head = (title: string, rows: readonly Html[]): Html =>
    rows.length === 0
      ? html``
      : html`<div class="w h"><div class="bar"></div><div>${title}</div></div>${rows}`;
  return html`<style>body{font-family:"Source Serif 4";font-size:10pt}.w{display:grid;grid-template-columns:25mm 1fr;gap:4mm;margin-bottom:4pt}.d{text-align:right;font-size:9.5pt}.h{font-size:14pt;color:#3873b3;margin-top:12pt}.bar{height:5pt;background:#3873b3;align-self:center}ul{margin:1pt 0}</style>
<div style="display:flex;justify-content:space-between;border-bottom:.5pt solid #888;padding-bottom:6pt"><div><div style="font-size:30pt;color:#555">${person.first} <span style="color:#222">${person.last}</span></div><i style="color:#777;font-size:14pt">Curriculum vitae</i></div><div style="text-align:right;font-style:italic;font-size:9pt;color:#444">${divs([person.place?.street ?? "", person.place?.line ?? ""])}<div>☎ ${person.phone}</div><div>✉ ${person.email}</div></div></div>
${head(
  "Education",
  sheet.studies.map((study) =>
    row(study.span.text, html`<b>${study.degree}</b>, <i>${study.school}</i>, ${study.town}.`),
  ),
)}
${head(
  "Employment",
  sheet.jobs.map((job) =>
    row(
      between(job, monthName, "–", "present"),
      html`<b>${job.title}</b>, <i>${job.company}</i>, ${job.town}.${bullets(job.bullets)}`,
    ),
  ),
)}
${head("Skills", skillNames(sheet).length === 0 ? [] : [row("Practical", html`${skillNames(sheet).join(", ")}`)])}
${head(
  "Registrations",
  person.certificates.map((one) => row("", html`${one}`)),
)}
${head(
  "Languages",
  person.speaks.map((one) => row("", html`${one}`)),
)}
${head("Interests", person.hobbies.length === 0 ? [] : [row("", html`${person.hobbies.join(", ")}`)])}`;
};

/** A dense page of two unequal columns that computing students like: schools and skills left, posts right. */
const dense = (sheet: Sheet): Html => {
  const { person } = sheet;
  const names = skillNames(sheet);
  return html`<style>@page{size:letter;margin:12mm}body{font-family:Lato;font-size:9.5pt;color:#333}.g{display:grid;grid-template-columns:31% 66%;gap:3%}h1{font-weight:400;font-size:34pt;text-align:center;margin:0;color:#222}.c{text-align:center;border-bottom:.5pt solid #aaa;padding-bottom:5pt;font-size:9pt}h2{font-size:14pt;font-weight:400;color:#6a6a6a;text-transform:uppercase;margin:12pt 0 3pt}h3{font-size:11pt;margin:6pt 0 0;text-transform:uppercase}.q{font-size:9pt;color:#777;text-transform:uppercase}</style>
<h1>${person.first} <b>${person.last}</b></h1><div class="c">${person.email} | ${person.phone} | ${person.place?.line ?? ""}</div>
<div class="g"><div>${section(
    "Education",
    sheet.studies.map(
      (study) =>
        html`<h3>${study.school}</h3><div>${study.degree}</div><div class="q">${framed("Grad. ", study.span.end === null ? "" : longEnglish(study.end), "")}</div>`,
    ),
  )}
${section("Links", html`<div>Github:// <b>${person.last.toLowerCase().replace(/[^a-z]/g, "")}dev</b></div><div>LinkedIn:// <b>${person.first.toLowerCase().replace(/[^a-z]/g, "")}-codes</b></div>`)}
${section("Skills", names.length === 0 ? [] : [html`<div><i>Daily:</i></div><div>${names.slice(0, 2).join(" • ")}</div><div><i>Familiar:</i></div><div>${names.slice(2).join(" • ")}</div>`])}
${section("Certifications", divs(person.certificates))}</div>
<div>${section(
    "Experience",
    sheet.jobs.map(
      (job) =>
        html`<div style="margin-top:6pt"><b style="text-transform:uppercase;font-size:11pt">${job.company}</b> | <span style="font-size:11pt">${job.title}</span></div><div class="q">${[between(job, shortEnglish, " – ", "Present"), job.town].filter(Boolean).join(" | ")}</div>${bullets(job.bullets)}`,
    ),
  )}
${section("Projects", html`<div><b>Tidewatch</b> – a small map of flood gauges, written over one winter (1.2k stars)</div>`)}</div></div>`;
};

/** An online office's template with long dashes before its headings, which stand in a narrow left column. */
const swiss = (sheet: Sheet): Html => {
  const { person } = sheet;
  const row = (title: string, body: readonly Html[]): Html =>
    body.length === 0
      ? html``
      : html`<tr><td style="width:24%"><div class="k">—</div><b>${title}</b></td><td>${body}</td></tr>`;
  return html`<style>@page{size:letter;margin:18mm 16mm}body{font-family:"IBM Plex Sans";font-size:9.5pt}td{vertical-align:top;padding:10pt 10pt 4pt 0}.k{color:#f2511b;font-weight:700}h1{font-size:26pt;margin:0}.d{font-size:8pt;color:#666;margin-bottom:3pt}</style>
<table style="width:100%"><tr><td style="width:24%"></td><td><h1>${sheet.name}</h1><div>${person.headline}</div></td></tr>
<tr><td><div class="k">—</div><b>${sheet.name}</b></td><td>${divs([person.place?.street ?? "", person.place?.line ?? ""])}<br><div><b>${person.phone}</b></div><div><b>${person.email}</b></div></td></tr>
${row("Skills", person.skills.length === 0 ? [] : [html`<div>${person.summary ?? ""}</div>${bullets(skillNames(sheet))}`])}
${row(
  "Experience",
  sheet.jobs.map(
    (job) =>
      html`<div style="font-size:11pt"><b>${job.company} / </b>${job.title}</div><div class="d">${[between(job, longEnglish, " - ", "PRESENT").toUpperCase(), job.town.toUpperCase()].filter(Boolean).join(",  ")}</div>${bullets(job.bullets)}`,
  ),
)}
${row(
  "Education",
  sheet.studies.map(
    (study) =>
      html`<div style="font-size:11pt"><b>${study.school} / </b>${study.degree}</div><div class="d">${[between(study, longEnglish, " - ", "").toUpperCase(), study.town.toUpperCase()].filter(Boolean).join(",  ")}</div>`,
  ),
)}
${row("Awards", person.certificates.length === 0 ? [] : [html`<div>${person.certificates.join(", ")}</div>`])}</table>`;
};

/** The long resume that federal offices ask for: hours, pay, grade and supervisor with each post. */
const federal = (sheet: Sheet): Html => {
  const { person } = sheet;
  const grades = ["GS-0343-11", "GS-0089-09", "GS-0344-07", "GS-0962-06", "GS-2005-05"];
  return html`<style>@page{size:letter;margin:22mm}body{font-family:"TeX Gyre Termes","DejaVu Serif",serif;font-size:10.5pt}h2{font-size:11pt;text-transform:uppercase;border-bottom:1.5pt solid;margin:12pt 0 4pt}.j{margin-bottom:10pt}</style>
<div style="text-align:center"><b style="font-size:15pt">${sheet.name.toUpperCase()}</b><br>${addressOf(person)}<br>Mobile: ${person.phone} | Email: ${person.email}</div>
<div style="margin-top:6pt"><b>Country of Citizenship:</b> United States of America<br><b>Veterans’ Preference:</b> ${["No", "Yes, 5-point", "Yes, 10-point"][sheet.turn % 3] ?? ""}<br><b>Highest Grade:</b> ${grades[0] ?? ""}, Step ${String((sheet.turn % 9) + 1)}<br><b>Availability:</b> Permanent, full-time</div>
${section("Summary", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "Work Experience",
  sheet.jobs.map(
    (job, i) =>
      html`<div class="j"><b>${job.company}</b><br>${job.town}, United States<br><br>${framed("", between(job, slashed, " - ", "Present"), "")}<br><b>Salary:</b> $${String(71 - i * 8)},${String(100 + ((sheet.turn * 37) % 800))} Per Year<br><b>Hours per week:</b> 40<br><b>Series and Grade:</b> ${grades[i] ?? ""}<br><b>${job.title}</b> ${i === 0 ? "(This is a federal job)" : ""}<br><br><b>Duties, Accomplishments and Related Skills:</b><br>${job.bullets.join(". ")}.<br><br><b>Supervisor:</b> R. Castellano (555-555-0${String(110 + i)})<br><b>Okay to contact this Supervisor:</b> ${i === 0 ? "Contact me first" : "Yes"}</div>`,
  ),
)}
${section(
  "Education",
  sheet.studies.map(
    (study) =>
      html`<div class="j"><b>${study.school}</b> ${study.town}, United States<br>${study.degree} ${framed("", study.span.end === null ? "" : slashed(study.end), "")}<br><b>Credits Earned:</b> ${String(60 + sheet.turn)} Semester Hours</div>`,
  ),
)}
${section("Job Related Training", divs(person.certificates))}
${section("Additional Information", person.skills.length === 0 ? [] : [html`<div><b>Skills:</b> ${skillNames(sheet).join("; ")}</div>`])}`;
};

const languages = ["en"] as const;
export const fifthEnglishTemplates: readonly Template[] = [
  {
    name: "fifth-blush",
    languages,
    dateForm: "short-month",
    studyDates: "year",
    join: "hyphen",
    careers: { country: "us", trades: ["server", "marketing"] },
    leaves: ["street"],
    html: blush,
  },
  {
    name: "fifth-classic",
    languages,
    dateForm: "short-month",
    studyDates: "year",
    join: "no-spaces",
    leaves: ["summary"],
    careers: { country: "uk", trades: ["nurse", "teacher"] },
    html: classic,
  },
  {
    name: "fifth-dense",
    languages,
    dateForm: "short-month",
    join: "dash",
    careers: { country: "us", trades: ["developer"] },
    leaves: ["street", "summary"],
    html: dense,
  },
  {
    name: "fifth-swiss",
    languages,
    dateForm: "month-year",
    join: "hyphen",
    careers: { country: "us", trades: ["office", "educator", "rn"], jobs: [1, 4] },
    html: swiss,
  },
  {
    name: "fifth-federal",
    languages,
    dateForm: "slash",
    join: "hyphen",
    careers: { country: "us", trades: ["officer"], jobs: [2, 4] },
    html: federal,
  },
];
