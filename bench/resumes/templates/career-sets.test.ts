import { describe, expect, test } from "vitest";
import { sheetOf, type TemplatePart, templatesOf } from "./draw.ts";
import type { Template } from "./template.ts";

const sets = ["fourth", "fifth"] as const;
const halves = ["open", "locked"] as const;
const parts = sets.flatMap((set) => halves.map((half) => `${set}-${half}` as const));
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

const languagesOf = (part: TemplatePart): string =>
  templatesOf(part)
    .map(({ languages }) => languages.join())
    .toSorted()
    .join(" ");

test.each(halves)("the %s half has layouts in four languages, English ones in the main", (half) => {
  expect(languagesOf(`fourth-${half}`)).toBe("de en en en en en en en es fr");
  expect(languagesOf(`fifth-${half}`)).toBe(`de de de ${"en ".repeat(11)}es es es fr fr fr`);
});

describe.each(parts)("%s", (part) => {
  test.each(templatesOf(part).map((template) => [template.name, template] as const))(
    "%s prints everything that its label says",
    (_, template) => {
      for (const i of people) {
        const { text, label } = printed(template, part, i);
        const { name, email, phone, location } = label.personalInfo;
        const wanted = [
          ...name.split(" "),
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

test.each(sets)("the halves of the %s set share neither layouts nor people", (set) => {
  const [open, locked] = halves.map((half) => {
    const part = `${set}-${half}` as const;
    return {
      layouts: templatesOf(part).map(({ name }) => name),
      names: templatesOf(part).flatMap((template) =>
        people.map((i) => printed(template, part, i).label.personalInfo.name),
      ),
    };
  });
  expect(open?.layouts.filter((name) => locked?.layouts.includes(name))).toEqual([]);
  expect(open?.names.filter((name) => locked?.names.includes(name))).toEqual([]);
});
