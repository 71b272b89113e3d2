import type { LetterContent } from "@waymark/contract/letters";
import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import { describe, expect, it } from "vitest";
import { fieldsOfLetter, fieldsOfResume, setLetterField, setResumeField } from "./document-fields.ts";

const job = {
  ...{ id: "e1", title: "Welder", company: "Yard", location: "Kiel", startDate: "2019", endDate: "" },
  ...{ current: true, description: "Led six welders." },
};
const item = {
  id: "i1",
  title: "Fire brigade",
  subtitle: "",
  date: "2020",
  description: "Every second week.",
};
const resume: ResumeContent = {
  ...emptyContent(),
  personalInfo: { ...emptyContent().personalInfo, summary: "I weld.", email: "ada@example.org" },
  experience: [job],
  skills: ["MAG", "TIG"],
  custom: [{ id: "c1", title: "Volunteering", items: [item] }],
};
const letter: LetterContent = {
  sender: { name: "Ada", address: "", email: "ada@example.org", phone: "" },
  recipient: { company: "Yard", person: "", addressForm: "none", department: "", address: "" },
  ...{ place: "Kiel", date: "", subject: "Welder", salutation: "Dear team," },
  paragraphs: [{ id: "p1", part: "opening", text: "I weld ships.", question: null }],
  ...{ closing: "Yours", signature: "Ada", enclosures: [], proposed: [] },
};

describe("the fields of papers that can be commented on", () => {
  it("are the texts of a resume in reading order, with the heading of their entry", () => {
    expect(fieldsOfResume(resume).map(({ id, title, text }) => [id, title, text])).toEqual([
      ["personalInfo.summary", "", "I weld."],
      ["experience.e1.description", "Welder · Yard · 2019 – …", "Led six welders."],
      ["skills", "", "MAG\nTIG"],
      ["custom.c1.i1.description", "Volunteering · Fire brigade · 2020", "Every second week."],
    ]);
  });

  it("are the texts of a letter, without its addresses", () => {
    expect(fieldsOfLetter(letter).map(({ id }) => id)).toEqual([
      "subject",
      "salutation",
      "paragraphs.p1",
      "closing",
    ]);
  });

  it.each([
    ["personalInfo.summary", "I weld ships."],
    ["experience.e1.description", "Led seven welders."],
    ["skills", "MAG\nWIG"],
    ["custom.c1.i1.description", "Every week."],
  ])("%s of a resume takes another text, and nothing else changes", (id, text) => {
    const next = setResumeField(resume, id, text);
    const textOf = (content: ResumeContent | null) =>
      content === null ? [] : fieldsOfResume(content).map((field) => [field.id, field.text]);
    expect(textOf(next)).toEqual(textOf(resume).map(([one, was]) => [one, one === id ? text : was]));
    expect(next?.personalInfo.email).toBe("ada@example.org");
  });

  it("take nothing for entries that are gone and for fields that are no text", () => {
    for (const id of [
      "experience.e9.description",
      "custom.c1.i9.description",
      "languages",
      "personalInfo.email",
      "skills.0",
    ])
      expect(setResumeField(resume, id, "x")).toBe(null);
    expect(setLetterField(letter, "paragraphs.p9", "x")).toBe(null);
    expect(setLetterField(letter, "sender.email", "x")).toBe(null);
  });

  it("keep lines that must be one line in one line", () => {
    expect(setLetterField(letter, "subject", "Welder\nin Kiel")?.subject).toBe("Welder in Kiel");
    expect(setLetterField(letter, "paragraphs.p1", "One.\nTwo.")?.paragraphs[0]?.text).toBe("One.\nTwo.");
  });
});
