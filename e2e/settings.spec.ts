import { readFileSync } from "node:fs";
import { type Browser, expect, type Page } from "@playwright/test";
import { ApiPerson } from "./api.ts";
import { accessibleInEachLook } from "./axe.ts";
import type { RunningProduct } from "./product.ts";
import { signedIn, tabTo } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

/** The catalogue of one language. */
function wordsOf(language: string) {
  const read = (noun: string) => JSON.parse(readFileSync(`locales/${language}/${noun}.json`, "utf8"));
  return { ...read("settings"), common: read("common"), profilePage: read("public-profile") };
}
const en = wordsOf("en");
const open = (page: Page, tab: string) => page.goto(`${product.url}/settings?tab=${tab}`);
const stored = async (person: ApiPerson) => (await person.call("GET", `/api/user/${person.id}`)).body;
const saveButton = (page: Page, words = en) =>
  page.getByRole("button", { name: words.bar.save, exact: true });

test("settings go round in each language", async ({ page }) => {
  const expectQuiet = watchPage(page);
  const person = await signedIn(page, product.url);
  await open(page, "language");
  let shown = en;
  for (const [language, label] of [
    ["es", "Español"],
    ["fr", "Français"],
    ["de", "Deutsch"],
    ["en", "English"],
  ] as const) {
    const words = wordsOf(language);
    await page.getByRole("tab", { name: shown.tab.language }).click();
    shown = words;
    await page.getByRole("tabpanel").getByRole("combobox").first().selectOption({ label });
    await expect(page.getByRole("tab", { name: words.tab.profile })).toBeVisible();
    await expect.poll(async () => (await stored(person)).localization).toMatchObject({ language });

    await page.getByRole("radio", { name: words.choice.timeZone.Berlin }).click();
    await page.getByRole("radio", { name: language === "en" ? /^DD/ : /^MM/ }).click();
    await page.getByRole("tab", { name: words.tab.notifications }).click();
    const email = page.getByRole("switch", { name: words.field.emailAlerts, exact: true });
    await email.click();
    await page.getByRole("tab", { name: words.tab["job-preferences"] }).click();
    await page.getByLabel(words.field.industries).fill(`Care ${language}`);
    await page.keyboard.press("Enter");
    await page.getByLabel(words.field.minSalary).fill("90,000");
    await page.getByRole("tab", { name: words.tab.profile }).click();
    await page.getByLabel(words.field.title, { exact: true }).fill(`Nurse ${language}`);
    await page.getByLabel(words.field.skills).fill("Triage");
    await page.keyboard.press("Enter");
    await page.getByLabel(words.field.skills).fill(`Skill ${language}`);
    await page.keyboard.press("Enter");
    await saveButton(page, words).click();
    await expect(page.getByText(words.toast.preferencesText, { exact: true })).toBeVisible();
    await expect(saveButton(page, words)).toBeDisabled();
    expect(await stored(person)).toMatchObject({
      title: `Nurse ${language}`,
      localization: { timeZone: "Europe/Berlin" },
    });
    await page.reload();
    await expect(page.getByLabel(words.field.title, { exact: true })).toHaveValue(`Nurse ${language}`);
    await expect(saveButton(page, words)).toBeDisabled();

    await page.getByLabel(words.field.title, { exact: true }).fill("Something else");
    await page.getByRole("button", { name: words.bar.cancel, exact: true }).click();
    await expect(page.getByText(words.toast.cancelledText, { exact: true })).toBeVisible();
    await expect(page.getByLabel(words.field.title, { exact: true })).toHaveValue(`Nurse ${language}`);
  }
  const { skills, jobPreferences } = await stored(person);
  expect(skills).toEqual(["Triage", "Skill es", "Skill fr", "Skill de", "Skill en"]);
  expect(jobPreferences).toMatchObject({ industries: ["Care es", "Care fr", "Care de", "Care en"] });
  expectQuiet();
});

