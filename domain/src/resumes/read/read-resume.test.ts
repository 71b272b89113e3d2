import { describe, expect, test } from "vitest";
import type { ResumeDocument, TextRun } from "./document.ts";
import { readResume } from "./read-resume.ts";

const asLines = (texts: readonly string[]): ResumeDocument => ({
  kind: "lines",
  lines: texts.map((text) => ({
    text: text.replace(/^\* /, ""),
    size: 11,
    bold: false,
    isListItem: text.startsWith("* "),
  })),
});

const content = (...texts: string[]) => readResume(asLines(texts)).content;

/** Runs at `x`, one below the other from `y`; letters are half as wide as high. */
function column(x: number, y: number, texts: readonly string[], size = 10): TextRun[] {
  return texts.map((text, i) => ({
    text,
    x,
    y: y + i * size * 1.4,
    width: text.length * size * 0.5,
    size,
    bold: false,
  }));
}

const page = (...runs: TextRun[][]): ResumeDocument => ({
  kind: "pages",
  pages: [{ width: 600, height: 840, runs: runs.flat() }],
});

describe("contact", () => {
  test.each([
    [
      "Ana Ruiz | Chicago, IL | (312) 555-0184 | ana@example.com",
      "ana@example.com",
      "(312) 555-0184",
      "Chicago, IL",
    ],
    ["Tel.: 0431 5550198\tana@example.de\t24143 Kiel", "ana@example.de", "0431 5550198", "24143 Kiel"],
    ["06 12 34 56 78 • ana@example.fr • Lyon, France", "ana@example.fr", "06 12 34 56 78", "Lyon, France"],
    ["ana@example.es · +34 612 345 678 · Vigo, España", "ana@example.es", "+34 612 345 678", "Vigo, España"],
    ["901.555.0142 , Ana@Example.com", "ana@example.com", "901.555.0142", ""],
    ["Born 12.03.1984, employed 2012 - 2019", "", "", ""],
  ])("%s", (line, email, phone, location) => {
    const { personalInfo } = content("Ana Ruiz", line, "Skills", "Baking");
    expect([personalInfo.email, personalInfo.phone, personalInfo.location]).toEqual([email, phone, location]);
  });
});

describe("name", () => {
  test.each([
    ["J A N E  D O E", "Jane", "Doe"],
    ["Dr. Jane van der Berg, PhD", "Jane", "van der Berg"],
    ["DOE, Jane", "Jane", "Doe"],
    ["Name: Jane Doe", "Jane", "Doe"],
    ["SOLER RIUS, Mateo", "Mateo", "Soler Rius"],
    ["LEFEBVRE Thomas", "Thomas", "Lefebvre"],
    ["Thomas LEFEBVRE", "Thomas", "Lefebvre"],
    ["Nuria Casals i Roig", "Nuria Casals", "i Roig"],
    ["Curriculum Vitae", "", ""],
    ["Senior Software Engineer", "", ""],
  ])("%s", (text, firstName, lastName) => {
    expect(content(text, "jd@example.com").personalInfo).toMatchObject({ firstName, lastName });
  });

  test("the largest line is the name, even below a title", () => {
    const document = page(column(40, 40, ["Registered Nurse"], 11), column(40, 70, ["Jane Doe"], 24));
    expect(readResume(document).parsed.name).toBe("Jane Doe");
  });

  test("no name is invented", () => {
    const { parsed, profileForm } = readResume(asLines(["Skills", "Baking"]));
    expect([parsed.name, profileForm.fullName, parsed.email]).toEqual(["Unknown", "Unknown", ""]);
  });
});

