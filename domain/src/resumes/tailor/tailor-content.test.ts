import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tailorContent } from "./tailor-content.ts";

const posting = {
  title: "Registered Nurse",
  text: "Your work:\n- triage\n- wound care\n\nNice to have:\n- Spanish\n- phlebotomy",
};
const withJob = (description: string, skills: string[] = []): ResumeContent => ({
  ...emptyContent(),
  skills,
  experience: [
    {
      id: "1",
      title: "Nurse",
      company: "Vale",
      location: "",
      startDate: "",
      endDate: "",
      current: false,
      description,
    },
  ],
});
const tailored = (description: string) =>
  tailorContent(withJob(description), posting).experience[0]?.description;

describe("a resume for a posting", () => {
  it("puts required terms first, then optional ones", () => {
    const skills = ["Excel", "Phlebotomy", "Wound care", "Knitting", "Triage"];
    expect(tailorContent(withJob("", skills), posting).skills).toEqual([
      "Wound care",
      "Triage",
      "Phlebotomy",
      "Excel",
      "Knitting",
    ]);
  });

  it.each([
    [
      "marked lines",
      "• Ordered linen\n• Did triage for 40 a day",
      "• Did triage for 40 a day\n• Ordered linen",
    ],
    ["lines without marks", "Ordered linen\nDid triage", "Did triage\nOrdered linen"],
    [
      "what hangs below a line",
      "- Ordered linen\n  and soap\n- Triage\n  at night",
      "- Triage\n  at night\n- Ordered linen\n  and soap",
    ],
    [
      "each list for itself",
      "- Linen\n- Triage\n\nLater\n- Soap\n- Wound care",
      "- Triage\n- Linen\n\nLater\n- Wound care\n- Soap",
    ],
    ["an introduction stays", "A ward of 20.\n- Linen\n- Triage", "A ward of 20.\n- Triage\n- Linen"],
    ["paragraphs stay", "Linen first.\n\nThen triage.", "Linen first.\n\nThen triage."],
    ["numbers stay", "1. Linen\n2. Triage", "1. Linen\n2. Triage"],
    ["one line stays", "Linen and triage", "Linen and triage"],
  ])("%s", (_what, before, after) => {
    expect(tailored(before)).toBe(after);
  });

  it("changes nothing for a posting without requirements", () => {
    const before = withJob("Linen\nTriage", ["Excel", "Triage"]);
    expect(tailorContent(before, { title: "", text: "Hello" })).toBe(before);
  });

  it("neither adds nor removes a word, and a second run changes nothing", () => {
    const line = fc.constantFrom(
      "• Triage",
      "Linen",
      "- wound care",
      "and more",
      "",
      "  x",
      "2. Triage",
      "Excel",
    );
    fc.assert(
      fc.property(
        fc.array(line),
        fc.array(fc.constantFrom("Triage", "Excel", "", "Spanish")),
        (lines, skills) => {
          const before = withJob(lines.join("\n"), skills);
          const after = tailorContent(before, posting);
          expect(after.skills.toSorted()).toEqual(skills.toSorted());
          const words = (content: ResumeContent) => content.experience[0]?.description.split("\n").toSorted();
          expect(words(after)).toEqual(words(before));
          expect(tailorContent(after, posting)).toEqual(after);
        },
      ),
    );
  });
});
