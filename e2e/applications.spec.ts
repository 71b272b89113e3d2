import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { ApiPerson } from "./api.ts";
import { accessibleInEachLook, expectAccessible } from "./axe.ts";
import type { RunningProduct } from "./product.ts";
import { cookiesOf, signedIn } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

const wordsOf = (language: string) =>
  JSON.parse(readFileSync(`locales/${language}/applications.json`, "utf8"));
const en = wordsOf("en");

interface Stored {
  id: string;
  stage: string;
  version: number;
  job: { title: string };
  tags: string[];
}
const stored = async (person: ApiPerson) =>
  (await person.call("GET", "/api/applications")).body.applications as unknown as Stored[];
const stageOf = async (person: ApiPerson, title: string) =>
  (await stored(person)).find(({ job }) => job.title === title)?.stage;

/** A person with an application for each title, the first on top. */
async function withApplications(page: Page, ...titles: string[]) {
  const person = await signedIn(page, product.url);
  const ids: string[] = [];
  for (const title of titles.toReversed()) {
    const job = {
      title,
      company: "Vale Clinic",
      location: "Bern",
      url: "https://example.org/1",
      source: "Indeed",
    };
    const { body } = await person.call("POST", "/api/applications", {
      job,
      description: "Care for patients.",
    });
    ids.unshift((body.application as { id: string }).id);
  }
  return { person, ids };
}
const open = (page: Page, rest = "") => page.goto(`${product.url}/dashboard?section=applications${rest}`);
const column = (page: Page, stage: string) => page.locator(`section[data-stage="${stage}"]`);
const card = (within: Page | Locator, title: string) =>
  within.locator("[data-card]").filter({ hasText: title });
const toast = (page: Page) => page.getByRole("region", { name: /notifications/i });

test("a card goes through the board by mouse and by keyboard, and back", async ({ page }) => {
  const expectQuiet = watchPage(page);
  const { person } = await withApplications(page, "Nurse", "Medic");
  await open(page);
  await expect(card(column(page, "preparing"), "Nurse")).toBeVisible();

  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const from = await card(page, "Nurse").boundingBox();
  const to = await column(page, "applied").boundingBox();
  if (!from || !to) throw new Error("The board is not there.");
  await page.mouse.move(from.x + 40, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y + 30, { steps: 4 });
  // Stages that are impossible for the application are marked while its card is dragged.
  await expect(column(page, "preparing").getByText(en.board.closed)).toBeHidden();
  await page.mouse.move(to.x + 100, to.y + 120, { steps: 8 });
  await page.mouse.up();
  await expect(card(column(page, "applied"), "Nurse")).toBeVisible();
  await expect.poll(() => stageOf(person, "Nurse")).toBe("applied");
  await page.getByRole("button", { name: en.undo }).click();
  await expect(card(column(page, "preparing"), "Nurse")).toBeVisible();
  await expect.poll(() => stageOf(person, "Nurse")).toBe("preparing");

  await card(page, "Nurse").focus();
  await page.keyboard.press("ArrowDown");
  await expect(card(page, "Medic")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText("Medic, Vale Clinic picked up. Preparing, place 2 of 2.")).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Medic, Vale Clinic: Applied, place 1 of 1.")).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(card(column(page, "preparing"), "Medic")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(card(column(page, "under-review"), "Medic")).toBeFocused();
  await expect.poll(() => stageOf(person, "Medic")).toBe("under-review");

  await page.getByRole("button", { name: "Move or change Nurse, Vale Clinic" }).click();
  await expect(page.getByRole("menuitem", { name: en.stage.rejected })).toBeDisabled();
  await page.getByRole("menuitem", { name: en.stage.withdrawn }).click();
  await expect(page.getByRole("button", { name: /Expand Withdrawn, 1/ })).toBeVisible();
  await expect.poll(() => stageOf(person, "Nurse")).toBe("withdrawn");
  await expectQuiet();
});

