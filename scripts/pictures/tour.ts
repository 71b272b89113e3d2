import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { languages } from "@waymark/contract/values";
import sharp from "sharp";
import { ApiPerson } from "../../e2e/api.ts";
import { root } from "../setup/root.mjs";
import { atRest, beViewer } from "./viewer.ts";

type Language = (typeof languages)[number];

/** The size that web/src/landing/tour/tour-steps.ts uses. */
const still = { width: 1200, height: 750 };
const link = { width: 1200, height: 630 };

const resumes: Record<Language, string> = {
  en: "nurse-en.docx",
  es: "cook-es.docx",
  fr: "ingenieure-fr.pdf",
  de: "lehrer-de.pdf",
};
const fixtures = join(root, "server/src/document-parsers/fixtures");
const queries: Record<Language, string> = { en: "nurse", es: "cocinero", fr: "ingénieur", de: "lehrer" };

interface Stop {
  readonly name: string;
  readonly path: string;
  readonly viewer: "new" | "settled";
  readonly act?: (page: Page, language: Language) => Promise<void>;
}

const dashboard = (section: string) => `/dashboard?section=${section}`;

async function upload(page: Page, language: Language): Promise<void> {
  await page.locator('input[type="file"]').first().setInputFiles(join(fixtures, resumes[language]));
  await page.locator("textarea").waitFor({ timeout: 20_000 });
}

async function search(page: Page, language: Language): Promise<void> {
  await page.locator('input[name="query"]').fill(queries[language]);
  const answered = page.waitForResponse((response) => response.url().includes("/api/jobs/search"));
  await page.keyboard.press("Enter");
  await answered;
}

async function insights(page: Page, language: Language): Promise<void> {
  await search(page, language);
  const answered = page.waitForResponse((response) => response.url().includes("/api/jobs/insights"));
  await page.locator('form[role="search"] button[type="submit"] + button').click();
  await answered;
}

const stops: readonly Stop[] = [
  { name: "upload", path: "/onboarding", viewer: "new" },
  { name: "profile", path: "/onboarding", viewer: "new", act: upload },
  { name: "search", path: dashboard("search"), viewer: "settled", act: search },
  { name: "insights", path: dashboard("search"), viewer: "settled", act: insights },
  { name: "saved", path: dashboard("saved-jobs"), viewer: "settled" },
  { name: "hub", path: dashboard("dashboard"), viewer: "settled" },
];

/** Wished roles, for which the Hub shows postings. */
const roles: Record<Language, string> = {
  en: "Registered nurse",
  es: "Cocinero",
  fr: "Ingénieur logiciel",
  de: "Lehrer",
};

/** Gives the person a resume and a wished role, as they would have after a week. */
async function settle(person: ApiPerson, language: Language): Promise<void> {
  const file = resumes[language];
  const form = new FormData();
  form.set("resume", new Blob([readFileSync(join(fixtures, file))]), file);
  await person.call("POST", "/api/resumes/upload", form);
  const { body } = await person.call("GET", `/api/user/${person.id}`);
  const { phoneNumber: phone, email: _, version: __, ...profile } = body;
  const change = { ...profile, phone, desiredRoles: [roles[language]] };
  await person.call("PUT", `/api/user/${person.id}/profile`, change);
}

/** Saves the first postings of a search. */
async function saveSome(person: ApiPerson, language: Language): Promise<void> {
  const query = new URLSearchParams({ query: queries[language] });
  const { body } = await person.call("GET", `/api/jobs/search?${query}`);
  const jobs = body.jobs as { id: string }[];
  for (const { id } of jobs.slice(0, 3)) await person.call("PUT", `/api/saved-jobs/${id}`);
}

/** Makes the tour's stills and the preview pictures for links to the landing page, in every language. */
export async function takeTour(browser: Browser, url: string): Promise<number> {
  for (const language of languages) {
    const folder = join(root, "web/public/tour", language);
    mkdirSync(folder, { recursive: true });
    const settled = await (await new ApiPerson(url).register()).onboard();
    await saveSome(settled, language);
    await settle(settled, language);
    for (const stop of stops) {
      const person = stop.viewer === "new" ? await new ApiPerson(url).register() : settled;
      const context = await browser.newContext({
        viewport: still,
        colorScheme: "light",
        reducedMotion: "reduce",
        locale: language,
      });
      const page = await context.newPage();
      await beViewer(page, url, person, language);
      await page.goto(url + stop.path);
      await atRest(page);
      await stop.act?.(page, language);
      await atRest(page);
      const png = await page.screenshot({ animations: "disabled" });
      const { size } = await sharp(png)
        .avif({ quality: 55, effort: 7 })
        .toFile(join(folder, `${stop.name}.avif`));
      console.log(`tour/${language}/${stop.name}.avif ${(size / 1_000).toFixed(0)} kB`);
      await context.close();
    }
    await takeLinkPicture(browser, url, language);
  }
  return 0;
}

/** The top of the landing page, in the size of a link preview. */
async function takeLinkPicture(browser: Browser, url: string, language: Language): Promise<void> {
  const page = await browser.newPage({ viewport: link, colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(language === "en" ? `${url}/` : `${url}/${language}`);
  await atRest(page);
  const folder = join(root, "web/public/og");
  mkdirSync(folder, { recursive: true });
  const png = await page.screenshot({ animations: "disabled" });
  const { size } = await sharp(png)
    .png({ palette: true, quality: 80, effort: 10 })
    .toFile(join(folder, `${language}.png`));
  console.log(`og/${language}.png ${(size / 1_000).toFixed(0)} kB`);
  await page.close();
}
