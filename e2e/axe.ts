import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type RunOptions = Parameters<AxeBuilder["options"]>[0];
type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

declare global {
  /** What the builder leaves in a page. */
  var axe: { run(options: RunOptions): Promise<{ violations: Violation[] }> } | undefined;
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Only what is wrong is described: describing all that is right takes several times as long as looking. */
const options: RunOptions = { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] };

/** What of it a page breaks, with the elements. Our pages have no frames: axe runs in the page itself, and stays there for the next look at the same page. */
export async function breachesOn(page: Page): Promise<string[]> {
  const again = await page.evaluate(
    async (options) => (await globalThis.axe?.run(options))?.violations ?? null,
    options,
  );
  const violations =
    again ?? (await new AxeBuilder({ page }).setLegacyMode().options(options).analyze()).violations;
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(", ")}`);
}

/** Refuses any breach of WCAG 2.2 AA on the page as it stands, and any sideways scrolling. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    // One that goes on for ever, or is held, never finishes.
    const ending = document
      .getAnimations()
      .filter((a) => a.playState === "running" && a.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
  });
  // A toast that fades in the middle of a look is pale for a moment: what stays wrong is a breach.
  await expect
    .poll(() => breachesOn(page), { message: name, timeout: 10_000, intervals: [1_000] })
    .toEqual([]);
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
