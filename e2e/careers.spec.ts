import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import type { RunningProduct } from "./product.ts";
import { signedIn } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

const section = () => `${product.url}/dashboard?section=career-paths`;

/** A nurse, whose career paths never change. */
async function aNurse(page: Page) {
  const person = await signedIn(page, product.url);
  await person.call("PUT", "/api/career-choices", { currentRoleId: "registered-nurse" });
  return person;
}

test("paths are generated, walked by mouse and keyboard, and a plan is ticked and still there", async ({
  page,
}) => {
  const expectQuiet = watchPage(page);
  await aNurse(page);
  await page.goto(section());
  await expect(page.getByRole("heading", { name: "AI Career Path Visualization" })).toBeVisible();
  const tabs = page.getByRole("tab", { name: /^Path to / });
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  // The map of the former path is still there for a moment, and a click would open a role of that one.
  for (const tab of [tabs.nth(1), tabs.first()]) {
    const name = await tab.textContent();
    await tab.click();
    await expect(page.getByRole("application", { name: `Map of the p${name?.slice(1)}` })).toBeVisible();
  }

  const map = page.getByRole("application");
  const detail = page.getByRole("region").filter({ hasText: "Success rate" });
  await map.getByRole("button", { name: /Target\./ }).click();
  await expect(detail.getByRole("button", { name: "View Action Plan" })).toBeVisible();
  await expectAccessible(page, "a role of the map");
  await page.keyboard.press("Escape");
  await expect(detail).toBeHidden();

  await page.keyboard.press("Home");
  await expect(map.getByRole("button", { name: /^You are here/ })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(
    map.getByRole("button", { name: /^From Registered nurse to / }).and(page.locator(":focus")),
  ).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await detail.getByRole("button", { name: "View Action Plan" }).click();
  await expect(page).toHaveURL(/item=plan/);
  await page.getByRole("checkbox").first().check();
  await page.getByLabel("Another step").fill("Ask the ward sister");
  await page.getByLabel("Another step").press("Enter");
  await page.getByRole("button", { name: "Rename: Ask the ward sister" }).click();
  await page.getByRole("textbox", { name: "Name of the milestone" }).fill("Ask the head of the ward");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Ask the head of the ward" })).toBeVisible();
  await expectAccessible(page, "a plan");

  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByRole("progressbar", { name: /^Progress towards / })).toBeVisible();
  expectQuiet();
});

test("other paths are asked for, a target is set, and both can be taken back", async ({ page }) => {
  await aNurse(page);
  await page.goto(section());
  const tabs = page.getByRole("tab", { name: /^Path to / });
  const before = await tabs.first().textContent();
  await page.getByRole("button", { name: "Regenerate Paths" }).click();
  const change = page.getByText(/New: .*No longer shown: /);
  await expect(change).toBeVisible();
  const others = await tabs.first().textContent();
  // Stored for the person: it survives a reload, and so does undoing it.
  await page.reload();
  await expect(change).toBeVisible();
  await expect(tabs.first()).toHaveText(others ?? "");
  await page.getByRole("button", { name: "Back to the first paths" }).click();
  await expect(tabs.first()).toHaveText(before ?? "");
  await expect(change).toBeHidden();
  await page.getByRole("button", { name: "Set a target" }).click();
  await page.getByRole("combobox", { name: "Your own target" }).fill("midwi");
  await page.getByRole("option", { name: /^Midwife/ }).click();
  await expect(page.getByRole("tab", { name: "Path to Midwife" })).toBeVisible();
  await page.getByRole("button", { name: "To Midwife", exact: true }).click();
  await page.getByRole("button", { name: "Remove my target" }).click();
  await expect(page.getByRole("button", { name: "Set a target" })).toBeVisible();
});

test("the list comes first at 320 px, in four languages, and nothing breaks out", async ({ page }) => {
  const person = await aNurse(page);
  await page.setViewportSize({ width: 320, height: 700 });
  const titles = {
    en: "AI Career Path Visualization",
    es: "Visualización de trayectorias con IA",
    fr: "Visualisation IA des parcours de carrière",
    de: "KI-Karriereweg-Visualisierung",
  };
  for (const [language, title] of Object.entries(titles)) {
    await person.call("PUT", `/api/user/${person.id}/preferences`, { localization: { language } });
    await page.goto(section());
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.locator("ol button[aria-pressed]").first()).toBeVisible();
    await expect(page.getByRole("application")).toBeHidden();
    // German has the longest words; the other languages show the same with shorter ones.
    if (language === "de") await expectAccessible(page, "career paths in German");
  }
});

