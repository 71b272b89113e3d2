import "../document-parsers/polyfill.ts";
import type { ResumeContent } from "@waymark/contract/resumes";
import { type ResumeStyle, resumeTemplates, styleFor } from "@waymark/contract/resumes-style";
import { languages } from "@waymark/contract/values";
import { describe, expect, it } from "vitest";
import { readFile } from "../document-parsers/read-file.ts";
import { openTranslate } from "../translate.ts";
import { type PrintFormat, printResume } from "./print-resume.ts";
import { printerInProcess } from "./testing/print-in-process.ts";
import { type Count, countFields, scoreOf } from "./testing/round-trip.ts";
import { developer, peopleOf, veteran } from "./testing/samples/people.ts";

const deps = { translate: openTranslate(), printer: printerInProcess() };

async function throughOurParser(content: ResumeContent, style: ResumeStyle, format: PrintFormat) {
  const { bytes } = await printResume(deps, { content, style, format });
  return (await readFile(new Uint8Array(bytes), "")).content;
}

/** Prints every resume and reads it again: at least 98 of 100 fields must match, and the others are reported. */
async function expectBack(cases: readonly (readonly [ResumeContent, ResumeStyle])[], format: PrintFormat) {
  const counts = new Map<string, Count>();
  for (const [content, style] of cases) {
    countFields(
      content,
      await throughOurParser(content, style, format),
      counts,
      `${style.template} ${style.language}`,
    );
  }
  const weak = [...counts].filter(([, count]) => scoreOf(count) < 98).flatMap(([, count]) => count.told);
  expect(weak).toEqual([]);
}

const each: ResumeContent[] = [...languages.map((language) => peopleOf[language]), developer];
const styles = (over: Partial<ResumeStyle>) =>
  languages.map((language) => ({ ...styleFor(language), ...over }));

describe("our own parser reads printed resumes back", () => {
  it.each(resumeTemplates)("as PDF in the template %s, in four languages", async (template) => {
    const cases = styles({ template }).map((style) => [peopleOf[style.language], style] as const);
    await expectBack([...cases, [developer, { ...styleFor("en"), template }]], "pdf");
  });

  it("as PDF in every typeface and size, on both papers, oldest first, over pages", async () => {
    // Each typeface in another template.
    const looks = [
      { font: "source-serif", template: "classic", size: "small" },
      { font: "lato", template: "clear", size: "large" },
      { font: "plex-sans", template: "sidebar", size: "small" },
      { font: "garamond", template: "modern", size: "large" },
    ] as const;
    const cases = looks.map((look): readonly [ResumeContent, ResumeStyle] => [
      peopleOf.en,
      { ...styleFor("en"), ...look, paper: "a4" },
    ]);
    await expectBack(
      [...cases, [veteran, styleFor("en")], [veteran, { ...styleFor("en"), template: "sidebar" }]],
      "pdf",
    );
    const read = await throughOurParser(peopleOf.fr, { ...styleFor("fr"), dateOrder: "oldest" }, "pdf");
    expect(read.experience.map(({ startDate }) => startDate)).toEqual(["2012-09", "2019-01"]);
  });

  it.each(["docx", "md", "txt", "json"] as const)("as %s in four languages", async (format) => {
    const cases = each.map(
      (content, i) => [content, styles({ template: "modern" })[i % 4] ?? styleFor("en")] as const,
    );
    await expectBack(cases, format);
  });

  it.each(resumeTemplates)("as a Word document in the template %s", async (template) => {
    await expectBack([[peopleOf.en, { ...styleFor("en"), template }]], "docx");
  });
});
