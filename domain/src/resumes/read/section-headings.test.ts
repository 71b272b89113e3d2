import { expect, test } from "vitest";
import { arrange } from "./layout/arrange.ts";
import { joinBrokenHeadings } from "./layout/broken-headings.ts";
import { readResume } from "./read-resume.ts";
import { layOut } from "./testing/lay-out.ts";

const contentOf = (text: string) =>
  readResume(layOut(`# Orla Vale\norla.vale@example.org\n${text}`, "docx")).content;

test.each([
  ["## EDUC\n## ATION", ["EDUCATION"]],
  ["## Skills &\n## Abilities", ["Skills & Abilities"]],
  ["## Employment\n## record", ["Employment record"]],
  ["## EDUCATION\n## EXPERIENCE", ["EDUCATION", "EXPERIENCE"]],
  ["## Skills &\nabilities", ["Skills &", "abilities"]],
  ["## Education\n## in Leeds", ["Education", "in Leeds"]],
])("%j has the headings %j", (text, headings) => {
  const lines = arrange(layOut(text, "docx")).flatMap((block) => block.lines);
  expect(joinBrokenHeadings(lines).map((line) => line.text)).toEqual(headings);
});

test("a label that stands in several jobs heads no section", () => {
  const { experience, achievements } = contentOf(
    [
      "## Experience",
      "Baker, Marsh Bakery Ltd\t2019 – 2023",
      "*Key achievements",
      "• Won the county bread prize",
      "Cook, Elm Hotel\t2015 – 2019",
      "*Key achievements",
      "• Halved the waste of the kitchen",
    ].join("\n"),
  );
  expect(achievements).toEqual([]);
  expect(experience.map(({ title, description }) => [title, description])).toEqual([
    ["Baker", expect.stringContaining("Won the county bread prize")],
    ["Cook", expect.stringContaining("Halved the waste of the kitchen")],
  ]);
});

test("tools of a job are not the skills of a resume with a section of them", () => {
  const { experience, skills } = contentOf(
    [
      "## Skills",
      "Python, Docker",
      "## Experience",
      "Software Developer, Marsh Systems Ltd\t2019 – 2023",
      "• Built a booking service",
      "Technologies: React, PostgreSQL",
      "Data Analyst, Elm Software Ltd\t2015 – 2019",
    ].join("\n"),
  );
  expect(skills).toEqual(["Python", "Docker"]);
  expect(experience.map(({ title }) => title)).toEqual(["Software Developer", "Data Analyst"]);
  expect(experience[0]?.description).toContain("Technologies: React, PostgreSQL");
});
