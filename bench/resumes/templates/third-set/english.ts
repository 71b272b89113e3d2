import type { Job, Person } from "../../person.ts";
import {
  addressOf,
  bullets,
  type Dated,
  divs,
  type Html,
  html,
  reach,
  type Sheet,
  section,
  skillNames,
  type Template,
} from "../template.ts";

/** The person with two posts at each employer, the newer one a promotion. */
const promoted = (person: Person): Person => ({
  ...person,
  jobs: person.jobs.map((job, i) => {
    const later = i % 2 === 1 ? person.jobs[i - 1] : undefined;
    return later === undefined ? job : { ...job, company: later.company, town: later.town };
  }),
});

/** Jobs by employer, in their order. */
const byEmployer = (sheet: Sheet): Dated<Job>[][] =>
  sheet.jobs.flatMap((job, i) => {
    const next = sheet.jobs[i + 1];
    if (i % 2 === 1) return [];
    return [next === undefined ? [job] : [job, next]];
  });

const years = ({ span }: Dated<Job>, now: string): string =>
  span.start === null ? "" : `${span.start.slice(0, 4)} to ${span.end?.slice(0, 4) ?? now}`;

/** A soldier's page: highlights above the jobs, one line for the employer and one for each rank held there. */
const service = (
  sheet: Sheet,
): Html => html`<style>body{font-size:10.5pt;font-family:Lato}h2{font-size:11pt;border-top:1.5px solid #333;border-bottom:1.5px solid #333;text-align:center;margin:12pt 0 5pt}.s{display:flex;justify-content:space-between}.q{padding-left:14pt}</style>
<div style="text-align:center;font-size:19pt">${sheet.name.toUpperCase()}</div><div style="text-align:center">${reach(sheet).join(" | ")}</div><div style="text-align:center">Security Clearance: Secret (active)</div>
${section("CAREER HIGHLIGHTS", [bullets(["Accountable for equipment worth $4.2M with zero loss", "Army Commendation Medal (2014), Good Conduct Medal (2011, 2014)", "Trained 140 soldiers between 2012 and 2016"])])}
${section(
  "PROFESSIONAL EXPERIENCE",
  byEmployer(sheet).map(
    (posts) =>
      html`<div class="s" style="margin-top:7pt"><b>${posts[0]?.company.toUpperCase() ?? ""}, ${posts[0]?.town ?? ""}</b></div>${posts.map((job) => html`<div class="q"><i><b>${job.title}</b></i>${job.span.text === "" ? "" : ` (${job.span.text})`}${bullets(job.bullets)}</div>`)}`,
  ),
)}
${section("EDUCATION & MILITARY TRAINING", [
  ...sheet.studies.map(
    (study) =>
      html`<div class="s"><span><b>${study.degree}</b>, ${study.school}</span><span>${study.span.text}</span></div>`,
  ),
])}
${section("LICENSES", [bullets(sheet.person.certificates)])}
${section("TECHNICAL PROFICIENCIES", skillNames(sheet).length === 0 ? [] : [html`<div style="text-align:center">${skillNames(sheet).join(" ▪ ")}</div>`])}`;

const posts = [
  "Postdoctoral Research Associate",
  "Lecturer in Public Health",
  "Graduate Teaching Assistant",
  "Research Technician",
  "Visiting Fellow",
  "Course Tutor",
];

