import { test as base } from "@playwright/test";
import { type RunningProduct, startProduct } from "./product.ts";

/**
 * Playwright's `test` with a product that all files share which run in the same worker: a start takes seconds of
 * processor time. Who needs settings of its own, or the product stopped, starts another one. Files that import
 * Playwright's own `test` would run in workers of their own, with a product more.
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
