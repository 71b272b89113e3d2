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
} from "./template.ts";

const titles = (sheet: Sheet) => ({
  work: sheet.say("Experience", "Experiencia", "Expériences", "Berufspraxis"),
  study: sheet.say("Education", "Formación", "Diplômes", "Ausbildung"),
  skills: sheet.say("Computer skills", "Habilidades", "Compétences techniques", "Kenntnisse"),
  languages: sheet.say("Languages", "Idiomas", "Langues", "Sprachen"),
  certificates: sheet.say("Certificates", "Certificados", "Certificats", "Zertifikate"),
  hobbies: sheet.say("Interests", "Intereses", "Centres d'intérêt", "Interessen"),
});

function modernClassic(sheet: Sheet): Html {
  const t = titles(sheet);
  const { person } = sheet;
  const row = (left: string, right: Html): Html =>
    html`<div class="r"><div class="l">${left}</div><div>${right}</div></div>`;
  const head = (title: string, rows: readonly Html[]): Html =>
    rows.length === 0
      ? html``
      : html`<div class="r h"><div class="bar"></div><div>${title}</div></div>${rows}`;
  return html`<style>body{font-size:10pt;font-family:"Source Sans 3"}.r{display:grid;grid-template-columns:17% 83%;gap:8pt;margin-bottom:4pt}.l{text-align:right}.h{color:#3873b3;font-size:14pt;margin-top:12pt}.bar{background:#3873b3;height:4pt;align-self:center}</style>
<div style="display:flex;justify-content:space-between"><div><div style="font-size:30pt;color:#777">${person.first} <span style="color:#222">${person.last}</span></div><div style="font-style:italic;font-size:14pt;color:#777">${person.headline}</div></div><div style="text-align:right;font-style:italic;color:#777">${divs(reach(sheet))}</div></div>
${head(
  t.work,
  sheet.jobs.map((job) =>
    row(job.span.text, html`<b>${job.title}</b>, <i>${job.company}</i>, ${job.town}.${bullets(job.bullets)}`),
  ),
)}
${head(
  t.study,
  sheet.studies.map((study) =>
    row(study.span.text, html`<b>${study.degree}</b>, <i>${study.school}</i>, ${study.town}.`),
  ),
)}
${head(t.skills, person.skills.length === 0 ? [] : [row(sheet.say("basic", "básico", "Bases", "Grundlagen"), html`${skillNames(sheet).slice(0, 2).join(", ")}`), ...(person.skills.length > 2 ? [row(sheet.say("advanced", "avanzado", "Avancé", "Vertieft"), html`${skillNames(sheet).slice(2).join(", ")}`)] : [])])}
${head(
  t.certificates,
  person.certificates.map((one) => row("", html`${one}`)),
)}
${head(
  t.languages,
  person.speaks.map((one) => row("", html`${one}`)),
)}
${head(
  t.hobbies,
  person.hobbies.map((one) => row("", html`${one}`)),
)}`;
}

function modernBanking(sheet: Sheet): Html {
  const t = titles(sheet);
  return html`<style>body{font-size:10pt;font-family:"Source Serif 4"}h2{font-size:14pt;color:#3873b3;font-weight:400;border-bottom:1px solid #3873b3;margin:12pt 0 5pt}.s{display:flex;justify-content:space-between}</style>
<div style="text-align:center;font-size:28pt">${sheet.name}</div><div style="text-align:center;border-bottom:1px solid #999">${reach(sheet).join(" • ")}</div>
${section(sheet.say("Summary", "Perfil", "Profil", "Profil"), sheet.person.summary === null ? [] : [html`${sheet.person.summary}`])}
${section(
  t.study,
  sheet.studies.map(
    (study) =>
      html`<div class="s"><b>${study.school}</b><span>${study.town}</span></div><div class="s"><i>${study.degree}</i><i>${study.span.text}</i></div>`,
  ),
)}
${section(
  t.work,
  sheet.jobs.map(
    (job) =>
      html`<div class="s"><b>${job.company}</b><span>${job.town}</span></div><div class="s"><i>${job.title}</i><i>${job.span.text}</i></div>${bullets(job.bullets)}`,
  ),
)}
${section(t.skills, skillNames(sheet).length === 0 ? [] : [html`${skillNames(sheet).join(", ")}`])}
${section(t.certificates, divs(sheet.person.certificates, "◦ "))}
${section(t.languages, sheet.person.speaks.length === 0 ? [] : [html`${sheet.person.speaks.join("; ")}`])}`;
}

