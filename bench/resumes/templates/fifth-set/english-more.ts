import { between, framed, monthName, yearOnly } from "../fourth-set/printed-dates.ts";
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
import { endYear, longEnglish, season, shortEnglish } from "./printing.ts";

const icon = (path: string): Html =>
  html`<svg width="9" height="9" viewBox="0 0 10 10" style="margin:0 4px 0 0"><path d="${path}" fill="currentColor"/></svg>`;
const [calendar, pin] = [icon("M0 1h10v9H0z"), icon("M5 0a3 3 0 0 1 3 4L5 10 2 4a3 3 0 0 1 3-4")];

/** Two columns with icons before dates and places and with skills as tags, as a LaTeX class for young people sets them. */
const tags = (sheet: Sheet): Html => {
  const { person } = sheet;
  const meta = (dates: string, town: string): Html =>
    html`<div class="m">${dates === "" ? html`` : html`<span>${calendar}${dates}</span>`}<span>${pin}${town}</span></div>`;
  return html`<style>@page{margin:12mm}body{font-family:Lato;font-size:9.5pt}h1{font-size:23pt;text-transform:uppercase;margin:0;color:#1b1b1b}.g{display:grid;grid-template-columns:60% 36%;gap:4%}h2{font-size:13pt;text-transform:uppercase;color:#450808;border-bottom:2px solid #8f0d0d;margin:12pt 0 5pt}h3{font-size:11pt;margin:7pt 0 0}.o{color:#8f0d0d;font-weight:700}.m{display:flex;gap:30pt;font-size:8.5pt;color:#666;margin:2pt 0}.t span{display:inline-block;border:1px solid #999;border-radius:4px;padding:1pt 5pt;margin:0 4pt 4pt 0}</style>
<h1>${sheet.name}</h1><div class="o">${person.headline}</div><div class="m" style="gap:14pt"><span>@ ${person.email}</span><span>✆ ${person.phone}</span><span>${pin}${person.place?.line ?? ""}</span></div>
<div class="g"><div>${section(
    "Experience",
    sheet.jobs.map(
      (job) =>
        html`<h3>${job.title}</h3><div class="o">${job.company}</div>${meta(between(job, shortEnglish, " – ", "Ongoing"), job.town)}${bullets(job.bullets)}`,
    ),
  )}</div>
<div>${section("My life philosophy", html`<div><i>“Leave every room tidier than you found it.”</i></div>`)}
${section("Strengths", person.skills.length === 0 ? [] : [html`<div class="t">${skillNames(sheet).map((one) => html`<span>${one}</span>`)}</div>`])}
${section("Languages", divs(person.speaks))}
${section(
  "Education",
  sheet.studies.map(
    (study) =>
      html`<h3>${study.degree}</h3><div class="o">${study.school}</div><div class="m">${study.span.text === "" ? html`` : html`<span>${calendar}${study.span.text}</span>`}</div>`,
  ),
)}
${section("Certificates", divs(person.certificates))}</div></div>`;
};

