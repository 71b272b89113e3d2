import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import { describe, expect, it } from "vitest";
import { applyTailorEdit, tailorSides } from "./tailor-sides.ts";

const description = "- Ran the till.\n- Trained 4 apprentices in first aid\n  over 2 years.\n- Baked bread.";
const resume: ResumeContent = {
  ...emptyContent(),
  skills: ["Bread", "Excel", "First aid"],
  experience: [
    {
      ...{ id: "a", title: "Baker", company: "Brot & Co", location: "Leeds" },
      ...{ startDate: "2019-01", endDate: "", current: true, description },
    },
  ],
};
const job = { title: "Baker", text: "You must have first aid training and Kubernetes." };
const figures = (content: ResumeContent) => (JSON.stringify(content).match(/\d+/g) ?? []).toSorted();

describe("tailoring side by side", () => {
  const sides = tailorSides(resume, job, "2026-11-23");

  it("tells what is asked, proven and missing", () => {
    expect(sides.proven.map(({ term }) => term)).toContain("first aid");
    expect(sides.missing.map(({ term }) => term)).toContain("Kubernetes");
    expect(sides.asked.length).toBe(sides.proven.length + sides.missing.length);
  });

  it("applies each edit alone and all in either order, with the same figures", () => {
    expect(sides.edits.map(({ kind }) => kind)).toEqual(["skills-order", "bullet-front"]);
    for (const edit of sides.edits) {
      const changed = applyTailorEdit(resume, edit);
      expect(changed).not.toEqual(resume);
      expect(figures(changed)).toEqual(figures(resume));
    }
    const both = sides.edits.reduce(applyTailorEdit, resume);
    expect(both).toEqual(sides.edits.toReversed().reduce(applyTailorEdit, resume));
    expect(both.skills).toEqual(["First aid", "Bread", "Excel"]);
    expect(both.experience[0]?.description).toBe(
      "- Trained 4 apprentices in first aid\n  over 2 years.\n- Ran the till.\n- Baked bread.",
    );
  });

  it("changes nothing when the line is gone", () => {
    const other = { ...resume, experience: resume.experience.map((one) => ({ ...one, description: "-" })) };
    for (const edit of sides.edits.filter(({ kind }) => kind === "bullet-front"))
      expect(applyTailorEdit(other, edit)).toEqual(other);
  });
});
