import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { ApiPerson } from "./api.ts";
import { accessibleInEachLook, expectAccessible } from "./axe.ts";
import type { RunningProduct } from "./product.ts";
import { signedIn } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

const open = (page: Page, search = "") => page.goto(`${product.url}/dashboard${search}`);

let ids = 0;
const newId = () =>
  `0190a1b2-${process.pid.toString(16).padStart(4, "0").slice(-4)}-7000-8000-${String(++ids).padStart(12, "0")}`;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();

/** An application with its stages, each as `[stage, days ago]`. */
async function apply(person: ApiPerson, source: string, ...steps: [string, number][]): Promise<void> {
  const id = newId();
  const [[stage, days] = ["applied", 0], ...moves] = steps;
  const job = { title: "Nurse", company: "Harbour Health", source };
  const made = await person.call("POST", "/api/applications", { id, job, stage, at: daysAgo(days) });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  for (const [to, at] of moves) {
    const path = `/api/applications/${id}/move`;
    const moved = await person.call("POST", path, { changeId: newId(), to, at: daysAgo(at) });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  }
}

test("analytics of eight applications are those worked out by hand, and the overview tells the same in German", async ({
  page,
}) => {
  const person = await signedIn(page, product.url);
  // Answered after 4, 6, 10 and 20 days; the other four have waited 5, 12, 30 and 40 days.
  await apply(person, "adzuna", ["applied", 40], ["under-review", 36], ["phone-screen", 30], ["offer", 10]);
  await apply(person, "adzuna", ["applied", 40], ["rejected", 34]);
  await apply(person, "adzuna", ["applied", 30], ["under-review", 20]);
  await apply(person, "adzuna", ["applied", 30], ["phone-screen", 10], ["rejected", 5]);
  for (const days of [5, 12, 30, 40]) await apply(person, "adzuna", ["applied", days]);
  const watched = watchPage(page);
  await open(page, "?section=analytics");
  // Wilson interval for 4 of 8: 21.5 to 78.5 %.
  await expect(page.getByText("between 22% and 78%, with 95% confidence")).toBeVisible();
  await expect(page.getByRole("img", { name: "Where applications stop" })).toBeVisible();
  // Day 4: 1 of 8; 6: 1 of 6; 10: 1 of 5; 20: 1 of 3. Remaining: 7/8, 35/48, 7/12, 7/18, so half by day 20.
  const answers = page.getByRole("region", { name: "Time to an answer" }).first();
  await expect(answers).toContainText("Half by20 days");
  const panel = page.getByRole("region", { name: "Where applications stop" }).first();
  await panel.getByRole("button", { name: "Table" }).click();
  const row = (name: string) => panel.getByRole("row", { name: new RegExp(`^${name}`) });
  await expect(row("Sent")).toHaveText("Sent8" + "4" + "4" + "0" + "0" + "0");
  await expect(row("Answered")).toHaveText("Answered4" + "2" + "1" + "1" + "0" + "0");
  await expect(row("Interview")).toHaveText("Interview2" + "1" + "0" + "1" + "0" + "0");
  await expect(row("Offer")).toHaveText("Offer1" + "0" + "1" + "0" + "0" + "0");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Spreadsheet (CSV)" }).click();
  const csv = readFileSync(await (await download).path(), "utf8");
  expect(csv).toContain("\r\nsource,Adzuna,8,4,2,1,0.5,0.2152,0.7848,6,20,\r\n");
  await accessibleInEachLook(page)("analytics");
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page, "analytics, 320 px");
  // The overview shows the same, in German too.
  await person.call("PUT", `/api/user/${person.id}/preferences`, { localization: { language: "de" } });
  await page.evaluate(() => localStorage.setItem("preferred-language", "de"));
  const title = "Pflegefachfrau für pädiatrische Intensivmedizin mit Praxisanleitung";
  const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const job = { title, company: "Universitätsklinikum Hamburg-Eppendorf" };
  const made = (await person.call("POST", "/api/applications", { job })).body.application as { id: string };
  await person.call("PUT", `/api/applications/${made.id}`, { deadline: until });
  await open(page);
  const line = page.getByRole("region", { name: "Heute" }).getByRole("link", { name: new RegExp(title) });
  await expect(line).toBeVisible();
  const isCut = (link: Element) =>
    link.scrollWidth > link.clientWidth + 1 || link.scrollHeight > link.clientHeight + 1;
  expect(await line.evaluate(isCut), "a title of today is cut").toBe(false);
  const figures = page.getByRole("region", { name: "Ihre Zahlen" });
  await expect(figures).toContainText("50");
  await expect(page.getByRole("heading", { name: "Heute" })).toBeVisible();
  await expectAccessible(page, "overview in German, 320 px");
  watched();
});

test("a saved job becomes an application in one step, and its notes stay", async ({ page }) => {
  const person = await signedIn(page, product.url);
  const found = (await person.call("GET", "/api/jobs/search?query=nurse&limit=2")).body;
  const jobs = found.jobs as { id: string; title: string }[];
  for (const { id } of jobs) await person.call("PUT", `/api/saved-jobs/${id}`);
  const [job] = jobs;
  if (job === undefined) throw new Error("There are no samples to save.");
  await open(page, "?section=saved-jobs");
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: job.title, exact: true }) })
    .first();
  await card.getByRole("button", { name: /^Notes/ }).click();
  await card.getByRole("textbox", { name: "Notes" }).fill("Ask about nights.");
  await card.getByRole("textbox", { name: "Tags" }).fill("near");
  await card.getByRole("textbox", { name: "Tags" }).press("Enter");
  await expect(card.getByText("Saved", { exact: true })).toBeVisible();
  await card.getByRole("button", { name: /^Start application/ }).click();
  await expect(card.getByRole("link", { name: /^Open application/ })).toBeVisible();
  const { applications } = (await person.call("GET", "/api/applications")).body;
  expect(applications).toMatchObject([{ jobId: job.id, stage: "preparing" }]);
  await page.reload();
  await expect(page.getByText("Ask about nights.")).toBeVisible();
  await page.getByRole("button", { name: "near 1" }).click();
  await expect(page.getByText("1 of 2 jobs")).toBeVisible();
  await page.getByRole("button", { name: "near 1" }).click();
  await expect(page.getByRole("checkbox")).toHaveCount(2);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("columnheader")).toHaveCount(2);
  await expectAccessible(page, "compared jobs");
  await page.keyboard.press("Escape");
  await accessibleInEachLook(page)("saved jobs");
});

test("help is found with a slip, and a message reaches the operator", async ({ page }) => {
  await signedIn(page, product.url);
  await open(page, "?section=support");
  await page.getByRole("searchbox").fill("calender");
  await page.getByRole("link", { name: "Interviews and calendar" }).click();
  await expect(page.getByRole("article")).toContainText("time zone");
  const look = accessibleInEachLook(page);
  await look("help");
  await page.getByRole("tab", { name: "Status" }).click();
  await expect(page.getByText("Test mode: no card is charged.")).toBeVisible();
  await look("status");
  await page.getByRole("tab", { name: "Write to us" }).click();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Please write between 1 and 4,000 characters.")).toBeVisible();
  await page.getByRole("textbox", { name: "Your message" }).fill("Where is the light switch?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your message is on its way")).toBeVisible();
  await look("a message sent");
});