test.describe("a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("moves the map by fingers, takes it along as a picture and prints it", async ({ page }) => {
    // The print sheet only exists while the print dialog is open; the test has no printer to choose.
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await aNurse(page);
    await page.goto(section());
    await page.getByRole("button", { name: "Map view" }).tap();
    const map = page.getByRole("application");
    const start = map.getByRole("button", { name: /^You are here/ });
    await expect(start).toBeVisible();
    await map.scrollIntoViewIfNeeded();
    const touch = await fingers(page);
    const from = await boxOf(start);
    const frame = await boxOf(map);
    // A point without a role or a line.
    const at = { x: frame.x + frame.width - 60, y: frame.y + 30 };
    await touch([at], [{ x: at.x - 70, y: at.y }]);
    await expect.poll(async () => (await boxOf(start)).x).toBeLessThan(from.x - 40);
    const { width } = await boxOf(start);
    await touch([at, { x: at.x - 20, y: at.y }], [at, { x: at.x - 120, y: at.y }]);
    await expect.poll(async () => (await boxOf(start)).width).toBeGreaterThan(width * 1.3);
    await map.getByRole("button", { name: "Show the whole map" }).tap();
    await expect.poll(async () => (await boxOf(start)).width).toBeLessThan(width * 1.2);
    await start.tap();
    await expect(page.getByRole("region", { name: "Registered nurse" })).toBeVisible();

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save", exact: true }).tap();
    await page.getByRole("menuitem", { name: "As a picture" }).tap();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^[a-z-]+\.png$/);
    const picture = await drawn(page, await readFile(await file.path()));
    // Twice the size of the sheet, with many colours, and neither empty nor full.
    expect(picture.width).toBeGreaterThan(2_000);
    expect(picture.height).toBeGreaterThan(700);
    expect(picture.colours).toBeGreaterThan(20);
    expect(picture.inked).toBeGreaterThan(0.02);
    expect(picture.inked).toBeLessThan(0.9);

    await page.getByRole("button", { name: "Save", exact: true }).tap();
    await page.getByRole("menuitem", { name: "Print" }).tap();
    await page.emulateMedia({ media: "print" });
    const sheet = page.locator("[data-printed]");
    await expect(sheet.getByText("Probabilities are computed, not observed.")).toBeVisible();
    await expect(sheet.getByRole("list", { name: /^Steps of the path to / })).toBeVisible();
    await expect(page.getByRole("button", { name: "Regenerate Paths" })).toBeHidden();
    const pdf = await page.pdf({ format: "A4", printBackground: true });
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.length).toBeGreaterThan(20_000);
  });
});

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error("What is looked for is not on the page.");
  return box;
};

/** Puts fingers down, moves each to its end, and lifts them. */
async function fingers(page: Page) {
  type Spot = { x: number; y: number };
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", spots: Spot[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: spots.map((spot, id) => ({ ...spot, id })),
    });
  const steps = 8;
  return async (from: Spot[], to: Spot[]) => {
    await send("touchStart", from);
    for (let step = 1; step <= steps; step += 1)
      await send(
        "touchMove",
        from.map(({ x, y }, i) => {
          const end = to[i] ?? { x, y };
          return { x: x + ((end.x - x) * step) / steps, y: y + ((end.y - y) * step) / steps };
        }),
      );
    await send("touchEnd", []);
  };
}

/** The content of a PNG as the browser decodes it: size, number of colours, share of pixels that are not white. */
async function drawn(page: Page, png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = bitmap;
    const paper = new OffscreenCanvas(width, height).getContext("2d");
    if (paper === null) throw new Error("The browser draws nothing.");
    paper.drawImage(bitmap, 0, 0);
    const pixels = new Uint32Array(paper.getImageData(0, 0, width, height).data.buffer);
    const inked = pixels.reduce((sum, pixel) => sum + Number(pixel !== 0xff_ff_ff_ff), 0);
    return { width, height, colours: new Set(pixels).size, inked: inked / pixels.length };
  }, png.toString("base64"));
}
