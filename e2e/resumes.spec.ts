import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
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

const en = JSON.parse(readFileSync("locales/en/resumes.json", "utf8"));
const trash = JSON.parse(readFileSync("locales/en/trash.json", "utf8"));
const named = (text: string, name: string) => text.replace("{{name}}", name);

interface Stored {
  id: string;
  name: string;
  version: number;
  isDefault: boolean;
  aiScore: number;
  content: Record<string, unknown> & { experience: { title: string }[]; skills: string[] };
}
const stored = async (person: ApiPerson) =>
  (await person.call("GET", "/api/resumes")).body.resumes as unknown as Stored[];
const openList = (page: Page) => page.goto(`${product.url}/dashboard?section=resumes`);
const openItem = (page: Page, id: string) => page.goto(`${product.url}/dashboard?section=resumes&item=${id}`);
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const expectSaved = (page: Page) => expect(page.getByText(en.save.saved, { exact: true })).toBeVisible();

/** A person with one resume of two jobs, created over HTTP. */
async function withResume(page: Page) {
  const person = await signedIn(page, product.url);
  const job = (id: string, title: string) => ({
    id,
    title,
    company: "Vale Clinic",
    location: "Bern",
    startDate: "2020-03",
    endDate: "",
    current: true,
    description: "Cared for 20 patients a day\nTrained 4 colleagues",
  });
  const content = {
    personalInfo: {
      firstName: "Nora",
      lastName: "Vale",
      email: "nora@example.org",
      phone: "+41 31 555 01 42",
      location: "Bern",
      summary: "Nurse with ten years in emergency care.",
    },
    experience: [job("a", "Emergency Nurse"), job("b", "School Nurse")],
    education: [
      {
        id: "s",
        degree: "BSc Nursing",
        school: "Bern College",
        location: "",
        gpa: "",
        graduationDate: "2012",
      },
    ],
    skills: ["Triage", "Ventilation"],
    achievements: [],
    certifications: [],
  };
  const { body } = await person.call("POST", "/api/resumes", { name: "Main", content });
  return { person, resume: body.resume as unknown as Stored };
}

test("a file is uploaded by click and by drop, read, judged and opened", async ({ page }) => {
  // The broken file is refused on purpose.
  const expectQuiet = watchPage(page, [/resumes\/upload/]);
  const person = await signedIn(page, product.url);
  await openList(page);
  await expect(page.getByText("Supports PDF, DOC, DOCX files")).toBeVisible();
  const choosing = page.waitForEvent("filechooser");
  await page.getByText(en.upload.choose, { exact: true }).click();
  await (await choosing).setFiles(resumeFile);
  await expect(page.getByText("Resume uploaded successfully", { exact: true })).toBeVisible();
  await expect(field(page, en.field.firstName)).toHaveValue("Imogen");
  await expect(page.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
  await expect.poll(async () => (await stored(person))[0]?.aiScore).toBeGreaterThan(0);

  await page.getByRole("link", { name: en.back }).click();
  const data = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], "Second try.docx"));
    return transfer;
  }, readFileSync(resumeFile).toString("base64"));
  const zone = page.getByRole("group", { name: en.upload.drop });
  await zone.dispatchEvent("drop", { dataTransfer: data });
  await expect(field(page, en.field.name)).toHaveValue("Second try");
  const [first, second] = await stored(person);
  expect([first?.isDefault, second?.isDefault]).toEqual([true, false]);

  await page.goBack();
  await page.locator("input[type=file]").setInputFiles({
    name: "holiday.gif",
    mimeType: "image/gif",
    buffer: Buffer.from("x"),
  });
  await expect(page.getByText(en.upload.kind)).toBeVisible();
  await page.locator("input[type=file]").setInputFiles({
    name: "torn.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 torn"),
  });
  await expect(
    page.getByText("There was an error uploading your resume. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/^Failed to upload resume: /)).toBeVisible();
  expectQuiet();
});

