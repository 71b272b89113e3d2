import { languages } from "@waymark/contract/values";
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
} from "./template.ts";

const row = (label: string, body: Html | string): Html =>
  html`<tr><td class="l">${label}</td><td>${body}</td></tr>`;

/** The form of 2005: labels at the left, each fact in a row of its own. */
function first(sheet: Sheet): Html {
  const { say, person } = sheet;
  const dates = say("Dates", "Fechas", "Dates", "Datum");
  return html`<style>body{font-size:9.5pt;font-family:Lato}table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:1.5pt 0 1.5pt 8pt}.l{width:32%;text-align:right;border-right:1px solid #000;padding-right:8pt}.h td{padding-top:10pt;font-weight:700;font-size:11pt}</style><table>
<tr class="h"><td class="l">Europass<br>${say("Curriculum Vitae", "Curriculum Vitae", "Curriculum Vitae", "Lebenslauf")}</td><td></td></tr>
<tr class="h"><td class="l">${say("Personal information", "Información personal", "Information personnelle", "Angaben zur Person")}</td><td></td></tr>
${row(say("First name(s) / Surname(s)", "Nombre(s) / Apellido(s)", "Prénom(s) / Nom(s)", "Vorname(n) / Nachname(n)"), html`<b>${sheet.name}</b>`)}
${row(say("Address(es)", "Dirección", "Adresse(s)", "Adresse(n)"), addressOf(person))}
${row(say("Telephone(s)", "Teléfono(s)", "Téléphone(s)", "Telefon"), person.phone ?? "")}
${row(say("E-mail", "Correo electrónico", "Courrier électronique", "E-Mail"), person.email ?? "")}
${row(say("Nationality", "Nacionalidad", "Nationalité", "Staatsangehörigkeit"), sheet.words.values.nationality)}
${row(say("Date of birth", "Fecha de nacimiento", "Date de naissance", "Geburtsdatum"), sheet.words.values.birth)}
${sheet.jobs.length > 0 && html`<tr class="h"><td class="l">${say("Work experience", "Experiencia laboral", "Expérience professionnelle", "Berufserfahrung")}</td><td></td></tr>`}
${sheet.jobs.map(
  (job) => html`${job.span.text !== "" && row(dates, job.span.text)}
${row(say("Occupation or position held", "Profesión o cargo desempeñado", "Fonction ou poste occupé", "Beruf oder Funktion"), job.title)}
${job.bullets.length > 0 && row(say("Main activities and responsibilities", "Funciones y responsabilidades principales", "Principales activités et responsabilités", "Wichtigste Tätigkeiten und Zuständigkeiten"), html`${divs(job.bullets)}`)}
${row(say("Name and address of employer", "Nombre y dirección de la empresa o empleador", "Nom et adresse de l'employeur", "Name und Adresse des Arbeitgebers"), html`${job.company}<br>${job.town}`)}`,
)}
${sheet.studies.length > 0 && html`<tr class="h"><td class="l">${say("Education and training", "Educación y formación", "Education et formation", "Schul- und Berufsbildung")}</td><td></td></tr>`}
${sheet.studies.map(
  (study) => html`${study.span.text !== "" && row(dates, study.span.text)}
${row(say("Title of qualification awarded", "Cualificación obtenida", "Intitulé du certificat ou diplôme délivré", "Bezeichnung der erworbenen Qualifikation"), study.degree)}
${row(say("Name and type of organisation providing education and training", "Nombre y tipo del centro de estudios", "Nom et type de l'établissement d'enseignement ou de formation", "Name und Art der Bildungs- oder Ausbildungseinrichtung"), study.school)}`,
)}
<tr class="h"><td class="l">${say("Personal skills and competences", "Capacidades y competencias personales", "Aptitudes et compétences personnelles", "Persönliche Fähigkeiten und Kompetenzen")}</td><td></td></tr>
${person.speaks.length > 0 && row(say("Other language(s)", "Otro(s) idioma(s)", "Autre(s) langue(s)", "Sonstige Sprache(n)"), person.speaks.join(", "))}
${person.skills.length > 0 && row(say("Technical skills and competences", "Capacidades y competencias técnicas", "Aptitudes et compétences techniques", "Technische Fähigkeiten und Kompetenzen"), skillNames(sheet).join(", "))}
${row(say("Driving licence", "Permiso de conducción", "Permis de conduire", "Führerschein"), "B")}</table>`;
}

