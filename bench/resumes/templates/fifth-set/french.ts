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
import { bold, centred, line, p, run, table } from "../word-markup.ts";
import { endYear, monthsOf, sinceOr } from "./printing.ts";

const short = monthsOf("Janv. Févr. Mars Avr. Mai Juin Juil. Août Sept. Oct. Nov. Déc.");

/** A French curriculum vitae with a coloured left column of strengths, languages and pastimes. */
const strengths = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>@page{margin:0}body{font-family:Lato;font-size:9.5pt}.g{display:grid;grid-template-columns:70mm 1fr;min-height:296mm}.l{background:#20425c;color:#fff;padding:12mm 5mm}.r{padding:12mm 9mm}.l h2{font-size:11pt;color:#f3c26b;margin:14pt 0 4pt}.r h2{font-size:13pt;color:#20425c;margin:14pt 0 6pt;text-transform:uppercase}.p{width:34mm;height:40mm;background:#9db0bd;margin:0 auto 8mm}.x{display:grid;grid-template-columns:27mm 1fr;margin-bottom:7pt}.x>div:first-child{color:#888;font-size:8.5pt}ul{padding-left:10pt}</style>
<div class="g"><div class="l"><div class="p"></div><div style="font-size:19pt;line-height:1.1">${person.first}<br><b>${person.last.toUpperCase()}</b></div><div style="margin-top:8pt">${divs([person.place?.street ?? "", person.place?.line ?? "", person.phone ?? ""])}<div style="font-size:7.5pt">${person.email}</div><div>Permis B, véhicule</div></div>
${section("Atouts", bullets(skillNames(sheet)))}${section("Langues", divs(person.speaks))}${section("Centres d’intérêt", divs(person.hobbies))}</div>
<div class="r"><div style="font-size:18pt;color:#20425c">${person.headline}</div>${person.summary === null ? html`` : html`<p><i>${person.summary}</i></p>`}
${section(
  "Expériences professionnelles",
  sheet.jobs.map(
    (job) =>
      html`<div class="x"><div>${between(job, short, " – ", "présent")}</div><div><b>${job.title}</b><br>${job.company}, ${job.town}${bullets(job.bullets)}</div></div>`,
  ),
)}
${section(
  "Formation",
  sheet.studies.map(
    (study) =>
      html`<div class="x"><div>${endYear(study)}</div><div><b>${study.degree}</b><br>${study.school}</div></div>`,
  ),
)}
${section("Habilitations", divs(person.certificates, "• "))}</div></div>`;
};

/** A Belgian Word file: the person's data first, then tables without rules, dates in their left column. */
const belgian = (sheet: Sheet): string => {
  const { person } = sheet;
  const head = (text: string): string =>
    p(run(text, '<w:b/><w:smallCaps/><w:sz w:val="26"/><w:color w:val="8A1538"/>'));
  const block = (title: string, rows: readonly (readonly string[])[]): string =>
    rows.length === 0 ? "" : head(title) + table([2400, 7200], rows);
  return [
    p(run("Curriculum vitae", '<w:b/><w:sz w:val="34"/>'), centred),
    head("Données personnelles"),
    table(
      [2400, 7200],
      [
        [line("Nom"), p(bold(person.last.toUpperCase()))],
        [line("Prénom"), p(bold(person.first))],
        [line("Adresse"), line(addressOf(person))],
        [line("GSM"), line(person.phone ?? "")],
        [line("Courriel"), line(person.email ?? "")],
        [line("Nationalité"), line("Belge")],
        [line("Permis de conduire"), line("B")],
      ],
    ),
    block(
      "Parcours professionnel",
      sheet.jobs.map((job) => [
        line(between(job, slashed, " à ", "ce jour")),
        p(bold(job.company) + run(` – ${job.town}`)) +
          line(job.title) +
          job.bullets.map((one) => line(`· ${one}`)).join(""),
      ]),
    ),
    block(
      "Études",
      sheet.studies.map((study) => [
        line(study.span.text),
        line(study.degree) + p(run(study.school, "<w:i/>")),
      ]),
    ),
    block(
      "Attestations",
      person.certificates.map((one) => [line(""), line(one)]),
    ),
    block(
      "Compétences",
      skillNames(sheet).length === 0 ? [] : [[line(""), line(skillNames(sheet).join(", "))]],
    ),
    block(
      "Langues",
      person.speaks.map((one) => [line(""), line(one)]),
    ),
    block("Loisirs", person.hobbies.length === 0 ? [] : [[line(""), line(person.hobbies.join(", "))]]),
  ].join("");
};

/** A Swiss page with a vertical line of time; the years stand in round marks on it. */
const timeline = (sheet: Sheet): Html => {
  const { person } = sheet;
  const mark = (year: string, body: Html): Html =>
    html`<div class="e"><div class="y">${year}</div><div class="b">${body}</div></div>`;
  return html`<style>body{font-family:"IBM Plex Sans";font-size:9.5pt}.e{display:grid;grid-template-columns:30mm 1fr}.y{font-weight:700;color:#c0392b;text-align:right;padding-right:6mm}.b{border-left:2px solid #c0392b;padding:0 0 9pt 6mm;position:relative}.b:before{content:"";position:absolute;left:-5px;top:3px;width:8px;height:8px;border-radius:50%;background:#c0392b}h2{font-size:12.5pt;font-weight:400;letter-spacing:2px;margin:14pt 0 7pt}h1{margin:0;font-size:24pt}.c{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm}</style>
<h1>${sheet.name}</h1><div style="font-size:13pt;color:#c0392b">${person.headline}</div><div>${addressOf(person)} · ${person.phone} · ${person.email}</div>
${section(
  "Mon parcours",
  sheet.jobs.map((job) =>
    mark(
      sinceOr(job, yearOnly, "–", "dès"),
      html`<b>${job.company}</b>, ${job.town}<br><span style="color:#c0392b">${job.title}</span>${bullets(job.bullets)}`,
    ),
  ),
)}
${section(
  "Mes formations",
  sheet.studies.map((study) => mark(endYear(study), html`<b>${study.degree}</b><br>${study.school}`)),
)}
<div class="c">${section("Mes forces", divs(skillNames(sheet)))}${section("Mes brevets", divs(person.certificates))}${section("Mes langues", divs(person.speaks))}</div>`;
};

/** A text for an online form, typed in one go with long dashes. */
const simple = (sheet: Sheet): string => {
  const { person } = sheet;
  const sections = (title: string, rows: readonly string[]): string[] =>
    rows.length === 0 ? [] : ["", `${title} :`, "", ...rows];
  return [
    sheet.name,
    addressOf(person),
    `Tél. : ${person.phone ?? ""} / Mail : ${person.email ?? ""}`,
    "",
    person.headline.toUpperCase(),
    ...(person.summary === null ? [] : [person.summary]),
    ...sections(
      "Expérience",
      sheet.jobs.flatMap((job) => [
        `${framed("", sinceOr(job, slashed, " - ", "Depuis"), " : ")}${job.title} – ${job.company} (${job.town})`,
        ...job.bullets.map((one) => `  - ${one}`),
      ]),
    ),
    ...sections(
      "Diplômes",
      sheet.studies.map((study) => `${framed("", endYear(study), " : ")}${study.degree} – ${study.school}`),
    ),
    ...sections(
      "Permis et certificats",
      person.certificates.map((one) => `- ${one}`),
    ),
    ...sections(
      "Savoir-faire",
      skillNames(sheet).map((one) => `- ${one}`),
    ),
    ...sections("Loisirs", person.hobbies.length === 0 ? [] : [person.hobbies.join(", ")]),
    "",
  ].join("\n");
};

const languages = ["fr"] as const;
export const fifthFrenchTemplates: readonly Template[] = [
  {
    name: "fifth-strengths",
    languages,
    dateForm: "short-month",
    studyDates: "year",
    join: "dash",
    careers: { country: "fr", trades: ["vente", "ecole", "bureau"] },
    html: strengths,
  },
  {
    name: "fifth-belgian",
    languages,
    dateForm: "slash",
    studyDates: "year",
    join: "hyphen",
    leaves: ["summary"],
    careers: { country: "be", trades: ["soins", "ecole", "bureau"] },
    word: belgian,
  },
  {
    name: "fifth-line-of-time",
    languages,
    dateForm: "year",
    join: "no-spaces",
    leaves: ["summary"],
    careers: { country: "ch", trades: ["cuisine", "elec"] },
    html: timeline,
  },
  {
    name: "fifth-simple",
    languages,
    dateForm: "slash",
    studyDates: "year",
    join: "hyphen",
    careers: { country: "fr", trades: ["soins", "route"] },
    text: simple,
  },
];
