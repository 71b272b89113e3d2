import { readFile } from "./read-file.ts";

/** A page with one line, enough to load the PDF engine and to compile the code for resumes. */
const page = "BT /F 12 Tf 72 700 Td (Experience 2019 - 2021 Nurse, City Hospital) Tj ET";
const objects = [
  "<</Type/Catalog/Pages 2 0 R>>",
  "<</Type/Pages/Kids[3 0 R]/Count 1>>",
  "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
  `<</Length ${page.length}>>stream\n${page}\nendstream`,
  "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
];

/** Loads and warms the reader, so that the first file is read as fast as later ones. */
export async function warmUp(): Promise<void> {
  const body = objects.map((object, i) => `${i + 1} 0 obj${object}endobj\n`).join("");
  const pdf = `%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 6>>\n%%EOF`;
  await readFile(new TextEncoder().encode(pdf), "");
}