/** A researcher: headings in the margin, years beside each entry, publications with years of their own. */
const scholar = (sheet: Sheet): Html => {
  const part = (title: string, rows: readonly Html[]): Html =>
    rows.length === 0 ? html`` : html`<div class="p"><div class="h">${title}</div><div>${rows}</div></div>`;
  const row = (left: string, right: Html): Html =>
    html`<div class="r"><div>${left}</div><div>${right}</div></div>`;
  const { person } = sheet;
  const family = person.last || person.first;
  return html`<style>body{font-size:10.5pt;font-family:"Source Serif 4"}.p{display:grid;grid-template-columns:21% 79%;margin-top:11pt}.h{font-variant:small-caps;font-weight:700}.r{display:grid;grid-template-columns:24% 76%;margin-bottom:4pt}</style>
<div style="font-size:20pt">Dr ${sheet.name}</div><div>${reach(sheet).join(" · ")}</div>
${part(
  "Appointments",
  sheet.jobs.map((job) =>
    row(job.span.text, html`<b>${job.title}</b>, ${job.company}<br>${job.bullets.join("; ")}`),
  ),
)}
${part(
  "Education",
  sheet.studies.map((study) => row(study.span.text, html`${study.degree}, <i>${study.school}</i>`)),
)}
${part("Methods and software", skillNames(sheet).length === 0 ? [] : [html`<div>${skillNames(sheet).join(", ")}.</div>`])}
${part("Selected publications", [
  html`<div>${family}, A., Boyd, K. &amp; Sen, R. (2021). Sleep and shift work among ward staff. <i>Journal of Health Services</i>, 14(2), 101–118.</div>`,
  html`<div>Boyd, K. &amp; ${family}, A. (2019). Measuring what matters. <i>Methods Review</i>, 7, 33–47.</div>`,
])}
${part("Grants and awards", [row("2022", html`Early Career Grant, £48,000 (co-investigator)`), row("2018", html`Best Poster, Annual Meeting of the Society`)])}
${part("Referees", [html`<div>Professor Kate Boyd, School of Medicine, k.boyd@example.edu</div>`])}`;
};

/** A bought page: a dark band with the way to reach one, ratings, and dates in the right margin. */
const studio = (sheet: Sheet): Html => {
  const { person } = sheet;
  const half = Math.ceil(person.skills.length / 2);
  const rated = (group: typeof person.skills): Html[] =>
    group.map(
      ({ name, level }) =>
        html`<div class="k"><span>${name}</span><span>${"●".repeat(level + 1)}${"○".repeat(4 - level)}</span></div>`,
    );
  return html`<style>@page{margin:0}body{font-size:9.5pt;font-family:Lato}.p{display:grid;grid-template-columns:32% 68%;min-height:297mm}.l{background:#22303c;color:#fff;padding:24pt 14pt}.m{padding:28pt 22pt}h2{font-size:11pt;letter-spacing:2pt;text-transform:uppercase;margin:14pt 0 5pt}h3{font-size:9pt;margin:7pt 0 2pt}.k{display:flex;justify-content:space-between}.s{display:grid;grid-template-columns:1fr 84pt}.d{text-align:right;color:#888;font-size:8.5pt}</style>
<div class="p"><div class="l"><div style="width:90pt;height:90pt;border-radius:50%;background:#9ab"></div>
${section("Say hello", divs(reach(sheet)))}
${section("Skills", person.skills.length === 0 ? [] : [html`<h3>${sheet.words.groups[0] ?? ""}</h3>${rated(person.skills.slice(0, half))}<h3>${sheet.words.groups[2] ?? ""}</h3>${rated(person.skills.slice(half))}`])}
${section("Languages", divs(person.speaks))}
${section("Awards", [html`<div>Employee of the Month, 2019</div>`, html`<div>Regional finalist, 2017</div>`])}</div>
<div class="m"><div style="font-size:27pt;font-weight:700;line-height:1">${person.first.toUpperCase()}<br>${person.last.toUpperCase()}</div><div>${person.headline}</div>
${section("Hello, I'm glad you're here", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "My experience",
  sheet.jobs.map(
    (job) =>
      html`<div class="s" style="margin-top:6pt"><div><b>${job.title}</b><br>${job.company} | ${job.town}</div><div class="d">${job.span.text}</div></div>${bullets(job.bullets)}`,
  ),
)}
${section(
  "My education",
  sheet.studies.map(
    (study) =>
      html`<div class="s" style="margin-top:4pt"><div><b>${study.degree}</b><br>${study.school}</div><div class="d">${study.span.text}</div></div>`,
  ),
)}
${section("Certificates", divs(person.certificates, "✓ "))}</div></div>`;
};

