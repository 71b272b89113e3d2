import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import type { ApiPerson } from "./api.ts";
import { accessibleInEachLook } from "./axe.ts";
import type { RunningProduct } from "./product.ts";
import { resumeFile, signedIn, tabTo } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

const open = (page: Page, rest = "") => page.goto(`${product.url}/dashboard?section=auto-apply${rest}`);

/** A nurse with a resume, so that postings have a match. */
async function aNurse(page: Page): Promise<ApiPerson> {
  const person = await signedIn(page, product.url);
  const form = new FormData();
  form.set("progressId", crypto.randomUUID());
  form.set("resume", new Blob([readFileSync(resumeFile)]), "nurse-en.docx");
  const { status } = await person.call("POST", "/api/resumes/upload", form);
  expect(status).toBe(200);
  return person;
}

interface Rule {
  id: string;
  name: string;
  paused: boolean;
  snoozedUntil: string | null;
  criteria: { minMatch: number; titles: string[]; perDay: number };
}
const rulesOf = async (person: ApiPerson) =>
  (await person.call("GET", "/api/apply-rules")).body.rules as unknown as Rule[];

async function press(page: Page, control: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** A rule on a search for nurses, made over HTTP. */
async function withRule(person: ApiPerson, name: string): Promise<Rule> {
  const search = await person.call("POST", "/api/saved-searches", {
    name: "Nurses",
    filters: { query: "registered nurse" },
    alert: "off",
  });
  const { status, body } = await person.call("POST", "/api/apply-rules", {
    name,
    searchId: (search.body.search as { id: string }).id,
    resumeId: null,
    tone: "plain",
    length: "short",
    criteria: {
      ...{ titles: [], places: [], remoteOnly: false, minPay: null, currency: null, unknownPay: true },
      ...{ types: [], minMatch: 0, avoidCompanies: [], avoidTitles: [], maxAgeDays: 90, perDay: 5 },
    },
    paused: false,
    snoozedUntil: null,
  });
  expect(status).toBe(200);
  return body.rule as unknown as Rule;
}

test("a rule is written by keyboard on a small phone, with its preview beside it", async ({ page }) => {
  const expectQuiet = watchPage(page);
  const person = await aNurse(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  await expect(page.getByText("Nothing is ever submitted for you", { exact: false })).toBeVisible();
  await press(page, page.getByRole("link", { name: "New rule" }).first());
  // Without a saved search, the rule begins with one.
  await tabTo(page, page.getByLabel("Job or keywords"));
  await page.keyboard.type("registered nurse");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Saved search")).toHaveValue(/.+/);
  await expect(page.getByLabel("Name of the rule")).toHaveValue("registered nurse");
  const preview = page.getByRole("region", { name: "What it would pick today" });
  await expect(preview.getByRole("status")).toHaveText(/\d+ of \d+ postings/);

  const slider = page.getByRole("slider");
  await press(page, slider, "End");
  await expect(page.getByLabel("Minimum match, in percent")).toHaveValue("100");
  await expect(preview.getByText(/with a lower match/)).toBeVisible();
  await press(page, slider, "Home");
  await expect(preview.getByText("Registered Nurse", { exact: true }).first()).toBeVisible();
  await expect(preview.getByText("Sample posting").first()).toBeVisible();

  await tabTo(page, page.getByLabel("At most per day"));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("26");
  await press(page, page.getByRole("button", { name: "Save rule" }));
  const perDay = page.getByLabel("At most per day");
  await expect(perDay).toBeFocused();
  await expect(page.getByText("A whole number from 1 to 25.")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "registered nurse" })).toBeVisible();
  expect(await rulesOf(person)).toMatchObject([
    { name: "registered nurse", criteria: { minMatch: 0, perDay: 3 } },
  ]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expectQuiet();
});

test("a rule is paused, snoozed, deleted and back; its screens are accessible", async ({ page }) => {
  const expectQuiet = watchPage(page);
  const expectAccessible = accessibleInEachLook(page);
  const person = await aNurse(page);
  await open(page);
  await expect(page.getByRole("heading", { name: "Your next applications, ready to read" })).toBeVisible();
  await expectAccessible("Auto Apply without rules");
  const rule = await withRule(person, "Nurses");
  await open(page, "&view=rules");
  await page.getByRole("switch", { name: "Nurses is on" }).click();
  await expect.poll(async () => (await rulesOf(person))[0]?.paused).toBe(true);
  await expect(page.getByText("Paused", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Snooze Nurses" }).click();
  await page.getByRole("menuitem", { name: "For 7 days" }).click();
  await expect(page.getByRole("button", { name: "End the snooze of Nurses" })).toBeVisible();
  await expectAccessible("the list of rules");
  await open(page, `&item=rule:${rule.id}`);
  await expect(page.getByRole("status").filter({ hasText: /\d+ of \d+ postings/ })).toBeVisible();
  await expectAccessible("a rule");
  await open(page, "&view=rules");
  await page.getByRole("button", { name: "Delete Nurses" }).click();
  await expect(page.getByRole("heading", { name: "Your next applications, ready to read" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "Nurses" })).toBeVisible();
  expect((await rulesOf(person)).map(({ id }) => id)).toEqual([rule.id]);
  expectQuiet();
});

test("two tabs change one rule: different fields are joined, the same field is asked about", async ({
  page,
  context,
}) => {
  const person = await aNurse(page);
  const rule = await withRule(person, "Nurses");
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await open(tab, `&item=rule:${rule.id}`);
    await expect(tab.getByLabel("Name of the rule")).toHaveValue("Nurses");
  }
  await page.getByLabel("Name of the rule").fill("Day nurses");
  await page.getByLabel("At most per day").fill("4");
  await second.getByLabel("Name of the rule").fill("Night nurses");
  await second.getByRole("button", { name: "Save rule" }).click();
  await expect.poll(async () => (await rulesOf(person))[0]?.name).toBe("Night nurses");
  await page.getByRole("button", { name: "Save rule" }).click();
  await expect(page.getByText("changed in another tab as well: Name of the rule")).toBeVisible();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await page.getByRole("button", { name: "Save rule" }).click();
  await expect(page.getByRole("link", { name: "Day nurses" })).toBeVisible();
  expect(await rulesOf(person)).toMatchObject([{ name: "Day nurses", criteria: { perDay: 4 } }]);
});

test("a half-typed rule survives a lost connection and a reload", async ({ page, context }) => {
  const person = await aNurse(page);
  await withRule(person, "Nurses");
  await open(page, "&item=rule:new");
  await page.getByLabel("Saved search").selectOption({ label: "Nurses" });
  await page.getByLabel("Name of the rule").fill("Only by day");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save rule" }).click();
  await expect(
    page.getByText("The rule was not saved: there is no connection.", { exact: false }),
  ).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel("Name of the rule")).toHaveValue("Only by day");
  await page.getByRole("button", { name: "Save rule" }).click();
  await expect(page.getByRole("link", { name: "Only by day" })).toBeVisible();
  expect((await rulesOf(person)).map(({ name }) => name)).toEqual(["Nurses", "Only by day"]);
});

interface Prepared {
  id: string;
  status: string;
  letterId: string | null;
  applicationId: string | null;
  answers: { id: string; label: string; answer: string }[];
}
const packageOf = async (person: ApiPerson, id: string) =>
  (await person.call("GET", `/api/packages/${id}`)).body.package as Prepared;

/** A prepared application, made over HTTP: to a sample posting, or to one of the person's own. */
async function prepared(person: ApiPerson, jobId?: string): Promise<Prepared> {
  const found = await person.call("GET", "/api/jobs/search?query=registered%20nurse");
  const [first] = found.body.jobs as { id: string }[];
  const { status, body } = await person.call("POST", "/api/packages", { jobId: jobId ?? first?.id });
  expect(status).toBe(200);
  const { id } = body.package as Prepared;
  await expect.poll(async () => (await packageOf(person, id)).status, { timeout: 60_000 }).toBe("ready");
  return packageOf(person, id);
}

interface Letter {
  version: number;
  content: { paragraphs: { text: string; question: string | null }[] };
}

/** Answers what the letter asks, over HTTP. */
async function finishLetter(person: ApiPerson, { letterId }: Prepared): Promise<void> {
  const { body } = await person.call("GET", `/api/letters/${letterId}`);
  const { version, content } = body.letter as Letter;
  const paragraphs = content.paragraphs.map((one) =>
    one.question === null ? one : { ...one, text: "I grew up beside this hospital." },
  );
  const saved = await person.call("PUT", `/api/letters/${letterId}`, {
    version,
    content: { ...content, paragraphs },
  });
  expect(saved.status).toBe(200);
}

interface Card {
  id: string;
  stage: string;
  job: { title: string };
}
const boardOf = async (person: ApiPerson) =>
  (await person.call("GET", "/api/applications")).body.applications as unknown as Card[];

test("from a rule to a package, approved, sent by hand and on the board, by keyboard on a small phone", async ({
  page,
  context,
}) => {
  const expectQuiet = watchPage(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const person = await aNurse(page);
  await withRule(person, "Nurses");
  // A rule looks at once when it is saved.
  const firstReady = async () => {
    const { body } = await person.call("GET", "/api/packages");
    return (body.packages as Prepared[]).find(({ status }) => status === "ready")?.id ?? "";
  };
  await expect.poll(firstReady, { timeout: 60_000 }).not.toBe("");
  const id = await firstReady();
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  await press(page, page.locator(`a[href*="${id}"]`).first());
  await expect(page.getByRole("heading", { name: "The form" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Sample posting")).toBeVisible();
  await expect(
    page.getByText("The employer’s form cannot be read from here.", { exact: false }),
  ).toBeVisible();

  // The letter waits for what only the person can say.
  const approve = page.getByRole("button", { name: "Approve" });
  await press(page, approve);
  const why = page.locator("[data-letter-question=open]").first();
  await expect(why).toBeFocused();
  while ((await page.locator("[data-letter-question=open]").count()) > 0) {
    await tabTo(page, page.locator("[data-letter-question=open]").first());
    await page.keyboard.type("I grew up beside this hospital.");
  }
  const salary = page.getByLabel("What salary do you expect?");
  await expect(page.getByText("Pay: only you answer this, each time.")).toBeVisible();
  await expect(salary).toHaveValue("");
  await tabTo(page, page.getByLabel("What is your notice period?"));
  await page.keyboard.type("Three months");
  await press(page, approve);

  await expect(page.getByRole("heading", { name: "Now send it yourself" })).toBeFocused();
  await expect(page.getByText("nobody would read an application to it", { exact: false })).toBeVisible();
  expect(await boardOf(person)).toMatchObject([{ stage: "preparing" }]);
  await press(page, page.getByRole("button", { name: "Copy: What is your notice period?" }));
  await expect(page.getByRole("button", { name: /^Copied/ })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Three months");
  await press(page, page.getByRole("button", { name: "Copy everything" }));
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("I grew up beside this hospital.");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    press(page, page.getByRole("button", { name: /\.pdf$/ }).first()),
  ]);
  expect(
    readFileSync((await file.path()) ?? "")
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");

  await press(page, page.getByRole("button", { name: "I sent it" }));
  await expect(page.getByText("You sent this application.", { exact: false })).toBeVisible();
  expect((await packageOf(person, id)).status).toBe("sent");
  expect(await boardOf(person)).toMatchObject([{ stage: "applied" }]);
  // Pressed by mistake: the package and the board are as before, and it can be sent again.
  await press(page, page.getByRole("button", { name: "I did not send it" }));
  await expect(page.getByRole("button", { name: "I sent it" })).toBeVisible();
  expect((await packageOf(person, id)).status).toBe("approved");
  expect(await boardOf(person)).toMatchObject([{ stage: "preparing" }]);
  await press(page, page.getByRole("button", { name: "I sent it" }));
  await expect(page.getByText("You sent this application.", { exact: false })).toBeVisible();
  expect(await boardOf(person)).toMatchObject([{ stage: "applied" }]);
  await press(page, page.getByRole("link", { name: "Open it on the board" }));
  await expect(page).toHaveURL(/section=applications/);
  await open(page, "&view=history");
  await expect(page.getByText("Sent", { exact: true })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expectQuiet();
});

test("the employer's page opens in a new tab, and an application by mail is a file", async ({
  page,
  context,
}) => {
  await context.route("https://harbour.example/**", (route) => route.fulfill({ body: "Apply here" }));
  const person = await aNurse(page);
  const own = async (title: string, text: string) => {
    const { status, body } = await person.call("POST", "/api/own-postings", {
      ...{
        address: `https://harbour.example/${encodeURIComponent(title)}`,
        title,
        company: "Harbour Health",
        location: "Bern",
      },
      text,
    });
    expect(status).toBe(200);
    return (body.savedJob as { job: { id: string } }).job.id;
  };
  const first = await prepared(
    person,
    await own("Nurse", "You care for five patients on a cardiology ward."),
  );
  await finishLetter(person, first);
  await open(page, `&item=${first.id}`);
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("button", { name: "Approve" }).click(),
  ]);
  await tab.waitForURL("https://harbour.example/Nurse");
  await expect(page.getByRole("link", { name: "Open the employer’s page" })).toBeVisible();
  await page.getByRole("button", { name: "Not yet" }).click();
  await expect(page.getByText("Did you send it?")).toBeVisible();
  expect((await packageOf(person, first.id)).status).toBe("approved");

  const byMail = await own("Ward nurse", "Send your application to jobs@harbour.example.");
  const second = await prepared(person, byMail);
  await finishLetter(person, second);
  await open(page, `&item=${second.id}`);
  await page.getByRole("button", { name: "Approve" }).click();
  const mail = page.getByRole("link", { name: "Write the mail" });
  await expect(mail).toHaveAttribute("href", /^mailto:jobs@harbour\.example\?subject=/);
  const [eml] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as a mail (.eml)" }).click(),
  ]);
  const text = readFileSync((await eml.path()) ?? "", "utf8");
  expect(text).toContain("jobs@harbour.example");
  expect(text).toContain("application/pdf");
});

test("an application is dismissed, its rule learns if asked, and both are undone", async ({ page }) => {
  const expectQuiet = watchPage(page);
  const expectAccessible = accessibleInEachLook(page);
  const person = await aNurse(page);
  const { id } = await prepared(person);
  await open(page);
  await expectAccessible("the waiting applications");
  await open(page, `&item=${id}`);
  await expect(page.getByRole("heading", { name: "The form" })).toBeVisible();
  await expectAccessible("an application to read");
  await page.getByRole("button", { name: "Dismiss", exact: true }).click();
  await expectAccessible("the reasons of a dismissal");
  await page.getByRole("radio", { name: "Wrong place" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Dismiss" }).click();
  const note = page.getByRole("region", { name: "Dismissed application" });
  await expect(note).toBeFocused();
  expect((await packageOf(person, id)).status).toBe("dismissed");
  await note.getByRole("button", { name: "Undo" }).click();
  await expect(note).toBeHidden();
  await expect.poll(async () => (await packageOf(person, id)).status, { timeout: 60_000 }).toBe("ready");
  await finishLetter(person, await packageOf(person, id));
  await open(page, `&item=${id}`);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("heading", { name: "Now send it yourself" })).toBeVisible();
  await expectAccessible("an application to send");
  expectQuiet();
});

test("answers typed offline and in two tabs are all kept", async ({ page, context }) => {
  const person = await aNurse(page);
  const { id } = await prepared(person);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await open(tab, `&item=${id}`);
    await expect(tab.getByLabel("What is your notice period?")).toBeVisible();
  }
  const answers = async () =>
    Object.fromEntries((await packageOf(person, id)).answers.map(({ label, answer }) => [label, answer]));
  await second.getByLabel("When could you start?").fill("In May");
  await expect.poll(async () => (await answers())["When could you start?"]).toBe("In May");
  await context.setOffline(true);
  await page.getByLabel("What is your notice period?").fill("Three months");
  await expect(page.getByText("Not saved yet, trying again")).toBeVisible();
  await page.waitForFunction(() => JSON.stringify({ ...localStorage }).includes("Three months"));
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel("What is your notice period?")).toHaveValue("Three months");
  await expect
    .poll(answers)
    .toMatchObject({ "What is your notice period?": "Three months", "When could you start?": "In May" });

  await finishLetter(person, await packageOf(person, id));
  await page.reload();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("button", { name: "I sent it" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "I sent it" }).click();
  await expect(page.getByText("there is no connection to record that", { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You sent this application.", { exact: false })).toBeVisible();
  expect((await packageOf(person, id)).status).toBe("sent");
});

test("the plan's limit of applications is named before anything is approved", async ({ page }) => {
  const person = await aNurse(page);
  const { id } = await prepared(person);
  for (let i = 0; i < 10; i += 1) {
    const job = { title: `Nurse ${i}`, company: "Harbour" };
    expect((await person.call("POST", "/api/applications", { job })).status).toBe(200);
  }
  await finishLetter(person, await packageOf(person, id));
  await open(page, `&item=${id}`);
  await expect(
    page.getByText("You have used all 10 applications of the Free Trial.", { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve" })).toBeDisabled();
  await page.getByRole("link", { name: "See plans" }).click();
  await expect(page).toHaveURL(/section=upgrade/);
});
