import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { readLinkedin } from "./read-linkedin.ts";

const profile =
  'First Name,Last Name,Headline,Summary,Geo Location\nNora,Vale,Head Nurse,"Two lines,\nand a ""quote"".",Bern\n';
const zipOf = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, typeof text === "string" ? strToU8(text) : text]),
    ),
    { level: 9 },
  );
const megabyte = 1024 * 1024;
const codeOf = async (bytes: Uint8Array) => {
  try {
    return (await readLinkedin(bytes)) ? "read" : "";
  } catch (error) {
    return error instanceof Error && "code" in error ? error.code : error;
  }
};

it("reads quoted fields, a byte order mark, and files in a folder", async () => {
  const read = await readLinkedin(
    zipOf({
      "Basic_Export/Profile.csv": `\ufeff${profile}`,
      "Basic_Export/Skills.csv": "Name\nTriage\nWound care\n",
      "Basic_Export/Positions.csv":
        "Company Name,Title,Description,Location,Started On,Finished On\nCity Hospital,Head Nurse,,Bern,Mar 2019,\n",
    }),
  );
  expect(read.content).toMatchObject({
    personalInfo: {
      firstName: "Nora",
      lastName: "Vale",
      summary: 'Two lines,\nand a "quote".',
      location: "Bern",
    },
    skills: ["Triage", "Wound care"],
    experience: [{ title: "Head Nurse", company: "City Hospital", startDate: "2019-03", current: true }],
  });
});

it("does not unpack what a resume does not say, however large", async () => {
  const files = {
    "Profile.csv": profile,
    "messages.csv": new Uint8Array(30 * megabyte),
    "a/../b": "x",
    "in.zip": "PK",
  };
  expect(await codeOf(zipOf(files))).toBe("read");
});

it.each<[string, () => Uint8Array, string]>([
  ["nothing", () => new Uint8Array(0), "linkedin_export"],
  ["a PDF", () => strToU8("%PDF-1.7"), "linkedin_export"],
  ["another ZIP", () => zipOf({ "a.txt": "a" }), "linkedin_export"],
  ["a Profile.csv of something else", () => zipOf({ "Profile.csv": "a,b\n1,2\n" }), "linkedin_export"],
  ["a ZIP cut off", () => zipOf({ "Profile.csv": profile }).slice(0, 60), "file_corrupt"],
  [
    "a file that swells 1,000 times",
    () => zipOf({ "Profile.csv": new Uint8Array(5 * megabyte).fill(65) }),
    "file_bomb",
  ],
  ["a file of 21 MB", () => zipOf({ "Skills.csv": new Uint8Array(21 * megabyte).fill(65) }), "file_bomb"],
  [
    "1,001 files",
    () => zipOf(Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`${i}.csv`, "x"]))),
    "file_bomb",
  ],
  [
    "a field without end",
    () => zipOf({ "Profile.csv": `First Name\n"${"x,".repeat(300_000)}` }),
    "file_corrupt",
  ],
  ["more than 10 MB", () => new Uint8Array(10 * megabyte + 1), "file_too_large"],
])("%s is refused", async (_what, make, code) => {
  expect(await codeOf(make())).toBe(code);
});