test("a resume is edited, put in another order by keyboard, undone, and saves itself", async ({ page }) => {
  const { person, resume } = await withResume(page);
  const now = async () => (await stored(person))[0]?.content;
  await openItem(page, resume.id);
  await field(page, en.field.headline).fill("Emergency nurse");
  await field(page, en.field.skill).fill("Wound care");
  await field(page, en.field.skill).press("Enter");
  await field(page, en.field.skill).fill("Triage");
  await field(page, en.field.skill).press("Enter");
  await expect.poll(now).toMatchObject({
    personalInfo: { headline: "Emergency nurse" },
    skills: ["Triage", "Ventilation", "Wound care"],
  });
  await expectSaved(page);

  const titles = async () => (await now())?.experience.map(({ title }) => title);
  const grip = page.getByRole("button", { name: named(en.sort.grip, "School Nurse") });
  await grip.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("School Nurse picked up, place 2 of 2.")).toBeAttached();
  // Keys move nothing before the positions are measured, and at the top nothing moves either, so the press is retried.
  await expect(async () => {
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText("School Nurse is at place 1 of 2.")).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press("Space");
  await expect.poll(titles).toEqual(["School Nurse", "Emergency Nurse"]);
  await page.keyboard.press("Control+z");
  await expect.poll(titles).toEqual(["Emergency Nurse", "School Nurse"]);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(titles).toEqual(["School Nurse", "Emergency Nurse"]);

  await page.getByRole("tab", { name: en.tab.design }).click();
  const order = page.getByRole("list", { name: en.design.order });
  await order.getByRole("button", { name: named(en.edit.menu, en.section.skills) }).click();
  await page.getByRole("menuitem", { name: en.edit.up }).click();
  await page.getByRole("radio", { name: en.template.modern }).click();
  await expect
    .poll(async () => (await stored(person))[0])
    .toMatchObject({
      style: { template: "modern" },
      content: { sectionOrder: expect.arrayContaining(["experience", "skills"]) },
    });

  await page.getByRole("button", { name: en.view.preview, exact: true }).click();
  await expect(page).toHaveURL(/view=preview/);
  await expect(page.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("tab", { name: en.tab.design })).toBeVisible();

  await page.getByRole("button", { name: en.history.open }).click();
  await page.getByRole("button", { name: en.history.restore }).click();
  await expect(page.getByText(en.history.restored, { exact: true })).toBeVisible();
});

test("unsaved text is kept, and saved when the server is back", async ({ page }) => {
  const { person, resume } = await withResume(page);
  await openItem(page, resume.id);
  await expect(field(page, en.field.headline)).toBeVisible();
  const address = `**/api/resumes/${resume.id}`;
  await page.route(address, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.fallback(),
  );
  await field(page, en.field.headline).fill("Written on a train");
  await expect(page.getByText("Not saved, trying again")).toBeVisible();
  await page.reload();
  await expect(field(page, en.field.headline)).toHaveValue("Written on a train");
  await page.unroute(address);
  await expect
    .poll(async () => (await stored(person))[0]?.content.personalInfo)
    .toMatchObject({ headline: "Written on a train" });
  await expectSaved(page);
});

test("two tabs that edit at once lose nothing", async ({ page, context }) => {
  const { person, resume } = await withResume(page);
  await openItem(page, resume.id);
  const address = `**/api/resumes/${resume.id}`;
  await expect(field(page, en.field.headline)).toBeVisible();
  const second = await context.newPage();
  await openItem(second, resume.id);
  await expect(field(second, en.field.headline)).toBeVisible();

  // The first tab is offline for a while: it neither saves nor receives the other tab's changes.
  await page.route(address, (route) => route.abort());
  await field(page, en.field.headline).fill("From the first tab");
  await field(page, en.field.phone).fill("+41 31 555 01 99");
  await field(second, en.field.headline).fill("From the second tab");
  await field(second, en.field.email).fill("nora.vale@example.org");
  await expect.poll(async () => JSON.stringify(await stored(person))).toContain("nora.vale@example.org");
  await page.unroute(address);

  const dialog = page.getByRole("dialog", { name: en.clash.title });
  await expect(dialog).toContainText("From the first tab", { timeout: 30_000 });
  await expect(dialog).toContainText("From the second tab");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: en.clash.compare }).click();
  await dialog.getByRole("radio", { name: en.clash.theirs }).click();
  await dialog.getByRole("button", { name: en.clash.save }).click();
  await expect
    .poll(async () => (await stored(person))[0]?.content.personalInfo)
    .toMatchObject({
      headline: "From the second tab",
      email: "nora.vale@example.org",
      phone: "+41 31 555 01 99",
    });
  await expect(field(page, en.field.headline)).toHaveValue("From the second tab");
  await expect(field(second, en.field.phone)).toHaveValue("+41 31 555 01 99");
});

