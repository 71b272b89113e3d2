import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Refuses any breach of WCAG 2.2 AA on the page as it stands, and any sideways scrolling. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const said = violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(", ")}`);
  expect(said, name).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${name}: sideways scrolling`).toBeLessThanOrEqual(0);
}
