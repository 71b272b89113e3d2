import { emptyContent } from "@waymark/contract/resumes";
import { expect, it } from "vitest";
import { destinationsOf, piecesOf, placed } from "./place-lines.ts";

const job = {
  ...{ id: "j", title: "Nurse", company: "Inselspital", location: "", startDate: "", endDate: "" },
  current: true,
  description: "Night shifts",
};
const content = { ...emptyContent(), experience: [job], skills: ["Triage"] };
const line = (text: string, isPlaced: boolean) => ({ text, isPlaced, page: null, box: null });

it("joins lines without a place that go on, and leaves out what the resume says by now", () => {
  const lines = [
    line("Nora Vale", true),
    line("Married", false),
    line("with two children", false),
    line("Nurse", true),
    line("night shifts", false),
    line("— —", false),
    line("Car available", false),
  ];
  expect(piecesOf(lines, content)).toEqual(["Married\nwith two children", "Car available"]);
});

it("adds a piece to each part of a resume, and then counts it as placed", () => {
  const piece = "Wound care, Triage";
  const results = destinationsOf(content).map((to) => placed(content, piece, to, "More"));
  const [summary, experience, skills, certifications, achievements, section] = results;
  expect(summary?.personalInfo.summary).toBe(piece);
  expect(experience?.experience[0]?.description).toBe(`Night shifts\n${piece}`);
  expect(skills?.skills).toEqual(["Triage", "Wound care"]);
  expect(certifications?.certifications).toEqual([piece]);
  expect(achievements?.achievements).toEqual([piece]);
  expect(section?.custom).toMatchObject([{ title: "More", items: [{ description: piece }] }]);
  const again = section && placed(section, "Car available", { kind: "section", at: 0 }, "More");
  expect(again?.custom.map(({ items }) => items.length)).toEqual([2]);
  expect(piecesOf([line(piece, false)], section ?? content)).toEqual([]);
});
