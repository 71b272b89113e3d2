import { expect, test } from "vitest";
import type { LogicalLine, PositionedPage, TextRun } from "./document.ts";
import { readResume } from "./read-resume.ts";

const line = (text: string, more: Partial<LogicalLine> = {}): LogicalLine => ({
  text,
  size: 11,
  bold: false,
  isListItem: false,
  ...more,
});
const heading = (text: string): LogicalLine => line(text, { bold: true, size: 14 });
const jobsOf = (lines: readonly LogicalLine[]) =>
  readResume({ kind: "lines", lines: [...lines] }).content.experience.map(
    ({ title, company, location, startDate }) => ({ title, company, location, startDate }),
  );

test.each([
  "Promoted twice in 7 years, most recently in March 2019",
  "Übernahme in unbefristetes Arbeitsverhältnis im März 2019",
  "Chiffre d'affaires en hausse de 12 % par rapport à 2017",
  "Sustitución por baja maternal desde marzo de 2019",
  "Recognized as Employee of the Month (May 2021) for perfect attendance",
])("a sentence with a date begins no job: %s", (said) => {
  const lines = [
    heading("Experience"),
    line("06/2018 – 05/2021"),
    line("Warehouse worker, Northgate Logistics"),
    line(said),
    line("01/2015 – 05/2018"),
    line("Delivery driver, Swiftline Parcels Ltd"),
  ];
  expect(jobsOf(lines)).toMatchObject([
    { title: "Warehouse worker", startDate: "2018-06" },
    { title: "Delivery driver", startDate: "2015-01" },
  ]);
});

test("a bold title is split from the plain employer behind it", () => {
  const head = line("NURSE Rosehill", { looks: ["NURSE", "Rosehill"] });
  const lines = [heading("Experience"), line("06/2018 – 05/2021 Dayton"), head, line("Cared for residents")];
  expect(jobsOf(lines)).toMatchObject([{ title: "NURSE", company: "Rosehill", location: "Dayton" }]);
});

test("streets, salaries and supervisors are neither title nor employer", () => {
  const lines = [
    heading("Work Experience"),
    line("Patel Brothers Plumbing"),
    line("100 Main Street"),
    line("08/2019 – 04/2024"),
    line("Salary: 40,500.00 USD per year"),
    line("Hours per week: 40"),
    line("Electrician"),
    line("Supervisor: J. Doe (208-555-0199)"),
  ];
  expect(jobsOf(lines)).toMatchObject([{ title: "Electrician", company: "Patel Brothers Plumbing" }]);
});

test("what was done in a job is no employer", () => {
  const lines = [
    heading("Berufserfahrung"),
    line("06/2018 – 05/2021"),
    line("Lagerist, Rhenus"),
    line("Betreuung von Gruppen und Erstellung der Pläne"),
  ];
  expect(jobsOf(lines)).toMatchObject([{ title: "Lagerist", company: "Rhenus" }]);
});

test("a title below its employer may begin with 'als'", () => {
  const lines = [heading("Berufspraxis"), line("05.2020 – 07.2022 Hermes, Linz"), line("als Paketzusteller")];
  expect(jobsOf(lines)).toMatchObject([{ title: "Paketzusteller", company: "Hermes" }]);
});

test("jobs below a heading of a summary are jobs", () => {
  const lines = [
    heading("Career summary"),
    line("06/2018 – 05/2021"),
    line("Cook, Harbour Hotel"),
    heading("Education"),
    line("2015 – 2018"),
    line("Diploma in Culinary Arts, Leeds College"),
  ];
  expect(jobsOf(lines)).toMatchObject([{ title: "Cook", company: "Harbour Hotel" }]);
});

const run = (text: string, x: number, y: number, more: Partial<TextRun> = {}): TextRun => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  bold: false,
  ...more,
});

/** A page with bold headings at the left and rows beside each, the first on the line of its heading. */
function marginPage(sections: readonly (readonly [string, readonly string[]])[]): PositionedPage {
  const runs = [run("Nora Vale", 40, 60, { size: 22 })];
  let y = 110;
  for (const [title, rows] of sections) {
    runs.push(run(title, 40, y, { bold: true }));
    for (const row of rows) {
      runs.push(run(row, 180, y));
      y += 14;
    }
    y += 10;
  }
  return { width: 595, height: 842, runs };
}