/** Two pages of a manager: what the firm does under its name, posts with years, an earlier career in lines. */
const manager = (sheet: Sheet): Html => {
  const { person } = sheet;
  const employers = byEmployer(sheet);
  const [late, early] = [employers.slice(0, 2), employers.slice(2).flat()];
  return html`<style>body{font-size:11pt;font-family:"Source Sans 3"}h2{font-size:12pt;color:#1b4f72;margin:13pt 0 4pt;letter-spacing:.6pt}.n{page-break-before:always;color:#777;display:flex;justify-content:space-between}.s{display:flex;justify-content:space-between}</style>
<div style="font-size:22pt;color:#1b4f72">${sheet.name}</div><div>${reach(sheet).join("  •  ")}</div><div style="background:#eaf2f8;text-align:center;margin-top:6pt"><b>OPERATIONS | PEOPLE | SERVICE</b></div>
${person.summary !== null && html`<p>${person.summary}</p>`}
${section("AREAS OF EXPERTISE", skillNames(sheet).length === 0 ? [] : [html`<div style="columns:3">${divs(skillNames(sheet))}</div>`])}
${section("SELECTED ACHIEVEMENTS", [bullets(["Turned a loss of $1.1M in 2016 into a profit within two years", "Opened three locations between 2018 and 2020"])])}
${section(
  "PROFESSIONAL EXPERIENCE",
  late.map(
    (held) =>
      html`<div class="s" style="margin-top:8pt"><b>${held[0]?.company ?? ""}, ${held[0]?.town ?? ""}</b></div><div><i>Family-owned provider with 120 employees and $40M in annual revenue.</i></div>${held.map((job) => html`<div class="s"><b>${job.title}</b><span>${years(job, "Present")}</span></div>${job.bullets.length > 1 && html`<div>${job.bullets[0] ?? ""}.</div>`}${bullets(job.bullets.slice(job.bullets.length > 1 ? 1 : 0))}`)}`,
  ),
)}
<div class="n"><span>${sheet.name}</span><span>Page Two</span></div>
${section(
  "EARLIER CAREER",
  early.map(
    (job) =>
      html`<div>${[job.title, job.company].join(", ")}${job.span.text === "" ? "" : `, ${years(job, "Present")}`}</div>`,
  ),
)}
${section(
  "EDUCATION AND PROFESSIONAL DEVELOPMENT",
  sheet.studies.map(
    (study) =>
      html`<div>${study.degree} – ${study.school}${study.span.text === "" ? "" : ` – ${study.span.end ?? ""}`}</div>`,
  ),
)}
${section("CERTIFICATIONS", divs(person.certificates))}`;
};

