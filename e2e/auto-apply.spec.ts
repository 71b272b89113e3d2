import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import type { ApiPerson } from "./api.ts";
import { accessibleInEachLook } from "./axe.ts";
import type { RunningProduct } from "./product.ts";
import { resumeFile, signedIn } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

const open = (page: Page, rest = "") => page.goto(`${product.url}/dashboard?section=auto-apply${rest}`);

/** A nurse with a resume, so that postings have a match. */
async function aNurse(page: Page): Promise<ApiPerson> {
  const person = await signedIn(page, product.url);
  const form = new FormData();
  form.set("progressId", crypto.randomUUID());
  form.set("resume", new Blob([readFileSync(resumeFile)]), "nurse-en.docx");
  const { status } = await person.call("POST", "/api/resumes/upload", form);
  expect(status).toBe(200);
  return person;
}

interface Rule {
  id: string;
  name: string;
  paused: boolean;
  snoozedUntil: string | null;
  criteria: { minMatch: number; titles: string[]; perDay: number };
}
const rulesOf = async (person: ApiPerson) =>
  (await person.call("GET", "/api/apply-rules")).body.rules as unknown as Rule[];

/** Presses Tab until a control has the focus, as a person without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let i = 0; i < 120; i += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${String(control)}`);
}

async function press(page: Page, control: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** A rule on a search for nurses, made over HTTP. */
async function withRule(person: ApiPerson, name: string): Promise<Rule> {
  const search = await person.call("POST", "/api/saved-searches", {
    name: "Nurses",
    filters: { query: "registered nurse" },
    alert: "off",
  });
  const { status, body } = await person.call("POST", "/api/apply-rules", {
    name,
    searchId: (search.body.search as { id: string }).id,
    resumeId: null,
    tone: "plain",
    length: "short",
    criteria: {
      ...{ titles: [], places: [], remoteOnly: false, minPay: null, currency: null, unknownPay: true },
      ...{ types: [], minMatch: 0, avoidCompanies: [], avoidTitles: [], maxAgeDays: 90, perDay: 5 },
    },
    paused: false,
    snoozedUntil: null,
  });
  expect(status).toBe(200);
  return body.rule as unknown as Rule;
}

test("a rule is written by keyboard on a small phone, with its preview beside it", async ({ page }) => {
  const expectQuiet = watchPage(page);
  const person = await aNurse(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  await expect(page.getByText("Nothing is ever submitted for you", { exact: false })).toBeVisible();
  await press(page, page.getByRole("link", { name: "New rule" }).first());
  // Without a saved search, the rule begins with one.
  await tabTo(page, page.getByLabel("Job or keywords"));
  await page.keyboard.type("registered nurse");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Saved search")).toHaveValue(/.+/);
  await expect(page.getByLabel("Name of the rule")).toHaveValue("registered nurse");
  const preview = page.getByRole("region", { name: "What it would pick today" });
  await expect(preview.getByRole("status")).toHaveText(/\d+ of \d+ postings/);

  const slider = page.getByRole("slider");
  await press(page, slider, "End");
  await expect(page.getByLabel("Least match, in percent")).toHaveValue("100");
  await expect(preview.getByText(/with a lower match/)).toBeVisible();
  await press(page, slider, "Home");
  await expect(preview.getByText("Registered Nurse", { exact: true })).toBeVisible();
  await expect(preview.getByText("Sample posting").first()).toBeVisible();

  await tabTo(page, page.getByLabel("At most a day"));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("26");
  await press(page, page.getByRole("button", { name: "Save rule" }));
  const perDay = page.getByLabel("At most a day");
  await expect(perDay).toBeFocused();
  await expect(page.getByText("A whole number from 1 to 25.")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "registered nurse" })).toBeVisible();
  expect(await rulesOf(person)).toMatchObject([
    { name: "registered nurse", criteria: { minMatch: 0, perDay: 3 } },
  ]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expectQuiet();
});

test("a rule is paused, snoozed, deleted and back; its screens are accessible", async ({ page }) => {
  const expectQuiet = watchPage(page);
  const expectAccessible = accessibleInEachLook(page);
  const person = await aNurse(page);
  await open(page);
  await expect(page.getByRole("heading", { name: "Your next applications, ready to read" })).toBeVisible();
  await expectAccessible("Auto Apply without rules");
  const rule = await withRule(person, "Nurses");
  await open(page, "&view=rules");
  await page.getByRole("switch", { name: "Nurses is on" }).click();
  await expect.poll(async () => (await rulesOf(person))[0]?.paused).toBe(true);
  await expect(page.getByText("Paused", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Snooze Nurses" }).click();
  await page.getByRole("menuitem", { name: "For 7 days" }).click();
  await expect(page.getByRole("button", { name: "End the snooze of Nurses" })).toBeVisible();
  await expectAccessible("the list of rules");
  await open(page, `&item=rule:${rule.id}`);
  await expect(page.getByRole("status").filter({ hasText: /\d+ of \d+ postings/ })).toBeVisible();
  await expectAccessible("a rule");
  await open(page, "&view=rules");
  await page.getByRole("button", { name: "Delete Nurses" }).click();
  await expect(page.getByRole("heading", { name: "Your next applications, ready to read" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "Nurses" })).toBeVisible();
  expect((await rulesOf(person)).map(({ name }) => name)).toEqual(["Nurses"]);
  expectQuiet();
});

test("two tabs change one rule: different fields are joined, the same field is asked about", async ({
  page,
  context,
}) => {
  const person = await aNurse(page);
  const rule = await withRule(person, "Nurses");
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await open(tab, `&item=rule:${rule.id}`);
    await expect(tab.getByLabel("Name of the rule")).toHaveValue("Nurses");
  }
  await page.getByLabel("Name of the rule").fill("Day nurses");
  await page.getByLabel("At most a day").fill("4");
  await second.getByLabel("Name of the rule").fill("Night nurses");
  await second.getByRole("button", { name: "Save rule" }).click();
  await expect.poll(async () => (await rulesOf(person))[0]?.name).toBe("Night nurses");
  await page.getByRole("button", { name: "Save rule" }).click();
  await expect(page.getByText("changed in another tab as well: Name of the rule")).toBeVisible();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await page.getByRole("button", { name: "Save rule" }).click();
  await expect(page.getByRole("link", { name: "Day nurses" })).toBeVisible();
  expect(await rulesOf(person)).toMatchObject([{ name: "Day nurses", criteria: { perDay: 4 } }]);
});

test("a half-typed rule survives a lost connection and a reload", async ({ page, context }) => {
  const person = await aNurse(page);
  await withRule(person, "Nurses");
  await open(page, "&item=rule:new");
  await page.getByLabel("Saved search").selectOption({ label: "Nurses" });
  await page.getByLabel("Name of the rule").fill("Only by day");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save rule" }).click();
  await expect(
    page.getByText("The rule was not saved: there is no connection.", { exact: false }),
  ).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel("Name of the rule")).toHaveValue("Only by day");
  await page.getByRole("button", { name: "Save rule" }).click();
  await expect(page.getByRole("link", { name: "Only by day" })).toBeVisible();
  expect((await rulesOf(person)).map(({ name }) => name)).toEqual(["Nurses", "Only by day"]);
});