/** A LaTeX look with the first letters of its headings in red: employer and place on one line, title and dates below. */
const red = (sheet: Sheet): Html => {
  const { person } = sheet;
  const head = (title: string, body: readonly Html[]): Html =>
    body.length === 0
      ? html``
      : html`<h2><span style="color:#dc3522">${title.slice(0, 3)}</span>${title.slice(3)}</h2>${body}`;
  const entry = (name: string, town: string, role: string, dates: string, items: readonly string[]): Html =>
    html`<div class="e"><b>${name}</b><i style="color:#dc3522">${town}</i></div><div class="e s"><span class="c">${role}</span><i>${dates}</i></div>${bullets(items)}`;
  return html`<style>@page{size:letter;margin:15mm}body{font-family:"Source Sans 3";font-size:10pt;color:#333}.n{text-align:center;font-size:31pt;font-weight:300}.n b{font-weight:700}h2{font-size:15pt;margin:12pt 0 4pt;display:flex;border-bottom:1px solid #aaa}.e{display:flex;justify-content:space-between;font-size:10.5pt}.s{font-size:9pt;color:#666;margin-bottom:2pt}.c{font-variant:small-caps}ul{margin-bottom:6pt}</style>
<div class="n">${person.first} <b>${person.last}</b></div><div style="text-align:center;color:#dc3522;font-variant:small-caps">${person.headline}</div><div style="text-align:center;font-style:italic;font-size:9pt;color:#888">${addressOf(person)}</div><div style="text-align:center;font-size:9pt">☎ ${person.phone} | ✉ ${person.email}</div>
${head("Summary", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${head(
  "Work Experience",
  sheet.jobs.map((job) =>
    entry(job.company, job.town, job.title, between(job, monthName, " - ", "PRESENT"), job.bullets),
  ),
)}
${head(
  "Honors & Certificates",
  person.certificates.map((one) => html`<div>${one}</div>`),
)}
${head(
  "Education",
  sheet.studies.map((study) =>
    entry(study.school, study.town, study.degree, between(study, monthName, " - ", ""), []),
  ),
)}
${head("Skills", person.skills.length === 0 ? [] : [html`<div class="e" style="justify-content:flex-start;gap:12pt"><b>Tools</b><span>${skillNames(sheet).join(", ")}</span></div>`])}`;
};

/** An online office's template with green headings: employer, place and a long dash before the title. */
const mint = (sheet: Sheet): Html => {
  const { person } = sheet;
  const entry = (name: string, town: string, role: string, dates: string, items: readonly string[]): Html =>
    html`<h3>${name}, <span style="font-weight:400">${town} — <i>${role}</i></span></h3><div class="d">${dates}</div>${items.map((one) => html`<p>${one}.</p>`)}`;
  return html`<style>@page{size:letter;margin:18mm}body{font-family:"Source Serif 4";font-size:9.5pt;color:#444}.g{display:grid;grid-template-columns:66% 30%;gap:4%}h1{font-family:"IBM Plex Sans";font-size:30pt;margin:0;color:#000}h2{font-family:"IBM Plex Sans";font-size:9pt;color:#0ca678;text-transform:uppercase;margin:18pt 0 4pt}h3{font-size:11pt;margin:7pt 0 1pt;color:#000}.d{font-family:"IBM Plex Sans";font-size:7.5pt;color:#777}p{margin:3pt 0}</style>
<div class="g"><div><h1>${sheet.name}</h1><div>${person.summary ?? ""}</div></div><div style="font-family:'IBM Plex Sans';font-size:8.5pt">${divs([person.place?.street ?? "", person.place?.line ?? ""])}<b>${person.phone}</b><div style="font-size:7pt;font-weight:700">${person.email}</div></div>
<div>${section(
    "Experience",
    sheet.jobs.map((job) =>
      entry(
        job.company,
        job.town,
        job.title,
        between(job, longEnglish, " - ", "PRESENT").toUpperCase(),
        job.bullets,
      ),
    ),
  )}
${section(
  "Education",
  sheet.studies.map((study) =>
    entry(study.school, study.town, study.degree, between(study, longEnglish, " - ", "").toUpperCase(), []),
  ),
)}</div>
<div>${section(
    "Skills",
    skillNames(sheet).map((one) => html`<p>${one}</p>`),
  )}${section(
    "Awards",
    person.certificates.map((one) => html`<p>${one}</p>`),
  )}${section(
    "Languages",
    person.speaks.map((one) => html`<p>${one}</p>`),
  )}</div></div>`;
};

