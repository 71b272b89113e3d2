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

const swiss = (sheet: Sheet): Html => {
  const { person, say } = sheet;
  return html`<style>body{font-size:10pt;font-family:"Source Sans 3"}.top{display:grid;grid-template-columns:1fr 1fr}h2{font-size:9pt;margin:0}section{display:grid;grid-template-columns:22% 78%;border-top:3px solid #000;padding-top:6pt;margin-top:14pt}section>h2{grid-row:1/99}section>div{grid-column:2}.k{font-size:8pt;color:#666;text-transform:uppercase}.b{font-weight:700}</style>
<div class="top"><div><div style="font-size:22pt;font-weight:700">${sheet.name}</div><div>${person.headline}</div></div><div style="text-align:right">${divs(reach(sheet))}</div></div>
${section(
  say("Experience", "Experiencia", "Expérience", "Erfahrung"),
  sheet.jobs.map(
    (job) =>
      html`<div style="margin-bottom:8pt"><div class="k">${job.span.text}</div><div><span class="b">${job.company}</span>, ${job.town} — <i>${job.title}</i></div>${bullets(job.bullets)}</div>`,
  ),
)}
${section(
  say("Education", "Educación", "Formation", "Ausbildung"),
  sheet.studies.map(
    (study) =>
      html`<div style="margin-bottom:8pt"><div class="k">${study.span.text}</div><div><span class="b">${study.school}</span>, ${study.town} — <i>${study.degree}</i></div></div>`,
  ),
)}
${section(say("Skills", "Habilidades", "Compétences", "Fähigkeiten"), skillNames(sheet).length === 0 ? [] : [html`<div>${divs(skillNames(sheet))}</div>`])}
${section(say("Awards", "Premios", "Certificats", "Zertifikate"), person.certificates.length === 0 ? [] : [html`<div>${divs(person.certificates)}</div>`])}`;
};

const serif = (sheet: Sheet): Html => {
  const { person, say } = sheet;
  return html`<style>body{font-size:9.5pt;font-family:"Source Serif 4"}.cols{display:grid;grid-template-columns:63% 33%;gap:4%}h2{font-size:9pt;color:#2079c7;text-transform:uppercase;font-family:"Source Sans 3";margin:14pt 0 4pt}.k{font-size:8pt;color:#666;text-transform:uppercase;font-family:"Source Sans 3"}.t{font-size:11pt}</style>
<div class="cols"><div><div style="font-size:30pt;font-weight:700">${sheet.name}</div><div style="color:#666">${person.summary ?? ""}</div></div><div style="padding-top:14pt">${divs(reach(sheet))}</div></div>
<div class="cols"><div>${section(
    say("Experience", "Experiencia", "Expérience", "Berufserfahrung"),
    sheet.jobs.map(
      (job) =>
        html`<div class="t"><b>${job.company},</b> ${job.town} — <i>${job.title}</i></div><div class="k">${job.span.text}</div>${divs(job.bullets)}`,
    ),
  )}
${section(
  say("Education", "Educación", "Formation", "Ausbildung"),
  sheet.studies.map(
    (study) =>
      html`<div class="t"><b>${study.school},</b> ${study.town} — <i>${study.degree}</i></div><div class="k">${study.span.text}</div>`,
  ),
)}</div>
<div>${section(
    say("Skills", "Habilidades", "Compétences", "Kenntnisse"),
    skillNames(sheet).map((one) => html`<div style="margin-bottom:4pt">${one}</div>`),
  )}
${section(
  say("Awards", "Certificados", "Certificats", "Nachweise"),
  person.certificates.map((one) => html`<div><b>${one}</b></div>`),
)}
${section(say("Languages", "Idiomas", "Langues", "Sprachen"), divs(person.speaks))}</div></div>`;
};