test("two tabs that save at once lose nothing", async ({ page, context }) => {
  const person = await signedIn(page, product.url);
  await open(page, "profile");
  const field = (tab: Page, name: string) => tab.getByLabel(en.field[name], { exact: true });
  await field(page, "title").fill("From the first tab");
  await field(page, "company").fill("First Clinic");
  const second = await context.newPage();
  await open(second, "profile");
  await field(second, "title").fill("From the second tab");
  await field(second, "location").fill("Basel");
  await saveButton(second).click();
  await expect(second.getByText(en.toast.profileText, { exact: true })).toBeVisible();

  await saveButton(page).click();
  const dialog = page.getByRole("dialog", { name: en.clash.title });
  await expect(dialog).toContainText("From the first tab");
  await expect(dialog).toContainText("From the second tab");
  await page.keyboard.press("Escape");
  await expect(field(page, "title")).toHaveValue("From the first tab");
  // The typed text is still there after a reload.
  page.on("dialog", (asked) => void asked.accept());
  await page.reload();
  await expect(field(page, "title")).toHaveValue("From the first tab");
  await page.getByRole("button", { name: en.clash.compare }).click();
  await dialog.getByRole("radio", { name: en.clash.theirs }).click();
  await dialog.getByRole("button", { name: en.clash.save }).click();
  await expect(page.getByText(en.toast.profileText, { exact: true })).toBeVisible();
  expect(await stored(person)).toMatchObject({
    title: "From the second tab",
    company: "First Clinic",
    location: "Basel",
  });
});

test("leaving with something unsaved is asked about", async ({ page }) => {
  const person = await signedIn(page, product.url);
  await open(page, "profile");
  await page.getByLabel(en.field.company, { exact: true }).fill("Half typed");
  const back = page.getByRole("link", { name: en.back });
  await back.click();
  const dialog = page.getByRole("dialog", { name: en.leave.title });
  await dialog.getByRole("button", { name: en.leave.stay }).click();
  await expect(page.getByLabel(en.field.company, { exact: true })).toHaveValue("Half typed");
  await page.getByRole("button", { name: en.common.signOut.label }).click();
  await dialog.getByRole("button", { name: en.leave.stay }).click();
  await expect(page.getByLabel(en.field.company, { exact: true })).toHaveValue("Half typed");
  await back.click();
  await dialog.getByRole("button", { name: en.leave.save }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await stored(person)).toMatchObject({ company: "Half typed" });
});

/** A visitor without an account, with or without scripts. */
async function asStranger(
  browser: Browser,
  javaScriptEnabled: boolean,
  visit: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ javaScriptEnabled, locale: "en-US" });
  await visit(await context.newPage());
  await context.close();
}

