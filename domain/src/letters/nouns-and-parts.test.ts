import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import { expect, it } from "vitest";
import { checkEvidence } from "./check-evidence.ts";
import { writeLetter } from "./write-letter.ts";

const job = (
  id: string,
  title: string,
  company: string,
  years: readonly string[],
  lines: readonly string[],
) => ({
  id,
  title,
  company,
  location: "",
  startDate: years[0] ?? "",
  endDate: years[1] ?? "",
  current: years.length === 1,
  description: lines.join("\n"),
});

const electrician: ResumeContent = {
  ...emptyContent(),
  experience: [
    job(
      "1",
      "Approved Electrician",
      "Calder Power Services Ltd",
      ["2018-03"],
      [
        "First and second fix on schools, two hospitals and a distribution centre",
        "Fault finding on three-phase motors and control panels; cut call-outs by 30% in a year",
        "Mentor for three apprentices, all of whom passed AM2",
      ],
    ),
    job(
      "2",
      "Electrician",
      "Northway M&E",
      ["2014-09", "2018-02"],
      ["Emergency lighting and fire alarm installation", "Member of the safety committee"],
    ),
  ],
};
const posting = {
  id: null,
  title: "Electrician",
  company: "Ridgeline Building Services",
  location: "Leeds, UK",
  text: "Electrician\nRequirements:\n- Experience of wiring and fault finding\n- You must have experience in electrical testing",
};
const material = { resume: electrician, stories: [], job: posting, today: "2026-11-28" };

it.each(["plain", "warm", "confident"] as const)("every sentence of a %s letter has its source", (tone) => {
  for (const length of ["short", "medium", "long"] as const) {
    const wish = { kind: "posting", language: "en", convention: "uk", tone, length } as const;
    const letter = writeLetter(material, wish);
    const doubted = checkEvidence(letter, material).filter(
      ({ status }) => status === "blocked" || status === "marked",
    );
    expect(doubted).toEqual([]);
    const text = letter.paragraphs.map((paragraph) => paragraph.text).join("\n");
    expect(text).not.toMatch(/wiring.*(?:new to me|evidence)|“Mentor/);
    expect(text).toContain("cut call-outs by 30% in a year");
  }
});