function altacv(sheet: Sheet): Html {
  const { person, say } = sheet;
  const t = titles(sheet);
  return html`<style>body{font-size:9.5pt;font-family:Lato}h2{font-size:15pt;color:#8f0d0d;border-bottom:2px solid #8f0d0d;text-transform:uppercase;margin:10pt 0 6pt}.e{font-weight:700;color:#8f0d0d}.t{font-size:12pt;color:#2e2e2e}.cols{display:grid;grid-template-columns:60% 36%;gap:4%}.tag{display:inline-block;border:1px solid #aaa;border-radius:3pt;padding:1pt 4pt;margin:1pt}.m{color:#666;display:flex;gap:30pt}</style>
<div style="font-size:25pt;font-weight:700;text-transform:uppercase">${sheet.name}</div><div style="color:#8f0d0d;font-weight:700">${person.headline}</div><div>${[person.email && `✉ ${person.email}`, person.phone && `✆ ${person.phone}`, person.place && `⚑ ${person.place.line}`].filter(Boolean).join("   ")}</div>
<div class="cols"><div>${section(
    t.work,
    sheet.jobs.map(
      (job) =>
        html`<div class="t">${job.title}</div><div class="e">${job.company}</div><div class="m"><span>${job.span.text}</span><span>${job.town}</span></div>${bullets(job.bullets)}<hr style="border-style:dashed">`,
    ),
  )}</div>
<div>${section(say("My life philosophy", "Mi lema", "Ma devise", "Mein Motto"), [html`<i>“${say("Slow is smooth, and smooth is fast.", "Despacio que tengo prisa.", "Mieux vaut faire que dire.", "In der Ruhe liegt die Kraft.")}”</i>`])}
${section(say("Strengths", "Puntos fuertes", "Points forts", "Stärken"), [html`${skillNames(sheet).map((one) => html`<span class="tag">${one}</span> `)}`])}
${section(
  t.languages,
  person.speaks.map((one) => html`<div>${one} ●●●●○</div>`),
)}
${section(
  t.study,
  sheet.studies.map(
    (study) =>
      html`<div class="t">${study.degree}</div><div class="e">${study.school}</div><div class="m"><span>${study.span.text}</span></div>`,
  ),
)}
${section(t.certificates, divs(person.certificates))}</div></div>`;
}

function awesome(sheet: Sheet): Html {
  const t = titles(sheet);
  const { person } = sheet;
  const half = Math.ceil(person.skills.length / 2);
  const groups = [skillNames(sheet).slice(0, half), skillNames(sheet).slice(half)].filter(
    (one) => one.length > 0,
  );
  return html`<style>body{font-size:9.5pt;font-family:"Source Sans 3"}h2{font-size:15pt;border-bottom:1px solid #999;margin:12pt 0 6pt}h2::first-letter{color:#dc3522}.s{display:flex;justify-content:space-between}.p{color:#5d5d5d;font-variant:small-caps}.d{color:#888;font-style:italic}.b{font-weight:700;font-size:10.5pt}</style>
<div style="text-align:center"><div style="font-size:30pt"><span style="color:#777">${person.first}</span> <b>${person.last}</b></div><div style="color:#dc3522;font-size:8pt;font-variant:small-caps">${person.headline.replace(/, /g, " · ")}</div><div class="d">${addressOf(person)}</div><div>${[person.phone && `✆ ${person.phone}`, person.email && `✉ ${person.email}`].filter(Boolean).join(" | ")}</div></div>
${section(
  t.work,
  sheet.jobs.map(
    (job) =>
      html`<div class="s"><span class="b">${job.company}</span><span class="d" style="color:#dc3522">${job.town}</span></div><div class="s"><span class="p">${job.title}</span><span class="d">${job.span.text}</span></div>${bullets(job.bullets)}`,
  ),
)}
${section(
  t.skills,
  groups.map(
    (names, i) =>
      html`<div style="display:grid;grid-template-columns:22% 78%;gap:8pt"><b style="text-align:right">${sheet.words.groups[(sheet.turn + i) % sheet.words.groups.length] ?? ""}</b><span>${names.join(", ")}</span></div>`,
  ),
)}
${section(
  t.study,
  sheet.studies.map(
    (study) =>
      html`<div class="s"><span class="b">${study.school}</span><span class="d" style="color:#dc3522">${study.town}</span></div><div class="s"><span class="p">${study.degree}</span><span class="d">${study.span.text}</span></div>`,
  ),
)}
${section(
  t.certificates,
  person.certificates.map(
    (one, i) => html`<div class="s"><span>${String(2012 + i * 3)}  <b>${one}</b></span></div>`,
  ),
)}
<div class="s d" style="margin-top:20pt"><span>${sheet.say("June 15, 2026", "15 de junio de 2026", "15 juin 2026", "15. Juni 2026")}</span><span>${sheet.name} · Résumé</span><span>1</span></div>`;
}

