import {
  bullets,
  divs,
  type Html,
  html,
  type Sheet,
  section,
  skillNames,
  type Template,
} from "../template.ts";
import { bold, centred, item, line, p, run, table } from "../word-markup.ts";
import { between, dashed, framed, slashed, yearOnly } from "./printed-dates.ts";

const caps = (text: string): string => text.toUpperCase();
const where = ({ person }: Sheet): string =>
  [person.place?.street, person.place?.line].filter(Boolean).join(", ");
const tabAt = (at: number): string =>
  `<w:tabs><w:tab w:val="left" w:pos="${at}"/></w:tabs><w:ind w:left="${at}" w:hanging="${at}"/>`;
const ruledHead = (title: string, rows: readonly string[]): string =>
  rows.length === 0
    ? ""
    : p(bold(title), '<w:pBdr><w:bottom w:val="single" w:sz="6"/></w:pBdr>') + rows.join("");

const spanishMonths =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
const spanishMonth = ({ year, month }: { year: number; month: number }): string =>
  `${spanishMonths[month - 1]} de ${year}`;

/** A Colombian 'hoja de vida': forms with the immediate superior of each post, family and personal references. */
const hojaDeVida = (sheet: Sheet): string => {
  const { person } = sheet;
  const cells = (label: string, value: string): string[] => [p(bold(label)), line(value)];
  const form = (rows: readonly (readonly [string, string])[]): string =>
    table(
      [3200, 6400],
      rows.filter(([, value]) => value !== "").map(([label, value]) => cells(label, value)),
    );
  const head = (title: string, rows: readonly string[]): string =>
    rows.length === 0 ? "" : p(bold(title), centred) + rows.join("");
  return [
    p(run("HOJA DE VIDA", '<w:b/><w:sz w:val="30"/>'), centred),
    head("DATOS PERSONALES", [
      form([
        ["NOMBRE", sheet.name],
        ["DOCUMENTO DE IDENTIDAD", "C.C. 1.020.345.678"],
        ["FECHA DE NACIMIENTO", "12 de abril de 1993"],
        ["ESTADO CIVIL", "Soltera"],
        ["DIRECCIÓN", person.place?.street ?? ""],
        ["CIUDAD", person.place?.line ?? ""],
        ["CELULAR", person.phone ?? ""],
        ["CORREO ELECTRÓNICO", person.email ?? ""],
      ]),
    ]),
    head("PERFIL LABORAL", person.summary === null ? [] : [line(person.summary)]),
    head(
      "FORMACIÓN ACADÉMICA",
      sheet.studies.map(({ degree, school, span }) =>
        form([
          ["TÍTULO", degree],
          ["INSTITUCIÓN", school],
          ["AÑO", span.end ?? ""],
        ]),
      ),
    ),
    head(
      "EXPERIENCIA LABORAL",
      sheet.jobs.map((job) =>
        form([
          ["EMPRESA", job.company],
          ["CARGO", job.title],
          ["TIEMPO", between(job, spanishMonth, " a ", "la fecha")],
          ["FUNCIONES", `${job.bullets.join(". ")}.`],
          ["JEFE INMEDIATO", "Gloria Inés Patiño"],
          ["TELÉFONO", "604 555 0199"],
        ]),
      ),
    ),
    head("HABILIDADES", skillNames(sheet).map(item)),
    head("CURSOS", person.certificates.map(item)),
    head("REFERENCIAS FAMILIARES", [
      form([
        ["NOMBRE", "Álvaro Peláez"],
        ["OCUPACIÓN", "Comerciante"],
        ["TELÉFONO", "310 555 0155"],
      ]),
    ]),
    head("REFERENCIAS PERSONALES", [
      form([
        ["NOMBRE", "Sandra Milena Uribe"],
        ["OCUPACIÓN", "Enfermera jefe"],
        ["TELÉFONO", "320 555 0142"],
      ]),
    ]),
  ].join("");
};