/** A scholar's curriculum vitae: posts, degrees, numbered publications, grants and talks with years at the left. */
const scholar = (sheet: Sheet): Html => {
  const { person } = sheet;
  const row = (year: string, body: Html): Html =>
    html`<div class="r"><div>${year}</div><div>${body}</div></div>`;
  const author = `${person.last}, ${person.first.charAt(0)}.`;
  return html`<style>body{font-family:"EB Garamond";font-size:11.5pt}.r{display:grid;grid-template-columns:28mm 1fr;margin-bottom:4pt}h2{font-size:12pt;text-transform:uppercase;letter-spacing:1.5px;margin:14pt 0 4pt;font-weight:400}.n{margin:0 0 4pt 8mm;text-indent:-8mm}</style>
<div style="font-size:20pt">${sheet.name}</div><div>${addressOf(person)}</div><div>${person.email} · ${person.phone}</div>
${section("Research profile", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "Appointments",
  sheet.jobs.map((job) =>
    row(
      between(job, yearOnly, "–", ""),
      html`${job.title}, ${job.company}<br><small>${job.bullets.join(". ")}.</small>`,
    ),
  ),
)}
${section(
  "Degrees",
  sheet.studies.map((study) => row(endYear(study), html`${study.degree}, ${study.school}`)),
)}
${section("Publications", html`<div class="n">1. ${author} and Quaye, L. (2025). “Salt, Silt and Silence.” <i>Coastal Studies</i> 41, 3–29.</div><div class="n">2. ${author} (2022). <i>Small Debts.</i> Aberfeld: Harbour Press.</div><div class="n">3. Ferro, I., ${author} (2019). “A Note on Margins.” In <i>Paper and Patience</i>, ed. T. Ruse, 88–97.</div>`)}
${section("Grants", html`${row("2024", html`Carnforth Trust, small project award, £9,600`)}${row("2021", html`Travel bursary, Society for Northern Studies`)}`)}
${section("Invited talks", html`${row("2025", html`University of Bergen, 14 March`)}${row("2023", html`Trinity College Dublin, 2 November`)}`)}
${section("Skills", person.skills.length === 0 ? [] : [html`<div>${skillNames(sheet).join("; ")}</div>`])}
${section("Memberships and training", divs(person.certificates))}
${section("Languages", divs(person.speaks))}`;
};

/** A page without any heading: blocks between thin rules. */
const headless = (sheet: Sheet): Html => {
  const { person } = sheet;
  const block = (body: readonly Html[]): Html =>
    body.length === 0 ? html`` : html`<div class="b">${body}</div>`;
  return html`<style>body{font-family:"DejaVu Serif";font-size:9.5pt}.b{border-top:1px solid #999;padding:8pt 0}h1{font-size:17pt;margin:0 0 8pt}.j{margin-bottom:7pt}</style>
<h1>${sheet.name}</h1><div style="margin-bottom:8pt">${addressOf(person)}<br>${person.phone}<br>${person.email}</div>
${block(person.summary === null ? [] : [html`${person.summary}`])}
${block(sheet.jobs.map((job) => html`<div class="j">${framed("", between(job, longEnglish, " – ", "present"), "")}<br><b>${job.title}</b>, ${job.company}, ${job.town}<br>${job.bullets.join(". ")}.</div>`))}
${block(sheet.studies.map((study) => html`<div class="j">${study.degree}, ${study.school}${framed(" (", endYear(study), ")")}</div>`))}
${block(person.certificates.length === 0 ? [] : [html`${person.certificates.join(", ")}`])}
${block(person.skills.length === 0 ? [] : [html`Good with: ${skillNames(sheet).join(", ")}`])}`;
};

