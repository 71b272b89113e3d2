import { expect, test } from "vitest";
import { readResume } from "../read-resume.ts";

const read = (texts: readonly string[]) =>
  readResume({
    kind: "lines",
    lines: texts.map((text) => ({ text, size: 11, bold: /^#/.test(text), isListItem: false })),
  }).content;

const top = ["Nora Vale", "nora.vale@example.org"];

test("a table is read by the columns that its head names, also where a row has no end", () => {
  const { experience, education } = read([
    ...top,
    "Work experience",
    "From\tTo\tEmployer\tPosition held\tMain duties",
    "since 03/2021\tHarbour Foods, Dover\tPacker\tPacking; counting",
    "01/2018\t02/2021\tMill & Sons\tKeyholder\tOpening the shop",
    "Education",
    "Dates\tName of school\tQualification gained",
    "2014 – 2016\tDover College\tNVQ Level 2 Warehousing",
  ]);
  expect(
    experience.map(({ title, company, startDate, current }) => [title, company, startDate, current]),
  ).toEqual([
    ["Packer", "Harbour Foods", "2021-03", true],
    ["Keyholder", "Mill & Sons", "2018-01", false],
  ]);
  expect(education.map(({ degree, school }) => [degree, school])).toEqual([
    ["NVQ Level 2 Warehousing", "Dover College"],
  ]);
});

test("a year at the end of a task begins no job where the periods stand in a margin", () => {
  const { experience } = read([
    ...top,
    "Work experience",
    "2019 – 2023\tCook, Harbour Foods",
    "Named Player of the Year, 2018",
    "Closed the kitchen every night",
    "2015 – 2019\tKitchen assistant, Mill & Sons",
  ]);
  expect(experience.map(({ title }) => title)).toEqual(["Cook", "Kitchen assistant"]);
});
