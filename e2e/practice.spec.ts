import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { ApiPerson } from "./api.ts";
import { accessibleInEachLook } from "./axe.ts";
import type { RunningProduct } from "./product.ts";
import { signedIn } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

const texts = (noun: string, language = "en") =>
  JSON.parse(readFileSync(`locales/${language}/${noun}.json`, "utf8"));
const en = texts("interviews-buddy");
const practice = texts("interviews-practice");
const plans = texts("billing-plans");
const named = (text: string, values: Record<string, string | number>) =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));

const strong = `In March 2023 our clinic in Leeds had to move 40 patients to another ward within one night, and I was the
nurse in charge. I listed every patient by risk, I called the porters and the pharmacy, and I checked each bed before the
first patient left. Because two monitors were missing, I borrowed them from the theatre. All 40 patients were moved in six
hours, nobody was hurt, and since then the hospital has used my list for every move.`;

interface StoredMock {
  id: string;
  state: string;
  turn: { question: string; part: string } | null;
  draft: string;
  answers: { text: string; score: { total: number }; spoken: boolean; delivery: unknown }[];
  questions: { id: string; text: string }[];
}
const stored = async (person: ApiPerson, id: string) =>
  (await person.call("GET", `/api/mock-interviews/${id}`)).body.mock as unknown as StoredMock;

