import { languages } from "@waymark/contract/values";
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

const titles = (sheet: Sheet) => {
  const { say } = sheet;
  return {
    profile: say("Career Profile", "Perfil", "Profil professionnel", "Profil"),
    work: say("Career Highlights", "Experiencia", "Parcours", "Berufliche Erfahrungen"),
    school: say("Academics", "Formación académica", "Études", "Ausbildung & Studium"),
    skills: say("Areas of Expertise", "Áreas de conocimiento", "Domaines d'expertise", "Kompetenzfelder"),
    cards: say(
      "Credentials",
      "Acreditaciones y cursos",
      "Habilitations et certificats",
      "Qualifikationsnachweise",
    ),
    tongues: say("Languages", "Idiomas", "Langues", "Sprachen"),
    contact: say("Contact", "Contacto", "Coordonnées", "Kontakt"),
  };
};

/** Chips without any sign between them, in a rail at the right; signs of an icon font stand before the ways to reach one. */
const rail = (sheet: Sheet): Html => {
  const { person } = sheet;
  const t = titles(sheet);
  const chip = (one: string): Html => html`<span class="c">${one}</span> `;
  return html`<style>@page{margin:0}body{font-size:9.5pt;font-family:"Source Sans 3"}.p{display:grid;grid-template-columns:67% 33%;min-height:297mm}.m{padding:26pt}.r{padding:26pt 16pt;background:#f3efe6}h2{font-size:10pt;letter-spacing:1pt;text-transform:uppercase;color:#8a4b08;margin:13pt 0 5pt}.c{display:inline-block;border:1px solid #8a4b08;border-radius:7pt;padding:1pt 6pt;margin:2pt 3pt 2pt 0}.d{color:#777;font-size:8.5pt}</style>
<div class="p"><div class="m"><div style="font-size:24pt;font-weight:700">${sheet.name}</div><div>${person.headline}</div>
${section(t.profile, person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  t.work,
  sheet.jobs.map(
    (job) =>
      html`<div style="margin-top:6pt"><b>${job.title}</b></div><div>${job.company}</div><div class="d">\uf073 ${job.span.text}   \uf3c5 ${job.town}</div>${bullets(job.bullets)}`,
  ),
)}
${section(
  t.school,
  sheet.studies.map(
    (study) =>
      html`<div style="margin-top:4pt"><b>${study.degree}</b></div><div>${study.school}</div><div class="d">\uf073 ${study.span.text}</div>`,
  ),
)}</div>
<div class="r">${section(
    t.contact,
    reach(sheet).map((one, i) => html`<div>${["\uf3c5", "\uf095", "\uf0e0"][i] ?? ""} ${one}</div>`),
  )}
${section(t.skills, skillNames(sheet).length === 0 ? [] : [html`<div>${skillNames(sheet).map(chip)}</div>`])}
${section(
  t.cards,
  person.certificates.map((one) => html`<div style="margin-bottom:3pt">\uf058 ${one}</div>`),
)}
${section(t.tongues, divs(person.speaks))}</div></div>`;
};

/** Years in a line of their own at the left, percentages beside the skills, drawn rings. */
const rings = (sheet: Sheet): Html => {
  const { person } = sheet;
  const t = titles(sheet);
  return html`<style>body{font-size:10pt;font-family:Lato}h2{font-size:14pt;color:#c2185b;margin:12pt 0 6pt}.g{display:grid;grid-template-columns:16% 84%}.k{display:grid;grid-template-columns:repeat(4,1fr);text-align:center}.o{border:3pt solid #c2185b;border-radius:50%;width:34pt;height:34pt;line-height:28pt;margin:0 auto;font-size:8pt}</style>
<div style="background:#c2185b;color:#fff;padding:14pt"><div style="font-size:28pt">${sheet.name}</div><div>${[person.email ?? "", person.phone ?? "", addressOf(person)].filter(Boolean).join("   ")}</div></div>
${section(t.skills, person.skills.length === 0 ? [] : [html`<div class="k">${person.skills.map(({ name, level }) => html`<div><div class="o">${String(level * 22 + 8)}%</div><div>${name}</div></div>`)}</div>`])}
${section(
  t.work,
  sheet.jobs.map(
    (job) =>
      html`<div class="g"><div style="color:#c2185b">${job.span.text}</div><div><b>${job.company}</b>, ${job.town}<br>${job.title}${bullets(job.bullets)}</div></div>`,
  ),
)}
${section(
  t.school,
  sheet.studies.map(
    (study) =>
      html`<div class="g"><div style="color:#c2185b">${study.span.text}</div><div><b>${study.school}</b><br>${study.degree}</div></div>`,
  ),
)}
${section(t.cards, [bullets(person.certificates)])}`;
};

/** Dates in brackets behind the employer, three lists side by side at the foot. */
const foot = (sheet: Sheet): Html => {
  const { person } = sheet;
  const t = titles(sheet);
  return html`<style>body{font-size:10pt;font-family:"Source Sans 3"}h2{font-size:11pt;border-left:4pt solid #2a6;padding-left:6pt;margin:12pt 0 5pt}.x{display:grid;grid-template-columns:1fr 1fr 1fr;gap:12pt}</style>
<div style="display:flex;justify-content:space-between"><div style="font-size:22pt;font-weight:700">${sheet.name}</div><div style="text-align:right;font-size:9pt">${reach(sheet).map((one) => html`${one}<br>`)}</div></div>
${person.summary !== null && html`<div style="margin-top:8pt">${person.summary}</div>`}
${section(
  t.work,
  sheet.jobs.map(
    (job) =>
      html`<div style="margin-top:6pt">${job.company}${job.span.text === "" ? "" : ` (${job.span.text})`}</div><div><b>${job.title}</b></div>${divs(job.bullets, "→ ")}`,
  ),
)}
<div class="x"><div>${section(
    t.school,
    sheet.studies.map(
      (study) =>
        html`<div style="margin-bottom:5pt">${study.degree}<br>${study.school}${study.span.text === "" ? "" : ` (${study.span.text})`}</div>`,
    ),
  )}</div><div>${section(t.skills, divs(skillNames(sheet), "– "))}</div><div>${section(
    t.cards,
    divs(person.certificates, "– "),
  )}</div></div>`;
};

/** Pages in columns that people buy as files for their own text. */
export const columnTemplates: readonly Template[] = [
  { name: "rail", languages, dateForm: "month-year", join: "dash", html: rail },
  { name: "rings", languages, dateForm: "year", join: "hyphen", html: rings },
  { name: "foot-lists", languages, dateForm: "dot", join: "dash", html: foot },
  {
    name: "photographed-rail",
    languages: ["en", "de"],
    dateForm: "month-year",
    join: "dash",
    photo: "hurried",
    html: foot,
  },
];
