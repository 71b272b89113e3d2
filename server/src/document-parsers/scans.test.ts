import { afterAll, beforeAll, expect, it } from "vitest";
import { aPhotograph, aScan } from "../testing/a-scan.ts";
import { childProgram } from "../testing/child-program.ts";
import { textPdf } from "./crafted-files.ts";
import type { Step } from "./messages.ts";
import { openDocumentParsers } from "./open-parsers.ts";

let pool: ReturnType<typeof openDocumentParsers>;
beforeAll(() => {
  pool = openDocumentParsers({
    size: 1,
    queue: 50,
    timeoutMs: 15_000,
    recognizingMs: 60_000,
    memoryMb: 768,
    ...childProgram("document-parsers/child.ts"),
  });
});
afterAll(() => pool.close());

it("recognises the letters of a scan, tells how it goes, and reads on afterwards", async () => {
  const steps: Step[] = [];
  const bytes = new Uint8Array(await aScan());
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

it("reads a photograph that lies in shadow", async () => {
  const bytes = new Uint8Array(await aPhotograph());
  const read = await pool.readResume({ bytes, fileName: "resume.jpg", mimeType: "image/jpeg" });
  expect(read).toMatchObject({ format: "picture", recognized: true, parsed: { name: "Odalys Whitcombe" } });
  expect(read.content).toMatchObject({
    personalInfo: { email: "odalys.whitcombe@example.com" },
    experience: [{ title: "Baker", company: "Corner Crumb Bakery", startDate: "2019-05" }],
    skills: ["Sourdough", "Food safety", "Menu planning"],
  });
}, 60_000);