describe("jobs", () => {
  const nurse = { title: "Nurse", company: "Lakeshore Hospital", location: "Chicago, IL" };
  test.each<[string, string[]]>([
    ["title over employer", ["Nurse\tMay 2019 - Present", "Lakeshore Hospital, Chicago, IL", "* Triage"]],
    ["employer over title", ["Lakeshore Hospital, Chicago, IL\tMay 2019 - Present", "Nurse", "* Triage"]],
    ["all on one line", ["Nurse, Lakeshore Hospital, Chicago, IL, May 2019 - Present", "* Triage"]],
    ["date below", ["Nurse", "Lakeshore Hospital | Chicago, IL", "May 2019 - Present", "* Triage"]],
    ["date above", ["May 2019 - Present", "Nurse", "Lakeshore Hospital, Chicago, IL", "* Triage"]],
    ["date at the left", ["May 2019 - Present\tNurse", "Lakeshore Hospital, Chicago, IL", "* Triage"]],
    ["title at employer", ["Nurse at Lakeshore Hospital\tMay 2019 - Present", "Chicago, IL", "* Triage"]],
    ["dashes", ["Nurse – Lakeshore Hospital, Chicago, IL", "May 2019 – Present", "* Triage"]],
  ])("%s", (_, lines) => {
    const [job, ...more] = content("Experience", ...lines).experience;
    expect(more).toEqual([]);
    expect(job).toEqual({
      id: "exp-1",
      ...nurse,
      startDate: "2019-05",
      endDate: "",
      current: true,
      description: "Triage",
    });
  });

  test("the order in certain entries decides the uncertain ones", () => {
    const { experience } = content(
      "Experience",
      "Lakeshore Hospital\t2019 - 2021",
      "Nurse",
      "* Triage",
      "Zyxo\t2017 - 2019",
      "Flurb of the Gnarl",
      "* Work",
    );
    expect(experience.map((job) => [job.company, job.title])).toEqual([
      ["Lakeshore Hospital", "Nurse"],
      ["Zyxo", "Flurb of the Gnarl"],
    ]);
  });

  test("an employer named once belongs to each title below it", () => {
    const { experience } = content(
      "Experience",
      "Lakeshore Hospital",
      "Head Nurse\t2019 - 2021",
      "* Led a ward",
      "Staff Nurse\t2017 - 2019",
      "* Triage",
    );
    expect(experience.map((job) => [job.title, job.company])).toEqual([
      ["Head Nurse", "Lakeshore Hospital"],
      ["Staff Nurse", "Lakeshore Hospital"],
    ]);
  });

  test("an end above its start is one range", () => {
    const { experience } = content(
      "Expérience",
      "Nov 2015\tInfirmière, Clinique Pasteur",
      "Avril 2014\t• Soins",
      "Mars 2014\tAide-soignante, Hôpital Nord",
      "Avril 2012\t• Toilettes",
    );
    expect(experience.map((job) => `${job.startDate}..${job.endDate}`)).toEqual([
      "2014-04..2015-11",
      "2012-04..2014-03",
    ]);
  });
});

describe("skills", () => {
  test.each<[string, string[], string[]]>([
    ["one a line", ["Triage", "Leadership", "Wound care"], ["Triage", "Leadership", "Wound care"]],
    ["groups with labels", ["Systems: SAP, Excel", "Floor: Forklift"], ["SAP", "Excel", "Forklift"]],
    ["brackets keep commas", ["SQL (Postgres, Oracle), Python"], ["SQL (Postgres, Oracle)", "Python"]],
    ["levels are left out", ["Sage (avancé), Excel - intermediate"], ["Sage", "Excel"]],
    [
      "items of a list keep one comma",
      ["* Word, Excel & Outlook", "* Typing"],
      ["Word, Excel & Outlook", "Typing"],
    ],
    ["what shows a skill is left out", ["Stock control – ran weekly counts"], ["Stock control"]],
    ["doubles once", ["Excel, excel, EXCEL"], ["Excel"]],
  ])("%s", (_, lines, expected) => {
    expect(content("Skills", ...lines).skills).toEqual(expected);
  });

  test("without a skills section, skills that the text lists are used, those that a sentence mentions are not", () => {
    const { skills } = content(
      "Experience",
      "Nurse, Lakeshore Hospital, 2019 - 2021",
      "* Wound care and triage",
      "* Moved the telemetry of two wards to new monitors",
    );
    expect(skills).toEqual(["Wound care", "triage"]);
  });

  test("programming languages are skills, spoken ones are not", () => {
    const { skills } = content("Languages", "Python, Rust, SQL", "Spoken languages", "English, German");
    expect(skills).toEqual(["Python", "Rust", "SQL"]);
  });
});