/** Writes to the person whose page is open. */
async function writeAs(visitor: Page, message: string) {
  await expect(visitor.getByRole("heading", { level: 1, name: "Nora Vale" })).toBeVisible();
  await visitor.getByLabel(en.profilePage.contact.name).fill("Rita");
  await visitor.getByLabel(en.profilePage.contact.email).fill("rita@clinic.example");
  await visitor.getByLabel(en.profilePage.contact.message).fill(message);
  const send = visitor.getByRole("button", { name: en.profilePage.contact.send });
  await send.click();
  // A machine types too quickly for the form; the text is kept and sent a second time.
  const sent = visitor.getByText("Your message was delivered to Nora Vale.");
  await expect(async () => {
    if (!(await sent.isVisible())) await send.click();
    await expect(sent).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function expectByLinkOnly(visitor: Page, address: string, link: string) {
  expect((await visitor.goto(address))?.status()).toBe(404);
  const answer = await visitor.goto(link);
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
  await expect(visitor.getByRole("heading", { level: 1, name: "Nora Vale" })).toBeVisible();
}

/** Publishes the person's profile page. */
const published = async (person: ApiPerson) =>
  (await person.call("PUT", "/api/public-profile/published", { published: true })).body;

async function expectNowhere(visitor: Page, address: string, link: string) {
  for (const closed of [address, link]) expect((await visitor.goto(closed))?.status()).toBe(404);
}

test("the profile page by visibility, as its person chooses it", async ({ page, browser }) => {
  const person = await signedIn(page, product.url);
  await open(page, "privacy");
  await page.getByLabel(en.page.slug).fill("nora-by-choice");
  await page.getByRole("button", { name: en.page.slugSave }).click();
  await expect(page.getByText(en.page.slugSaved, { exact: true })).toBeVisible();
  const address = `${product.url}/p/nora-by-choice`;
  await asStranger(browser, true, async (visitor) => expectNowhere(visitor, address, address));
  await page.getByRole("button", { name: en.page.publish }).click();
  await expect(page.getByText(en.page.state.public)).toBeVisible();

  await asStranger(browser, true, async (visitor) => {
    await visitor.goto(address);
    await writeAs(visitor, "Shall we talk?");

    await page.reload();
    await expect(page.getByText("Shall we talk?")).toBeVisible();
    await page.getByRole("radio", { name: en.choice.profileVisibility.recruiters }).click();
    await saveButton(page).click();
    await expect(page.getByText(en.page.state.recruiters)).toBeVisible();
    const link = await page.getByLabel(en.page.link).inputValue();
    await expectByLinkOnly(visitor, address, link);

    await page.getByRole("radio", { name: en.choice.profileVisibility.private }).click();
    await saveButton(page).click();
    await expect(page.getByText(en.page.state.private)).toBeVisible();
    await expectNowhere(visitor, address, link);
  });
  expect(await stored(person)).toMatchObject({ profileVisibility: "private" });
});

test("the profile page by visibility, without JavaScript", async ({ browser }) => {
  const person = await (await (await new ApiPerson(product.url).register()).onboard()).confirmEmail();
  const { path, secretPath } = await published(person);
  const [address, link] = [`${product.url}${path}`, `${product.url}${secretPath}`];
  const become = (profileVisibility: string) =>
    person.call("PUT", `/api/user/${person.id}/preferences`, { privacySettings: { profileVisibility } });
  await asStranger(browser, false, async (visitor) => {
    await visitor.goto(address);
    await writeAs(visitor, "Shall we talk in plain HTML?");
    await become("recruiters");
    await expectByLinkOnly(visitor, address, link);
    await become("private");
    await expectNowhere(visitor, address, link);
  });
  const { messages } = (await person.call("GET", "/api/public-profile/messages")).body;
  expect(messages).toMatchObject([{ message: "Shall we talk in plain HTML?" }]);
});

test("settings by keyboard alone", async ({ page }) => {
  const person = await signedIn(page, product.url);
  await open(page, "profile");
  const tab = page.getByRole("tab", { name: en.tab.profile });
  await expect(tab).toBeVisible();
  await tab.focus();
  const textbox = (name: string) => page.getByRole("textbox", { name, exact: true });
  const save = page.getByRole("button", { name: en.bar.save, exact: true });
  await tabTo(page, textbox(en.field.company));
  await page.keyboard.type("Keys Ltd");
  await tabTo(page, textbox(en.field.skills));
  for (const word of ["Typing", "Typing", "Tabbing"]) {
    await page.keyboard.type(word);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Backspace");
  await tabTo(page, save);
  await page.keyboard.press("Enter");
  await expect(page.getByText(en.toast.profileText, { exact: true })).toBeVisible();
  expect(await stored(person)).toMatchObject({ company: "Keys Ltd", skills: ["Typing"] });

  await tab.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/tab=notifications/);
  await tabTo(page, page.getByRole("switch", { name: en.field.smsAlerts, exact: true }));
  await page.keyboard.press("Space");
  await tabTo(page, save);
  await page.keyboard.press("Space");
  await expect(page.getByText(en.toast.preferencesText, { exact: true })).toBeVisible();
  expect(await stored(person)).toMatchObject({ preferences: { smsAlerts: true } });
});

test("every tab is accessible", async ({ page }) => {
  const person = await signedIn(page, product.url);
  await person.call("PUT", `/api/user/${person.id}/profile`, {
    firstName: "Nora",
    lastName: "Vale",
    phone: "",
    location: "Bern",
    bio: "Ten years in emergency care.",
    title: "Nurse",
    company: "Clinic",
    experience: "Ten years",
    skills: ["Triage", "Ventilation"],
    expectedSalary: "90,000",
    profileVisibility: "public",
  });
  await open(page, "profile");
  const expectIn = accessibleInEachLook(page);
  for (const tab of Object.keys(en.tab).filter((id) => id !== "unsaved")) {
    await page.getByRole("tab", { name: en.tab[tab] }).click();
    await expect(
      page.getByRole("tabpanel", { name: en.tab[tab] }).getByRole("heading").first(),
    ).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectIn(tab);
  }
  await page.getByRole("tab", { name: en.tab.language }).click();
  await page.getByRole("radio", { name: en.choice.timeZone.Berlin }).click();
  await page.getByRole("link", { name: en.back }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectIn("leaving");
});

test("the profile page is accessible", async ({ page }) => {
  const person = await signedIn(page, product.url);
  const { path } = await published(person);
  await page.goto(product.url + String(path));
  const expectIn = accessibleInEachLook(page);
  await expectIn("profile page");
  const send = page.getByRole("button", { name: en.profilePage.contact.send });
  await send.evaluate((button) => {
    if (button instanceof HTMLButtonElement && button.form) button.form.noValidate = true;
  });
  await send.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectIn("profile page, refused");
});