/** A mock interview, started over HTTP. */
async function aMock(person: ApiPerson, more: object = {}): Promise<StoredMock> {
  const id = crypto.randomUUID();
  const { status, body } = await person.call("POST", "/api/mock-interviews", {
    id,
    language: "en",
    kind: "behaviour",
    minutes: 10,
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.mock as unknown as StoredMock;
}
const section = (more = "") => `${product.url}/dashboard?section=ai-buddy${more}`;
const openMock = (page: Page, id: string) => page.goto(section(`&view=mock&item=${id}`));
const answerBox = (page: Page) => page.getByRole("textbox", { name: en.mock.yourAnswer, exact: true });
const followUpBox = (page: Page) => page.getByRole("textbox", { name: en.mock.yourFollowUp, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a written mock interview from set-up to report, by keyboard alone", async ({ page }) => {
  const expectQuiet = watchPage(page);
  const person = await signedIn(page, product.url);
  await page.goto(section());
  await button(page, en.home.start).press("Enter");
  const search = page.getByRole("combobox", { name: en.start.role });
  await search.focus();
  await page.keyboard.type("nurse");
  await expect(page.getByRole("option").first()).toBeVisible();
  await search.press("Enter");
  await expect(button(page, en.start.otherRole)).toBeVisible();
  await page.getByLabel(en.start.kind).selectOption("behaviour");
  await page.getByLabel(en.start.minutes).selectOption("10");
  await button(page, en.start.go).press("Enter");
  await expect(page).toHaveURL(/view=mock/);
  const id = new URL(page.url()).searchParams.get("item") ?? "";
  const { questions } = await stored(person, id);

  for (const [n, { text }] of questions.entries()) {
    await expect(page.getByRole("heading", { name: text })).toBeVisible();
    await answerBox(page).focus();
    await page.keyboard.insertText(n === 0 ? strong : "We did our best and it was good for the team.");
    await page.keyboard.press("Control+Enter");
    await expect(followUpBox(page)).toBeVisible();
    if (n === 0) {
      // The words behind the points are marked in the text and named beside it.
      await expect(page.locator("mark").first()).toBeVisible();
      await expect(page.getByText(practice.criteria.action.name, { exact: true })).toBeVisible();
      await followUpBox(page).focus();
      await page.keyboard.insertText("I saved two hours compared with the move of 2021.");
      await page.keyboard.press("Control+Enter");
    } else await button(page, en.mock.skipProbe).press("Enter");
  }
  await button(page, en.mock.toReport).press("Enter");
  await expect(page.getByRole("heading", { name: en.report.title, level: 1 })).toBeVisible();
  const { answers } = await stored(person, id);
  expect(answers[0]?.text).toBe(strong);
  expect(answers[0]?.score.total ?? 0).toBeGreaterThan((answers[1]?.score.total ?? 100) + 20);

  // The weakest answer comes first; it unfolds into an outline and the day when it comes back.
  const row = page.getByRole("button", { name: questions[1]?.text ?? "" });
  await row.press("Enter");
  await expect(page.getByRole("heading", { name: en.outline.title })).toBeVisible();
  await expect(page.getByText(en.outline.missing).first()).toBeVisible();
  await expect(page.getByText(/Comes back on/)).toBeVisible();
  expectQuiet();
});

test("what is typed outlives a reload without a connection, a pause and another device", async ({
  page,
  browser,
}) => {
  const person = await signedIn(page, product.url);
  const mock = await aMock(person);
  await openMock(page, mock.id);
  await page.route("**/api/mock-interviews/*/draft", (route) => route.abort());
  await answerBox(page).fill("Typed in a tunnel.");
  await page.reload();
  await expect(answerBox(page)).toHaveValue("Typed in a tunnel.");
  await page.unroute("**/api/mock-interviews/*/draft");
  await answerBox(page).fill("Typed in a tunnel, and behind it.");
  await expect
    .poll(async () => (await stored(person, mock.id)).draft)
    .toBe("Typed in a tunnel, and behind it.");

  await button(page, en.mock.pause).click();
  await expect(page.getByRole("heading", { name: en.mock.pausedTitle })).toBeVisible();
  expect((await stored(person, mock.id)).state).toBe("paused");
  await page.goto(section());
  await page.getByRole("link", { name: en.home.general }).click();
  await button(page, en.mock.continue).click();
  await expect(answerBox(page)).toHaveValue("Typed in a tunnel, and behind it.");

  // Another device has no copy of its own: the server's draft is there.
  const other = await browser.newContext();
  await other.addCookies(await page.context().cookies());
  const elsewhere = await other.newPage();
  const user = await page.evaluate(() => localStorage.getItem("authenticatedUser"));
  await elsewhere.addInitScript((kept) => localStorage.setItem("authenticatedUser", kept ?? ""), user);
  await openMock(elsewhere, mock.id);
  await expect(answerBox(elsewhere)).toHaveValue("Typed in a tunnel, and behind it.");
  await other.close();
});

test("two tabs answer the same question once, and the text of the slower one is kept", async ({
  page,
  context,
}) => {
  const person = await signedIn(page, product.url);
  const mock = await aMock(person);
  await openMock(page, mock.id);
  await answerBox(page).fill("The slower tab wrote this.");
  const second = await context.newPage();
  await openMock(second, mock.id);
  await answerBox(second).fill(strong);
  await button(second, en.mock.send).click();
  await expect(followUpBox(second)).toBeVisible();
  await expect(followUpBox(page)).toBeVisible();
  const kept = await stored(person, mock.id);
  expect(kept.answers).toHaveLength(1);
  expect(kept.answers[0]?.text).toBe(strong);
});

test("own questions, favourites and filters of the bank", async ({ page }) => {
  const expectQuiet = watchPage(page);
  const person = await signedIn(page, product.url);
  await page.goto(section("&view=questions"));
  await expect(page.getByText(/^\d[\d,]* questions$/)).toBeVisible();
  await button(page, en.bank.own).click();
  const dialog = page.getByRole("dialog", { name: en.own.title });
  await dialog.getByRole("button", { name: en.own.save }).click();
  await expect(dialog.getByText(en.own.missing)).toBeVisible();
  await dialog
    .getByRole("textbox", { name: en.own.question })
    .fill("Why did you leave the circus after two weeks?");
  await dialog.getByLabel(en.start.kind).selectOption("motivation");
  await dialog.getByRole("button", { name: en.own.save }).click();
  await expect(page.getByText(named(en.bank.count_one, { n: 1 }))).toBeVisible();
  await expect(page.getByRole("heading", { name: en.bank.probes })).toBeVisible();

  await button(page, en.bank.delete).click();
  await expect(page.getByText(en.bank.deleted)).toBeVisible();
  await page.getByRole("button", { name: en.undo, exact: true }).click();
  await expect(page.getByText("Why did you leave the circus after two weeks?")).toBeVisible();

  await button(page, en.bank.part.all).click();
  await page.getByRole("searchbox", { name: en.bank.search }).fill("customer");
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: /customer/i })
      .first(),
  ).toBeVisible();
  await button(page, en.bank.favourite).first().click();
  await button(page, en.bank.part.favourites).click();
  await page.getByRole("searchbox", { name: en.bank.search }).fill("");
  await expect(page.getByText(named(en.bank.count_one, { n: 1 }))).toBeVisible();
  const { body } = await person.call("GET", "/api/interview-questions?only=favourites");
  expect(body.total).toBe(1);
  expectQuiet();
});