function deedy(sheet: Sheet): Html {
  const t = titles(sheet);
  const { person, say } = sheet;
  return html`<style>body{font-size:9.5pt;font-family:Lato}h2{font-size:13pt;font-weight:400;text-transform:uppercase;color:#777;margin:10pt 0 3pt}h3{font-size:10.5pt;text-transform:uppercase;margin:5pt 0 0}.cols{display:grid;grid-template-columns:32% 66%;gap:2%}.l{color:#6a6a6a;font-size:9pt}.c{font-variant:small-caps}</style>
<div style="text-align:center"><div style="font-size:34pt;font-weight:300">${person.first} ${person.last}</div><div class="l">${[person.email, person.phone, person.place?.line].filter((one) => typeof one === "string").join(" | ")}</div></div><hr>
<div class="cols"><div>${section(
    t.study,
    sheet.studies.map(
      (study) =>
        html`<h3>${study.school}</h3><div class="c">${study.degree}</div><div class="l">${study.span.text}${study.span.text ? " | " : ""}${study.town}</div>`,
    ),
  )}
${section(say("Links", "Enlaces", "Liens", "Links"), [html`<div>Github:// <b>${person.first.toLowerCase().replace(/[^a-z]/g, "")}x</b></div><div>LinkedIn:// <b>${person.first.toLowerCase().replace(/[^a-z]/g, "")}x</b></div>`])}
${section(say("Skills", "Aptitudes", "Savoir-faire", "Fertigkeiten"), person.skills.length === 0 ? [] : [html`<h3>${sheet.words.groups[0] ?? ""}</h3><div>${skillNames(sheet).slice(0, 3).join(" • ")}</div>`, ...(person.skills.length > 3 ? [html`<h3>${sheet.words.groups[2] ?? ""}</h3><div>${skillNames(sheet).slice(3).join(" • ")}</div>`] : [])])}
${section(t.languages, divs(person.speaks))}</div>
<div>${section(
    t.work,
    sheet.jobs.map(
      (job) =>
        html`<h3>${job.company} <span style="font-weight:400">| ${job.title}</span></h3><div class="l">${job.span.text}${job.span.text ? " | " : ""}${job.town}</div>${bullets(job.bullets)}`,
    ),
  )}
${section(
  say("Awards & licences", "Títulos y carnets", "Titres et habilitations", "Nachweise"),
  divs(person.certificates),
)}</div></div>`;
}

function jake(sheet: Sheet): Html {
  const { person, say } = sheet;
  const t = titles(sheet);
  const half = Math.ceil(person.skills.length / 2);
  return html`<style>body{font-size:10.5pt;font-family:"EB Garamond"}h2{font-size:13pt;font-variant:small-caps;font-weight:400;border-bottom:1px solid #000;margin:10pt 0 4pt}.s{display:flex;justify-content:space-between}</style>
<div style="text-align:center;font-size:26pt;font-variant:small-caps;font-weight:700">${sheet.name}</div><div style="text-align:center">${[person.phone, person.email, person.place?.line].filter((one) => typeof one === "string").join(" | ")}</div>
${section(
  t.study,
  sheet.studies.map(
    (study) =>
      html`<div class="s"><b>${study.school}</b><span>${study.town}</span></div><div class="s"><i>${study.degree}</i><i>${study.span.text}</i></div>`,
  ),
)}
${section(
  t.work,
  sheet.jobs.map(
    (job) =>
      html`<div class="s"><b>${job.title}</b><span>${job.span.text}</span></div><div class="s"><i>${job.company}</i><i>${job.town}</i></div>${bullets(job.bullets)}`,
  ),
)}
${section(say("Technical Skills", "Competencias técnicas", "Compétences", "Fachkenntnisse"), person.skills.length === 0 ? [] : [html`<div><b>${sheet.words.groups[2] ?? ""}</b>: ${skillNames(sheet).slice(0, half).join(", ")}</div>`, ...(half < person.skills.length ? [html`<div><b>${sheet.words.groups[1] ?? ""}</b>: ${skillNames(sheet).slice(half).join(", ")}</div>`] : [])])}
${section(t.certificates, [bullets(person.certificates)])}`;
}

/** Imitations of classes for LaTeX. */
export const latexTemplates: readonly Template[] = [
  { name: "moderncv-classic", languages, dateForm: "year", join: "no-spaces", html: modernClassic },
  { name: "moderncv-banking", languages, dateForm: "month-year", join: "dash", html: modernBanking },
  { name: "altacv", languages, dateForm: "month-year", join: "dash", leaves: ["street"], html: altacv },
  { name: "awesome-cv", languages, dateForm: "short-month", join: "hyphen", html: awesome },
  { name: "deedy", languages, dateForm: "short-month", join: "dash", leaves: ["street"], html: deedy },
  { name: "jake", languages, dateForm: "short-month", join: "dash", leaves: ["street"], html: jake },
];
