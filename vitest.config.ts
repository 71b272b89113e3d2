import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { ensureData } from "./scripts/setup/data.mjs";
import { root } from "./scripts/setup/root.mjs";

// So that a run of single files has the modules of today's data, too.
await ensureData(root);

export default defineConfig({
  test: {
    // Its own default leaves one core to itself, which is every second one on a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: "pure",
          include: ["{contract,domain,locales,scripts}/**/*.test.ts"],
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
          setupFiles: ["scripts/suite/same-inputs.ts"],
          // A worker loads the product once for all its files: they keep nothing in modules, each opens its own database.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      ...(existsSync("web/vite.config.ts") ? ["web/vite.config.ts"] : []),
    ],
  },
});
