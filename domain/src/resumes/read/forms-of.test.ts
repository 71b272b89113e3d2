import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import { expect, it } from "vitest";
import { formsOf } from "./forms-of.ts";

const electrician: ResumeContent = {
  ...emptyContent(),
  personalInfo: { ...emptyContent().personalInfo, location: "14 Moorside Terrace, Leeds LS8 4DP" },
  experience: [
    {
      id: "1",
      title: "Electrician",
      company: "Calder Power",
      location: "",
      startDate: "2018-03",
      endDate: "",
      current: true,
      description: "Fault finding on motors\nFault finding on panels",
    },
  ],
};

it("takes the skills that jobs mention into the profile of somebody who lists none", () => {
  expect(formsOf(electrician, []).parsed.skills).toEqual(["Fault finding"]);
  expect(formsOf({ ...electrician, skills: ["Excel"] }, []).parsed.skills).toEqual(["Excel"]);
});

it("takes the town of an address, without its street", () => {
  expect(formsOf(electrician, []).profileForm.location).toBe("Leeds");
});
