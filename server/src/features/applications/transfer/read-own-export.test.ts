import { expect, it } from "vitest";
import { readOwnExport } from "./own-export.ts";

const at = "2026-01-01T00:00:00.000Z";
const head = { format: "waymark-applications", version: 1, exportedAt: at, stages: [], removedStages: [] };
const read = (text: string) => readOwnExport(new TextEncoder().encode(text));

it.each([
  ["no applications", JSON.stringify({ ...head, applications: [] }), "import_empty"],
  [
    "nothing but blanks between the brackets",
    `${JSON.stringify(head).slice(0, -1)},"applications":[ \n ]}`,
    "import_empty",
  ],
  ["applications that are none", JSON.stringify({ ...head, applications: [1, 2] }), "import_kind"],
  ["a comma after the last", `${JSON.stringify(head).slice(0, -1)},"applications":[,]}`, "import_kind"],
  ["a list of lists", "[[1],[1]]", "import_kind"],
  [
    "two lists of applications",
    `${JSON.stringify(head).slice(0, -1)},"applications":[],"applications":[1]}`,
    "import_kind",
  ],
  ["the list a level deeper", JSON.stringify({ ...head, x: { applications: [1] } }), "import_kind"],
  ["half a file", '{"format":"waymark-applications","applications":[{"a":"', "import_kind"],
  ["brackets without end", '{"applications":[[[[', "import_kind"],
  ["nothing", "", "import_kind"],
  [
    "a million values beside the applications",
    JSON.stringify({ ...head, x: Array(1_000_000).fill(0) }),
    "import_kind",
  ],
  [
    "a million values in one",
    `{"applications":[${JSON.stringify(Array(1_000_000).fill(0))}]}`,
    "import_kind",
  ],
])("%s: refused", async (_what, text, code) => {
  await expect(read(text)).rejects.toMatchObject({ code });
});
