import { expect, it } from "vitest";
import { changeKept, forgetOffline, readKept } from "./offline-store.ts";

it("forgets what was kept for a person who signs out, and nothing of anybody else", async () => {
  await changeKept("changes-nora", () => ["hers"]);
  await changeKept("changes-omar", () => ["his"]);
  await forgetOffline("omar");
  expect(await readKept("changes-omar")).toBeUndefined();
  expect(await readKept("changes-nora")).toEqual(["hers"]);
});
