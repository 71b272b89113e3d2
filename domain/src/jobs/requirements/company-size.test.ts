import { describe, expect, it } from "vitest";
import { companySizeOf } from "./company-size.ts";

describe("the size of an employer that a posting states", () => {
  it.each([
    ["We have over 5,000 employees in 12 countries.", "large"],
    ["With 120 dedicated employees we are the region's bakery.", "small"],
    ["Join a company of 11-50 employees.", "startup"],
    ["We are a small team of 12 and growing.", "startup"],
    ["A 40-person agency in Leeds.", "startup"],
    ["Our workforce of 700 keeps the trains running.", "medium"],
    ["Mit rund 3.500 Mitarbeiterinnen und Mitarbeitern sind wir die größte Klinik.", "large"],
    ["Wir beschäftigen 85 engagierte Mitarbeitende.", "small"],
    ["Wir sind ein junges Startup aus Berlin.", "startup"],
    ["Le groupe compte plus de 1 200 collaborateurs.", "large"],
    ["Une entreprise familiale de 45 salariés.", "startup"],
    ["Contamos con más de 800 empleados.", "medium"],
    ["Somos un equipo de 30 personas.", "startup"],
    ["As an early-stage company we ship weekly.", "startup"],
    ["A team of 20 employees within a group of 10,000 employees.", "large"],
  ] as const)("reads %j", (description, size) => expect(companySizeOf({ description })).toBe(size));

  it.each([
    "You manage 25 employees and a budget.",
    "You lead a team of 12 people.",
    "Sie führen ein Team von 15 Mitarbeitern.",
    "Vous encadrez une équipe de 8 collaborateurs.",
    "HR support for 300 employees.",
    "Experience in startups is a plus.",
    "We serve 40,000 customers.",
    "Salary 30,000 a year.",
    "Band 5 Staff Nurse, one of 23 staff on the ward.",
    "Since 2019 staff have parked free.",
    "Cancers will be diagnosed at an early stage.",
    "Call 0800 123 456.",
    "Responsable de un equipo de 10 empleados.",
    "",
  ])("leaves %j unknown", (description) => expect(companySizeOf({ description })).toBe(""));
});
