import { ResumeContent } from "@waymark/contract/resumes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exportFileOf, exportFiles, readExport } from "./read-export.ts";

describe("readExport", () => {
  it("builds a resume from the export", () => {
    const read = readExport({
      profile: [
        {
          "First Name": "Nora",
          "Last Name": "Vale",
          Headline: "Head Nurse at City Hospital",
          Summary: "I lead a ward of twenty.\nI like it.",
          "Geo Location": "Freiburg, Germany",
        },
      ],
      positions: [
        {
          "Company Name": "City Hospital",
          Title: "Head Nurse",
          Description: "Ward of 20\nShift planning",
          Location: "Freiburg",
          "Started On": "Mar 2019",
          "Finished On": "",
        },
        {
          "Company Name": "Lake Clinic",
          Title: "Nurse",
          Description: "",
          Location: "",
          "Started On": "2014",
          "Finished On": "Feb 2019",
        },
      ],
      education: [{ "School Name": "Nursing School", "Degree Name": "Diploma", "End Date": "2014" }],
      skills: [{ Name: "Triage" }, { Name: "Wound care" }, { Name: "Triage" }],
      languages: [{ Name: "German", Proficiency: "Native or bilingual proficiency" }],
      certifications: [{ Name: "ACLS", Authority: "AHA" }],
      honors: [{ Title: "Nurse of the Year", Description: "" }],
      "email addresses": [
        { "Email Address": "old@example.org", Confirmed: "Yes", Primary: "No" },
        { "Email Address": "nora@example.org", Confirmed: "Yes", Primary: "Yes" },
      ],
      phonenumbers: [{ Number: "+49 1512 3456789", Type: "Mobile" }],
    });
    expect(ResumeContent.parse(read.content)).toEqual(read.content);
    expect(read).toMatchObject({
      language: "en",
      profileForm: { fullName: "Nora Vale", desiredRole: "Head Nurse", location: "Freiburg, Germany" },
      parsed: {
        email: "nora@example.org",
        phone: "+49 1512 3456789",
        experience: "Head Nurse, City Hospital (2019–)\nNurse, Lake Clinic (2014–2019)",
        desiredRoles: ["Head Nurse", "Nurse"],
      },
      content: {
        experience: [
          { startDate: "2019-03", endDate: "", current: true, description: "Ward of 20\nShift planning" },
          { startDate: "2014", endDate: "2019-02", current: false },
        ],
        education: [{ degree: "Diploma", school: "Nursing School", graduationDate: "2014" }],
        skills: ["Triage", "Wound care"],
        languages: [{ name: "German", level: "Native or bilingual proficiency" }],
        certifications: ["ACLS, AHA"],
        achievements: ["Nurse of the Year"],
      },
    });
  });

  it("uses the headline as a role when there is no position", () => {
    expect(readExport({ profile: [{ Headline: "Welder" }] }).parsed.desiredRoles).toEqual(["Welder"]);
  });

  it("fits the contract whatever the export holds", () => {
    const row = fc.dictionary(
      fc.constantFrom("First Name", "Name", "Title", "Started On", "Description", "Number", "Summary"),
      fc.string({ unit: "binary", maxLength: 400 }),
    );
    const given = fc.dictionary(fc.constantFrom(...exportFiles), fc.array(row, { maxLength: 5 }));
    fc.assert(
      fc.property(given, (files) => {
        const { content } = readExport(files);
        expect(ResumeContent.parse(content)).toEqual(content);
      }),
    );
  });
});

it.each([
  ["Profile.csv", "profile"],
  ["Basic_LinkedInDataExport_11-21-2026/Positions.csv", "positions"],
  ["Email Addresses.csv", "email addresses"],
  ["PhoneNumbers.csv", "phonenumbers"],
  ["Phone Numbers.csv", "phonenumbers"],
  ["messages.csv", null],
  ["Connections.csv", null],
  ["Profile.csv.exe", null],
  ["Profile", null],
])("%s", (path, file) => {
  expect(exportFileOf(path)).toBe(file);
});