/** A plain page from a library's printer, photographed with care. */
const library = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>body{font-family:"DejaVu Sans";font-size:11pt}h1{font-size:18pt;text-align:center;margin:0}h2{font-size:12pt;text-transform:uppercase;margin:14pt 0 5pt}.j{margin-bottom:9pt}</style>
<h1>Curriculum Vitae</h1><p><b>Name:</b> ${sheet.name}<br><b>Address:</b> ${addressOf(person)}<br><b>Phone:</b> ${person.phone}<br><b>Email:</b> ${person.email}</p>
${section("Personal Statement", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "Work Experience",
  sheet.jobs.map(
    (job) =>
      html`<div class="j"><b>${job.company}, ${job.town}</b><br>${job.title}${framed(" (", between(job, monthName, " – ", "present"), ")")}<br>${job.bullets.join(", ")}.</div>`,
  ),
)}
${section(
  "Education",
  sheet.studies.map(
    (study) =>
      html`<div class="j"><b>${study.school}</b>${framed(", ", study.span.text, "")}<br>${study.degree}</div>`,
  ),
)}
${section("Training", divs(person.certificates))}
${section("Skills", bullets(skillNames(sheet)))}`;
};

/** A designed page with seasons in coloured flags and bars for skills. */
const seasons = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>@page{size:letter;margin:14mm}body{font-family:Lato;font-size:9.5pt}.h{display:flex;justify-content:space-between;align-items:end;border-bottom:4px solid #f2a541;padding-bottom:8pt}h1{font-size:28pt;line-height:1;margin:0}h2{font-size:12pt;letter-spacing:4px;text-transform:uppercase;margin:16pt 0 8pt}.f{display:inline-block;background:#f2a541;color:#fff;font-weight:700;padding:2pt 9pt;border-radius:0 9pt 9pt 0}.j{margin-bottom:9pt}.g{display:grid;grid-template-columns:1fr 1fr;gap:10mm}.v{height:5pt;background:#eee;margin-bottom:5pt}.v div{height:5pt;background:#f2a541}</style>
<div class="h"><h1>${person.first}<br>${person.last}</h1><div style="text-align:right">${person.phone}<br>${person.email}<br>${person.place?.line ?? ""}</div></div>
${section("Hello!", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "Journey",
  sheet.jobs.map(
    (job) =>
      html`<div class="j">${job.span.text === "" ? html`` : html`<div class="f">${between(job, season, " – ", "Today")}</div>`}<div><b>${job.title}</b> @ ${job.company}, ${job.town}</div>${bullets(job.bullets)}</div>`,
  ),
)}
<div class="g">${section(
    "Classroom",
    sheet.studies.map(
      (study) =>
        html`<div class="j"><b>${study.degree}</b><br>${study.school}${framed(" ’", endYear(study).slice(2), "")}</div>`,
    ),
  )}
<div>${section(
    "Superpowers",
    person.skills.map(
      ({ name, level }) =>
        html`<div>${name}</div><div class="v"><div style="width:${String(level * 20)}%"></div></div>`,
    ),
  )}${section("Badges", divs(person.certificates))}</div></div>`;
};

const languages = ["en"] as const;
export const fifthMoreEnglish: readonly Template[] = [
  {
    name: "fifth-tags",
    languages,
    dateForm: "short-month",
    studyDates: "year",
    join: "dash",
    careers: { country: "uk", trades: ["office", "teacher", "cook"] },
    leaves: ["street", "summary"],
    html: tags,
  },
  {
    name: "fifth-red",
    languages,
    dateForm: "short-month",
    join: "hyphen",
    careers: { country: "us", trades: ["developer", "marketing", "rn"], jobs: [1, 4] },
    html: red,
  },
  {
    name: "fifth-mint",
    languages,
    dateForm: "month-year",
    join: "hyphen",
    careers: { country: "us", trades: ["educator", "server"], jobs: [1, 4] },
    html: mint,
  },
  {
    name: "fifth-scholar",
    languages,
    dateForm: "year",
    join: "no-spaces",
    careers: { country: "uk", trades: ["researcher"] },
    html: scholar,
  },
  {
    name: "fifth-headless",
    languages,
    dateForm: "month-year",
    studyDates: "year",
    join: "dash",
    careers: { country: "uk", trades: ["driver", "cook"], jobs: [2, 4] },
    html: headless,
  },
  {
    name: "fifth-library",
    languages,
    dateForm: "short-month",
    studyDates: "year",
    join: "dash",
    careers: { country: "ie", trades: ["care", "cook"], jobs: [1, 3] },
    photo: "careful",
    html: library,
  },
  {
    name: "fifth-seasons",
    languages,
    dateForm: "season",
    studyDates: "year",
    join: "dash",
    careers: { country: "us", trades: ["server", "educator"] },
    leaves: ["street"],
    html: seasons,
  },
];
