import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { accessibleInEachLook } from "./axe.ts";
import { signedIn } from "./steps.ts";
import { test } from "./test.ts";

const de = JSON.parse(readFileSync("locales/de/resumes.json", "utf8"));
const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

/** A study has no field for what was learnt there, so most of this file has no place. */
const resume = `Jördis Falkenried
jordis.falkenried@example.org
0351 5550142

Ausbildung
09/2011 - 02/2015 Ausbildung zur Dachdeckerin, Berufsschulzentrum Görlitz
- Eigener Wagen und Werkzeug vorhanden
- Gesellenstück: ein Turmhelm aus Schiefer mit vier Gauben und einer Wetterfahne
- Zweiter Platz im Wettbewerb der Lehrlinge des Landes Sachsen im Fach Schiefer
- Vier Wochen Austausch mit einem Betrieb für Reetdächer auf der Insel Rügen

Berufserfahrung
03/2015 - heute Dachdeckerin, Dachdeckerei Sonntag GmbH, Dresden
`;

test.use({ viewport: { width: 360, height: 740 }, locale: "de-DE" });

test("what the reader could not place is told first and put where it belongs, on a phone in German", async ({
  page,
  sharedProduct,
}) => {
  const person = await signedIn(page, sharedProduct.url);
  await person.call("PUT", `/api/user/${person.id}/preferences`, { localization: { language: "de" } });
  await page.goto(`${sharedProduct.url}/dashboard?section=resumes`);
  const file = { name: "jordis.txt", mimeType: "text/plain", buffer: Buffer.from(resume) };
  await page.locator("input[type=file]").setInputFiles(file);
  const low = page.getByText(/^Nur \d\d\s%? des Textes/);
  await expect(low).toBeVisible();
  await page.getByRole("button", { name: de.reading.seeUnplaced }).click();

  const list = page.getByRole("region", { name: /^Nicht zugeordnet/ });
  const piece = list.getByRole("listitem").filter({ hasText: "Eigener Wagen und Werkzeug vorhanden" });
  await expect(piece).toBeVisible();
  await accessibleInEachLook(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await piece.getByRole("combobox").selectOption({ label: de.section.summary });
  await expect(
    page.getByText(filled(de.reading.put, { place: de.section.summary }), { exact: true }),
  ).toBeVisible();
  await expect(piece).toHaveCount(0);
  await page.getByRole("button", { name: de.undo, exact: true }).last().click();
  await expect(piece).toBeVisible();

  const job = "Dachdeckerin, Dachdeckerei Sonntag GmbH";
  await piece.getByRole("combobox").selectOption({ label: filled(de.reading.intoJob, { job }) });
  await expect
    .poll(async () => JSON.stringify((await person.call("GET", "/api/resumes")).body))
    .toContain("Eigener Wagen und Werkzeug vorhanden");
  await page.reload();
  await expect(page.getByText(de.reading.fields, { exact: true })).toBeVisible();
  await expect(piece).toHaveCount(0);
});

/** A finger as the browser hears it, from the middle of one element to the middle of another. */
async function dragByTouch(page: Page, from: Locator, toDestination: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const middle = async (of: Locator) => {
    const box = await of.boundingBox();
    if (box === null) throw new Error("Nothing is to be seen there.");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  // Messages at the lower edge would be touched instead.
  await from.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const start = await middle(from);
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
  const target = page.locator("[data-destination]").filter({ hasText: toDestination });
  await expect(target).toBeVisible();
  const end = await middle(target);
  for (const share of [0.3, 0.7, 1]) {
    const at = { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at] });
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a piece is dragged onto a part of the resume with a finger", async ({ page, sharedProduct }) => {
    const person = await signedIn(page, sharedProduct.url);
    await person.call("PUT", `/api/user/${person.id}/preferences`, { localization: { language: "de" } });
    await page.goto(`${sharedProduct.url}/dashboard?section=resumes`);
    const file = { name: "jordis.txt", mimeType: "text/plain", buffer: Buffer.from(resume) };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: de.reading.seeUnplaced }).click();
    const list = page.getByRole("region", { name: /^Nicht zugeordnet/ });
    const piece = list.getByRole("listitem").filter({ hasText: "Eigener Wagen und Werkzeug vorhanden" });
    await dragByTouch(page, piece.locator("[data-handle]"), de.section.achievements);
    await expect(
      page.getByText(filled(de.reading.put, { place: de.section.achievements }), { exact: true }),
    ).toBeVisible();
    await expect(piece).toHaveCount(0);
  });
});
