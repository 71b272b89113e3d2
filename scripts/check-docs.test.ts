import { expect, test } from "vitest";
import { findCited } from "./docs/cited.ts";
import { configTable } from "./docs/config-table.ts";
import { withTable } from "./docs/made-table.ts";

test.each([
  ["see `server/src/main.ts` there", ["server/src/main.ts"]],
  ["see [the rules](CONTRIBUTING.md#tests)", ["CONTRIBUTING.md"]],
  ["![screen](docs/pictures/search.png)", ["docs/pictures/search.png"]],
  ["`server/src/features/<noun>/store.ts`", ["server/src/features"]],
  ["`locales/{en,es,fr,de}/<noun>.json`", ["locales"]],
  ["`.ci/run` calls it", [".ci/run"]],
  ["run `npm run check`, then `npm test`", ["check"]],
  ["`saveJob(deps, actor, id)` of `JobIndex`, `jobs` and `ETA`", ["saveJob", "JobIndex"]],
  ["`/api/openapi.json` and https://nodejs.org/en and `@waymark/contract/jobs`", []],
  ["`data/keys/seal.key`, `server/dist/main.js`, `a/b` and `DATA_DIR`", ["a/b"]],
])("%s", (text, names) => {
  expect(findCited(text).map(({ name }) => name)).toEqual(names);
});

test("the line is told", () => {
  expect(findCited("one\ntwo `a/b`")).toEqual([{ kind: "path", name: "a/b", line: 2 }]);
});

test("the configuration table has every variable with its default", () => {
  const table = configTable({
    PORT: { schema: { safeParse: () => ({ success: true, data: 3000 }) }, about: "port" },
    DATABASE_URL: { schema: { safeParse: () => ({ success: true }) }, about: "one | other" },
  });
  expect(table).toContain("| `PORT` | `3000` | port |\n| `DATABASE_URL` |  | one \\| other |");
});

test("a table made from code replaces the old one between its comments", () => {
  const table = { document: "README.md", start: "<!-- from -->", end: "<!-- to -->", rows: "| new |" };
  const document = withTable("before\n<!-- from -->\nold\n<!-- to -->\nafter", table);
  expect(document).toBe("before\n<!-- from -->\n\n| new |\n\n<!-- to -->\nafter");
  expect(withTable(document, table)).toBe(document);
  expect(() => withTable("no place", table)).toThrow("README.md has no place");
});
