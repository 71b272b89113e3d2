import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
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
const prep = texts("interviews-preparation");
const kept = texts("interviews-notes");
const deal = texts("interviews-negotiation");
const buddy = texts("interviews-buddy");
const plans = texts("billing-plans");
const named = (text: string, values: Record<string, string | number>) =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));

const posting =
  "About us:\nHarbour Health has run two clinics in Leeds since 1982 and is owned by its staff.\n\nYour tasks:\n- You take over triage on a busy ward\n- You keep the drug cabinet in order\n\nYour profile:\n- Wound care and infection control\n- Palliative care";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A person with a resume, a story, an application with a posting, an interview in another zone, and an offer. */
async function aCandidate(page: Page, { plan, days = 3 }: { plan?: null; days?: number } = {}) {
  const person = await signedIn(page, product.url, plan === null ? { plan } : {});
  const post = async (method: "POST" | "PUT", path: string, body: object) => {
    const answer = await person.call(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const info = { firstName: "Nora", lastName: "Quay", email: "", phone: "", location: "Leeds, UK" };
  const job = {
    ...{ id: "e1", title: "Staff Nurse", company: "Harbour Hospital", location: "Leeds" },
    ...{ startDate: "2019-03", endDate: "", current: true },
    description: "• Cut the waiting time at triage from 50 to 28 minutes\n• Looked after 12 patients",
  };
  await post("POST", "/api/resumes", {
    content: {
      personalInfo: { ...info, summary: "", headline: "" },
      ...{ experience: [job], education: [], skills: ["Wound care"], achievements: [], certifications: [] },
    },
  });
  await post("POST", "/api/stories", {
    ...{ title: "Shorter waits", situation: "Waits were long.", task: "", action: "I timed every step." },
    ...{ result: "The wait fell by half.", skills: ["Triage"], tags: [], language: "en" },
  });
  const applicationId = crypto.randomUUID();
  await post("POST", "/api/applications", {
    id: applicationId,
    job: { title: "Registered Nurse", company: "Harbour Health", location: "Leeds, UK" },
    description: posting,
    stage: "interview-scheduled",
  });
  const interviewId = crypto.randomUUID();
  await post("POST", "/api/interviews", {
    ...{
      id: interviewId,
      applicationId,
      kind: "panel",
      timeZone: "Asia/Kolkata",
      place: "12 Quay Street, Leeds",
    },
    ...{ people: [{ name: "Ada Byron", role: "Matron" }] },
    ...{ startsLocal: `${inDays(days)}T14:30`, endsLocal: `${inDays(days)}T15:30` },
  });
  const offerId = crypto.randomUUID();
  await post("PUT", `/api/offers/${offerId}`, { applicationId, currency: "GBP", base: 31_000 });
  return { person, interviewId, offerId, applicationId };
}

const at = (view: string, item: string) =>
  `${product.url}/dashboard?section=interviews&view=${view}&item=${item}`;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("the preparation of an interview, by keyboard, and as two pages", async ({ page }) => {
  const expectQuiet = watchPage(page);
  const { interviewId } = await aCandidate(page);
  await page.goto(`${product.url}/dashboard?section=interviews`);
  await page.getByRole("link", { name: "Prepare", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Harbour Health");
  await expect(page.getByText(/02:30\sPM in Kolkata/)).toBeVisible();
  await expect(page.getByText(named(prep.zoneAhead, { hours: "5.5 hours" }))).toBeVisible();
  const ask = page.getByRole("listitem").filter({ hasText: "You take over triage" });
  await expect(ask.getByText("Shorter waits")).toBeVisible();
  await expect(ask.getByText("Cut the waiting time at triage from 50 to 28 minutes")).toBeVisible();
  const open = page.getByRole("region", { name: prep.section.open });
  await expect(open.getByText("Palliative care")).toBeVisible();
  await expect(page.getByText("Harbour Health has run two clinics")).toBeVisible();

  await page.getByLabel(prep.check["who-sits"]).press("Space");
  await page.getByLabel(prep.route.minutes).fill("35");
  await expect(page.getByText(/Leave at 08:10/)).toBeVisible();
  const own = page.getByLabel(prep.ownBack.label);
  await own.fill("How many beds does the ward have?");
  await own.press("Enter");
  await expect(page.getByText(kept.save.saved).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(prep.check["who-sits"])).toBeChecked();
  await expect(page.getByText("How many beds does the ward have?")).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, prep.act.pdf).press("Enter"),
  ]);
  expect(download.suggestedFilename()).toBe("Interview Harbour Health.pdf");
  expect(
    readFileSync((await download.path()) ?? "")
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  await page.getByRole("link", { name: prep.act.practise }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`ask=new&item=interview%3A${interviewId}`));
  expectQuiet();
});

test("cue cards stand in a visible window of their own, and come back", async ({ page }) => {
  const { person, interviewId } = await aCandidate(page, { days: 0 });
  await page.goto(at("cues", interviewId));
  await expect(page.getByText(kept.cues.consent.say)).toBeVisible();
  await button(page, kept.cues.consent.no).click();
  await expect(page.getByText(kept.cues.closed)).toBeVisible();
  await button(page, kept.cues.reopen).click();
  // A plain window, as in browsers without Document Picture-in-Picture.
  await page.evaluate(() => Reflect.deleteProperty(window, "documentPictureInPicture"));
  const [small] = await Promise.all([
    page.waitForEvent("popup"),
    button(page, kept.cues.small).press("Enter"),
  ]);
  await expect(page.getByText(kept.cues.isSmall)).toBeVisible();
  await small.getByRole("button", { name: kept.cues.consent.yes }).click();
  await expect(small.getByText(/^0:0\d so far$/)).toBeVisible();
  await expect(small.getByText("Cut the waiting time at triage from 50 to 28 minutes")).toBeVisible();
  await small.getByLabel(kept.cues.other).fill("Who covers the night?");
  await small.getByLabel(kept.cues.other).press("Enter");
  await small.getByLabel(kept.cues.notes, { exact: true }).fill("They need somebody in March");
  await expect(small.getByText(kept.save.saved)).toBeVisible();
  await button(page, kept.cues.bringBack).click();
  await expect(page.getByLabel(kept.cues.notes, { exact: true })).toHaveValue("They need somebody in March");
  const { body } = await person.call("GET", `/api/interviews/${interviewId}/notes`);
  expect(body.notes).toMatchObject({ notes: "They need somebody in March", asked: [{ question: null }] });
});

test("cue cards in Chromium's own picture-in-picture window", async ({ page }) => {
  const { interviewId } = await aCandidate(page, { days: 0 });
  await page.goto(at("cues", interviewId));
  await expect(page.getByText(kept.cues.consent.say)).toBeVisible();
  await button(page, kept.cues.small).press("Enter");
  await expect(page.getByText(kept.cues.isSmall)).toBeVisible();
  const small = () =>
    page.evaluate(() => {
      const { window: other } = Reflect.get(window, "documentPictureInPicture") as { window: Window | null };
      if (other === null) return null;
      const { documentElement: root, body } = other.document;
      return {
        text: body.innerText,
        language: root.lang,
        isStyled: other.getComputedStyle(body).fontFamily.includes("Inter"),
        over: root.scrollWidth - other.innerWidth,
      };
    });
  await expect.poll(async () => (await small())?.text).toContain(kept.cues.consent.say);
  expect(await small()).toMatchObject({ language: "en", isStyled: true, over: 0 });
  await button(page, kept.cues.bringBack).click();
  await expect(page.getByText(kept.cues.consent.say)).toBeVisible();
  await expect.poll(small).toBeNull();
});

test("a debrief fills the question bank, writes the note, moves the application and reminds", async ({
  page,
}) => {
  const expectQuiet = watchPage(page);
  const { person, interviewId, applicationId } = await aCandidate(page, { days: -1 });
  await page.goto(`${product.url}/dashboard?section=interviews`);
  await page.getByRole("tab", { name: texts("interviews").past }).click();
  await page.getByRole("link", { name: texts("interviews").debrief, exact: true }).click();
  await page.getByLabel(kept.cues.other).fill("What would you do if the drug count is wrong?");
  await button(page, kept.cues.add).click();
  await page
    .getByLabel(named(kept.debrief.went, { text: "What would you do if the drug count is wrong?" }))
    .selectOption("badly");
  await page.getByRole("radio", { name: kept.debrief.scale["4"], exact: true }).check();
  await page.getByLabel(kept.debrief.hard).fill("The drug count");
  await button(page, kept.debrief.finish).click();
  await expect(page.getByText(named(kept.debrief.finished_one, { count: 1 }))).toBeVisible();
  const asked = await person.call("GET", "/api/interview-questions?only=asked");
  expect(asked.body).toMatchObject({ total: 1, questions: [{ kind: "situation", own: true }] });

  await page.getByLabel(kept.debrief.thanks.spokeOf).fill("Your plan for the night shift stays with me.");
  await button(page, kept.debrief.thanks.write).click();
  await expect(page.getByRole("link", { name: kept.debrief.thanks.open })).toBeVisible();
  await page.getByLabel(kept.debrief.next.stage).selectOption("final-round");
  await button(page, kept.debrief.remind.add).click();
  await expect(async () => {
    const { body } = await person.call("GET", `/api/applications/${applicationId}`);
    expect(body.application).toMatchObject({ stage: "final-round" });
    expect((await person.call("GET", "/api/reminders")).body.reminders).toHaveLength(1);
  }).toPass();
  await page.getByRole("link", { name: kept.debrief.thanks.open }).click();
  await expect(page.getByText("Your plan for the night shift stays with me.").first()).toBeVisible();
  const { body } = await person.call("GET", `/api/interviews/${interviewId}/notes`);
  expect(body.notes).toMatchObject({ went: 4, hard: "The drug count" });
  expectQuiet();
});

test("a negotiation: figures, the limit that is never said, own results, and a mock of it", async ({
  page,
}) => {
  const { offerId } = await aCandidate(page);
  await page.goto(at("negotiation", offerId));
  await expect(page.getByText(deal.script.ask.none)).toBeVisible();
  await page.getByLabel(deal.plan.aim).fill("36,000");
  await page.getByLabel(deal.plan.walkAway).fill("33.500");
  await page.getByLabel(deal.term.leave).check();
  await expect(page.getByText(named(deal.script.ask.figure, { aim: "£36,000 a year" }))).toBeVisible();
  await expect(page.getByText(named(deal.script.limit.figure, { limit: "£33,500 a year" }))).toBeVisible();
  const said = page.getByRole("blockquote");
  await expect(said.filter({ hasText: "Shorter waits: The wait fell by half." })).toBeVisible();
  await expect(said.filter({ hasText: "33,500" })).toHaveCount(0);
  await page.getByLabel(deal.plan.aim).fill("a lot");
  await expect(page.getByText(deal.plan.notNumber)).toBeVisible();
  await page.getByRole("link", { name: deal.practise, exact: true }).click();
  await button(page, buddy.start.go).click();
  await expect(page.getByRole("heading", { name: "You have our offer in front of you" })).toBeVisible();
});

test("a plan without it shows what it would give; notes and debrief stay open", async ({ page }) => {
  const { interviewId, offerId } = await aCandidate(page, { plan: null });
  for (const [view, item] of [
    ["prepare", interviewId],
    ["cues", interviewId],
    ["negotiation", offerId],
  ] as const) {
    await page.goto(at(view, item));
    await expect(page.getByRole("heading", { name: plans.reason["interview-prep"] })).toBeVisible();
    await expect(page.getByText(buddy.locked.prepare)).toBeVisible();
  }
  await page.goto(at("debrief", interviewId));
  await expect(page.getByLabel(kept.debrief.good)).toBeVisible();
});

test("the pages are accessible in each look and fit into 320 pixels", async ({ page }) => {
  const { interviewId, offerId } = await aCandidate(page);
  const expectEachLook = accessibleInEachLook(page);
  for (const [view, item, heading] of [
    ["prepare", interviewId, prep.section.company],
    ["cues", interviewId, kept.cues.consent.title],
    ["debrief", interviewId, kept.debrief.remind.title],
    ["negotiation", offerId, deal.script.heading],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(at(view, item));
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expectEachLook(view);
    await page.setViewportSize({ width: 320, height: 700 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, `${view} at 320 px`).toBeLessThanOrEqual(0);
  }
});

for (const language of ["de", "fr", "es"] as const)
  test(`the pages in the language ${language}`, async ({ page }) => {
    const { person, interviewId, offerId } = await aCandidate(page);
    await person.call("PUT", `/api/user/${person.id}/preferences`, { localization: { language } });
    for (const [view, item, heading] of [
      ["prepare", interviewId, texts("interviews-preparation", language).section.questions],
      ["cues", interviewId, texts("interviews-notes", language).cues.consent.title],
      ["debrief", interviewId, texts("interviews-notes", language).debrief.thanks.title],
      ["negotiation", offerId, texts("interviews-negotiation", language).script.heading],
    ] as const) {
      await page.goto(at(view, item));
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await expect(page.getByText(/interviews-(preparation|notes|negotiation)\.|\{\{/)).toHaveCount(0);
    }
  });