/** The form of 2013: blue headings at the left, dates in the same column. */
function second(sheet: Sheet): Html {
  const { say, person } = sheet;
  const head = (title: string, body: readonly Html[]): Html =>
    body.length === 0
      ? html``
      : html`<div class="r h"><div class="l">${title}</div><div class="line"></div></div>${body}`;
  return html`<style>body{font-size:9.5pt;color:#3f3a38}.r{display:grid;grid-template-columns:28% 72%;gap:8pt;margin-bottom:6pt}.l{text-align:right;color:#0e4194}.h{margin-top:12pt;text-transform:uppercase;font-size:9pt}.line{border-bottom:2px solid #0e4194;height:8pt}.t{font-size:11pt;color:#0e4194}</style>
<div class="r"><div class="l">${say("PERSONAL INFORMATION", "INFORMACIÓN PERSONAL", "INFORMATIONS PERSONNELLES", "PERSÖNLICHE INFORMATIONEN")}</div><div style="font-size:15pt">${sheet.name}</div></div>
<div class="r"><div></div><div>⌂ ${addressOf(person)}<br>✆ ${person.phone ?? ""}<br>✉ ${person.email ?? ""}<br>${say("Sex", "Sexo", "Sexe", "Geschlecht")} F | ${say("Date of birth", "Fecha de nacimiento", "Date de naissance", "Geburtsdatum")} 12/03/1988</div></div>
${person.headline !== "" && html`<div class="r"><div class="l">${say("JOB APPLIED FOR", "EMPLEO SOLICITADO", "EMPLOI VISÉ", "ANGESTREBTE STELLE")}</div><div style="font-size:13pt">${person.headline}</div></div>`}
${head(
  say("Work experience", "Experiencia profesional", "Expérience professionnelle", "Berufserfahrung"),
  sheet.jobs.map(
    (job) =>
      html`<div class="r"><div class="l">${job.span.text}</div><div><div class="t">${job.title}</div><div>${job.company}, ${job.town}</div>${bullets(job.bullets)}</div></div>`,
  ),
)}
${head(
  say(
    "Education and training",
    "Educación y formación",
    "Éducation et formation",
    "Schul- und Berufsbildung",
  ),
  sheet.studies.map(
    (study) =>
      html`<div class="r"><div class="l">${study.span.text}</div><div><div class="t">${study.degree}</div><div>${study.school}, ${study.town}</div></div></div>`,
  ),
)}
${head(
  say("Personal skills", "Competencias personales", "Compétences personnelles", "Persönliche Fähigkeiten"),
  [
    html`<div class="r"><div class="l">${say("Mother tongue(s)", "Lengua materna", "Langue(s) maternelle(s)", "Muttersprache(n)")}</div><div>${say("English", "Español", "Français", "Deutsch")}</div></div>`,
    ...(person.skills.length === 0
      ? []
      : [
          html`<div class="r"><div class="l">${say("Job-related skills", "Competencias profesionales", "Compétences liées à l'emploi", "Berufliche Fähigkeiten")}</div><div>${bullets(skillNames(sheet))}</div></div>`,
        ]),
    html`<div class="r"><div class="l">${say("Driving licence", "Permiso de conducir", "Permis de conduire", "Führerschein")}</div><div>B</div></div>`,
  ],
)}
${head(say("Additional information", "Información adicional", "Informations complémentaires", "Zusätzliche Informationen"), person.certificates.length === 0 ? [] : [html`<div class="r"><div class="l">${say("Certifications", "Certificaciones", "Certifications", "Zertifikate")}</div><div>${divs(person.certificates)}</div></div>`])}
<div style="font-size:7pt;text-align:center">© ${say("European Union", "Unión Europea", "Union européenne", "Europäische Union")}, 2002-2018 | europass.cedefop.europa.eu</div>`;
}