test("a resume is copied, deleted, brought back, and downloaded to be read again", async ({ page }) => {
  const { person } = await withResume(page);
  await openList(page);
  await page.getByRole("button", { name: named(en.menu.copyOf, "Main") }).click();
  const copy = "Main (Copy)";
  await page.getByRole("button", { name: named(en.menu.deleteOf, copy), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(
    'Are you sure you want to delete "Main (Copy)"? This action cannot be undone.',
  );
  await dialog.getByRole("button", { name: en.menu.delete }).click();
  await expect(
    page.getByText('"Main (Copy)" has been removed from your collection.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: copy })).toHaveCount(0);

  await page.goto(`${product.url}/settings?tab=account`);
  await page.getByRole("button", { name: named(trash.recoverOf, copy) }).click();
  await expect(page.getByText(trash.recovered, { exact: true })).toBeVisible();
  await expect(page.getByText(trash.empty)).toBeVisible();
  expect((await stored(person)).map(({ name }) => name)).toEqual(["Main", copy]);

  await openList(page);
  await page.getByRole("button", { name: named(en.menu.downloadOf, "Main"), exact: true }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "PDF" }).click();
  const path = await (await downloading).path();
  await expect(page.getByText("Your resume download has started.", { exact: true })).toBeVisible();
  const form = new FormData();
  form.set("resume", new File([readFileSync(path)], "main.pdf", { type: "application/pdf" }));
  const { body } = await person.call("POST", "/api/resume/parse", form);
  expect(body.content).toMatchObject({
    personalInfo: { firstName: "Nora", lastName: "Vale", email: "nora@example.org" },
    experience: [{ title: "Emergency Nurse" }, { title: "School Nurse" }],
    skills: ["Triage", "Ventilation"],
  });
});

test("a tailored resume keeps its base in sight", async ({ page }) => {
  const { person, resume } = await withResume(page);
  await openItem(page, resume.id);
  await page.getByRole("button", { name: en.menu.more }).click();
  await page.getByRole("menuitem", { name: en.tailor.action }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(en.field.title).fill("Cardiology Nurse");
  await dialog.getByLabel(en.tailor.posting).fill("We look for a nurse with triage and ventilation.");
  await dialog.getByRole("button", { name: en.tailor.make }).click();
  await expect(page.getByText("Made for Cardiology Nurse.")).toBeVisible();
  const base = (await stored(person)).find(({ id }) => id === resume.id);
  const { personalInfo } = resume.content as unknown as { personalInfo: object };
  await person.call("PUT", `/api/resumes/${resume.id}`, {
    version: base?.version,
    content: { ...base?.content, personalInfo: { ...personalInfo, phone: "+41 31 555 01 77" } },
  });
  await expect(page.getByText("Main has changed since.")).toBeVisible();
  await page.getByRole("button", { name: en.tailor.compare }).click();
  await expect(dialog).toContainText("+41 31 555 01 77");
  await dialog.getByRole("button", { name: /^Apply 1 / }).click();
  await expect(field(page, en.field.phone)).toHaveValue("+41 31 555 01 77");
  await expect(page.getByText("Main has changed since.")).toHaveCount(0);
});

test("the manager is accessible", async ({ page }) => {
  const { resume } = await withResume(page);
  const expectIn = accessibleInEachLook(page);
  await openList(page);
  await expect(page.getByRole("heading", { name: "Main", exact: true })).toBeVisible();
  await expectIn("list");
  await openItem(page, resume.id);
  for (const tab of [en.tab.content, en.tab.design]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectIn(tab);
  }
  await page.getByRole("button", { name: en.view.preview, exact: true }).click();
  await expect(page.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
  await expectIn("preview");
  await page.getByRole("button", { name: en.history.open }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectIn("history");
});