describe("layout", () => {
  const main = [
    "Experience",
    "Nurse",
    "Lakeshore Hospital",
    "2019 - 2021",
    "Triage of patients in a large ward",
  ];
  const side = ["Skills", "Triage", "Phlebotomy", "Telemetry", "Wound care"];

  test("two columns are read one after the other", () => {
    const document = page(column(200, 100, main), column(30, 103, side));
    const { experience, skills } = readResume(document).content;
    expect(skills).toEqual(["Triage", "Phlebotomy", "Telemetry", "Wound care"]);
    expect(experience).toMatchObject([{ title: "Nurse", company: "Lakeshore Hospital" }]);
  });

  test("dates between a column and a sidebar stay with their column", () => {
    const left = [
      "Experience",
      "Vitiport",
      "Nurse of the ward",
      "Long line about the ward",
      "Lakeshore Hospital",
    ];
    const more = [...left, "Clerk of the ward", "Long line again", "Education", "Cascade University"];
    const rows = column(40, 100, more);
    const dated = [1, 4].map((i) => ({
      ...(rows[i] as TextRun),
      x: 300,
      text: i === 1 ? "2019 - 2021" : "2016 - 2019",
      width: 55,
    }));
    const document = page(
      rows,
      dated,
      column(400, 103, ["Skills", "Triage", "Telemetry", "Phlebotomy", "Wound care"]),
    );
    const { experience, skills } = readResume(document).content;
    expect(experience.map((job) => job.startDate)).toEqual(["2019", "2016"]);
    expect(skills).toEqual(["Triage", "Telemetry", "Phlebotomy", "Wound care"]);
  });

  test("indented lines describe the job above, even without bullet marks", () => {
    const heads = ["Nurse, Lakeshore Hospital, 2019 - 2021", "Clerk, Bank of Nowhere, 2016 - 2019"];
    const document = page(
      column(40, 100, ["Experience"]),
      column(40, 120, heads.slice(0, 1)),
      column(70, 140, ["Triage of patients"]),
      column(40, 160, heads.slice(1)),
    );
    expect(readResume(document).content.experience).toMatchObject([
      { title: "Nurse", description: "Triage of patients" },
      { title: "Clerk", company: "Bank of Nowhere" },
    ]);
  });

  test("a footer that two pages share is ignored on both", () => {
    const foot = column(40, 820, ["Jane Doe   November 2020"]);
    const jobs = (title: string): TextRun[] =>
      column(40, 100, ["Experience", `${title}, Lakeshore Hospital, 2019`]);
    const runs = [jobs("Nurse"), jobs("Clerk")].map((job) => [...job, ...foot]);
    const document: ResumeDocument = {
      kind: "pages",
      pages: runs.map((r) => ({ width: 600, height: 840, runs: r })),
    };
    expect(readResume(document).content.experience.map((job) => job.title)).toEqual(["Nurse", "Clerk"]);
  });

  test("dates in a column of their own stay with their rows", () => {
    const jobs = [
      "Nurse, Lakeshore Hospital",
      "Long line about the ward",
      "Clerk, Bank of Nowhere",
      "Long line again",
    ];
    const rows = column(40, 120, jobs);
    const dates = [rows[0], rows[2]].map((row, i) => ({
      ...(row as TextRun),
      x: 450,
      text: i === 0 ? "2019 - 2021" : "2016 - 2019",
      width: 55,
    }));
    const document = page(column(40, 100, ["Experience"]), rows, dates);
    expect(readResume(document).content.experience.map((job) => [job.title, job.startDate])).toEqual([
      ["Nurse", "2019"],
      ["Clerk", "2016"],
    ]);
  });
});
