import { between, framed, slashed, yearOnly } from "../fourth-set/printed-dates.ts";
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
import { bold, line, p, run, style } from "../word-markup.ts";
import { endYear, monthsOf, sinceOr, slashedShort } from "./printing.ts";

const shortGerman = monthsOf("Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.");
const longFrench = monthsOf(
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
);

/** The older European form in French: questions at the right edge of a narrow left column, answers beside them. */
const olderForm = (sheet: Sheet): Html => {
  const { person } = sheet;
  const row = (left: string, right: Html): Html =>
    html`<tr><td class="q">${left}</td><td class="a">${right}</td></tr>`;
  const head = (title: string): Html => html`<tr><td class="q h">${title}</td><td class="a"></td></tr>`;
  return html`<style>body{font-family:"DejaVu Sans Condensed","DejaVu Sans";font-size:9pt}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:1.5pt 0}.q{width:36%;text-align:right;padding-right:9pt;border-right:1px solid #000}.a{padding-left:9pt}.h{font-weight:700;font-variant:small-caps;font-size:11pt;padding-top:10pt}</style>
<table>${head("Europass – Curriculum vitae")}${head("Informations personnelles")}
${row("Nom(s) / Prénom(s)", html`<b style="font-size:12pt">${person.last} ${person.first}</b>`)}${row("Adresse(s)", html`${addressOf(person)} (Belgique)`)}${row("Téléphone(s)", html`${person.phone}`)}${row("Courrier électronique", html`${person.email}`)}${row("Nationalité", html`belge`)}
${head("Expérience professionnelle")}
${sheet.jobs.map(
  (job) =>
    html`${row("Dates", html`${between(job, slashed, " → ", "…")}`)}${row("Fonction ou poste occupé", html`${job.title}`)}${row("Principales activités et responsabilités", html`${job.bullets.join(" ; ")}`)}${row("Nom et adresse de l’employeur", html`${job.company}, ${job.town}`)}${row(" ", html`&nbsp;`)}`,
)}
${head("Éducation et formation")}
${sheet.studies.map((study) => html`${row("Dates", html`${endYear(study)}`)}${row("Intitulé du certificat ou diplôme délivré", html`${study.degree}`)}${row("Nom de l’établissement", html`${study.school}`)}${row(" ", html`&nbsp;`)}`)}
${head("Aptitudes et compétences personnelles")}
${person.speaks.length === 0 ? html`` : row("Langue(s)", html`${person.speaks.join(" ; ")}`)}${row("Aptitudes et compétences", html`${skillNames(sheet).join(", ")}`)}${person.certificates.length === 0 ? html`` : row("Certificats et permis", html`${person.certificates.join(", ")}`)}</table>`;
};

