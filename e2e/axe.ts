import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type RunOptions = Parameters<AxeBuilder["options"]>[0];
type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

declare global {
  /** Set in the page by axe's script. */
  var axe: { run(options: RunOptions): Promise<{ violations: Violation[] }> } | undefined;
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Results only describe violations; describing everything that passes takes several times as long. */
const options: RunOptions = { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] };

/**
 * The violations on a page, with their elements. Our pages have no frames, so axe runs in the page itself and stays
 * there for the next check.
 */
export async function breachesOn(page: Page): Promise<string[]> {
  const again = await page.evaluate(
    async (options) => (await globalThis.axe?.run(options))?.violations ?? null,
    options,
  );
  const violations =
    again ?? (await new AxeBuilder({ page }).setLegacyMode().options(options).analyze()).violations;
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(", ")}`);
}

/** Fails on any violation of WCAG 2.2 AA on the current page, and on any sideways scrolling. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // A bar that shows how long something stays is no transition: it may start anew or rest under the pointer.
  const running = () =>
    document
      .getAnimations()
      .filter((a) => a.playState === "running" && Number(a.effect?.getComputedTiming().endTime) <= 2_000)
      .map((a) => `${a.constructor.name} ${a.id} at ${String(a.currentTime)} ms`);
  await expect.poll(() => page.evaluate(running), { message: `${name}: animations` }).toEqual([]);
  // A fading toast has low contrast for a moment; only violations that stay count.
  await expect
    .poll(() => breachesOn(page), { message: name, timeout: 10_000, intervals: [1_000] })
    .toEqual([]);
  await expectNoSidewaysScrolling(page, name);
}

export async function expectNoSidewaysScrolling(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${name}: sideways scrolling`).toBeLessThanOrEqual(0);
}

/**
 * The widths and colour schemes of the checks. Each check uses two of the four; any two neighbours cover both widths
 * and both schemes.
 */
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
 * `expectAccessible` for several screens in a row, narrow and wide, light and dark, without reloading. Shared parts are
 * checked in all four looks, a screen's own content at both widths and in both colour schemes.
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
