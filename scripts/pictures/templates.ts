import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type ResumeStyle, resumeTemplates, styleFor } from "@waymark/contract/resumes-style";
import { languages } from "@waymark/contract/values";
import sharp, { type OverlayOptions } from "sharp";
import { previewPages } from "../../server/src/printing/print-resume.ts";
import { drawn } from "../../server/src/printing/testing/drawn.ts";
import { printerInProcess } from "../../server/src/printing/testing/print-in-process.ts";
import { peopleOf } from "../../server/src/printing/testing/samples/people.ts";
import { openTranslate } from "../../server/src/translate.ts";
import { root } from "../setup/root.mjs";

const page = { width: 360, height: 466 };
const gap = 20;
const columns = 4;
const colors: readonly ResumeStyle["color"][] = [
  "ink",
  "navy",
  "forest",
  "plum",
  "rust",
  "teal",
  "navy",
  "forest",
];

/** A placeholder portrait: head and shoulders in greys. */
const nobody = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="#d5dcd8"/><circle cx="256" cy="200" r="92" fill="#8a9b92"/><path d="M70 512c0-130 80-200 186-200s186 70 186 200z" fill="#5f7369"/></svg>`;

/** Makes docs/pictures/templates.png: one sheet with a page of every template, each in another language and colour. */
export async function takeTemplates(): Promise<number> {
  const deps = { translate: openTranslate(), printer: printerInProcess() };
  const photo = { bytes: await sharp(Buffer.from(nobody)).png().toBuffer(), type: "image/png" };
  const pages: OverlayOptions[] = [];
  for (const [i, template] of resumeTemplates.entries()) {
    const language = languages[i % languages.length] ?? "en";
    const style: ResumeStyle = {
      ...styleFor(language),
      template,
      paper: "letter",
      color: colors[i] ?? "ink",
      photo: true,
    };
    const { pages: shown } = await drawn(
      previewPages(deps, { content: peopleOf[language], style, photo }, 1),
    );
    const input = await sharp(Buffer.from(shown[0] ?? ""), { density: 144 })
      .resize(page)
      .flatten({ background: "#fff" })
      .png()
      .toBuffer();
    const [left, top] = [i % columns, Math.floor(i / columns)];
    pages.push({ input, left: gap + left * (page.width + gap), top: gap + top * (page.height + gap) });
  }
  const rows = Math.ceil(resumeTemplates.length / columns);
  mkdirSync(join(root, "docs/pictures"), { recursive: true });
  await sharp({
    create: {
      width: gap + columns * (page.width + gap),
      height: gap + rows * (page.height + gap),
      channels: 3,
      background: "#e4e6e1",
    },
  })
    .composite(pages)
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(join(root, "docs/pictures/templates.png"));
  console.log("docs/pictures/templates.png is made.");
  return 0;
}
