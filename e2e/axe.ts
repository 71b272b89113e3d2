import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Refuses any breach of WCAG 2.2 AA on the page as it stands, and any sideways scrolling. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const breaches = async () => {
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze();
    return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(", ")}`);
  };
  // A toast that fades in the middle of a look is pale for a moment: what stays wrong is a breach.
  await expect.poll(breaches, { message: name, timeout: 10_000, intervals: [1_000] }).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${name}: sideways scrolling`).toBeLessThanOrEqual(0);
}

/** The widths and colours a screen is looked at in, two of the four each time: any two neighbours see all. */
const looks = [
  [
    { width: 360, colorScheme: "light" },
    { width: 1280, colorScheme: "dark" },
  ],
  [
    { width: 360, colorScheme: "dark" },
    { width: 1280, colorScheme: "light" },
  ],
] as const;

/**
 * `expectAccessible` for screens one after the other, narrow and wide, light and dark, without loading them again. What
 * they share is seen in all four, what is their own at both widths and in both colours.
 */
export function accessibleInEachLook(page: Page): (name: string) => Promise<void> {
  let seen = 0;
  return async (name) => {
    for (const { width, colorScheme } of looks[seen % 2 === 0 ? 0 : 1]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `${name}, ${width} px, ${colorScheme}`);
    }
    seen += 1;
  };
}