test("a plan without practice shows what it would give, and the bank stays open", async ({ page }) => {
  await signedIn(page, product.url, { plan: null });
  await page.goto(section());
  await expect(page.getByRole("heading", { name: plans.reason["interview-prep"] })).toBeVisible();
  await expect(page.getByText(en.locked.score)).toBeVisible();
  await page.getByRole("tab", { name: en.tabs.questions }).click();
  await expect(page.getByText(/^\d[\d,]* questions$/)).toBeVisible();
});

test("what need not be answered, by the law of the chosen country, also after a reload", async ({ page }) => {
  await signedIn(page, product.url, { plan: null });
  await page.goto(section("&view=rights&item=GB"));
  const health = page.getByRole("listitem").filter({
    has: page.getByRole("heading", { name: en.rights.topic.health.name }),
  });
  await expect(health.getByText(en.rights.rule["no-question"])).toBeVisible();
  await expect(health.getByText(en.rights.topic.health.way["1"])).toBeVisible();
  const country = page.getByRole("combobox", { name: en.rights.country });
  await country.selectOption("CH");
  await expect(health.getByText(en.rights.rule["only-if-needed"])).toBeVisible();
  await expect(health.getByRole("link")).toHaveAttribute("href", /^https:\/\/www\.fedlex\.admin\.ch\//);
  await page.reload();
  await expect(country).toHaveValue("CH");
});

test("the screens are accessible in each look and fit into 320 pixels", async ({ page }) => {
  const person = await signedIn(page, product.url);
  const expectEachLook = accessibleInEachLook(page);
  const mock = await aMock(person);
  const [first] = mock.questions;
  const fits = async (name: string) => {
    await expectEachLook(name);
    await page.setViewportSize({ width: 320, height: 700 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, `${name} at 320 px`).toBeLessThanOrEqual(0);
  };
  await openMock(page, mock.id);
  await expect(answerBox(page)).toBeVisible();
  await fits("a question");
  await person.call("POST", `/api/mock-interviews/${mock.id}/answers`, {
    id: crypto.randomUUID(),
    question: first?.id,
    part: "answer",
    text: `${strong} We also tried hard. I am a team player.`,
  });
  await page.reload();
  await page.getByRole("button", { name: practice.criteria.action.name }).click();
  await fits("a scored answer");
  await button(page, en.mock.finish).click();
  await page.getByRole("button", { name: first?.text ?? "" }).click();
  await expect(page.getByRole("heading", { name: en.outline.title })).toBeVisible();
  await fits("the report");
  await page.goto(section());
  await expect(page.getByRole("heading", { name: en.home.mocks })).toBeVisible();
  await fits("the home");
  await page.goto(section("&view=questions&item=any-mistake"));
  await expect(page.getByRole("listitem").first()).toBeVisible();
  await fits("the bank");
  await page.goto(section("&view=judging"));
  await expect(page.getByRole("heading", { name: en.notJudged.title })).toBeVisible();
  await fits("the rubric");
  await page.goto(section("&ask=new"));
  await expect(page.getByRole("combobox", { name: en.start.role })).toBeVisible();
  await fits("the set-up");
});

for (const language of ["de", "fr", "es"] as const)
  test(`a mock interview in the language ${language}`, async ({ page }) => {
    const person = await signedIn(page, product.url);
    const own = texts("interviews-buddy", language);
    await person.call("PUT", `/api/user/${person.id}/preferences`, { localization: { language } });
    const mock = await aMock(person, { language });
    await openMock(page, mock.id);
    await page.getByRole("textbox", { name: own.mock.yourAnswer, exact: true }).fill("…");
    await page.getByRole("button", { name: own.mock.send, exact: true }).click();
    await expect(page.getByRole("textbox", { name: own.mock.yourFollowUp })).toBeVisible();
    await expect(page.getByRole("heading", { name: mock.questions[0]?.text ?? "" })).toBeVisible();
    await page.getByRole("button", { name: own.mock.finish, exact: true }).click();
    await expect(page.getByRole("heading", { name: own.report.title, level: 1 })).toBeVisible();
    for (const view of ["practice", "questions", "judging", "rights"]) {
      await page.goto(section(`&view=${view}`));
      await expect(page.getByRole("tab", { name: own.tabs[view] })).toBeVisible();
      await expect(page.getByText(/interviews-(buddy|practice)\./)).toHaveCount(0);
    }
  });