test("headings in a margin stay beside their entries", () => {
  const page = marginPage([
    [
      "Experience",
      ["May 2019 – June 2022", "Acme Ltd — Cook", "Dec 2015 – May 2019", "Lantern Inc — Waiter"],
    ],
    ["Education", ["Sept 2012 – June 2015", "Leeds College — Diploma in Culinary Arts"]],
    ["Skills", ["Sourdough", "Menu planning", "Stocktaking"]],
  ]);
  const { content } = readResume({ kind: "pages", pages: [page] });
  expect(content.experience.map(({ title }) => title)).toEqual(["Cook", "Waiter"]);
  expect(content.education).toHaveLength(1);
  expect(content.skills).toEqual(["Sourdough", "Menu planning", "Stocktaking"]);
});

test("a word that recognition doubts is no skill", () => {
  const runs = [
    run("Skills", 40, 100, { bold: true, size: 14 }),
    run("Sourdough", 40, 120),
    run("HIMLO®®®S®", 40, 134, { doubtful: ["HIMLO®®®S®"] }),
    run("Menu planning", 40, 148),
  ];
  const { content } = readResume({ kind: "pages", pages: [{ width: 595, height: 842, runs }] });
  expect(content.skills).toEqual(["Sourdough", "Menu planning"]);
});

test("headings that nobody knows open a section in the margin of the known ones", () => {
  const page = marginPage([
    ["Experience", ["May 2019 – June 2022", "Acme Ltd — Cook"]],
    ["Education", ["Sept 2012 – June 2015", "Leeds College — Diploma in Culinary Arts"]],
    ["Tools of my trade", ["Sourdough", "Menu planning"]],
    ["Odds and ends", ["Reads the Guardian"]],
  ]);
  const { content } = readResume({ kind: "pages", pages: [page] });
  expect(content.education).toHaveLength(1);
  expect(content.skills).toEqual(["Sourdough", "Menu planning"]);
  expect(content.custom.map(({ title, items }) => [title, items[0]?.title])).toEqual([
    ["Odds and ends", "Reads the Guardian"],
  ]);
});

test.each([
  ["a town in brackets behind an unknown employer", "Cook, Lantern (Whitby)", "Lantern", "Whitby"],
  ["an unknown town behind the employer", "Cook | Lantern, Whitby", "Lantern", "Whitby"],
  ["an employer in brackets", "Cook (Lantern)", "Lantern", ""],
])("%s is the place", (_, head, company, location) => {
  const lines = [heading("Experience"), line("06/2018 – 05/2021"), line(head)];
  expect(jobsOf(lines)).toMatchObject([{ title: "Cook", company, location }]);
});

test("one labelled part of a head leaves the other field to the only other part", () => {
  const lines = [heading("Experience"), line("06/2018 – 05/2021"), line("Position: Runner"), line("Lantern")];
  expect(jobsOf(lines)).toMatchObject([{ title: "Runner", company: "Lantern" }]);
});

test.each([
  [
    ["Aide-soignante, service de médecine", "2018 – 2021", "Hospices Civils de Lyon"],
    { title: "Aide-soignante, service de médecine", company: "Hospices Civils de Lyon" },
  ],
  [
    ["Infirmière – service réanimation", "2018 – 2021", "CHU de Nantes"],
    { title: "Infirmière – service réanimation", company: "CHU de Nantes" },
  ],
  [
    ["EHPAD Les Tilleuls, Villeurbanne (84 résidents)", "2018 – 2021", "Aide-soignante"],
    { title: "Aide-soignante", company: "EHPAD Les Tilleuls (84 résidents)", location: "Villeurbanne" },
  ],
  [
    ["Vendeuse", "2016 – 2020", "Boulangerie Marchand, 12 rue Nationale, Tours"],
    { title: "Vendeuse", company: "Boulangerie Marchand", location: "12 rue Nationale, Tours" },
  ],
  [
    ["Kfz-Mechatroniker bei Autohaus Brinkmann in Oldenburg", "2011 – 2016", ""],
    { title: "Kfz-Mechatroniker", company: "Autohaus Brinkmann", location: "Oldenburg" },
  ],
])("departments, sizes and streets are no employers: %s", ([head = "", dates, below = ""], job) => {
  const lines = [
    heading("Experience"),
    line(`${head}\t${dates}`),
    line(below),
    line("Work", { isListItem: true }),
  ];
  expect(jobsOf(lines)).toMatchObject([job]);
});

test("a year of service between jobs is one of them, not a section", () => {
  const lines = [
    ["Berufserfahrung"],
    ["Pflegefachkraft\t2016 – 2020", "Klinikum Leer gGmbH"],
    ["Freiwilliges Soziales Jahr\t2012 – 2013", "DRK Seniorenheim, Emden"],
  ].flatMap((rows) => rows.map((row) => line(row, { size: 0 })));
  expect(jobsOf(lines)).toMatchObject([
    { title: "Pflegefachkraft" },
    { title: "Freiwilliges Soziales Jahr", company: "DRK Seniorenheim", location: "Emden" },
  ]);
});
