import type { Person } from "../../person.ts";
import {
  bullets,
  type Dated,
  divs,
  type Html,
  html,
  type Sheet,
  section,
  skillNames,
  type Template,
} from "../template.ts";
import { between, framed, monthName, slashed, yearOnly } from "./printed-dates.ts";

const where = ({ person }: Sheet): string =>
  [person.place?.street, person.place?.line].filter(Boolean).join(", ");

/** A researcher's curriculum vitae of several pages with theses, papers, grants and talks. */
const academic = (sheet: Sheet): Html => {
  const { person } = sheet;
  const row = (left: Html, right: string): Html =>
    html`<div class="r"><div>${left}</div><div class="d">${right}</div></div>`;
  const page = (n: number): Html =>
    html`<div class="f">Curriculum vitae – ${sheet.name} – page ${String(n)} of 2</div>`;
  return html`<style>body{font-family:"Source Serif 4";font-size:11pt}h2{font-variant:small-caps;font-size:13pt;text-align:center;border-top:1px solid;margin:13pt 0 5pt;font-weight:400}.r{display:grid;grid-template-columns:74% 26%;margin-bottom:6pt}.d{text-align:right}.f{text-align:center;font-size:8.5pt;margin-top:16pt}.b{break-after:page}</style>
<div style="text-align:center;font-size:18pt">${sheet.name}, PhD</div><div style="text-align:center">${where(sheet)}</div><div style="text-align:center">${person.email} | ${person.phone} | ORCID 0000-0002-1825-0097</div>
${section("Research Interests", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "Academic Posts",
  sheet.jobs.map((job) =>
    row(
      html`<b>${job.title}</b><br><i>${job.company}</i>${bullets(job.bullets)}`,
      between(job, monthName, " – ", "present"),
    ),
  ),
)}
${section(
  "Degrees",
  sheet.studies.map((study, i) =>
    row(
      html`<b>${study.degree}</b><br><i>${study.school}</i>${i === 0 ? html`<br>Thesis: “Small rivers in a dry decade”, supervised by Prof. M. Hale` : html``}`,
      study.span.text,
    ),
  ),
)}
${page(1)}<div class="b"></div>
${section("Publications", [
  html`<div>[1] <b>${person.last}, ${person.first.charAt(0)}.</b>, Hale, M. (2024) ‘Water in common’, <i>Land and Water</i>, 12(3), pp. 201–219.</div><div>[2] Osei, P., <b>${person.last}, ${person.first.charAt(0)}.</b> (2022) ‘What the ledgers leave out’, in Lund, K. (ed.) <i>Quiet Records</i>. Leeds: Fold Press, pp. 44–61.</div>`,
])}
${section("Grants and Prizes", [row(html`Early career grant, Wetland Trust (£4,800)`, "2023"), row(html`Best poster, Northern Methods Day`, "2021")])}
${section("Invited Talks", [row(html`“Rivers as archives”, Lund University`, "May 2024"), row(html`“Counting what is lost”, Galway`, "Nov. 2022")])}
${section("Methods and Software", skillNames(sheet).length === 0 ? [] : [html`<div>${skillNames(sheet).join(", ")}</div>`])}
${section("Memberships and Training", divs(person.certificates))}
${section("Referees", [html`<div>Prof. Marion Hale, School of Geography, University of Hull, m.hale@example.ac.uk</div>`])}
${page(2)}`;
};

/** The first three posts were held with one employer, the others with another each. */
const stayed = (person: Person): Person => {
  const first = person.jobs[0];
  return first === undefined
    ? person
    : {
        ...person,
        jobs: person.jobs.map((job, i) =>
          i < 3 ? { ...job, company: first.company, town: first.town } : job,
        ),
      };
};

const byEmployer = (sheet: Sheet): Dated<Person["jobs"][number]>[][] => [
  sheet.jobs.slice(0, 3),
  ...sheet.jobs.slice(3).map((job) => [job]),
];