test("what is done without a connection waits, and two tabs that differ are asked", async ({
  page,
  context,
}) => {
  const { person, ids } = await withApplications(page, "Nurse", "Medic");
  await open(page);
  await expect(card(page, "Nurse")).toBeVisible();
  const second = await context.newPage();
  await open(second, `&item=${ids[0]}`);
  await expect(second.getByRole("heading", { name: "Nurse" })).toBeVisible();

  // Only the calls' address: the scripts of the screens must still load.
  const calls = /\/api\/applications/;
  await context.route(calls, (route) =>
    route.request().method() === "GET" ? route.fallback() : route.abort(),
  );
  for (const title of ["Nurse", "Medic"]) {
    await page.getByRole("button", { name: `Move or change ${title}, Vale Clinic` }).click();
    await page.getByRole("menuitem", { name: en.stage.applied }).click();
    await expect(card(column(page, "applied"), title)).toBeVisible();
  }
  await expect(page.getByText("Waiting to be sent (2)")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Waiting to be sent (2)")).toBeVisible();
  await expect(card(column(page, "applied"), "Medic")).toBeVisible();
  // Meanwhile another device moves one of them to a different stage.
  await person.call("POST", `/api/applications/${ids[0]}/move`, {
    changeId: crypto.randomUUID(),
    to: "withdrawn",
  });
  await context.unroute(calls);
  // Both tabs see the queue; each change is sent once.
  const comesBack = () => window.dispatchEvent(new Event("online"));
  await Promise.all([second.evaluate(comesBack), page.evaluate(comesBack)]);
  await expect(page.getByText("1 change needs your decision")).toBeVisible();
  await expect.poll(() => stageOf(person, "Medic")).toBe("applied");
  const { body } = await person.call("GET", `/api/applications/${ids[1]}`);
  expect((body.application as { events: unknown[] }).events).toHaveLength(2);

  await page.getByRole("button", { name: en.waiting.decide }).click();
  await expect(page.getByRole("dialog").getByText(en.stage.withdrawn)).toBeVisible();
  await page.getByRole("button", { name: en.conflict.keepMine }).click();
  await expect.poll(() => stageOf(person, "Nurse")).toBe("applied");
  await expect(page.getByText("needs your decision")).toBeHidden();
  // The other tab updates by itself.
  await expect(second.getByLabel(en.field.stage)).toHaveValue("applied");

  await context.setOffline(true);
  await second.getByLabel(en.field.notes).fill("Spoke with Dana");
  await expect(second.getByText(en.notes.waiting)).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => (await person.call("GET", `/api/applications/${ids[0]}`)).body.application)
    .toMatchObject({ notes: "Spoke with Dana" });
  // Exact, because the first column of the board has the same text.
  await expect(second.getByRole("status").getByText(en.notes.saved, { exact: true })).toBeVisible();
});

test("what waits for one person is not done as another, and goes out at a press", async ({
  page,
  context,
}) => {
  const nora = await signedIn(page, product.url);
  const other = await (await new ApiPerson(product.url).register()).onboard();
  const second = await context.newPage();
  await second.goto(product.url);
  /** Another tab signs in: its cookies and the browser's stored session replace the ones of this person. */
  const becomes = async (person: ApiPerson) => {
    const { body: user } = await person.call("GET", `/api/user/${person.id}`);
    await context.addCookies(cookiesOf(person, product.url));
    await second.evaluate(
      (stored) => localStorage.setItem("authenticatedUser", stored),
      JSON.stringify(user),
    );
  };
  await open(page);
  const lost = /\/api\/applications/;
  let tried = 0;
  const away = () =>
    context.route(lost, (route) => {
      if (route.request().method() === "GET") return route.fallback();
      tried += 1;
      return route.abort();
    });
  await away();
  await page.getByRole("button", { name: en.add.open }).first().click();
  await page.getByLabel(en.add.jobTitle).fill("Night Nurse");
  await page.getByRole("button", { name: en.add.save, exact: true }).click();
  await expect(page.getByText("Waiting to be sent (1)")).toBeVisible();

  await becomes(other);
  await expect(page.getByText("No applications yet")).toBeVisible();
  await context.unroute(lost);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.reload();
  await expect(page.getByText("No applications yet")).toBeVisible();
  expect(await stored(other)).toEqual([]);

  await away();
  tried = 0;
  await becomes(nora);
  await expect(card(page, "Night Nurse")).toBeVisible();
  await expect(page.getByText("Waiting to be sent (1)")).toBeVisible();
  // After the third attempt the next automatic one is eight seconds away, so an earlier request comes from the button.
  await expect.poll(() => tried).toBeGreaterThanOrEqual(3);
  await context.unroute(lost);
  await page.getByRole("button", { name: en.waiting.now }).click();
  await expect(page.getByText("Waiting to be sent (1)")).toBeHidden();
  expect(await stored(nora)).toMatchObject([{ job: { title: "Night Nurse" } }]);
  expect(await stored(other)).toEqual([]);
});

