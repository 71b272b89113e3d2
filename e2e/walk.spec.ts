import { expect } from "@playwright/test";
import { password } from "./api.ts";
import { type RunningProduct, startProduct } from "./product.ts";
import { type SourceStandIn, startSources } from "./sources.ts";
import { resumeFile, signUp, tabTo } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

let product: RunningProduct;
let sources: SourceStandIn;

test.beforeAll(async () => {
  sources = await startSources();
  product = await startProduct({
    env: {
      JOB_SOURCES: "remoteok,arbeitnow,greenhouse",
      JOB_SOURCES_BASE: sources.url,
      ALLOW_PRIVATE_OUTBOUND: "true",
    },
  });
});
test.afterAll(async () => {
  await product?.remove();
  await sources?.close();
});

test("a stranger signs up, uploads a resume, takes the free plan and searches real postings", async ({
  page,
}) => {
  const expectQuiet = watchPage(page);
  await page.goto(product.url);
  await page.getByRole("link", { name: "Start Your Job Search" }).first().click();
  await expect(page).toHaveURL(/\/signin/);
  const email = await signUp(page, product.url);

  await page.locator('input[type="file"]').first().setInputFiles(resumeFile);
  await expect(page.getByText("AI Resume Analysis")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Complete Your Profile" })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel("Full Name")).toHaveValue(/\w+ \w+/);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(/@/);
  await expect(page.getByLabel("Professional Summary")).not.toHaveValue("");
  const name = await page.getByLabel("Full Name").inputValue();

  await page.reload();
  await expect(page.getByLabel("Full Name")).toHaveValue(name);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
  await page.getByRole("button", { name: "Start Free Trial" }).click();

  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await page.getByRole("link", { name: "Search", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Find Your Next Opportunity" })).toBeVisible();
  await expect(page.getByLabel("Job title, keywords or company")).toHaveValue("registered nurse");
  await expect(page.getByText("Telehealth Registered Nurse").first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("remoteok").first()).toBeVisible();
  await expect(page.getByText(/\d+ Jobs Found/).first()).toBeVisible();
  await expect(page.locator("body")).not.toContainText("<script>");

  await page.getByRole("button", { name: "AI Insights" }).click();
  await expect(page.getByRole("heading", { name: /Insights for/ })).toBeVisible();
  expectQuiet();

  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await page.goto(`${product.url}/dashboard`);
  await expect(page).toHaveURL(/\/signin/);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.keyboard.press("Enter");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard/);
});

test("the same walk by keyboard alone", async ({ page }) => {
  await page.goto(product.url);
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Start Your Job Search" }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await page.keyboard.type(`keys-${Date.now()}@example.org`);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await page.keyboard.type("Kim Keyes");
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Verify your phone" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Skip for now", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Let's Get Started" })).toBeVisible();
  // The listener is added several steps before the key press: the browser handles key presses before the request to
  // report file choosers, and headless Chromium then drops the chooser silently.
  const chooser = page.waitForEvent("filechooser");
  await tabTo(page, page.getByText("Choose a file", { exact: true }));
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(resumeFile);
  await expect(page.getByRole("heading", { name: "Complete Your Profile" })).toBeVisible({ timeout: 20_000 });
  await tabTo(page, page.getByRole("button", { name: "Continue", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Start Free Trial", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole("heading", { level: 1, name: /^Hi / })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.type("search");
  await expect(page.getByRole("option", { selected: true })).toHaveText("Search");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Find Your Next Opportunity" })).toBeVisible();
  await page.keyboard.press("/");
  const box = page.getByLabel("Job title, keywords or company");
  await expect(box).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("schweißer");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Schweißer (m/w/d) WIG").first()).toBeVisible();
});

test("sources that are down or answer garbage leave what is there, and the process alive", async ({
  page,
}) => {
  sources.mode = "down or garbage";
  const asked = sources.asked.length;
  const other = await startProduct({
    env: {
      JOB_SOURCES: "remoteok,arbeitnow,greenhouse",
      JOB_SOURCES_BASE: sources.url,
      ALLOW_PRIVATE_OUTBOUND: "true",
    },
  });
  try {
    // All three sources are asked, one after the other.
    await expect.poll(() => sources.asked.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(asked + 3);
    await signUp(page, other.url);
    const found = await page.evaluate(async () => (await fetch("/api/jobs/search?query=nurse")).json());
    expect(found.jobs.length).toBeGreaterThan(0);
    expect(found.jobs.every((job: { sample: boolean }) => job.sample)).toBe(true);
    expect((await fetch(`${other.url}/health/ready`)).status).toBe(200);
  } finally {
    await other.remove();
  }
  sources.mode = "well";
});
