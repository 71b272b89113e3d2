import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "../root.ts";

/** Packages that take megabytes and that an installation without a key, or a person without a passkey, never needs. */
const loadedWhenNeeded = [
  ...["stripe", "ai", "@ai-sdk/openai-compatible", "undici", "@simplewebauthn/server"],
  "age-encryption",
];

const imports = /^(?:import|export) (?!type )(?:[^"';]*? from )?"([^"]+)"/gm;

/** The file that a specifier of ours means; null for a package. */
function fileOf(specifier: string, from: string): string | null {
  if (specifier.startsWith(".")) return resolve(dirname(from), specifier);
  const [, room, path] = /^@waymark\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  return room === undefined ? null : join(repositoryRoot, room, "src", `${path}.ts`);
}

/** Every package that a module imports, directly or through our own modules; `import()` is left out. */
function packagesOf(entry: string): Set<string> {
  const packages = new Set<string>();
  const seen = new Set([entry]);
  for (const file of seen) {
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(imports)) {
      const ours = fileOf(specifier, file);
      if (ours === null) packages.add(specifier);
      else if (existsSync(ours)) seen.add(ours);
      else throw new Error(`${file} imports ${specifier}, which is not there.`);
    }
  }
  return packages;
}

test("the start loads no package that only some installations need", () => {
  const packages = packagesOf(join(import.meta.dirname, "serve.ts"));
  // The walk arrives at the features.
  expect([...packages]).toEqual(expect.arrayContaining(["fastify", "drizzle-orm", "temporal-polyfill"]));
  expect(loadedWhenNeeded.filter((name) => packages.has(name))).toEqual([]);
});
