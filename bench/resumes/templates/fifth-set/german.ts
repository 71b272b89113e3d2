import { between, slashed } from "../fourth-set/printed-dates.ts";
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
import { bold, line, p, ruled, run, table } from "../word-markup.ts";
import { dotted, monthsOf, sinceOr } from "./printing.ts";

const long = monthsOf("Januar Februar März April Mai Juni Juli August September Oktober November Dezember");

/** The tabular German curriculum vitae with a photo, personal data, and place, date and signature at its foot. */
const tabular = (sheet: Sheet): Html => {
  const { person } = sheet;
  const row = (left: string, right: Html): Html => html`<tr><td class="d">${left}</td><td>${right}</td></tr>`;
  const block = (title: string, rows: readonly Html[]): Html =>
    rows.length === 0 ? html`` : html`<tr><td colspan="2"><h2>${title}</h2></td></tr>${rows}`;
  return html`<style>@page{margin:20mm 20mm 16mm 25mm}body{font-family:"TeX Gyre Heros","DejaVu Sans",sans-serif;font-size:10pt}td{vertical-align:top;padding:2pt 0 4pt}.d{width:44mm}h2{font-size:11.5pt;margin:10pt 0 3pt;border-bottom:1px solid #444}.p{float:right;width:35mm;height:45mm;background:#b9c4cc}h1{font-size:20pt;margin:0 0 8pt}.s{font-family:"EB Garamond";font-style:italic;font-size:20pt;margin-top:14pt}</style>
<div class="p"></div><h1>Lebenslauf</h1><table style="width:115mm">${block("Persönliche Daten", [
    row("Name", html`${sheet.name}`),
    row("Anschrift", html`${person.place?.street ?? ""}<br>${person.place?.line ?? ""}`),
    row("Telefon", html`${person.phone}`),
    row("E-Mail", html`${person.email}`),
    row("Geburtsdatum/-ort", html`14.0${String((sheet.turn % 8) + 1)}.19${String(72 + sheet.turn)} in Celle`),
    row("Familienstand", html`${["ledig", "verheiratet, zwei Kinder", "geschieden"][sheet.turn % 3] ?? ""}`),
  ])}</table><table style="width:100%">
${block(
  "Berufserfahrung",
  sheet.jobs.map((job) =>
    row(
      between(job, slashed, " – ", "heute"),
      html`<b>${job.title}</b><br>${job.company}, ${job.town}${bullets(job.bullets)}`,
    ),
  ),
)}
${block(
  "Schul- und Berufsausbildung",
  sheet.studies.map((study) => row(study.span.text, html`${study.degree}<br>${study.school}`)),
)}
${block(
  "Weiterbildungen und Nachweise",
  person.certificates.map((one) => row("", html`${one}`)),
)}
${block(
  "Besondere Kenntnisse",
  skillNames(sheet).map((one, i) => row(i === 0 ? "Fachlich" : "", html`${one}`)),
)}
${block(
  "Sprachen",
  person.speaks.map((one) => row("", html`${one}`)),
)}
${block("Hobbys", person.hobbies.length === 0 ? [] : [row("", html`${person.hobbies.join(", ")}`)])}</table>
<div style="margin-top:18pt">${person.place?.town ?? ""}, den 03.09.2026</div><div class="s">${sheet.name}</div>`;
};