/** The form since 2020: dates in brackets above, town and country with labels. */
function third(sheet: Sheet): Html {
  const { say, person } = sheet;
  const city = say("City", "Localidad", "Ville", "Ort");
  return html`<style>body{font-size:10pt}h1{font-size:20pt;margin:0;color:#004494}h2{color:#004494;font-size:11pt;border-bottom:1px solid #c6c6c8;text-transform:uppercase;margin:14pt 0 6pt}h2::before{content:"● ";font-size:8pt}.d{font-size:9pt;color:#565656;margin-top:8pt}.t{font-weight:700;text-transform:uppercase;color:#004494}.f{font-size:9pt}</style>
<h1>${sheet.name}</h1><div class="f"><b>${say("Date of birth", "Fecha de nacimiento", "Date de naissance", "Geburtsdatum")}:</b> 12/03/1988 | <b>${say("Nationality", "Nacionalidad", "Nationalité", "Staatsangehörigkeit")}:</b> ${sheet.words.values.nationality} | <b>${say("Phone number", "Número de teléfono", "Numéro de téléphone", "Telefonnummer")}:</b> ${person.phone ?? ""} | <b>${say("Email address", "Correo electrónico", "Adresse électronique", "E-Mail-Adresse")}:</b> ${person.email ?? ""} | <b>${say("Address", "Dirección", "Adresse", "Anschrift")}:</b> ${addressOf(person)} (${say("Home", "Domicilio", "Domicile", "Privatanschrift")})</div>
${section(say("About me", "Presentación", "À propos de moi", "Über mich"), person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  say("Work experience", "Experiencia laboral", "Expérience professionnelle", "Berufserfahrung"),
  sheet.jobs.map(
    (job) =>
      html`<div class="d">${job.span.text}${job.span.text ? " " : ""}${job.town}</div><div><span class="t">${job.title}</span> ${job.company}</div>${bullets(job.bullets)}<div class="f"><b>${city}</b> ${job.town}</div>`,
  ),
)}
${section(
  say(
    "Education and training",
    "Educación y formación",
    "Éducation et formation",
    "Allgemeine und berufliche Bildung",
  ),
  sheet.studies.map(
    (study) =>
      html`<div class="d">${study.span.text}${study.span.text ? " " : ""}${study.town}</div><div><span class="t">${study.degree}</span> ${study.school}</div>`,
  ),
)}
${section(say("Language skills", "Competencias lingüísticas", "Compétences linguistiques", "Sprachkenntnisse"), person.speaks.length === 0 ? [] : [html`<div>${say("Other language(s)", "Otros idiomas", "Autre(s) langue(s)", "Weitere Sprache(n)")}:</div>${divs(person.speaks)}`])}
${section(say("Skills", "Competencias", "Compétences", "Kompetenzen"), person.skills.length === 0 ? [] : [html`<div>${skillNames(sheet).join(" | ")}</div>`])}
${section(say("Driving Licence", "Permiso de conducir", "Permis de conduire", "Führerschein"), [html`<div>${say("Cars", "Automóviles", "Voitures", "Pkw")}: B</div>`])}`;
}

/** The three forms of the European Union's resume. */
export const europassTemplates: readonly Template[] = [
  {
    name: "europass-2005",
    languages,
    dateForm: "slash",
    join: "hyphen",
    leaves: ["certificates"],
    html: first,
  },
  { name: "europass-2013", languages, dateForm: "slash", join: "dash", html: second },
  { name: "europass-2020", languages, dateForm: "day", join: "dash", leaves: ["certificates"], html: third },
];