/** A French page held up to a telephone: a framed head, dates in words before each post. */
const framedPage = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>body{font-family:"Source Serif 4";font-size:11.5pt}.t{border:2px solid #000;padding:8pt;text-align:center}h1{font-size:19pt;margin:0}h2{font-size:12.5pt;text-decoration:underline;margin:14pt 0 5pt}.j{margin-bottom:9pt}</style>
<div class="t"><h1>${sheet.name}</h1><div>${addressOf(person)}</div><div>Tél : ${person.phone} – ${person.email}</div></div>
${section("Mon profil", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "Expérience professionnelle",
  sheet.jobs.map(
    (job) =>
      html`<div class="j">${framed("", sinceOr(job, longFrench, " à ", "Depuis"), "")}<br><b>${job.title}</b>, ${job.company} à ${job.town}<br>${job.bullets.join(", ")}</div>`,
  ),
)}
${section(
  "Diplômes et formations",
  sheet.studies.map(
    (study) => html`<div>${framed("", endYear(study), " : ")}${study.degree}, ${study.school}</div>`,
  ),
)}
${section("Permis, habilitations", divs(person.certificates, "- "))}
${section("Compétences", divs(skillNames(sheet), "- "))}`;
};

/** A German application folder: a cover page with photo and contact, then the curriculum by headings at the left. */
const folder = (sheet: Sheet): Html => {
  const { person } = sheet;
  const block = (title: string, rows: readonly Html[]): Html =>
    rows.length === 0 ? html`` : html`<div class="b"><div class="k">${title}</div><div>${rows}</div></div>`;
  return html`<style>body{font-family:Lato;font-size:10.5pt}.c{text-align:center;padding-top:35mm;break-after:page}.p{width:60mm;height:75mm;background:#c3ced6;margin:12mm auto}.b{display:grid;grid-template-columns:34mm 1fr;border-top:1px solid #9ab;padding:7pt 0}.k{color:#2b5c7a;font-weight:700}.j{margin-bottom:8pt}</style>
<div class="c"><div style="font-size:26pt;letter-spacing:3px">BEWERBUNG</div><div>als ${person.headline}</div><div class="p"></div><div style="font-size:18pt">${sheet.name}</div>${divs([person.place?.street ?? "", person.place?.line ?? "", `Telefon: ${person.phone ?? ""}`, `E-Mail: ${person.email ?? ""}`])}</div>
<div style="font-size:18pt;margin-bottom:8pt">Lebenslauf</div>
${block("Profil", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${block(
  "Praxis",
  sheet.jobs.map(
    (job) =>
      html`<div class="j"><b>${job.title}</b>${framed(" (", between(job, slashedShort, "–", "heute"), ")")}<br>${job.company}, ${job.town}${bullets(job.bullets)}</div>`,
  ),
)}
${block(
  "Ausbildung",
  sheet.studies.map(
    (study) =>
      html`<div class="j"><b>${study.degree}</b>${framed(" (", endYear(study), ")")}<br>${study.school}</div>`,
  ),
)}
${block("Können", person.skills.length === 0 ? [] : [html`<div>${skillNames(sheet).join(" · ")}</div>`])}
${block("Nachweise", divs(person.certificates))}
${block("Sprachen", divs(person.speaks))}
${block("Privat", person.hobbies.length === 0 ? [] : [html`<div>${person.hobbies.join(", ")}</div>`])}`;
};

/** A German computing worker's Word file with English words in it: title, the word 'bei' and employer in one line. */
const mixed = (sheet: Sheet): string => {
  const { person } = sheet;
  const head = (text: string): string => line(text, style("Heading2"));
  const under = (title: string, rows: readonly string[]): string =>
    rows.length === 0 ? "" : head(title) + rows.join("");
  return [
    p(run(sheet.name, '<w:b/><w:sz w:val="44"/>')),
    p(run(person.headline, '<w:sz w:val="26"/><w:color w:val="2E74B5"/>')),
    line([addressOf(person), person.phone ?? "", person.email ?? ""].join("  ·  ")),
    under("About me", person.summary === null ? [] : [line(person.summary)]),
    under(
      "Work Experience / Berufserfahrung",
      sheet.jobs.map((job) =>
        [
          p(run(`${job.title} bei `) + bold(job.company) + run(`, ${job.town}`)),
          ...(job.span.text === "" ? [] : [p(run(sinceOr(job, shortGerman, " – ", "seit"), "<w:i/>"))]),
          ...job.bullets.map((one) => line(`▪ ${one}`)),
        ].join(""),
      ),
    ),
    under(
      "Education",
      sheet.studies.map((study) =>
        line(`${study.degree}, ${study.school}${framed(" (", study.span.text, ")")}`),
      ),
    ),
    under("Tech Stack", skillNames(sheet).length === 0 ? [] : [line(skillNames(sheet).join(" | "))]),
    under(
      "Zertifizierungen",
      person.certificates.map((one) => line(`▪ ${one}`)),
    ),
    under(
      "Sprachen",
      person.speaks.map((one) => line(`▪ ${one}`)),
    ),
  ].join("");
};

/** A Spanish page of two narrow halves in orange: everything personal left, posts right with short dates. */
const halves = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>@page{margin:10mm}body{font-family:"IBM Plex Sans";font-size:9pt}.g{display:grid;grid-template-columns:1fr 1fr;gap:9mm}h1{font-size:25pt;line-height:1.05;margin:0;color:#d9600f}h2{font-size:12pt;background:#fbe3d1;color:#a5450a;padding:3pt 7pt;border-radius:5pt;margin:13pt 0 6pt}.j{margin-bottom:8pt}.d{float:right;color:#a5450a;margin-left:8pt}.p{width:30mm;height:30mm;border-radius:8pt;background:#e3c2ab;margin-bottom:5mm}</style>
<div class="g"><div><div class="p"></div><h1>${person.first}<br>${person.last}</h1><div style="font-size:12pt">${person.headline}</div>
${section("Contacto", html`${divs([person.phone ?? "", person.email ?? "", person.place?.street ?? "", person.place?.line ?? ""])}`)}
${section("Sobre mí", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "Estudios",
  sheet.studies.map(
    (study) =>
      html`<div class="j"><b>${study.degree}</b><br>${study.school}${framed(" – ", endYear(study), "")}</div>`,
  ),
)}
${section("Carnés y cursos", divs(person.certificates))}${section("Idiomas", divs(person.speaks))}</div>
<div>${section(
    "Experiencia",
    sheet.jobs.map(
      (job) =>
        html`<div class="j"><span class="d">${between(job, slashedShort, " – ", "act.")}</span><b>${job.title}</b><br>${job.company}<br><i>${job.town}</i>${bullets(job.bullets)}</div>`,
    ),
  )}
${section("Habilidades", bullets(skillNames(sheet)))}${section("Aficiones", person.hobbies.length === 0 ? [] : [html`<div>${person.hobbies.join(", ")}</div>`])}</div></div>`;
};

/** A Mexican text as it is sent in a message: short lines, years first. */
const message = (sheet: Sheet): string => {
  const { person } = sheet;
  const part = (title: string, rows: readonly string[]): string[] =>
    rows.length === 0 ? [] : ["", `*${title}*`, ...rows];
  return [
    sheet.name,
    person.headline,
    `Cel. ${person.phone ?? ""}`,
    person.email ?? "",
    person.place?.line ?? "",
    ...part(
      "Experiencia",
      sheet.jobs.flatMap((job) => [
        `${framed("", between(job, yearOnly, "-", "actualmente"), ". ")}${job.title} en ${job.company}.`,
        ...job.bullets.map((one) => `> ${one}`),
      ]),
    ),
    ...part(
      "Estudios",
      sheet.studies.map((study) => `${framed("", endYear(study), ". ")}${study.degree}, ${study.school}.`),
    ),
    ...part(
      "Sé hacer",
      skillNames(sheet).map((one) => `> ${one}`),
    ),
    ...part(
      "Cursos y licencias",
      person.certificates.map((one) => `> ${one}`),
    ),
    "",
    "Quedo a sus órdenes.",
    "",
  ].join("\n");
};

export const fifthMoreNational: readonly Template[] = [
  {
    name: "fifth-older-form",
    languages: ["fr"],
    dateForm: "slash",
    studyDates: "year",
    join: "arrow",
    careers: { country: "be", trades: ["soins", "vente"], jobs: [1, 4] },
    leaves: ["summary"],
    html: olderForm,
  },
  {
    name: "fifth-framed",
    languages: ["fr"],
    dateForm: "month-year",
    studyDates: "year",
    join: "word",
    careers: { country: "fr", trades: ["cuisine", "elec"], jobs: [1, 3] },
    photo: "hurried",
    html: framedPage,
  },
  {
    name: "fifth-folder",
    languages: ["de"],
    dateForm: "short-slash",
    studyDates: "year",
    join: "no-spaces",
    careers: { country: "de", trades: ["schule", "laden"] },
    html: folder,
  },
  {
    name: "fifth-mixed",
    languages: ["de"],
    dateForm: "short-month",
    studyDates: "year",
    join: "dash",
    careers: { country: "de", trades: ["it"] },
    word: mixed,
  },
  {
    name: "fifth-halves",
    languages: ["es"],
    dateForm: "short-slash",
    studyDates: "year",
    join: "dash",
    careers: { country: "es", trades: ["electricista", "reparto"] },
    html: halves,
  },
  {
    name: "fifth-message",
    languages: ["es"],
    dateForm: "year",
    join: "hyphen",
    careers: { country: "mx", trades: ["cuidados", "tienda", "cocina"] },
    leaves: ["street", "summary"],
    text: message,
  },
];
