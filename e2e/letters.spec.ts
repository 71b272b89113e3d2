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

const texts = (noun: string) => JSON.parse(readFileSync(`locales/en/${noun}.json`, "utf8"));
const en = texts("letters");
const [resumes, stories, answers] = [texts("resumes"), texts("stories"), texts("answers")];
const [errors, plans, savedJobs] = [texts("errors"), texts("billing-plans"), texts("jobs-saved")];
const applications = texts("applications");
const named = (text: string, values: Record<string, string | number>) =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));

const posting = `Emergency nurse (f/m/d)

Vale Clinic in Freiburg is looking for an emergency nurse.

Your tasks
- Triage of patients in the emergency department
- Wound care and ventilation
- Training of new colleagues

Your profile
- Nursing degree
- At least three years in emergency care
- Triage and wound care
- SAP knowledge is an advantage`;

const content = {
  personalInfo: {
    firstName: "Nora",
    lastName: "Vale",
    email: "nora@example.org",
    phone: "+49 761 555 01 42",
    location: "Freiburg",
    summary: "Nurse with ten years in emergency care.",
  },
  experience: [
    {
      id: "a",
      title: "Emergency Nurse",
      company: "Hill Hospital",
      location: "Freiburg",
      startDate: "2016-03",
      endDate: "",
      current: true,
      description:
        "Triaged 40 patients a shift in the emergency department\nTrained 12 new colleagues in wound care\nReduced waiting times by 20 percent",
    },
  ],
  education: [
    { id: "s", degree: "BSc Nursing", school: "Bern College", location: "", gpa: "", graduationDate: "2012" },
  ],
  skills: ["Triage", "Wound care", "Ventilation"],
  achievements: [],
  certifications: [],
};

interface Stored {
  id: string;
  version: number;
  status: string;
  openQuestions: number;
  resumeId: string | null;
  applicationId: string | null;
  content: {
    subject: string;
    place: string;
    paragraphs: { id: string; text: string; question: string | null }[];
  };
}

/** A person with a resume, created over HTTP. */
async function withResume(page: Page): Promise<ApiPerson> {
  const person = await signedIn(page, product.url);
  await person.call("POST", "/api/resumes", { name: "Main", content });
  return person;
}

