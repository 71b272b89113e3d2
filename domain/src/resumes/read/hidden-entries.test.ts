import { expect, test } from "vitest";
import { readResume } from "./read-resume.ts";
import { layOut } from "./testing/lay-out.ts";

const head = "Orla Pemberton\norla.pemberton@example.org";
const studies = "High School Diploma | 09/2008 - 06/2012\nMarlow High School";
const jobs = `Forklift driver | 03/2019 - 07/2024
Marlow Cold Stores Ltd
Loaded trailers on the night shift
Warehouse supervisor | 01/2015 - 02/2019
Tidewater Logistics Ltd`;
const read = (...parts: string[]) => readResume(layOut([head, ...parts].join("\n"), "txt")).content;

test("jobs below a heading nobody knows are jobs", () => {
  const { experience, education } = read("Education", studies, "Bygone days", jobs);
  expect(experience.map(({ title }) => title)).toEqual(["Forklift driver", "Warehouse supervisor"]);
  expect(education).toMatchObject([{ degree: "High School Diploma", school: "Marlow High School" }]);
});

test.each(["Bygone days", ""])("studies behind the jobs are studies, heading %j", (heading) => {
  const { experience, education } = read("Employment", jobs, heading, studies);
  expect(experience).toHaveLength(2);
  expect(education).toMatchObject([{ degree: "High School Diploma", graduationDate: "2012-06" }]);
});

test("a teacher's jobs at schools stay jobs", () => {
  const teaching =
    "Maths teacher | 09/2019 - 07/2024\nMarlow High School\nTeacher's aide | 09/2016 - 07/2019\nNorthgate Academy";
  const { experience, education } = read("Employment", teaching);
  expect(experience).toHaveLength(2);
  expect(education).toEqual([]);
});

test("the person's contact in a page foot is no entry", () => {
  const { certifications, personalInfo } = read(
    "Work Experience",
    jobs,
    "Certificates",
    "Fire warden",
    "orla.pemberton@example.org · +44 7700 900123",
  );
  expect(certifications).toEqual(["Fire warden"]);
  expect(personalInfo).toMatchObject({ email: "orla.pemberton@example.org", phone: "+44 7700 900123" });
});