const spearmint = (sheet: Sheet): Html => {
  const { person, say } = sheet;
  return html`<style>body{font-size:10pt;font-family:Lato}h2{font-size:14pt;color:#00ab84;margin:14pt 0 4pt}h3{font-size:11pt;margin:8pt 0 0}.k{font-size:9pt;color:#777}</style>
<div style="display:flex;justify-content:space-between"><div style="font-size:26pt">${person.first}<br>${person.last}</div><div style="color:#777;text-align:right">${addressOf(person)}<br>${person.phone ?? ""}<br>${person.email ?? ""}</div></div>
${section(say("Skills", "Competencias", "Compétences", "Fähigkeiten"), skillNames(sheet).length === 0 ? [] : [html`<div>${skillNames(sheet).join(". ")}.</div>`])}
${section(
  say("Experience", "Experiencia", "Parcours", "Werdegang"),
  sheet.jobs.map(
    (job) =>
      html`<h3>${job.company}, <span style="font-weight:400">${job.town} — ${job.title}</span></h3><div class="k">${job.span.text.toUpperCase()}</div><div>${job.bullets.map((one) => `${one}.`).join(" ")}</div>`,
  ),
)}
${section(
  say("Education", "Educación", "Études", "Bildung"),
  sheet.studies.map(
    (study) =>
      html`<h3>${study.school}, <span style="font-weight:400">${study.town} — ${study.degree}</span></h3><div class="k">${study.span.text.toUpperCase()}</div>`,
  ),
)}
${section(say("Awards", "Títulos", "Titres", "Auszeichnungen und Scheine"), divs(person.certificates))}`;
};

const dark = (sheet: Sheet): Html => {
  const { person, say } = sheet;
  return html`<style>@page{margin:0}body{font-size:9.5pt;font-family:Lato}.page{display:grid;grid-template-columns:35% 65%;min-height:297mm}.side{background:#323b4c;color:#fff;padding:24pt 18pt}.side h2{font-size:12pt;letter-spacing:1pt;border-bottom:1px solid #fff;padding-bottom:4pt;margin:20pt 0 8pt;text-transform:uppercase}.main{padding:30pt 24pt}.main h2{font-size:14pt;text-transform:uppercase;color:#323b4c;border-bottom:2px solid #323b4c;margin:18pt 0 8pt}.photo{width:110pt;height:110pt;border-radius:50%;background:#aaa;margin:0 auto}.s{display:flex;justify-content:space-between;gap:8pt;font-weight:700}</style>
<div class="page"><div class="side"><div class="photo"></div>${section(
    say("Contact", "Contacto", "Contact", "Kontakt"),
    [person.phone, person.email, addressOf(person)]
      .filter((one) => one !== null && one !== "")
      .map((one) => html`<div style="margin-bottom:6pt">${one ?? ""}</div>`),
  )}
${section(
  say("Education", "Formación", "Formation", "Bildung"),
  sheet.studies.map(
    (study) =>
      html`<div style="margin-bottom:8pt"><div>${study.span.text}</div><div><b>${study.school}</b></div><div>• ${study.degree}</div></div>`,
  ),
)}
${section(say("Skills", "Habilidades", "Compétences", "Fähigkeiten"), [bullets(skillNames(sheet))])}
${section(say("Languages", "Idiomas", "Langues", "Sprachen"), [bullets(person.speaks)])}</div>
<div class="main"><div style="font-size:30pt;font-weight:700;text-transform:uppercase;letter-spacing:2pt">${person.first} <span style="font-weight:400">${person.last}</span></div><div style="font-size:12pt;letter-spacing:3pt;text-transform:uppercase">${person.headline}</div>
${section(say("Profile", "Perfil", "Profil", "Profil"), person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  say("Work experience", "Experiencia laboral", "Expériences professionnelles", "Berufserfahrung"),
  sheet.jobs.map(
    (job) =>
      html`<div style="margin-bottom:10pt"><div class="s"><span>${job.company}</span><span style="font-weight:400">${job.span.text.toUpperCase()}</span></div><div>${job.title}</div>${bullets(job.bullets)}</div>`,
  ),
)}
${section(say("Certificates", "Certificados", "Certificats", "Zertifikate"), divs(person.certificates))}
${section(say("Reference", "Referencias", "Références", "Referenzen"), [html`<div style="display:grid;grid-template-columns:1fr 1fr"><div><b>Estelle Darcy</b><br>Wardiere Inc. / CTO<br>${say("Phone", "Teléfono", "Tél.", "Telefon")}: 123-456-7890</div><div><b>Harper Russo</b><br>Wardiere Inc. / CEO<br>${say("Phone", "Teléfono", "Tél.", "Telefon")}: 123-456-7890</div></div>`])}</div></div>`;
};