const wish = { kind: "posting", language: "en", convention: "uk", tone: "plain", length: "medium" };
/** A letter to the posting, by the built-in writer. */
async function aLetter(person: ApiPerson): Promise<Stored> {
  const { status, body } = await person.call("POST", "/api/letters", {
    wish,
    jobText: posting,
    jobTitle: "Emergency nurse",
    company: "Vale Clinic",
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.letter as unknown as Stored;
}
const stored = async (person: ApiPerson, id: string) =>
  (await person.call("GET", `/api/letters/${id}`)).body.letter as unknown as Stored;
const open = (page: Page, id: string) =>
  page.goto(`${product.url}/dashboard?section=cover-letters&item=${id}`);

const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const expectSaved = (page: Page) => expect(page.getByText(resumes.save.saved, { exact: true })).toBeVisible();
const why = named(en.question["why-employer"], { company: "Vale Clinic" });

test("a letter is written from a job, its question answered, and sent, by keyboard alone", async ({
  page,
}) => {
  const expectQuiet = watchPage(page);
  const person = await withResume(page);
  const found = (await person.call("GET", "/api/jobs/search?query=nurse&limit=1")).body;
  const [job] = found.jobs as { id: string; title: string; company: string }[];
  expect(job).toBeDefined();
  await person.call("PUT", `/api/saved-jobs/${job?.id}`);
  await page.goto(`${product.url}/dashboard?section=saved-jobs`);
  await page.getByRole("link", { name: savedJobs.letter }).press("Enter");
  const dialog = page.getByRole("dialog", { name: en.new.title });
  await expect(dialog.getByLabel(en.new.job)).toHaveValue(job?.id ?? "");
  await dialog.getByRole("button", { name: en.new.write }).press("Enter");
  await expect(page).toHaveURL(/item=[0-9a-f-]{36}/);
  const id = new URL(page.url()).searchParams.get("item") ?? "";
  const asked = (await stored(person, id)).openQuestions;

  // An unfinished letter is not marked as sent, and the message leads to what is missing.
  await page.getByRole("button", { name: en.menu.sent }).press("Enter");
  await expect(page.getByText(en.unfinished.title, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: en.unfinished.show }).press("Enter");
  await expect(page.locator("textarea:focus")).toHaveValue("");
  await page.keyboard.type("Your ward cared for my mother.");
  const questions = page.getByRole("listitem").filter({ hasText: en.question.open });
  for (let left = asked - 1; left > 0; left -= 1) {
    await expect(questions).toHaveCount(left);
    await questions.first().getByRole("button", { name: en.question.takeOut }).press("Enter");
  }
  await expect(questions).toHaveCount(0);
  await expect.poll(async () => (await stored(person, id)).status).toBe("ready");

  await page.getByRole("button", { name: en.menu.download, exact: true }).press("Enter");
  await expect(page.getByRole("menuitem", { name: en.format.pdf, exact: true })).toBeFocused();
  const downloading = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const file = readFileSync(await (await downloading).path());
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("button", { name: en.menu.sent }).press("Enter");
  await expect(page.getByText(en.toast.sent, { exact: true })).toBeVisible();
  expect((await stored(person, id)).status).toBe("sent");
  expectQuiet();
});

test("an invented sentence is marked, leads to its place, and is taken out before anything is downloaded", async ({
  page,
}) => {
  const person = await withResume(page);
  const letter = await aLetter(person);
  const invented = "I led a ward of 937 beds.";
  const true_ = "I triaged 40 patients a shift.";
  const { body } = await person.call("PUT", `/api/letters/${letter.id}`, {
    version: letter.version,
    content: {
      ...letter.content,
      paragraphs: [{ id: "p", part: "proof", text: `${true_} ${invented}`, question: null }],
      proposed: [true_, invented],
    },
  });
  expect((body.letter as unknown as Stored).content.paragraphs).toHaveLength(1);
  await open(page, letter.id);
  await expect(page.getByText(en.evidence.blocked)).toBeVisible();
  await expect(page.getByText("937", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: en.menu.download, exact: true }).click();
  await page.getByRole("menuitem", { name: en.format.pdf, exact: true }).click();
  await expect(page.getByText(en.unfinished.title, { exact: true })).toBeVisible();
  await page.getByRole("tab", { name: en.tab.evidence }).click();
  await expect(page.getByRole("heading", { name: en.evidence.group.blocked })).toBeVisible();
  await page.getByRole("button", { name: en.evidence.show }).last().click();
  const text = box(page, named(en.paragraph.name, { n: 1, part: en.part.proof }));
  await expect(text).toBeFocused();
  await page.getByRole("button", { name: en.evidence.takeOut }).click();
  await expect(text).toHaveValue(true_);
  await expect(page.getByText(en.evidence.blocked)).toHaveCount(0);
  await expect.poll(async () => (await stored(person, letter.id)).status).toBe("ready");
});

test("a paragraph is moved by keyboard, taken out, and brought back", async ({ page }) => {
  const person = await withResume(page);
  const letter = await aLetter(person);
  const order = async () => (await stored(person, letter.id)).content.paragraphs.map(({ id }) => id);
  const first = letter.content.paragraphs.map(({ id }) => id);
  await open(page, letter.id);
  const name = named(en.paragraph.name, { n: 1, part: en.part.opening });
  await page.getByRole("button", { name: named(resumes.sort.grip, { name }) }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(`${name} picked up, place 1 of ${first.length}.`)).toBeAttached();
  // Keys move nothing before the positions are measured, so the press is retried.
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText(/is at place [2-9] of/)).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press("Space");
  await expect.poll(async () => (await order())[0]).not.toBe(first[0]);
  await page.keyboard.press("Control+z");
  await expect.poll(order).toEqual(first);
  await page.getByRole("button", { name: en.question.takeOut }).first().press("Enter");
  await expect
    .poll(async () => (await stored(person, letter.id)).openQuestions)
    .toBe(letter.openQuestions - 1);
  await page.getByRole("button", { name: resumes.undo }).last().press("Enter");
  await expect.poll(order).toEqual(first);
});

test("typing goes on without a connection, outlives a reload, and is saved when the server is back", async ({
  page,
}) => {
  const person = await withResume(page);
  const letter = await aLetter(person);
  await open(page, letter.id);
  await expect(box(page, why)).toBeVisible();
  const address = `**/api/letters/${letter.id}`;
  await page.route(address, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.fallback(),
  );
  await box(page, why).fill("Written on a train.");
  await expect(page.getByText(resumes.save.failing)).toBeVisible();
  await page.reload();
  await expect(box(page, why)).toHaveValue("Written on a train.");
  await page.unroute(address);
  await expect
    .poll(async () => JSON.stringify((await stored(person, letter.id)).content))
    .toContain("Written on a train.");
  await expectSaved(page);
});

test("two tabs that edit different fields lose nothing, and are asked about the same one", async ({
  page,
  context,
}) => {
  const person = await withResume(page);
  const letter = await aLetter(person);
  await open(page, letter.id);
  const address = `**/api/letters/${letter.id}`;
  await expect(box(page, why)).toBeVisible();
  const second = await context.newPage();
  await open(second, letter.id);
  await expect(box(second, why)).toBeVisible();

  // The first tab is offline for a while: it neither saves nor receives the other tab's changes.
  await page.route(address, (route) => route.abort());
  await box(page, en.field.subject).fill("From the first tab");
  await box(page, why).fill("The first tab's answer.");
  await box(second, en.field.subject).fill("From the second tab");
  await box(second, en.field.place).fill("Basel");
  await expect.poll(async () => (await stored(person, letter.id)).content.place).toBe("Basel");
  await page.unroute(address);

  const dialog = page.getByRole("dialog", { name: resumes.clash.title });
  await expect(dialog).toContainText("From the first tab", { timeout: 30_000 });
  await expect(dialog).toContainText("From the second tab");
  await dialog.getByRole("radio", { name: resumes.clash.theirs }).click();
  await dialog.getByRole("button", { name: resumes.clash.save }).click();
  await expect
    .poll(async () => (await stored(person, letter.id)).content)
    .toMatchObject({ subject: "From the second tab", place: "Basel" });
  await expect(box(page, en.field.place)).toHaveValue("Basel");
  await expect(box(second, why)).toHaveValue("The first tab's answer.");
});

test("a letter for an application uses a variant for its posting, and the application keeps what was sent", async ({
  page,
}) => {
  const person = await withResume(page);
  const made = await person.call("POST", "/api/applications", {
    job: { title: "Emergency nurse", company: "Vale Clinic" },
    description: posting,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const { id: applicationId } = made.body.application as { id: string };
  await page.goto(`${product.url}/dashboard?section=applications&item=${applicationId}`);
  await page.getByRole("tab", { name: applications.tab.letters }).click();
  await expect(page.getByText(en.panel.none)).toBeVisible();
  await page.getByRole("link", { name: en.panel.write }).click();
  const dialog = page.getByRole("dialog", { name: en.new.title });
  await expect(dialog.getByLabel(en.new.job)).toHaveValue(applicationId);
  await dialog.getByRole("button", { name: en.new.write }).click();
  await expect(page).toHaveURL(/item=[0-9a-f-]{36}/);
  const id = new URL(page.url()).searchParams.get("item") ?? "";
  const before = await stored(person, id);
  expect(before.applicationId).toBe(applicationId);

  await page.getByRole("tab", { name: en.tab.posting }).click();
  await expect(page.getByRole("region", { name: resumes.sides.proven })).toContainText("Triage");
  await expect(page.getByRole("region", { name: resumes.sides.missing })).toContainText("SAP");
  await page.getByRole("checkbox", { name: resumes.sides.kind["bullet-front"] }).first().check();
  await page.getByRole("button", { name: named(resumes.sides.make_one, { count: 1 }) }).click();
  await expect(page.getByText(resumes.sides.made, { exact: true })).toBeVisible();
  await expect.poll(async () => (await stored(person, id)).resumeId).not.toBe(before.resumeId);

  await page.getByRole("tab", { name: en.tab.letter, exact: true }).click();
  const questions = page.getByRole("listitem").filter({ hasText: en.question.open });
  for (let left = before.openQuestions; left > 0; left -= 1) {
    await expect(questions).toHaveCount(left);
    await questions.first().getByRole("textbox").fill("Because I know the ward.");
  }
  await expect(page.getByText(/question is open|questions are open/)).toHaveCount(0);
  await page.getByRole("button", { name: en.menu.sent }).click();
  await expect(page.getByText(en.toast.sentKept)).toBeVisible();
  const kept = await person.call("GET", `/api/application-files?applicationId=${applicationId}`);
  expect(kept.body.files).toEqual(
    expect.arrayContaining([expect.objectContaining({ type: "application/pdf" })]),
  );
});

test("a plan without letters shows what they would give", async ({ page }) => {
  const person = await signedIn(page, product.url, { plan: null });
  await page.goto(`${product.url}/dashboard?section=cover-letters`);
  await expect(page.getByRole("heading", { name: plans.reason["cover-letter"] })).toBeVisible();
  await expect(page.getByText(en.locked.evidence)).toBeVisible();
  await expect(page.getByRole("button", { name: en.new.action })).toBeDisabled();
  await expect(page.getByRole("link", { name: en.locked.plans })).toHaveAttribute("href", /section=upgrade/);
  const { status, body } = await person.call("POST", "/api/letters", { wish });
  expect([status, body.code]).toEqual([402, "plan_required"]);
});

test("a letter is copied, deleted, brought back, and read from a file", async ({ page }) => {
  const person = await withResume(page);
  await aLetter(person);
  await page.goto(`${product.url}/dashboard?section=cover-letters`);
  const list = page.getByRole("list").filter({ has: page.getByRole("heading", { level: 2 }) });
  await page.getByRole("button", { name: /^Copy / }).click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: resumes.undo }).click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: en.trash.open }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Restore / })
    .click();
  await page.keyboard.press("Escape");
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await page.locator("input[type=file]").setInputFiles({
    name: "Old letter.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(
      "Dear Sir or Madam,\n\nI have cared for patients since 2012.\n\nYours faithfully,\nNora Vale",
    ),
  });
  await expect(page).toHaveURL(/item=/);
  await expect(page.getByText("I have cared for patients since 2012.").first()).toBeAttached();
});

