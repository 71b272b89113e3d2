import { expect, test } from "vitest";
import { findCited } from "./docs/cited.ts";
import { configTable, tableEnd, tableStart, withTable } from "./docs/config-table.ts";

test.each([
  ["see `server/src/main.ts` there", ["server/src/main.ts"]],
  ["see [the rules](CONTRIBUTING.md#tests)", ["CONTRIBUTING.md"]],
  ["![screen](docs/pictures/search.png)", ["docs/pictures/search.png"]],
  ["`server/src/features/<noun>/store.ts`", ["server/src/features"]],
  ["`locales/{en,es,fr,de}/<noun>.json`", ["locales"]],
  ["`.ci/run` calls it", [".ci/run"]],
  ["run `npm run check`, then `npm test`", ["check"]],
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
  const paper = withTable(`before\n${tableStart}\nold\n${tableEnd}\nafter`, table);
  expect(paper).toContain("| `PORT` | `3000` | port |\n| `DATABASE_URL` |  | one \\| other |");
  expect(paper).not.toContain("old");
  expect(withTable(paper, table)).toBe(paper);
  expect(() => withTable("no place", table)).toThrow("no place");
});
