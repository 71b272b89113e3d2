import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/suite/find-chromium.mjs";

const executablePath = findChromium();
const onCi = process.env.CI === "true";

// Each worker starts its own product on its own data folder, so files may run side by side.
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./e2e/settle-folder.ts",
  forbidOnly: onCi,
  // A journey that fails now and then is a defect of the product or of the journey: none is tried twice.
  retries: 0,
  // Two cores are busy with two of them only while none waits for a process, a disk or a clock.
  workers: 3,
  // Some start the product two or three times, which a busy machine takes its time for.
  timeout: 180_000,
  globalTimeout: 25 * 60_000,
  // Nobody waits that long on a quiet machine; a busy one is no reason to fail.
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: ".cache/playwright.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    timezoneId: "UTC",
    // Recording takes a fifth of the processor: `--trace on` records a run by hand.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      args: chromiumFlags,
      ...(executablePath === null ? {} : { executablePath }),
    },
  },
});
