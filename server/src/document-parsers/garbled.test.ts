import "./polyfill.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { extractPdf } from "./formats/extract-pdf.ts";
import { readFile } from "./read-file.ts";

/** The fixture without the tables that say which letter each sign of a font is; nothing else moves. */
function unmapped(name: string): Uint8Array {
  const file = readFileSync(join(import.meta.dirname, "fixtures", name)).toString("latin1");
  const found = file.match(/\/ToUnicode \d+ 0 R/g) ?? [];
  expect(found.length).toBeGreaterThan(0);
  return Buffer.from(
    file.replace(/\/ToUnicode \d+ 0 R/g, (entry) => " ".repeat(entry.length)),
    "latin1",
  );
}

it("recognises the page as a picture where a PDF does not tell its letters", async () => {
  const bytes = unmapped("logistics-en.pdf");
  const [told, seen] = [
    await readFile(new Uint8Array(readFileSync(join(import.meta.dirname, "fixtures/logistics-en.pdf"))), ""),
    await readFile(new Uint8Array(bytes), ""),
  ];
  expect(told.recognized).toBe(false);
  expect(seen).toMatchObject({ format: "pdf", recognized: true, unread: 0 });
  expect(seen.content.personalInfo).toMatchObject({
    lastName: told.content.personalInfo.lastName,
    email: told.content.personalInfo.email,
  });
  expect(seen.content.experience.map(({ company }) => company)).toEqual(
    told.content.experience.map(({ company }) => company),
  );
}, 60_000);

it("gives nothing rather than nonsense when there is no time to recognise it", async () => {
  const { document, pictures } = await extractPdf(unmapped("logistics-en.pdf"));
  expect(pictures).toContain(1);
  expect(document.pages[0]?.runs).toEqual([]);
});
