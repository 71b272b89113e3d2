import { type BrowserContext, expect, type Page } from "@playwright/test";
import { ApiPerson, password } from "./api.ts";
import { accessibleInEachLook } from "./axe.ts";
import { operatorLink } from "./outbox.ts";
import { type RunningProduct, startProduct } from "./product.ts";
import { signedIn } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

/** Calls with expired access are refused, and the browser logs every 4xx and 5xx answer. */
const expected = [/status of 401/, /status of 503/];
const refreshPath = "/api/session/refresh";

let product: RunningProduct;
/** A product whose access tokens last for seconds. */
let shortLived: RunningProduct;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  shortLived = await startProduct({ env: { ACCESS_SECONDS: "5" } });
});
test.afterAll(() => shortLived?.remove());

const openSearch = async (page: Page, { url } = product) => {
  await page.goto(`${url}/dashboard?section=search`);
  await expect(page.getByRole("heading", { name: "Find Your Next Opportunity" })).toBeVisible();
};

/** The browser drops the access cookie like this when it expires. */
const dropAccess = (context: BrowserContext) => context.clearCookies({ name: "waymark.access" });

const accessGone = (context: BrowserContext) =>
  expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === "waymark.access"), {
      timeout: 15_000,
    })
    .toBe(false);

const search = async (page: Page, query: string) => {
  await page.getByLabel("Job title, keywords or company").fill(query);
  await page.getByRole("button", { name: "Search Jobs" }).click();
};

test("two tabs find their access expired: one renewal, and both go on", async ({ page, context }) => {
  const quiet = watchPage(page, expected);
  await signedIn(page, product.url);
  await openSearch(page);
  const other = await context.newPage();
  await openSearch(other);
  const renewals: string[] = [];
  await dropAccess(context);
  context.on("request", (request) => {
    if (request.url().endsWith(refreshPath)) renewals.push(request.url());
  });
  await Promise.all([search(page, "baker"), search(other, "welder")]);
  await expect(page.getByText(/Jobs? Found|No jobs found/).first()).toBeVisible();
  await expect(other.getByText(/Jobs? Found|No jobs found/).first()).toBeVisible();
  await expect
    .poll(() => context.cookies().then((all) => all.map(({ name }) => name)))
    .toContain("waymark.access");
  expect(renewals).toHaveLength(1);
  await expect(page).toHaveURL(/dashboard/);
  quiet();
});

test("the server answers 503 for a while: nothing typed is lost, and the call is made in the end", async ({
  page,
  context,
}) => {
  const quiet = watchPage(page, expected);
  await signedIn(page, shortLived.url);
  await openSearch(page, shortLived);
  let refusals = 0;
  await page.route(`**${refreshPath}`, async (route) => {
    if (refusals >= 4) return route.continue();
    refusals++;
    await route.fulfill({
      status: 503,
      json: { error: "Not now.", code: "overloaded", requestId: "r" },
    });
  });
  await accessGone(context);
  await search(page, "night nurse");
  await expect(page.getByText(/Jobs? Found|No jobs found/).first()).toBeVisible({ timeout: 20_000 });
  expect(refusals).toBe(4);
  await expect(page.getByLabel("Job title, keywords or company")).toHaveValue("night nurse");
  await expect(page).toHaveURL(/dashboard/);
  quiet();
});

test("signed out from elsewhere: every tab goes to sign-in within 5 s, and nothing is kept", async ({
  page,
  context,
}) => {
  const quiet = watchPage(page, expected);
  const person = await signedIn(page, product.url);
  await page.goto(`${product.url}/settings?tab=account`);
  await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();
  const other = await context.newPage();
  await openSearch(other);
  const elsewhere = new ApiPerson(product.url);
  await elsewhere.call("POST", "/api/login", { email: person.email, password });
  await expect(page.getByRole("button", { name: "Sign out Node.js" })).toBeVisible();
  const ended = await elsewhere.call("POST", "/api/sessions/end", { which: "others" });
  expect(ended.body).toEqual({ ended: 1 });
  await expect(page).toHaveURL(/\/signin/, { timeout: 5_000 });
  await expect(other).toHaveURL(/\/signin/, { timeout: 5_000 });
  expect(await page.evaluate(() => localStorage.getItem("authenticatedUser"))).toBeNull();
  quiet();
});

test("the log of an account: a failed sign-in from elsewhere, older entries by keyboard, on a phone", async ({
  page,
}) => {
  const person = await signedIn(page, product.url);
  for (let i = 0; i < 10; i++) await person.call("POST", "/api/calendar", { withNotes: false });
  const elsewhere = new ApiPerson(product.url);
  await elsewhere.call("POST", "/api/login", { email: person.email, password: "a wrong guess" });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${product.url}/settings?tab=account`);
  const log = page.getByRole("region", { name: "Recent activity" });
  await expect(log.getByText("Sign-in failed: wrong password")).toBeVisible();
  await expect(log.getByText(/Node\.js/)).toHaveCount(10);
  await expect(log.getByRole("listitem")).toHaveCount(10);
  const older = log.getByRole("button", { name: "Show older activity" });
  await older.focus();
  await page.keyboard.press("Enter");
  await expect(log.getByText("new account")).toBeVisible();
  await expect(older).toHaveCount(0);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  await accessibleInEachLook(page)("the log of an account");
  const link = await operatorLink(product);
  await page.goto(link);
  await expect(page.getByRole("rowheader", { name: "This page opened" }).first()).toBeVisible();
  await accessibleInEachLook(page)("the operator's page");
});