test("a story saves itself, and a deleted one comes back", async ({ page }) => {
  const expectQuiet = watchPage(page);
  const person = await signedIn(page, product.url);
  const all = async () =>
    (await person.call("GET", "/api/stories")).body.stories as {
      title: string;
      result: string;
      skills: string[];
    }[];
  await page.goto(`${product.url}/dashboard?section=cover-letters&view=stories`);
  await page.getByRole("button", { name: stories.add }).press("Enter");
  await box(page, stories.field.title).fill("The flood of 2021");
  await box(page, stories.field.result).fill("Nobody waited longer than 20 minutes.");
  await box(page, stories.field.skills).fill("Triage");
  await box(page, stories.field.skills).press("Enter");
  await expect
    .poll(all)
    .toMatchObject([
      { title: "The flood of 2021", result: "Nobody waited longer than 20 minutes.", skills: ["Triage"] },
    ]);
  await page.getByRole("button", { name: named(stories.deleteOf, { title: "The flood of 2021" }) }).click();
  await expect(page.getByText(stories.empty.title)).toBeVisible();
  await page.getByRole("button", { name: resumes.undo }).click();
  await expect.poll(all).toMatchObject([{ title: "The flood of 2021", skills: ["Triage"] }]);
  expectQuiet();
});

test("an answer has three lengths and a lock, and a question for statistics is refused", async ({ page }) => {
  const expectQuiet = watchPage(page, [/api\/answers/]);
  const person = await signedIn(page, product.url);
  // The list is slow; whoever types before it is there loses nothing.
  let sendList = () => {};
  const listMaySend = new Promise<void>((resolve) => {
    sendList = resolve;
  });
  await page.route("**/api/answers", async (route) => {
    if (route.request().method() === "GET") await listMaySend;
    await route.continue();
  });
  await page.goto(`${product.url}/dashboard?section=cover-letters&view=answers`);
  await box(page, answers.newQuestion).fill("What is your gender?");
  await box(page, answers.newQuestion).press("Enter");
  await expect(page.getByRole("alert").getByText(errors.statistics_question)).toBeVisible();
  await expect(box(page, answers.newQuestion)).toHaveValue("What is your gender?");
  await box(page, answers.newQuestion).fill("What are your salary expectations?");
  await box(page, answers.newQuestion).press("Enter");
  await expect(box(page, answers.newQuestion)).toHaveValue("");
  sendList();
  await expect(page.getByText(new RegExp(answers.locked.salary))).toBeVisible();
  await box(page, answers.field.short).fill("EUR 52,000");
  await expect
    .poll(async () => (await person.call("GET", "/api/answers")).body.answers)
    .toMatchObject([{ short: "EUR 52,000", locked: "salary" }]);
  expectQuiet();
});