/** An Irish resume with several posts below one employer, whose own line has the whole span. */
const grouped = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>body{font-family:Lato;font-size:10.5pt}h2{font-size:12pt;color:#0a5a3c;margin:13pt 0 4pt;font-weight:700}.e{margin-top:8pt;font-weight:700}.p{padding-left:12pt;border-left:2px solid #ccc;margin-top:4pt}</style>
<h1 style="margin:0;font-size:21pt">${sheet.name}</h1><div>${person.headline}</div><div>${where(sheet)} | Mob: ${person.phone} | ${person.email}</div>
${section("About me", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "Career to date",
  byEmployer(sheet).map((posts) => {
    const [newest, oldest] = [posts[0], posts.at(-1)];
    if (newest === undefined || oldest === undefined) return html``;
    const whole = between({ ...newest, start: oldest.start }, yearOnly, " – ", "Present");
    return html`<div class="e">${newest.company}, ${newest.town}${posts.length > 1 ? framed(" | ", whole, "") : ""}</div>${posts.map((job) => html`<div class="p"><div>${job.title}${framed(" | ", between(job, monthName, " – ", "Present"), "")}</div>${bullets(job.bullets)}</div>`)}`;
  }),
)}
${section(
  "Education",
  sheet.studies.map(
    (study) =>
      html`<div><b>${study.school}</b>${framed(" | ", study.span.text, "")}<br>${study.degree}</div>`,
  ),
)}
${section("Skills", skillNames(sheet).length === 0 ? [] : [html`<div>${skillNames(sheet).join(" · ")}</div>`])}
${section("Courses", bullets(person.certificates))}
${section("Languages", divs(person.speaks))}`;
};

/** A coloured column on the left, and a line of time with the dates in two rows beside each post. */
const timeline = (sheet: Sheet): Html => {
  const { person } = sheet;
  const stacked = (job: Sheet["jobs"][number]): Html =>
    job.span.text === ""
      ? html``
      : html`${monthName(job.start)} –<br>${job.end === null ? "Present" : monthName(job.end)}`;
  const bar = (level: number): Html =>
    html`<div style="height:4pt;background:#3b5f6b;margin:1pt 0 5pt"><div style="height:4pt;background:#fff;width:${String(level * 20)}%"></div></div>`;
  return html`<style>@page{margin:0}.g{display:grid;grid-template-columns:33% 67%;min-height:296mm;font-size:10pt}aside{background:#24414c;color:#fff;padding:14mm 7mm}main{padding:14mm 10mm}h2{font-size:12pt;text-transform:uppercase;margin:14pt 0 5pt}.j{display:grid;grid-template-columns:23% 77%;margin-bottom:7pt}.l{border-left:2px solid #24414c;padding-left:8pt}</style>
<div class="g"><aside><div style="font-size:21pt;font-weight:700;line-height:1.1">${person.first}<br>${person.last}</div><div>${person.headline}</div>
${section("Details", [html`<div><b>Address</b><br>${where(sheet)}</div><div><b>Phone</b><br>${person.phone}</div><div><b>E-mail</b><br>${person.email}</div>`])}
${section(
  "Strengths",
  person.skills.map(({ name, level }) => html`<div>${name}</div>${bar(level)}`),
)}
${section("Languages", divs(person.speaks))}
${section("Free time", divs(person.hobbies))}</aside><main>
${section("Profile", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "Employment",
  sheet.jobs.map(
    (job) =>
      html`<div class="j"><div>${stacked(job)}</div><div class="l"><b>${job.company}</b>, ${job.town}<br>${job.title}${bullets(job.bullets)}</div></div>`,
  ),
)}
${section(
  "Schooling",
  sheet.studies.map(
    (study) =>
      html`<div class="j"><div>${study.span.text}</div><div class="l"><b>${study.school}</b><br>${study.degree}</div></div>`,
  ),
)}
${section("Certificates", divs(person.certificates))}
${section("References", [html`<div>Written references and phone numbers of families on request.</div>`])}</main></div>`;
};

/** Headings in the margin; employer and town in round brackets, dates in square ones. */
const brackets = (sheet: Sheet): Html => {
  const { person } = sheet;
  const part = (title: string, rows: readonly Html[]): Html =>
    rows.length === 0 ? html`` : html`<div class="p"><div class="h">${title}</div><div>${rows}</div></div>`;
  return html`<style>body{font-size:10.5pt}.p{display:grid;grid-template-columns:19% 81%;margin-top:10pt;border-top:.5px solid #999;padding-top:4pt}.h{font-size:9pt;text-transform:uppercase;letter-spacing:1px;color:#555}</style>
<div style="font-size:17pt;font-weight:600">${sheet.name}</div>
${part("Contact", divs([where(sheet), `m ${person.phone ?? ""}`, `e ${person.email ?? ""}`]))}
${part("Profile", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${part(
  "Employment",
  sheet.jobs.map(
    (job) =>
      html`<div style="margin-bottom:6pt"><b>${job.title}</b> (${job.company})${framed(" [", between(job, slashed, "–", "now"), "]")}${divs(job.bullets, "· ")}</div>`,
  ),
)}
${part(
  "Qualifications",
  sheet.studies.map(
    (study) => html`<div>${study.degree} (${study.school})${framed(" [", study.span.text, "]")}</div>`,
  ),
)}
${part("Skills", skillNames(sheet).length === 0 ? [] : [html`<div>${skillNames(sheet).join(" / ")}</div>`])}
${part("Other training", divs(person.certificates))}
${part("Interests", person.hobbies.length === 0 ? [] : [html`<div>${person.hobbies.join(", ")}</div>`])}`;
};

export const fourthPageTemplates: readonly Template[] = [
  {
    name: "academic",
    languages: ["en"],
    careers: { country: "uk", trades: ["researcher"], jobs: [1, 5] },
    dateForm: "short-month",
    join: "dash",
    studyDates: "year",
    html: academic,
  },
  {
    name: "grouped",
    languages: ["en"],
    careers: { country: "ie", trades: ["engineer", "chef"], jobs: [2, 5] },
    dateForm: "short-month",
    join: "dash",
    studyDates: "year",
    as: stayed,
    html: grouped,
  },
  {
    name: "timeline",
    languages: ["en"],
    careers: { country: "ie", trades: ["nanny", "chef", "nurse"], jobs: [1, 4] },
    dateForm: "short-month",
    join: "dash",
    studyDates: "year",
    html: timeline,
  },
  {
    name: "brackets",
    languages: ["en"],
    careers: { country: "uk", trades: ["designer", "teacher", "paralegal"], jobs: [1, 5] },
    dateForm: "slash",
    join: "no-spaces",
    studyDates: "year",
    html: brackets,
  },
];
