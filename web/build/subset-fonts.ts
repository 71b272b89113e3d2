import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import subsetFont from "subset-font";
import { letters } from "./letters.ts";

// Cuts both fonts down to the characters of the public pages, so that their first text appears sooner. Headings are
// always bold; text is regular to bold. Run `npx tsx web/build/subset-fonts.ts` after changing letters.ts.
const require = createRequire(import.meta.url);
const faces = [
  {
    from: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    to: "bricolage-bold.woff2",
    axes: { wght: 700 },
  },
  {
    from: "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
    to: "inter-text.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
];

const ranges = [...new Set(letters)]
  .map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`)
  .slice(95)
  .toSorted();

for (const { from, to, axes } of faces) {
  const font = await subsetFont(readFileSync(require.resolve(from)), letters, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  writeFileSync(resolve(import.meta.dirname, "../src/landing/fonts", to), font);
}
writeFileSync(
  resolve(import.meta.dirname, "../src/landing/fonts/fonts.css"),
  `/* Made by build/subset-fonts.ts. Letters beyond these come from the whole faces, declared before. */
@font-face {
  font-family: "Inter";
  font-weight: 100 900;
  font-display: swap;
  src: url("./inter-text.woff2") format("woff2");
  unicode-range: U+0020-007E, ${ranges.join(", ")};
}
@font-face {
  font-family: "Bricolage Grotesque";
  font-weight: 200 800;
  font-display: swap;
  src: url("./bricolage-bold.woff2") format("woff2");
  unicode-range: U+0020-007E, ${ranges.join(", ")};
}
`,
);