test("letters, stories and answers are accessible", async ({ page }) => {
  const person = await withResume(page);
  const letter = await aLetter(person);
  const expectIn = accessibleInEachLook(page);
  const list = `${product.url}/dashboard?section=cover-letters`;
  await page.goto(list);
  await expect(page.getByRole("button", { name: /^Copy / })).toBeVisible();
  await expectIn("library");
  await page.getByRole("button", { name: en.new.action }).click();
  await expectIn("new letter");
  await page.keyboard.press("Escape");
  await open(page, letter.id);
  for (const tab of [en.tab.letter, en.tab.evidence, en.tab.look]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectIn(tab);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole("tab", { name: en.tab.page }).click();
  await expect(page.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
  await expectAccessible(page, "page, 320 px");
  await page.getByRole("tab", { name: en.tab.letter }).click();
  await expectAccessible(page, "letter, 320 px");
  await page.goto(`${list}&view=stories`);
  await page.getByRole("button", { name: stories.add }).click();
  await expect(box(page, stories.field.title)).toBeVisible();
  await expectIn("stories");
  await page.goto(`${list}&view=answers`);
  await box(page, answers.newQuestion).fill("Do you need a visa?");
  await box(page, answers.newQuestion).press("Enter");
  await expect(box(page, answers.field.short)).toBeVisible();
  await expectIn("answers");
});
