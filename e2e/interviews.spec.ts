import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import type { ApiPerson } from "./api.ts";
import { expectAccessible } from "./axe.ts";
import type { RunningProduct } from "./product.ts";
import { signedIn } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

/** Creates an application over HTTP. */
async function apply(person: ApiPerson, title: string, company: string, stage: string): Promise<string> {
  const id = crypto.randomUUID();
  const { status } = await person.call("POST", "/api/applications", { id, job: { title, company }, stage });
  expect(status).toBe(200);
  return id;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("an interview in another zone is planned, taken along as a file and followed by a calendar", async ({
  page,
}) => {
  const expectQuiet = watchPage(page);
  const person = await signedIn(page, product.url);
  await apply(person, "Nurse", "Harbour Health", "interview-scheduled");
  await page.goto(`${product.url}/dashboard?section=interviews`);
  await page.getByRole("button", { name: "Add interview" }).click();
  const dialog = page.getByRole("dialog", { name: "Add interview" });
  await dialog.getByLabel("Title").fill("First round");
  await dialog.getByLabel("Day").fill(inDays(3));
  await dialog.getByLabel("Time zone").fill("Asia/Kolkata");
  await dialog.getByLabel("From").fill("14:30");
  await dialog.getByLabel("To").fill("15:30");
  await expect(dialog.getByText(/For you in UTC: .*09:00.* – 10:00/)).toBeVisible();
  await dialog.getByLabel("Notes").fill("Ask about nights");
  await expectAccessible(page, "the dialog of an interview");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole("listitem").filter({ hasText: "First round" });
  await expect(row).toContainText("in Kolkata");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    row.getByRole("link", { name: "Calendar file of First round" }).click(),
  ]);
  const file = readFileSync((await download.path()) ?? "", "utf8");
  expect(file).toContain(`DTSTART:${inDays(3).replaceAll("-", "")}T090000Z`);

  await page.getByRole("button", { name: "Calendar feed" }).click();
  const feed = page.getByRole("dialog", { name: "Calendar feed" });
  await feed.getByRole("button", { name: "Create an address" }).click();
  const address = await feed.getByLabel("Address of your feed").inputValue();
  const path = product.url + new URL(address).pathname;
  const followed = await (await fetch(path)).text();
  expect(followed).toContain("First round");
  expect(followed).not.toContain("Ask about nights");
  await feed.getByRole("button", { name: "Revoke" }).click();
  await expect(feed.getByRole("button", { name: "Create an address" })).toBeVisible();
  expect((await fetch(path)).status).toBe(404);
  await feed.getByRole("button", { name: "Close" }).click();
  await page.getByRole("tab", { name: "Week" }).click();
  await expectAccessible(page, "the week");
  expectQuiet();
});

test("offers of two applications stand side by side with the best marked", async ({ page }) => {
  const expectQuiet = watchPage(page);
  const person = await signedIn(page, product.url);
  const ids = [
    await apply(person, "Nurse", "Harbour", "offer"),
    await apply(person, "Midwife", "Abbey", "offer"),
  ];
  for (const [i, base] of ["60000", "64000"].entries()) {
    await page.goto(`${product.url}/dashboard?section=applications&item=${ids[i]}`);
    await page.getByRole("tab", { name: "Offer" }).click();
    await page.getByRole("button", { name: "Add offer" }).click();
    const dialog = page.getByRole("dialog", { name: "Add offer" });
    await dialog.getByLabel("Base pay").fill(base);
    await dialog.getByLabel("Currency").fill("eur");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
  }
  await page.goto(`${product.url}/dashboard?section=applications&view=offers`);
  const pay = page.getByRole("row", { name: /^Base pay/ });
  await expect(pay.getByRole("cell").nth(0)).toContainText("€64,000");
  await expect(pay.getByRole("cell").nth(0)).toContainText("Best");
  await expect(pay.getByRole("cell").nth(1)).not.toContainText("Best");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessible(page, "offers side by side");
  expectQuiet();
});
