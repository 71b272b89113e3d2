import { expect, test } from "vitest";
import { readResume } from "./read-resume.ts";
import { layOut, type Setting } from "./testing/lay-out.ts";

const read = (setting: Setting, ...lines: string[]) => readResume(layOut(lines.join("\n"), setting)).content;
const jobsOf = ({ experience }: ReturnType<typeof read>): string[] =>
  experience.map(({ title, company, startDate }) => [title, company, startDate].join(" / "));
const studiesOf = ({ education }: ReturnType<typeof read>): string[] =>
  education.map(({ degree, school, graduationDate }) => [degree, school, graduationDate].join(" / "));

const head = (...lines: string[]): string[] => [
  "# Orla Vane",
  ...lines,
  "## Experience",
  "*Baker, Brightloaf Ltd | 2019 – 2022",
];

test.each<[string, string[], string]>([
  [
    "behind its label",
    ["ADDRESS: << No. 8, Pell Close, Umuwezi, Anlo State", "TELEPHONE: << 08035550134"],
    "No. 8, Pell Close, Umuwezi, Anlo State",
  ],
  [
    "below its label",
    ["*Address", "22 Abbey Park, Kilfarra, Co. Drum", "*Phone", "087 123 4114"],
    "Kilfarra",
  ],
  ["beside a number", ["Kilfarra, Co. Drum | 087 123 4114 | orla.vane@example.org"], "Kilfarra, Co. Drum"],
  ["nowhere, where the form was left empty", ["Address:", "Telephone:", "orla.vane@example.org"], ""],
])("a place in a town that nobody knows: %s", (_, lines, place) => {
  expect(read("page", ...head(...lines)).personalInfo.location).toContain(place);
});

test("posts set in below an employer have its name", () => {
  const posts = ["Senior Process Engineer", "Graduate Engineer Trainee"];
  const dated = read(
    "words",
    "# Orla Vane",
    "## Career to date",
    "*Kestrel Aerostructures, Ennis | 2018 – Present",
    `   ${posts[0]} | Aug 2024 – Present`,
    "• Led the move to a new plant",
    `   ${posts[1]} | Nov 2018 – July 2024`,
    "• Checked drawings",
  );
  expect(jobsOf(dated)).toEqual([
    `${posts[0]} / Kestrel Aerostructures / 2024-08`,
    `${posts[1]} / Kestrel Aerostructures / 2018-11`,
  ]);
  const undated = read(
    "page",
    "# Orla Vane",
    "## Career to date",
    "*Kestrel Aerostructures Ltd",
    ...posts.flatMap((post) => [post, "• Checked drawings and quantities"]),
  );
  expect(jobsOf(undated)).toEqual(posts.map((post) => `${post} / Kestrel Aerostructures Ltd / `));
});

test("the heads of tables are known by their nouns, and a school nobody knows by its column", () => {
  const content = read(
    "docx",
    "# Orla Vane",
    "## Work experience",
    "*Inclusive Dates << Position >> Company / Address",
    "10-2020 to Present << Form Tutor >> Greenfield House, Cebu",
    "## Academic record",
    "Course << Institution >> Year of Passing",
    "B.E. Electronics << Prabodhan Vishwavidyalaya >> 2019",
  );
  expect(jobsOf(content)).toEqual(["Form Tutor / Greenfield House / 2020-10"]);
  expect(studiesOf(content)).toEqual(["B.E. Electronics / Prabodhan Vishwavidyalaya / 2019"]);
});

test("rows of a form begin a job where its first label comes again", () => {
  const row = (employer: string, post: string, time: string): string[] => [
    `EMPRESA << ${employer}`,
    `CARGO << ${post}`,
    `TIEMPO << ${time}`,
  ];
  const content = read(
    "docx",
    "# Orla Vane",
    "## Experiencia laboral",
    ...row("Caicedo Mosquera", "Docente", "agosto de 2023 a la fecha"),
    ...row("Rincón Bedoya", "Tutor de curso", "marzo de 2017 a agosto de 2022"),
  );
  expect(jobsOf(content)).toEqual([
    "Docente / Caicedo Mosquera / 2023-08",
    "Tutor de curso / Rincón Bedoya / 2017-03",
  ]);
});

test("stages of schooling are labels", () => {
  const content = read(
    "docx",
    "# Orla Vane",
    "## Education",
    "Tertiary << : Housekeeping NC II",
    "Saint Brendan University",
    "S.Y. 2016 - 2020",
    "Secondary << : High School Diploma",
    "Saint Maud Academy",
    "S.Y. 2013 - 2015",
  );
  expect(studiesOf(content)).toEqual([
    "Housekeeping NC II / Saint Brendan University / 2020",
    "High School Diploma / Saint Maud Academy / 2015",
  ]);
});

test("a column of labels that end at one edge belongs to what stands beside it", () => {
  const entry = (dates: string, post: string, employer: string): [string, string][] => [
    ["Datum", dates],
    ["Beruf oder Funktion", post],
    ["Name und Adresse des Arbeitgebers", employer],
  ];
  const rows = [
    ["Vorname(n) / Nachname(n)", "Orla Vane"],
    ["Telefon", "0171-5566128"],
    ["Berufserfahrung", ""],
    ...entry("09/2021 - Heute", "Hausmeister", "Seniorenheim Au"),
    ...entry("01/2019 - 08/2021", "Koch", "Gasthof Rose"),
    ["Schul- und Berufsbildung", ""],
    ["Datum", "08/2014 - 06/2018"],
    ["Bezeichnung der erworbenen Qualifikation", "Ausbildung zum Koch"],
    ["Name und Art der Bildungseinrichtung", "Berufsschule Au"],
  ];
  const runs = rows.flatMap(([label = "", value = ""], i) => {
    const run = { y: 60 + 20 * i, size: 10, bold: false };
    const width = label.length * 4;
    const left = { ...run, text: label, x: 200 - width, width };
    return value === "" ? [left] : [left, { ...run, text: value, x: 215, width: value.length * 4 }];
  });
  const content = readResume({ kind: "pages", pages: [{ width: 595, height: 842, runs }] }).content;
  expect(jobsOf(content)).toEqual([
    "Hausmeister / Seniorenheim Au / 2021-09",
    "Koch / Gasthof Rose / 2019-01",
  ]);
  expect(studiesOf(content)).toEqual(["Ausbildung zum Koch / Berufsschule Au / 2018-06"]);
});

test("the offer of references is no certificate", () => {
  const content = read(
    "docx",
    ...head(),
    "## Certificates",
    "• First Aid",
    "• References available upon request",
  );
  expect(content.certifications).toEqual(["First Aid"]);
});