/** Two Spanish columns of the same weight: studies and skills on the left, posts with dates below on the right. */
const dosColumnas = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>body{font-family:Lato;font-size:10pt}.g{display:grid;grid-template-columns:42% 52%;column-gap:6%}h2{font-size:11.5pt;color:#7a1f3d;border-bottom:1.5px dotted #7a1f3d;margin:12pt 0 5pt}small{color:#666}</style>
<div style="background:#7a1f3d;color:#fff;padding:10pt"><div style="font-size:21pt">${sheet.name}</div><div>${person.headline}</div></div>
<div class="g"><div>
${section("Sobre mí", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section("Datos de contacto", divs([`Tel. ${person.phone ?? ""}`, person.email ?? "", where(sheet)]))}
${section(
  "Formación",
  sheet.studies.map(
    (study) =>
      html`<div style="margin-bottom:5pt"><b>${study.degree}</b><br>${study.school}<br><small>${study.span.text}</small></div>`,
  ),
)}
${section("Idiomas", divs(person.speaks))}
${section("Aptitudes", bullets(skillNames(sheet)))}
</div><div>
${section(
  "Trayectoria profesional",
  sheet.jobs.map(
    (job) =>
      html`<div style="margin-bottom:8pt"><b>${job.company}</b><br>${job.title}<br><small>${between(job, slashed, " – ", "actualidad")}</small>${bullets(job.bullets)}</div>`,
  ),
)}
${section("Otros cursos y carnés", divs(person.certificates, "✓ "))}
${section("Aficiones", person.hobbies.length === 0 ? [] : [html`<div>${person.hobbies.join(", ")}</div>`])}
</div></div>`;
};

/** A French page with the dates in words on the left. */
const datesGauche = (sheet: Sheet): Html => {
  const { person } = sheet;
  const month = new Intl.DateTimeFormat("fr", { month: "long", year: "numeric", timeZone: "UTC" });
  const said = (at: { year: number; month: number }): string =>
    month.format(Date.UTC(at.year, at.month - 1, 15));
  const span = (job: Sheet["jobs"][number]): string =>
    job.span.text === ""
      ? ""
      : job.end === null
        ? `Depuis ${said(job.start)}`
        : `De ${said(job.start)} à ${said(job.end)}`;
  const row = (left: string, right: Html): Html =>
    html`<div class="r"><div>${left}</div><div>${right}</div></div>`;
  return html`<style>body{font-family:"Source Serif 4";font-size:10.5pt}h2{font-size:12pt;text-align:center;border:1px solid #000;padding:2pt;margin:12pt 0 6pt;font-weight:400}.r{display:grid;grid-template-columns:29% 71%;margin-bottom:6pt}</style>
<div>${person.first} ${caps(person.last)}</div>${divs([person.place?.street ?? "", person.place?.line ?? "", `Tél. : ${person.phone ?? ""}`, `Mél : ${person.email ?? ""}`, "38 ans, pacsé(e), 2 enfants"])}
<div style="text-align:center;font-size:15pt;margin-top:8pt">${person.headline}</div>
${person.summary === null ? html`` : html`<div style="text-align:center;font-style:italic">${person.summary}</div>`}
${section(
  "Expériences",
  sheet.jobs.map((job) =>
    row(span(job), html`${caps(job.company)}, ${job.town}<br><b>${job.title}</b>${divs(job.bullets, "– ")}`),
  ),
)}
${section(
  "Formation et diplômes",
  sheet.studies.map((study) => row(study.span.text, html`<b>${study.degree}</b><br>${study.school}`)),
)}
${section("Savoir-faire", skillNames(sheet).length === 0 ? [] : [html`<div>${skillNames(sheet).join(" – ")}</div>`])}
${section("Habilitations", divs(person.certificates))}
${section("Divers", divs([...person.speaks, ...(person.hobbies.length === 0 ? [] : [person.hobbies.join(", ")])]))}`;
};

/** French competences in Word first, then one line for each post and study. */
const competences = (sheet: Sheet): string => {
  const { person } = sheet;
  return [
    p(run(sheet.name, '<w:b/><w:sz w:val="32"/>')),
    line(person.headline),
    line(`${where(sheet)}  |  ${person.phone ?? ""}  |  ${person.email ?? ""}`),
    ruledHead("PROFIL", person.summary === null ? [] : [line(person.summary)]),
    ruledHead("DOMAINES DE COMPÉTENCES", skillNames(sheet).map(item)),
    ruledHead(
      "PARCOURS PROFESSIONNEL",
      sheet.jobs.map(
        (job) =>
          p(
            bold(framed("", between(job, yearOnly, "-", "à ce jour"), " : ")) +
              run(`${job.title} – ${job.company} (${job.town})`),
          ) + job.bullets.map((one) => line(`> ${one}`)).join(""),
      ),
    ),
    ruledHead(
      "CURSUS",
      sheet.studies.map(({ degree, school, span }) =>
        p(bold(framed("", span.end ?? "", " : ")) + run(`${degree} – ${school}`)),
      ),
    ),
    ruledHead("PERMIS ET CERTIFICATIONS", person.certificates.map(item)),
    ruledHead(
      "LANGUES",
      person.speaks.map((one) => line(one)),
    ),
    ruledHead("CENTRES D'INTÉRÊT", person.hobbies.length === 0 ? [] : [line(person.hobbies.join(" • "))]),
  ].join("");
};

/** A German table made with tabs, signed at the end. */
const tabellarisch = (sheet: Sheet): string => {
  const { person } = sheet;
  const row = (left: string, right: string): string => line(`${left}\t${right}`, tabAt(2800));
  return [
    p(run("Lebenslauf", '<w:b/><w:sz w:val="36"/>')),
    ruledHead("Zur Person", [
      row("Name", sheet.name),
      row("Anschrift", where(sheet)),
      row("Mobil", person.phone ?? ""),
      row("E-Mail", person.email ?? ""),
      row("geboren am", "23.09.1990 in Minden"),
      row("Familienstand", "verheiratet, ein Kind"),
    ]),
    ruledHead(
      "Beruflicher Werdegang",
      sheet.jobs.map((job) =>
        [
          p(run(`${between(job, dashed, " bis ", "heute")}\t`) + bold(job.title), tabAt(2800)),
          row("", `${job.company}, ${job.town}`),
          ...job.bullets.map((one) => row("", `– ${one}`)),
        ].join(""),
      ),
    ),
    ruledHead(
      "Schule und Ausbildung",
      sheet.studies.map((study) =>
        [p(run(`${study.span.text}\t`) + bold(study.degree), tabAt(2800)), row("", study.school)].join(""),
      ),
    ),
    ruledHead(
      "Zusatzqualifikationen",
      person.certificates.map((one) => row("", one)),
    ),
    ruledHead(
      "Fachkenntnisse",
      skillNames(sheet).length === 0 ? [] : [row("", skillNames(sheet).join(", "))],
    ),
    ruledHead(
      "Sprachen",
      person.speaks.map((one) => row("", one)),
    ),
    "<w:p/>",
    line(`${person.place?.town ?? ""}, 14.09.2026`),
    line(sheet.name),
  ].join("");
};

/** A modern German page with a grey column on the right. */
const rechteSpalte = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>body{font-size:10pt}.g{display:grid;grid-template-columns:66% 30%;column-gap:4%}aside{background:#ececec;padding:8pt;font-size:8.5pt}h2{font-size:11pt;font-weight:700;margin:11pt 0 4pt}h2:after{content:"";display:block;width:24pt;border-bottom:2px solid #d08a00}</style>
<div class="g"><main><div style="font-size:22pt;font-weight:300">${person.first} <b>${person.last}</b></div><div>${person.headline}</div>
${section("Kurzprofil", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "Stationen",
  sheet.jobs.map(
    (job) =>
      html`<div style="margin-bottom:7pt"><div>${job.span.text}</div><div><b>${job.company}</b> | ${job.town}</div><div><i>${job.title}</i></div>${bullets(job.bullets)}</div>`,
  ),
)}
${section(
  "Ausbildung",
  sheet.studies.map(
    (study) =>
      html`<div style="margin-bottom:5pt"><div>${study.span.text}</div><div><b>${study.school}</b></div><div><i>${study.degree}</i></div></div>`,
  ),
)}</main><aside>
<div style="font-size:7pt">${section("Kontakt", divs([person.place?.street ?? "", person.place?.line ?? "", person.phone ?? "", person.email ?? ""]))}</div>
${section("Kann ich", divs(skillNames(sheet)))}
${section("Nachweise", divs(person.certificates))}
${section("Sprachen", divs(person.speaks))}
${section("Freizeit", divs(person.hobbies))}</aside></div>`;
};

export const fourthNationalTemplates: readonly Template[] = [
  {
    name: "hoja-de-vida",
    languages: ["es"],
    careers: { country: "co", trades: ["careassistant", "electrician", "teacher"] },
    dateForm: "month-year",
    join: "word",
    studyDates: "year",
    word: hojaDeVida,
  },
  {
    name: "dos-columnas",
    languages: ["es"],
    careers: { country: "es", trades: ["careassistant", "chef", "electrician", "teacher"] },
    dateForm: "slash",
    join: "dash",
    studyDates: "year",
    html: dosColumnas,
  },
  {
    name: "dates-gauche",
    languages: ["fr"],
    careers: { country: "fr", trades: ["driver", "carpenter", "cashier"] },
    dateForm: "month-year",
    join: "word",
    studyDates: "year",
    html: datesGauche,
  },
  {
    name: "competences",
    languages: ["fr"],
    careers: { country: "fr", trades: ["careassistant", "cashier", "driver"] },
    dateForm: "year",
    join: "hyphen",
    word: competences,
  },
  {
    name: "tabellarisch",
    languages: ["de"],
    careers: { country: "de", trades: ["nurse", "driver", "electrician"] },
    dateForm: "slash",
    join: "hyphen",
    studyDates: "year",
    word: tabellarisch,
  },
  {
    name: "rechte-spalte",
    languages: ["de"],
    careers: { country: "de", trades: ["nurse", "cashier", "electrician"] },
    dateForm: "dot",
    join: "dash",
    studyDates: "year",
    html: rechteSpalte,
  },
];
