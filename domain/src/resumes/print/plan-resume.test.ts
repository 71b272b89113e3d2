import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import { styleFor } from "@waymark/contract/resumes-style";
import { describe, expect, it } from "vitest";
import { type PrintWords, planResume } from "./plan-resume.ts";
import { printJsonResume } from "./print-json-resume.ts";
import { printMarkdown } from "./print-markdown.ts";
import { printPlain } from "./print-plain.ts";

const words: PrintWords = {
  document: "Resume",
  headings: {
    summary: "Summary",
    experience: "Experience",
    education: "Education",
    skills: "Skills",
    languages: "Languages",
    certifications: "Certifications",
    achievements: "Achievements",
    links: "Links",
  },
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  present: "Present",
  until: (date) => `until ${date}`,
  grade: (grade) => `GPA: ${grade}`,
};

const job = (title: string, startDate: string, endDate: string) => ({
  id: title,
  title,
  company: "Acme",
  location: "",
  startDate,
  endDate,
  current: endDate === "",
  description: "- Did it",
});
const content: ResumeContent = {
  ...emptyContent(),
  personalInfo: {
    firstName: " Ada ",
    lastName: "Moor",
    email: "ada@example.org",
    phone: "+1 503 555 0176",
    location: "70565 Stuttgart",
    summary: "Calm.",
    headline: "",
  },
  experience: [job("New", "2020-03", ""), job("Old", "2016", "2018")],
  education: [
    { id: "e", degree: "BSc", school: "State", location: "", gpa: "3.8", graduationDate: "2015-06" },
  ],
  skills: ["Triage", " "],
  certifications: ["*BLS* [x](y)"],
  languages: [{ id: "l", name: "German", level: "C1" }],
  links: [{ id: "k", label: "LinkedIn", url: "https://linkedin.com/in/ada" }],
  custom: [
    {
      id: "c1",
      title: "Projects",
      items: [{ id: "i", title: "Tides", subtitle: "Own", date: "2023", description: "- Ran" }],
    },
    { id: "c2", title: "Empty", items: [] },
  ],
};
const style = styleFor("en");
const plan = (over: Partial<ResumeContent> = {}, styled = style) =>
  planResume({ ...content, ...over }, styled, words);
const headings = (over: Partial<ResumeContent>) => plan(over).sections.map(({ heading }) => heading);

describe("the plan of a printed resume", () => {
  it("has everything once, and nothing empty", () => {
    const resume = plan();
    expect([resume.name, resume.headline, resume.title]).toEqual(["Ada Moor", "", "Ada Moor – Resume"]);
    expect(resume.contact.map(({ text, url }) => [text, url])).toEqual([
      ["70565 Stuttgart", ""],
      ["ada@example.org", "mailto:ada@example.org"],
      ["+1 503 555 0176", "tel:+15035550176"],
      ["linkedin.com/in/ada", "https://linkedin.com/in/ada"],
    ]);
    expect(headings({})).toEqual([
      "Summary",
      "Experience",
      "Education",
      "Skills",
      "Projects",
      "Certifications",
      "Languages",
    ]);
    expect(resume.sections[3]).toMatchObject({ kind: "words", items: ["Triage"] });
    expect(resume.sections[6]).toMatchObject({ items: ["German (C1)"] });
  });

  it("follows the person's order, with other sections after it", () => {
    const sectionOrder = ["skills", "c1", "gone", "skills", "experience"];
    expect(headings({ sectionOrder }).slice(0, 4)).toEqual(["Skills", "Projects", "Experience", "Summary"]);
  });

  it("gives links a section when the person placed one, or there are many", () => {
    expect(headings({ sectionOrder: ["links"] })[0]).toBe("Links");
    const links = Array.from({ length: 4 }, (_, i) => ({ id: `${i}`, label: "", url: `a${i}.example` }));
    expect(headings({ links }).at(-1)).toBe("Links");
    expect(plan({ links }).contact).toHaveLength(3);
  });

  it("reverses the order of dates as a whole, and keeps deliberate exceptions", () => {
    const titles = (dateOrder: "newest" | "oldest", jobs = content.experience) => {
      const section = plan({ experience: jobs }, { ...style, dateOrder }).sections[1];
      return section?.kind === "entries" ? section.entries.map(({ title }) => title) : [];
    };
    expect(titles("newest")).toEqual(["New", "Old"]);
    expect(titles("oldest")).toEqual(["Old", "New"]);
    const mixed = [
      job("Best", "2010", "2012"),
      job("New", "2020-03", ""),
      job("Mid", "2017", "2019"),
      job("Old", "2014", "2016"),
    ];
    expect(titles("newest", mixed)).toEqual(["Best", "New", "Mid", "Old"]);
  });

  it("writes months as the language and the template want them", () => {
    const dates = (styled: typeof style) => {
      const section = plan({}, styled).sections[1];
      return section?.kind === "entries" ? section.entries[0]?.dates : "";
    };
    expect(dates(style)).toBe("Mar 2020 – Present");
    expect(dates({ ...style, template: "compact" })).toBe("03/2020 – Present");
    expect(dates({ ...style, language: "de" })).toBe("03/2020 – Present");
  });

  it("prints an empty resume", () => {
    expect(planResume(emptyContent(), style, words)).toEqual({
      language: "en",
      name: "",
      headline: "",
      contact: [],
      sections: [],
      title: "Resume",
    });
  });
});

describe("text formats", () => {
  it("writes Markdown with the person's text escaped", () => {
    const text = printMarkdown(plan());
    expect(text).toContain("# Ada Moor\n\n70565 Stuttgart · ada@example.org · +1 503 555 0176");
    expect(text).toContain("[linkedin.com/in/ada](<https://linkedin.com/in/ada>)");
    expect(text).toContain("### New\n\n**Acme** · Mar 2020 – Present\n\n- Did it\n");
    expect(text).toContain("- \\*BLS\\* \\[x\\](y)");
  });

  it("writes plain text", () => {
    expect(printPlain(plan())).toContain("EXPERIENCE\n\nNew | Mar 2020 – Present\nAcme\n- Did it\n\nOld");
  });

  it("writes JSON Resume without losing anything", () => {
    const json = JSON.parse(printJsonResume(content));
    expect(json.basics).toEqual({
      name: "Ada Moor",
      email: "ada@example.org",
      phone: "+1 503 555 0176",
      summary: "Calm.",
      location: { city: "70565 Stuttgart" },
      profiles: [{ network: "LinkedIn", url: "https://linkedin.com/in/ada" }],
    });
    expect(json.work[0]).toEqual({
      name: "Acme",
      position: "New",
      startDate: "2020-03",
      highlights: ["Did it"],
    });
    expect(json.education).toEqual([
      { institution: "State", studyType: "BSc", endDate: "2015-06", score: "3.8" },
    ]);
    expect(json.projects).toEqual([
      { name: "Tides", type: "Projects", entity: "Own", startDate: "2023", highlights: ["Ran"] },
    ]);
  });
});