/** A travelling nurse's page: the unit's facts in a line, employer at the left and post at the right, licences in a table. */
const ward = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>body{font-size:10pt;font-family:"Source Sans 3"}h2{font-size:12pt;background:#e8f3f1;margin:11pt 0 4pt}.s{display:grid;grid-template-columns:1fr 1fr}.s>div+div{text-align:right}table{border-collapse:collapse;width:100%}td,th{border:1px solid #999;padding:1pt 4pt;text-align:left}</style>
<div class="s"><div style="font-size:20pt"><b>${sheet.name}</b></div><div>${reach(sheet).map((one) => html`${one}<br>`)}</div></div>
${section("Professional Summary:", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section("Licenses and Certifications:", person.certificates.length === 0 ? [] : [html`<table><tr><th>Name</th><th>Issued by</th><th>Expires</th></tr>${person.certificates.map((one, i) => html`<tr><td>${one}</td><td>State board</td><td>0${String(i + 3)}/2027</td></tr>`)}</table>`])}
${section(
  "Work Experience:",
  sheet.jobs.map(
    (job, i) =>
      html`<div class="s" style="margin-top:7pt"><div><b>${job.company}</b></div><div><b>${job.title}</b></div><div>${job.town}</div><div>${job.span.text}</div></div><div><i>Beds: ${String(18 + i * 6)} | Charting: Epic | Ratio: 1:${String(4 + i)}</i></div>${bullets(job.bullets)}`,
  ),
)}
${section(
  "Education:",
  sheet.studies.map(
    (study) =>
      html`<div class="s"><div><b>${study.school}</b></div><div>${study.degree}</div><div>${study.town}</div><div>${study.span.text}</div></div>`,
  ),
)}
${section("Skills:", skillNames(sheet).length === 0 ? [] : [html`<div class="s">${skillNames(sheet).map((one) => html`<div style="text-align:left">• ${one}</div>`)}</div>`])}
${section("References:", [html`<div>Dana Moss, Charge Nurse, (402) 555-0188, dana.moss@example.org</div>`])}`;
};

/** A page under a band: dates with their length under each post, as sites for profiles print them; the foot repeats the address. */
const profilePage = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>body{font-size:10.5pt;font-family:"Source Sans 3"}h2{font-size:13pt;margin:14pt 0 4pt}.g{color:#666}hr{border:0;border-top:1px solid #ccc}</style>
<div style="font-size:22pt">${sheet.name}</div><div class="g">${person.headline}</div><div class="g">${addressOf(person)}</div><hr>
${section("About", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "Experience",
  byEmployer(sheet).map((held) =>
    held.length === 1
      ? html`<div style="margin-top:7pt"><b>${held[0]?.title ?? ""}</b></div><div>${held[0]?.company ?? ""} · Full-time</div><div class="g">${held[0]?.span.text ? `${held[0].span.text} · 2 yrs 3 mos` : ""}</div><div class="g">${held[0]?.town ?? ""}</div>${bullets(held[0]?.bullets ?? [])}`
      : html`<div style="margin-top:7pt"><b>${held[0]?.company ?? ""}</b></div><div class="g">Full-time · 6 yrs</div>${held.map((job) => html`<div style="padding-left:14pt"><b>${job.title}</b></div><div class="g" style="padding-left:14pt">${job.span.text ? `${job.span.text} · 3 yrs` : ""}</div><div class="g" style="padding-left:14pt">${job.town}</div><div style="padding-left:14pt">${bullets(job.bullets)}</div>`)}`,
  ),
)}
${section(
  "Education",
  sheet.studies.map(
    (study) =>
      html`<div style="margin-top:5pt"><b>${study.school}</b></div><div>${study.degree}</div><div class="g">${study.span.text}</div>`,
  ),
)}
${section(
  "Licenses & certifications",
  person.certificates.map(
    (one) => html`<div><b>${one}</b></div><div class="g">Issued Mar 2021 · No Expiration Date</div>`,
  ),
)}
${section(
  "Skills",
  skillNames(sheet).map((one, i) => html`<div>${one}${i === 0 ? " · 12 endorsements" : ""}</div>`),
)}
<hr><div class="g">${[person.email ?? "", person.phone ?? ""].filter(Boolean).join("   ")}</div>`;
};

/** English pages for Chromium. */
export const thirdEnglishTemplates: readonly Template[] = [
  { name: "service", languages: ["en"], dateForm: "short-month", join: "dash", as: promoted, html: service },
  {
    name: "scholar",
    languages: ["en"],
    dateForm: "year",
    join: "no-spaces",
    leaves: ["certificates"],
    as: (person) => ({
      ...person,
      jobs: person.jobs.map((job, i) => ({ ...job, title: posts[i % posts.length] ?? "" })),
    }),
    html: scholar,
  },
  { name: "studio", languages: ["en"], dateForm: "short-month", join: "hyphen", html: studio },
  { name: "manager", languages: ["en"], dateForm: "year", join: "word", as: promoted, html: manager },
  { name: "ward", languages: ["en"], dateForm: "slash", join: "hyphen", html: ward },
  {
    name: "profile-page",
    languages: ["en"],
    dateForm: "short-month",
    join: "hyphen",
    as: promoted,
    html: profilePage,
  },
];
