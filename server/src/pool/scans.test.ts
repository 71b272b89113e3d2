import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { scanPdf, textPdf } from "./crafted-files.ts";
import type { Step } from "./messages.ts";
import { openFilePool } from "./open-file-pool.ts";

let pool: ReturnType<typeof openFilePool>;
beforeAll(() => {
  pool = openFilePool({
    size: 1,
    queue: 50,
    timeoutMs: 15_000,
    recognizingMs: 60_000,
    memoryMb: 768,
    entry: new URL("./child.ts", import.meta.url),
    execArgv: ["--import", "tsx"],
  });
});
afterAll(() => pool.close());

const lines: readonly [size: number, text: string][] = [
  [44, "Odalys Whitcombe"],
  [22, "odalys.whitcombe@example.com | (555) 555-0133"],
  [28, "Work Experience"],
  [22, "Baker, Corner Crumb Bakery"],
  [22, "May 2019 - Present"],
  [28, "Skills"],
  [22, "Sourdough, Food safety, Menu planning"],
];

/** A page as a scanner takes it: a little grey, a little askew. */
async function scan(): Promise<Uint8Array> {
  const [width, height] = [1020, 1320];
  const texts = lines.map(
    ([size, text], i) =>
      `<text x="110" y="${140 + i * 62}" font-size="${size}" font-family="sans-serif">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#eeeae4"/><g transform="rotate(0.6)" fill="#2b2b2b">${texts.join("")}</g></svg>`;
  const jpeg = await sharp(Buffer.from(svg))
    .greyscale()
    .toColourspace("b-w")
    .jpeg({ quality: 70 })
    .toBuffer();
  return scanPdf(jpeg, width, height);
}

it("recognises the letters of a scan, tells how it goes, and reads on afterwards", async () => {
  const steps: Step[] = [];
  const bytes = new Uint8Array(await scan());
  const read = await pool.readResume({ bytes, fileName: "", mimeType: "" }, (step) => steps.push(step));
  expect(read).toMatchObject({ format: "pdf", recognized: true, parsed: { name: "Odalys Whitcombe" } });
  expect(read.content).toMatchObject({
    personalInfo: { email: "odalys.whitcombe@example.com", phone: "(555) 555-0133" },
    experience: [{ title: "Baker", company: "Corner Crumb Bakery", startDate: "2019-05", current: true }],
    skills: expect.arrayContaining(["Sourdough", "Food safety", "Menu planning"]),
  });
  expect(read.fields.find(({ field }) => field === "personalInfo.email")).toMatchObject({ page: 1 });
  expect(steps.map(({ stage }) => stage).filter((stage) => stage !== "queued")).toEqual([
    "opening",
    "recognizing",
    "understanding",
  ]);
  expect(steps).toContainEqual({ stage: "recognizing", page: 1, pages: 1 });
  const next = await pool.readResume({
    bytes: new Uint8Array(textPdf(["Skills", "Knitting, Sailing"])),
    fileName: "",
    mimeType: "",
  });
  expect(next.recognized).toBe(false);
}, 60_000);
