import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { type Language, languages } from "@waymark/contract/values";
import { openPostgres } from "../server/src/db/open.ts";
import { startPostgres } from "../server/src/testing/postgres.ts";
import { expectAccessible } from "./axe.ts";
import { type RunningProduct, startProduct } from "./product.ts";
import { signedIn } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

// On PostgreSQL, so that the test can run a waiting task instead of waiting an hour.
const root = join(import.meta.dirname, "..");
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let product: RunningProduct;

test.beforeAll(async () => {
  postgres = await startPostgres();
  if (postgres === null) throw new Error("There is no PostgreSQL on this machine.");
  product = await startProduct({ env: { DATABASE_URL: postgres.url } });
});
test.afterAll(async () => {
  await product?.remove();
  await postgres?.stop();
});

/** The catalogue of a language, by key. */
function sentences(language: string) {
  const files = new Map<string, unknown>();
  return (key: string, params: Readonly<Record<string, string | number>> = {}): string => {
    const [noun = "", ...rest] = key.split(".");
    if (!files.has(noun))
      files.set(noun, JSON.parse(readFileSync(join(root, "locales", language, `${noun}.json`), "utf8")));
    let value: unknown = files.get(noun);
    for (const part of rest) value = (value as Record<string, unknown> | undefined)?.[part];
    if (typeof value !== "string") throw new Error(`${language} has no sentence ${key}.`);
    return value.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ""));
  };
}

/** The operator imports postings while the product runs. */
async function importJobs(rows: readonly Record<string, unknown>[]): Promise<void> {
  const file = join(product.dataDir, "feed.jsonl");
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join("\n"));
  await promisify(execFile)(process.execPath, ["scripts/operator.mjs", "import-jobs", file], {
    cwd: root,
    env: { PATH: process.env.PATH ?? "", DATA_DIR: product.dataDir, LANG: "en" },
  });
}

/** Titles of one trade: each test also finds those of the others, after its own. */
const titles = {
  en: "Heather beekeeper",
  es: "Clover beekeeper",
  fr: "Linden beekeeper",
  de: "Acacia beekeeper",
} as const;

const posting = (language: Language, which: string) => ({
  id: `${language}-${which}`,
  title: titles[language],
  company: `Hive ${which} ${language}`,
  location: "Leeds, UK",
  description:
    "You look after forty hives. Fluent English and French (B2) required. £31,000 - £36,000 a year.",
  url: `https://hive.example.org/${language}/${which}`,
  posted: new Date().toISOString(),
});

/** Runs the alert task of a saved search, as the clock would. */
async function callAlert(userId: string): Promise<void> {
  const database = openPostgres(postgres?.url ?? "", () => {});
  try {
    await database.query(
      "insert into pgboss.job (name, data) select 'tell-of-search', json_build_object('userId', user_id, 'id', id) from saved_searches where user_id = $1",
      [userId],
    );
  } finally {
    await database.close();
  }
}

const chooseLanguage = (page: Page, language: string) =>
  page.addInitScript((chosen) => localStorage.setItem("preferred-language", chosen), language);

for (const language of languages) {
  test(`${language}: search, radius, open posting, kept search with its alert, saved job`, async ({
    page,
  }) => {
    const expectQuiet = watchPage(page);
    const translate = sentences(language);
    await importJobs([posting(language, "north")]);
    const person = await signedIn(page, product.url);
    await person.call("PUT", `/api/user/${person.id}/preferences`, { localization: { language } });
    await chooseLanguage(page, language);
    await page.goto(`${product.url}/dashboard?section=search`);
    await expect(page.getByRole("heading", { name: translate("job-search.title"), level: 1 })).toBeVisible();
    await page.getByLabel(translate("job-search.query.label")).fill(titles[language]);
    await page.getByLabel(translate("job-search.location.label")).fill("Bradford");
    await page.getByLabel(translate("job-search.within.label")).selectOption("25");
    await page.getByRole("button", { name: translate("job-search.submit"), exact: true }).click();
    await expect(
      page.getByText(translate("job-search.within.shown", { km: 25, place: "Bradford" })),
    ).toBeVisible();

    const pane = page.getByRole("region", { name: translate("job-search.results.open") });
    await expect(pane.getByRole("heading", { name: titles[language] })).toBeVisible();
    await expect(pane.getByRole("heading", { name: translate("job-search.speaks.title") })).toBeVisible();
    await pane.getByRole("button", { name: translate("job-search.save"), exact: true }).click();
    await expectAccessible(page, `search in ${language}`);

    await page.getByRole("button", { name: translate("job-search.kept.save") }).click();
    const dialog = page.getByRole("dialog", { name: translate("job-search.kept.save") });
    await dialog.getByLabel(translate("job-search.kept.name")).fill(`Hives ${language}`);
    await dialog.getByLabel(translate("job-search.kept.alertLabel")).selectOption("instant");
    await dialog.getByRole("button", { name: translate("job-search.save"), exact: true }).click();
    await expect(dialog).toBeHidden();

    await importJobs([posting(language, "south")]);
    await callAlert(person.id);
    const bell = page
      .getByRole("button", { name: new RegExp(`^${translate("notifications.bell")}`) })
      .first();
    await expect(bell).toHaveAccessibleName(/1/, { timeout: 20_000 });
    await bell.click();
    await page.getByRole("link", { name: translate("notifications.kind.saved-search-hits.title") }).click();
    await expect(page).toHaveURL(/within=(?:%22)?25/);
    await expect(
      page
        .getByRole("list", { name: translate("job-search.results.list") })
        .getByText(`Hive south ${language}`),
    ).toBeVisible();

    await page.goto(`${product.url}/dashboard?section=saved-jobs`);
    await expect(page.getByRole("heading", { name: translate("jobs-saved.title"), level: 1 })).toBeVisible();
    await expect(page.getByText(titles[language]).first()).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectAccessible(page, `saved jobs in ${language}, 320 px`);
    expectQuiet();
  });
}
