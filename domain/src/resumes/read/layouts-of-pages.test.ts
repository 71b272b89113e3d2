import { expect, test } from "vitest";
import type { TextRun } from "./document.ts";
import { readResume } from "./read-resume.ts";

type Row = readonly [x: number, text: string, look?: Partial<TextRun>];

/** The reading of a page whose rows are 16 points apart; a row has one text or several. */
function read(...rows: readonly (readonly Row[])[]) {
  const runs = rows.flatMap((row, i) =>
    row.map(([x, text, look]) => {
      const size = look?.size ?? 10;
      return { text, x, y: 50 + 16 * i, width: text.length * size * 0.5, size, bold: false, ...look };
    }),
  );
  const { content } = readResume({ kind: "pages", pages: [{ width: 595, height: 842, runs }] });
  return {
    content,
    jobs: content.experience.map(({ title, company, startDate }) => [title, company, startDate].join(" / ")),
  };
}
const heading = { size: 13, bold: true };
const bold = { bold: true };
const name: Row = [50, "Orla Vane", { size: 24, bold: true }];

test("a heading in the margin under a short rule heads what stands beside the rule", () => {
  const { content, jobs } = read(
    [name],
    [
      [50, "—", bold],
      [170, "Ashgrove Lettings / Accounts Assistant", bold],
    ],
    [
      [50, "Experience", bold],
      [170, "JANUARY 2022 - PRESENT, LOWELL", { size: 8 }],
    ],
    [[170, "• Answered calls"]],
    [
      [50, "—", bold],
      [170, "University of Akron / B.S. Accounting", bold],
    ],
    [
      [50, "Education", bold],
      [170, "SEPTEMBER 2017 - JUNE 2018, AKRON", { size: 8 }],
    ],
  );
  expect(jobs).toEqual(["Accounts Assistant / Ashgrove Lettings / 2022-01"]);
  expect(content.education).toMatchObject([{ degree: "B.S. Accounting", school: "University of Akron" }]);
});

test("dates at the right edge above two columns stay with their jobs", () => {
  const { content, jobs } = read(
    [name],
    [[270, "Experience", heading]],
    [
      [45, "Care Assistant", bold],
      [510, "2022 – 2023"],
    ],
    [[45, "Elm House Ltd"]],
    [[48, "• Worked in shifts by day and night"]],
    [
      [45, "Porter", bold],
      [510, "2019 – 2022"],
    ],
    [[45, "Oak Clinic"]],
    [[48, "• Moved patients between the wards"]],
    [
      [140, "Education", heading],
      [410, "Skills", heading],
    ],
    [
      [45, "Diploma in Care", bold],
      [325, "• First aid"],
    ],
    [
      [45, "Fern College"],
      [325, "• Patience"],
    ],
    [
      [45, "2018 – 2019"],
      [325, "• Lifting"],
    ],
  );
  expect(jobs).toEqual(["Care Assistant / Elm House Ltd / 2022", "Porter / Oak Clinic / 2019"]);
  expect(content.skills).toEqual(["First aid", "Patience", "Lifting"]);
});

test("labels in small letters above their values", () => {
  const small = { size: 7 };
  const { content } = read(
    [[50, "DATOS PERSONALES", bold]],
    [[50, "Nombre(s)", small]],
    [[50, "Ximena"]],
    [[50, "Apellidos", small]],
    [[50, "Villaseñor"]],
    [[50, "Ciudad", small]],
    [[50, "Mérida, Yucatán"]],
    [[50, "Correo electrónico", small]],
    [[50, "ximena@example.net"]],
  );
  expect(content.personalInfo).toMatchObject({
    firstName: "Ximena",
    lastName: "Villaseñor",
    location: "Mérida, Yucatán",
    email: "ximena@example.net",
  });
});

test("the name of an employer and its dates go on in the next line of a narrow column", () => {
  const { jobs } = read(
    [name],
    [[50, "Experience", heading]],
    [[50, "Office clerk at Rowan & Partners"]],
    [[50, "LLP (Jan 2022 – Mar 2024)"]],
    [[50, "Answered about 40 calls a day, too"]],
    [[50, "Porter at Oak Clinic (Sep 2019 –"]],
    [[50, "Dec 2021)"]],
    [[50, "Moved patients between all wards"]],
  );
  expect(jobs).toEqual(["Office clerk / Rowan & Partners LLP / 2022-01", "Porter / Oak Clinic / 2019-09"]);
});

test("a name of two large lines beside the contact data", () => {
  const large = { size: 24, bold: true };
  const { content } = read(
    [
      [40, "Lakisha", large],
      [480, "478 555 0181"],
    ],
    [[420, "l.tillman@example.net"]],
    [
      [40, "Tillman", large],
      [480, "Akron, OH 44308"],
    ],
    [[40, "Experience", heading]],
    [[40, "Teacher, Oak School, 2019 – 2022"]],
  );
  expect(content.personalInfo).toMatchObject({ firstName: "Lakisha", lastName: "Tillman" });
});
