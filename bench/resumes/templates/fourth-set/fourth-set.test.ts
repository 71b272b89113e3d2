import { describe, expect, test } from "vitest";
import { sheetOf, type TemplatePart, templatesOf } from "../draw.ts";
import type { Template } from "../template.ts";

const parts = ["fourth-open", "fourth-locked"] as const;
const people = [0, 1, 2, 3, 4, 5];

/** The words of a page without its markup, in the order in which the file has them. */
const printed = (template: Template, part: TemplatePart, i: number) => {
  const language = template.languages[0] ?? "en";
  const { sheet, label } = sheetOf(part, template, language, `${template.name} ${language} ${i}`);
  const markup =
    "text" in template
      ? template.text(sheet)
      : "word" in template
        ? template.word(sheet)
        : template.html(sheet).html;
  return { text: plain(markup), label };
};
const plain = (markup: string): string =>
  markup
    .replace(/<style>.*?<\/style>/gs, "")
    .replace(/<\/?(b|i)>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .toLowerCase();
const yearOf = (date: string | null): string[] => (date === null ? [] : [date.slice(2, 4)]);

describe.each(parts)("the fourth set of templates, %s", (part) => {
  test("has ten layouts, seven of them English", () => {
    const languages = templatesOf(part).map(({ languages: own }) => own.join());
    expect(languages.toSorted()).toEqual(["de", "en", "en", "en", "en", "en", "en", "en", "es", "fr"]);
  });

  test.each(templatesOf(part).map((template) => [template.name, template] as const))(
    "%s prints everything that its label says",
    (_, template) => {
      for (const i of people) {
        const { text, label } = printed(template, part, i);
        const { name, email, phone, location } = label.personalInfo;
        const wanted = [
          name,
          ...email,
          ...phone,
          location.at(-1) ?? "",
          ...label.experience.flatMap(({ title, company, startDate, endDate }) => [
            title,
            company,
            ...yearOf(startDate),
            ...yearOf(endDate),
          ]),
          ...label.education.flatMap(({ degree, school, graduationDate }) => [
            degree,
            school,
            ...yearOf(graduationDate),
          ]),
          ...(label.skills ?? []),
          ...(label.certifications ?? []),
        ].map((one) => one.toLowerCase());
        expect(wanted.filter((one) => !text.includes(one))).toEqual([]);
      }
    },
  );
});

test("the halves of the fourth set share neither layouts nor people", () => {
  const [open, locked] = parts.map((part) => ({
    layouts: templatesOf(part).map(({ name }) => name),
    names: templatesOf(part).flatMap((template) =>
      people.map((i) => printed(template, part, i).label.personalInfo.name),
    ),
  }));
  expect(open?.layouts.filter((name) => locked?.layouts.includes(name))).toEqual([]);
  expect(open?.names.filter((name) => locked?.names.includes(name))).toEqual([]);
});
