import { test as base } from "@playwright/test";
import { type RunningProduct, startProduct } from "./product.ts";

/**
 * Playwright's `test` with one product for all files of the same worker, because a start takes seconds of processor
 * time. A test that needs its own settings, or stops the product, starts another one. Files that import Playwright's
 * own `test` would run in separate workers and start another product.
 */
export const test = base.extend<object, { sharedProduct: RunningProduct }>({
  sharedProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.remove();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