const timeline = (sheet: Sheet): Html => {
  const { person, say } = sheet;
  const head = (title: string): Html => html`<h2>${title}</h2>`;
  return html`<style>body{font-size:9.5pt;font-family:"Source Sans 3"}h2{font-size:12pt;letter-spacing:2.5pt;text-transform:uppercase;margin:16pt 0 6pt}.r{display:grid;grid-template-columns:27% 73%;gap:10pt;margin-bottom:8pt}.g{color:#666}.b{font-weight:700;text-transform:uppercase;letter-spacing:.6pt}</style>
<div style="text-align:center;font-size:26pt;letter-spacing:6pt;text-transform:uppercase">${sheet.name}</div><div style="text-align:center;letter-spacing:3pt">${person.headline}</div>
<div style="display:flex;justify-content:space-around;border-top:1px solid #bbb;border-bottom:1px solid #bbb;padding:5pt;margin-top:8pt">${reach(sheet).map((one) => html`<span>${one}</span>`)}</div>
${person.summary !== null && html`${head(say("About me", "Sobre mí", "À propos", "Über mich"))}<div>${person.summary}</div>`}
${sheet.jobs.length > 0 && head(say("Work experience", "Experiencia", "Expériences", "Berufserfahrung"))}
${sheet.jobs.map((job) => html`<div class="r"><div><div>${job.company}</div><div class="g">${job.span.text}</div></div><div><div class="b">${job.title}</div><div>${job.bullets.map((one) => `${one}.`).join(" ")}</div></div></div>`)}
${sheet.studies.length > 0 && head(say("Education", "Estudios", "Formations", "Ausbildung"))}
${sheet.studies.map((study) => html`<div class="r"><div><div>${study.school}</div><div class="g">${study.span.text}</div></div><div><div class="b">${study.degree}</div></div></div>`)}
${person.skills.length > 0 && html`${head(say("Expertise", "Destrezas", "Atouts", "Expertise"))}<div style="display:grid;grid-template-columns:1fr 1fr 1fr">${divs(skillNames(sheet), "• ")}</div>`}
${person.certificates.length > 0 && html`${head(say("Certifications", "Cursos y carnets", "Certifications", "Weiterbildung"))}${divs(person.certificates)}`}`;
};

const band = (sheet: Sheet): Html => {
  const { person, say } = sheet;
  return html`<style>@page{margin:0}body{font-size:9.5pt;font-family:Lato}.band{background:#e8ddd3;padding:26pt;text-align:center}.cols{display:grid;grid-template-columns:1fr 1fr;gap:24pt;padding:14pt 28pt}h2{font-size:13pt;background:#e8ddd3;border-radius:8pt;padding:3pt 8pt;margin:10pt 0 6pt}.b{font-weight:700}</style>
<div class="band"><div style="font-size:30pt">${sheet.name}</div><div>${person.headline.toUpperCase()}</div></div>
<div class="cols"><div>${section(say("About Me", "Acerca de mí", "Qui suis-je ?", "Das bin ich"), person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(say("Get in touch", "Contáctame", "Me contacter", "Kontakt"), divs(reach(sheet)))}
${section(
  say("My Skills", "Mis habilidades", "Mes compétences", "Meine Fähigkeiten"),
  person.skills.map(
    ({ name, level }) =>
      html`<div style="display:flex;justify-content:space-between"><span>${name}</span><span>${String(level * 25)}%</span></div>`,
  ),
)}
${section(
  say("Education Background", "Formación académica", "Mon parcours scolaire", "Bildungsweg"),
  sheet.studies.map(
    (study) =>
      html`<div class="b">${study.degree}</div><div>${study.school}</div><div>${study.span.text}</div>`,
  ),
)}</div>
<div>${section(
    say("My Experience", "Mi experiencia", "Mes expériences", "Meine Erfahrung"),
    sheet.jobs.map(
      (job) =>
        html`<div style="margin-bottom:8pt"><div>${job.span.text}</div><div class="b">${job.title}</div><div><i>${job.company} | ${job.town}</i></div>${bullets(job.bullets)}</div>`,
    ),
  )}
${section(say("Hobbies", "Aficiones", "Loisirs", "Hobbys"), person.hobbies.length === 0 ? [] : [html`<div>${person.hobbies.join(" · ")}</div>`])}</div></div>`;
};

/** Imitations of templates that people fill in online. */
export const onlineTemplates: readonly Template[] = [
  { name: "google-swiss", languages, dateForm: "month-year", join: "dash", html: swiss },
  { name: "google-serif", languages, dateForm: "month-year", join: "hyphen", html: serif },
  { name: "google-spearmint", languages, dateForm: "month-year", join: "hyphen", html: spearmint },
  { name: "canva-dark", languages, dateForm: "year", join: "hyphen", html: dark },
  { name: "canva-timeline", languages, dateForm: "short-month", join: "dash", html: timeline },
  { name: "canva-band", languages, dateForm: "year", join: "hyphen", leaves: ["certificates"], html: band },
];
