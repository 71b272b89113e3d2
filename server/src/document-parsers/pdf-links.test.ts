import "./polyfill.ts";
import { expect, it } from "vitest";
import { pdfOf } from "./crafted-files.ts";
import { withAddress } from "./formats/link-address.ts";
import { readFile } from "./read-file.ts";

const lines = [
  "Odalys Whitcombe",
  "Email | LinkedIn | (555) 555-0133",
  "Work Experience",
  "Baker, Corner Crumb Bakery",
  "May 2019 - Present",
  "Skills",
  "Sourdough, Food safety",
];

/** A page with links on its second line, of which the words do not show the addresses. */
function linkedPdf(): Uint8Array {
  const shown = lines.map((line) => `(${line.replace(/[()]/g, "\\$&")}) Tj T*`).join("\n");
  const link = (from: number, to: number, address: string): string =>
    `<</Type/Annot/Subtype/Link/Rect[${from} 702 ${to} 715]/A<</S/URI/URI(${address})>>>>`;
  const links = [
    link(60, 87, "mailto:odalys.whitcombe@example.com?subject=Hello"),
    link(92, 135, "https://www.linkedin.com/in/odalys"),
    link(92, 135, "javascript:alert(1)"),
  ];
  return pdfOf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Annots[${links.join("")}]/Resources<</Font<</F 5 0 R>>>>>>`,
    { head: "", data: new TextEncoder().encode(`BT /F 11 Tf 14 TL 60 720 Td ${shown} ET`) },
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ]);
}

it("tells the addresses behind the words of a PDF", async () => {
  const { content } = await readFile(linkedPdf(), "");
  expect(content.personalInfo).toMatchObject({
    firstName: "Odalys",
    lastName: "Whitcombe",
    email: "odalys.whitcombe@example.com",
    phone: "(555) 555-0133",
  });
  expect(content.links).toMatchObject([{ url: "https://www.linkedin.com/in/odalys" }]);
  expect(JSON.stringify(content)).not.toContain("javascript");
});

it("leaves a text alone that shows its address, or has no word for it", () => {
  for (const [text, href] of [
    ["linkedin.com/in/odalys", "https://www.linkedin.com/in/odalys"],
    ["Email: odalys@example.com", "mailto:odalys@example.com"],
    ["Corner Crumb Bakery", "https://crumb.example.com"],
    // The rest of the address is a text of its own behind it.
    ["odalys@email", "mailto:odalys@email.com"],
    ["me@github", "https://github.com/me"],
    ["Bakery on GitHub.io", "https://crumb.example.com"],
  ] as const)
    expect(withAddress(text, href)).toBe(text);
});
