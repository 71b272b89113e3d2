import "./server/src/document-parsers/polyfill.ts";
import { generate } from "./bench/resumes/generate.ts";
import { drawPage, openForDrawing, resolutionOf, halved, drawPicture } from "./server/src/document-parsers/ocr/page-picture.ts";
import { openRecognizer } from "./server/src/document-parsers/ocr/recognizer.ts";
import { strokesOf } from "./server/src/document-parsers/ocr/stroke-weight.ts";
const kind = process.argv[2] as never;
const r = await openRecognizer();
for await (const made of generate({ seed: 7, count: 3, half: "seen", printers: [kind], families: 3 })) {
  const pic = kind === "scan" ? await drawPage(await (await openForDrawing(made.bytes)).getPage(1)) : await drawPicture(made.bytes);
  if (!pic) continue;
  r.speak(made.language);
  const slope = r.slopeOf(halved(pic));
  const seen = r.read(pic, resolutionOf(pic), slope);
  const t = performance.now();
  const strokes = strokesOf(pic, slope);
  const all: number[] = [];
  const rows = seen.rows.map((row) => ({ row, rel: row.words.map((w) => (strokes(w.bbox) ?? NaN) / row.rowAttributes.rowHeight) }));
  for (const { row, rel } of rows) rel.forEach((x, i) => { if (!Number.isNaN(x)) for (let k = 0; k < (row.words[i]?.text.length ?? 0); k++) all.push(x); });
  all.sort((a, b) => a - b);
  const usual = all[all.length >> 1] ?? 1;
  console.log("\n==", made.file, "slope", slope, "usual", usual.toFixed(3), "ms", (performance.now() - t).toFixed(0), made.layout.head, made.layout.heading);
  for (const { row, rel } of rows) console.log(row.rowAttributes.rowHeight.toFixed(0).padStart(3), row.words.map((w, i) => `${w.text}:${((rel[i] ?? 0) / usual).toFixed(2)}`).join(" ").slice(0, 170));
}
process.exit(0);
