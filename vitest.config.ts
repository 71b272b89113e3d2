import { existsSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { ensureData } from "./scripts/setup/data.mjs";
import { root } from "./scripts/setup/root.mjs";

// So that a run of single files has the modules of today's data, too.
await ensureData(root);

/**
 * A worker keeps its packages for all its files, which spares processor time; `fresh-modules.ts` loads our own modules
 * for each file. Files that replace modules get a worker of their own.
 */
function webProjects() {
  const extended = "./web/vite.config.ts";
  const replacing = filesIn("web/src")
    .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, "utf8").includes("vi.mock("))
    .map((file) => file.replace(/^web\//, ""));
  return [
    {
      extends: extended,
      test: { name: "web", include: ["src/**/*.test.{ts,tsx}"], isolate: false, exclude: replacing },
    },
    { extends: extended, test: { name: "web-replacing", include: replacing } },
  ];
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

export default defineConfig({
  test: {
    // Tests of the server often wait for processes that they start or kill: three keep two cores busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: "pure",
          include: ["{bench,contract,domain,locales,scripts}/**/*.test.ts"],
          environment: "node",
          setupFiles: ["scripts/suite/same-inputs.ts"],
          isolate: false,
          // Properties are tried on hundreds of inputs: on a busy machine that takes long, and is right all the same.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "server",
          include: ["server/src/**/*.test.ts"],
          environment: "node",
          globalSetup: ["server/src/testing/global-setup.ts"],
          setupFiles: ["scripts/suite/same-inputs.ts", "server/src/testing/bundled-backup-opener.ts"],
          // A worker loads the product once for all its files: they keep nothing in modules, each opens its own database.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      ...(existsSync("web/vite.config.ts") ? webProjects() : []),
    ],
  },
});