test("added by hand, tagged in the table, told in a report, taken in from a file", async ({ page }) => {
  const expectQuiet = watchPage(page);
  const person = await signedIn(page, product.url);
  await open(page);
  await page.getByRole("button", { name: en.add.open }).first().click();
  await page.getByRole("button", { name: en.add.save, exact: true }).click();
  await expect(page.getByText(en.add.required)).toBeVisible();
  await page.getByLabel(en.add.jobTitle).fill("Site Manager");
  await page.getByLabel(en.add.company).fill("Bergwerk");
  await page.getByRole("dialog").getByLabel(en.field.stage).selectOption("applied");
  await page.getByRole("button", { name: en.add.save, exact: true }).click();
  await expect(card(column(page, "applied"), "Site Manager")).toBeVisible();

  await page.getByRole("button", { name: en.all, exact: true }).click();
  await page.getByRole("menuitem", { name: en.import.open }).click();
  const csv =
    "Role,Employer,State,Applied\nWelder,Fjord,applied,2026-03-02\n,,,\nPainter,Moss,rejected,2026-03-04\n";
  await page
    .getByLabel(en.import.choose)
    .setInputFiles({ name: "mine.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(page.getByText("2 rows will be imported.")).toBeVisible();
  await expect(page.getByText("1 row will be skipped.")).toBeVisible();
  await page.getByRole("button", { name: "Import 2 applications" }).click();
  await expect(toast(page).getByText("2 applications imported")).toBeVisible();
  await expect.poll(async () => (await stored(person)).length).toBe(3);

  await page.getByRole("button", { name: en.view.table, exact: true }).click();
  await expect(page).toHaveURL(/view=table/);
  await page.getByRole("checkbox", { name: "Choose Welder, Fjord" }).check();
  await page.getByRole("checkbox", { name: "Choose Site Manager, Bergwerk" }).check();
  await page.getByRole("button", { name: en.bulk.tag, exact: true }).click();
  await page.getByRole("textbox", { name: en.bulk.tagName, exact: true }).fill("outdoors");
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => (await stored(person)).filter(({ tags }) => tags.includes("outdoors")).length)
    .toBe(2);
  await page.getByRole("button", { name: en.undo }).click();
  await expect
    .poll(async () => (await stored(person)).filter(({ tags }) => tags.includes("outdoors")).length)
    .toBe(0);

  await page.getByRole("button", { name: en.all, exact: true }).click();
  await page.getByRole("menuitem", { name: en.report.open }).click();
  await page.getByLabel(en.report.from, { exact: true }).fill("2026-03-01");
  await page.getByLabel(en.report.to, { exact: true }).fill("2026-03-31");
  await expect(page.getByText("2 applications were sent in this period.")).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: en.report.csv }).click();
  const file = readFileSync(await (await saving).path(), "utf8");
  expect(file).toContain("Welder");
  expect(file).not.toContain("Site Manager");
  await expectQuiet();
});

test("every view is accessible, in German, and at 320 px", async ({ page }) => {
  const { person, ids } = await withApplications(page, "Pflegefachfrau", "Sanitäter");
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await person.call("PUT", `/api/applications/${ids[0]}`, { deadline: tomorrow, tags: ["Nacht", "nah"] });
  await person.call("PUT", `/api/user/${person.id}/preferences`, { localization: { language: "de" } });
  const de = wordsOf("de");
  await page.addInitScript(() => localStorage.setItem("preferred-language", "de"));
  const expectEach = accessibleInEachLook(page);
  await open(page);
  await expect(page.getByRole("heading", { level: 1, name: de.title })).toBeVisible();
  await expect(card(page, "Pflegefachfrau")).toBeVisible();
  await expectEach("board");
  for (const view of ["table", "calendar", "timeline"] as const) {
    await page.getByRole("button", { name: de.view[view], exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`view=${view}`));
    await expectAccessible(page, view);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, `&item=${ids[0]}&view=board`);
  await expect(page.getByLabel(de.field.notes)).toBeVisible();
  await expectAccessible(page, "application beside the board");
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page, "application, 320 px");
  await page.getByRole("button", { name: de.back }).click();
  await expectAccessible(page, "board, 320 px");
  await page.getByRole("button", { name: de.all, exact: true }).click();
  await page.getByRole("menuitem", { name: de.report.open }).click();
  const [from, to] = await Promise.all(
    [de.report.from, de.report.to].map((name) => page.getByLabel(name, { exact: true }).boundingBox()),
  );
  if (!from || !to) throw new Error("There are no two days.");
  expect(from.y + from.height <= to.y || from.x + from.width <= to.x, "days lie upon each other").toBe(true);
});