/** An Austrian page with a pale sidebar at the right for what the person knows. */
const rightBar = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>@page{margin:0}body{font-family:"Source Sans 3";font-size:10pt}.t{background:#3d5a3d;color:#fff;padding:11mm 14mm 7mm}.g{display:grid;grid-template-columns:1fr 68mm;min-height:245mm}.m{padding:4mm 10mm 10mm 14mm}.s{background:#eef2ea;padding:4mm 5mm;font-size:8.5pt}h1{margin:0;font-size:25pt;font-weight:400}h2{font-size:12pt;color:#3d5a3d;margin:12pt 0 5pt}.j{margin-bottom:8pt}.k{color:#777}.v{height:4pt;background:#cdd8c6;margin:1pt 0 4pt}.v div{height:4pt;background:#3d5a3d}</style>
<div class="t"><h1>${sheet.name}</h1><div>${person.headline}</div></div><div class="g"><div class="m">
${section(
  "Beruflicher Werdegang",
  sheet.jobs.map(
    (job) =>
      html`<div class="j"><div class="k">${sinceOr(job, long, " bis ", "seit")}</div><b>${job.company}</b> | ${job.town}<br>${job.title}${bullets(job.bullets)}</div>`,
  ),
)}
${section(
  "Bildungsweg",
  sheet.studies.map(
    (study) =>
      html`<div class="j"><div class="k">${study.span.text}</div><b>${study.degree}</b><br>${study.school}</div>`,
  ),
)}</div>
<div class="s">${section("Kontakt", divs([person.place?.street ?? "", person.place?.line ?? "", person.phone ?? "", person.email ?? ""]))}
${section(
  "Kenntnisse",
  person.skills.map(
    ({ name, level }) =>
      html`<div>${name}</div><div class="v"><div style="width:${String(level * 20)}%"></div></div>`,
  ),
)}
${section("Zertifikate", divs(person.certificates))}${section("Sprachkenntnisse", divs(person.speaks))}${section("Freizeit", divs(person.hobbies))}</div></div>`;
};

/** A Word file of one ruled table: the employer first, the post below. */
const boxes = (sheet: Sheet): string => {
  const { person } = sheet;
  const title = (text: string): readonly string[] => [p(run(text, "<w:b/><w:caps/>")), ""];
  const rows: (readonly string[])[] = [
    title("Persönliches"),
    [line("Name:"), p(bold(sheet.name))],
    [line("Adresse:"), line(addressOf(person))],
    [line("Mobil:"), line(person.phone ?? "")],
    [line("Mail:"), line(person.email ?? "")],
    title("Berufspraxis"),
    ...sheet.jobs.map((job) => [
      line(between(job, dotted, "–", "heute")),
      p(bold(`${job.company}, ${job.town}`)) +
        line(job.title) +
        job.bullets.map((one) => line(`– ${one}`)).join(""),
    ]),
    title("Ausbildung"),
    ...sheet.studies.map((study) => [line(study.span.text), p(bold(study.school)) + line(study.degree)]),
    ...(person.certificates.length === 0
      ? []
      : [title("Scheine"), ...person.certificates.map((one) => ["", line(one)])]),
    ...(person.skills.length === 0
      ? []
      : [
          title("Fähigkeiten"),
          [
            "",
            skillNames(sheet)
              .map((one) => line(one))
              .join(""),
          ],
        ]),
    ...(person.speaks.length === 0 ? [] : [title("Sprachen"), ["", line(person.speaks.join("; "))]]),
  ];
  return [
    p(run(`Lebenslauf ${sheet.name}`, '<w:b/><w:sz w:val="32"/>')),
    table([2600, 7000], rows, ruled),
  ].join("");
};

/** A Swiss text in columns made by spaces. */
const spaced = (sheet: Sheet): string => {
  const { person } = sheet;
  const wide = 26;
  const row = (left: string, ...right: readonly string[]): string[] =>
    right.map((one, i) => `${(i === 0 ? left : "").padEnd(wide)}${one}`.trimEnd());
  const block = (title: string, rows: readonly string[]): string[] =>
    rows.length === 0 ? [] : ["", title, "-".repeat(title.length), ...rows];
  return [
    `Lebenslauf von ${sheet.name}`,
    ...block("Personalien", [
      ...row("Wohnort", addressOf(person)),
      ...row("Natel", person.phone ?? ""),
      ...row("E-Mail", person.email ?? ""),
      ...row("Zivilstand", "ledig"),
    ]),
    ...block(
      "Stellen",
      sheet.jobs.flatMap((job) => [
        ...row(
          sinceOr(job, dotted, " - ", "seit"),
          `${job.title}, ${job.company}, ${job.town}`,
          ...job.bullets.map((one) => `- ${one}`),
        ),
        "",
      ]),
    ),
    ...block(
      "Schulen / Lehre",
      sheet.studies.flatMap((study) => row(study.span.text, `${study.degree}, ${study.school}`)),
    ),
    ...block(
      "Kurse",
      person.certificates.flatMap((one) => row("", one)),
    ),
    ...block("Stärken", person.skills.length === 0 ? [] : row("", skillNames(sheet).join(", "))),
    ...block(
      "Sprachen",
      person.speaks.flatMap((one) => row("", one)),
    ),
    ...block("Referenzen", row("", "gerne auf Anfrage")),
    "",
  ].join("\n");
};

const languages = ["de"] as const;
export const fifthGermanTemplates: readonly Template[] = [
  {
    name: "fifth-tabular",
    languages,
    dateForm: "slash",
    join: "dash",
    leaves: ["summary"],
    careers: { country: "de", trades: ["pflege", "buero", "schule"] },
    html: tabular,
  },
  {
    name: "fifth-right-bar",
    languages,
    dateForm: "month-year",
    studyDates: "year",
    join: "dash",
    leaves: ["summary"],
    careers: { country: "at", trades: ["laden", "buero", "kueche"] },
    html: rightBar,
  },
  {
    name: "fifth-boxes",
    languages,
    dateForm: "dot",
    join: "no-spaces",
    leaves: ["summary"],
    careers: { country: "de", trades: ["lager", "elektro"] },
    word: boxes,
  },
  {
    name: "fifth-spaced",
    languages,
    dateForm: "dot",
    studyDates: "year",
    join: "hyphen",
    leaves: ["summary"],
    careers: { country: "ch", trades: ["kueche", "pflege", "schule"] },
    text: spaced,
  },
];
