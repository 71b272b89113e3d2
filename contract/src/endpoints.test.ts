import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allEndpoints } from "./endpoints.ts";

const folder = new URL(".", import.meta.url);

it("lists every endpoint that the contract declares", () => {
  const declared = readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && file !== "endpoint.ts")
    .map((file) => readFileSync(new URL(file, folder), "utf8").match(/= endpoint\(/g)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);
  expect(allEndpoints).toHaveLength(declared);
});

it("has no two endpoints with the same method and path", () => {
  const names = allEndpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});
