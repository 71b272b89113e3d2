import { describe, expect, test } from "vitest";
import { readResume } from "../read-resume.ts";
import { layOut } from "../testing/lay-out.ts";

const contentOf = (text: string, setting: Parameters<typeof layOut>[1] = "docx") =>
  readResume(layOut(`# Orla Vale\norla.vale@example.org\n${text}`, setting)).content;

describe("shapes of lists of skills", () => {
  test.each<[string, string[]]>([
    ["Brazing ❖ Estimating ❖ Pipe fitting", ["Brazing", "Estimating", "Pipe fitting"]],
    ["Payroll. Data entry. Filing.", ["Payroll", "Data entry", "Filing"]],
    ["PHP Java HTML", ["PHP", "Java", "HTML"]],
    ["Microsoft Office: Word, Excel", ["Microsoft Office", "Word", "Excel"]],
    ["Databases: MySQL, Oracle", ["MySQL", "Oracle"]],
    ["Tourenplanung ●●●○ Ladungssicherung ●●○○", ["Tourenplanung", "Ladungssicherung"]],
    ["Welding (very good), Excel – gut, SAP: advanced, etc.", ["Welding", "Excel", "SAP"]],
    ["C# / C++ / C♯ / Rust", ["C#", "C++", "C♯", "Rust"]],
  ])("%s", (row, skills) => {
    expect(contentOf(`## Skills\n${row}`).skills).toEqual(skills);
  });

  test("two columns of items have no names of groups, though one item has a comma", () => {
    const { skills } = contentOf(
      "## Skills\nLifting (PRAP) >> Brazing\nPipe fitting >> Excel, SAP\nFiling >> Triage",
    );
    expect(skills).toEqual(["Lifting (PRAP)", "Brazing", "Pipe fitting", "Excel", "SAP", "Filing", "Triage"]);
  });

  test("names of groups above their items are no skills", () => {
    const { skills } = contentOf("## Skills\n*Workshop\nBrazing\nPipe fitting\n*People\nCoaching");
    expect(skills).toEqual(["Brazing", "Pipe fitting", "Coaching"]);
  });

  test("rows of another kind leave the list for a section of their own", () => {
    const { skills, certifications, custom, languages } = contentOf(
      "## Skills & Interests\nTechnical: Brazing, Filing\nCertifications: TIPS, ServSafe, ACLS\nLanguages: French (B2)\nInterests: Chess, Choir",
    );
    expect(skills).toEqual(["Brazing", "Filing"]);
    expect(certifications).toEqual(["TIPS", "ServSafe", "ACLS"]);
    expect(languages.map(({ name }) => name)).toEqual(["French"]);
    expect(custom.map(({ title }) => title)).toEqual(["Interests"]);
  });

  test("a section that has no skill in it is not filled from the rest of the text", () => {
    const { skills } = contentOf(
      "## Experience\nWelder, Delta Metals Ltd, 2019 - 2022\n• TIG welding and forklift driving\n## Skills\n2019",
    );
    expect(skills).toEqual([]);
  });
});
