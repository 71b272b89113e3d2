import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { speechStandIn } from "../server/src/testing/stand-ins/speech-stand-in.ts";
import type { ApiPerson } from "./api.ts";
import { accessibleInEachLook } from "./axe.ts";
import { type RunningProduct, startProduct } from "./product.ts";
import { standInVoice } from "./stand-in-voice.ts";
import { signedIn } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

const en = JSON.parse(readFileSync("locales/en/interviews-buddy.json", "utf8"));
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const answerBox = (page: Page) => page.getByRole("textbox", { name: en.mock.yourAnswer, exact: true });
const followUpBox = (page: Page) => page.getByRole("textbox", { name: en.mock.yourFollowUp, exact: true });

interface SpokenMock {
  id: string;
  draft: string;
  answers: { id: string; text: string; spoken: boolean; delivery: unknown; recordings: { id: string }[] }[];
}

/** Opens a new spoken mock interview. */
async function aSpokenMock(page: Page, person: ApiPerson, url: string) {
  const { body } = await person.call("POST", "/api/mock-interviews", {
    ...{ id: crypto.randomUUID(), language: "en", kind: "behaviour", minutes: 10, spoken: true },
  });
  const { id } = body.mock as unknown as SpokenMock;
  await page.goto(`${url}/dashboard?section=ai-buddy&view=mock&item=${id}`);
  await expect(answerBox(page)).toBeVisible();
  return async () =>
    (await person.call("GET", `/api/mock-interviews/${id}`)).body.mock as unknown as SpokenMock;
}

test("a spoken mock interview: asked each time, heard, measured, kept on request", async ({ page }) => {
  const expectQuiet = watchPage(page);
  const person = await signedIn(page, product.url);
  const voice = await standInVoice(page);
  const stored = await aSpokenMock(page, person, product.url);
  await button(page, en.sound.start).click();
  // The maker's server would listen: that is said first, and nothing is open yet.
  await expect(page.getByRole("dialog", { name: en.consent.vendor.title })).toBeVisible();
  expect(await voice.tracks()).toEqual({ opened: 0, live: 0 });
  await button(page, en.consent.vendor.agree).click();
  await expect(page.getByText(en.sound.on, { exact: true })).toBeVisible();
  await voice.hear("Last March our clinic had to move forty patients.");
  await expect(answerBox(page)).toHaveValue(/forty patients/);
  // It stops after a minute, and begins again with words that it repeats.
  await voice.stopHearing();
  await page.waitForFunction(() => window.voice.recogniser !== null);
  await expect
    .poll(async () => {
      await voice.hear("had to move forty patients. I called the porters.");
      return answerBox(page).inputValue();
    })
    .toBe("Last March our clinic had to move forty patients. I called the porters.");
  await expect(page.getByText(en.sound.fillersNone)).toBeVisible();
  // Sound under half a second is not held, and a test speaks faster than a person.
  await page.waitForTimeout(700);
  await button(page, en.sound.stop).click();
  await expect(page.getByText(en.sound.off, { exact: true })).toBeVisible();
  expect(await voice.tracks()).toEqual({ opened: 1, live: 0 });

  await button(page, en.mock.send).click();
  await expect(followUpBox(page)).toBeVisible();
  const [answer] = (await stored()).answers;
  expect(answer).toMatchObject({ spoken: true, recordings: [], delivery: { fillers: null } });
  // The sound is in the page's memory until the person asks to keep it.
  await expect(page.getByText(en.recording.held)).toBeVisible();
  await button(page, en.recording.keep).click();
  await expect(page.getByText(/^Kept sealed until/)).toBeVisible();
  await expect(page.getByText(en.recording.held)).toHaveCount(0);
  expect((await stored()).answers[0]?.recordings).toHaveLength(1);
  await page.reload();
  await page.getByRole("button", { name: /^Play \(/ }).click();
  await expect
    .poll(() => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.duration > 0))
    .toBe(true);
  await button(page, en.recording.delete).click();
  await expect(page.getByText(en.recording.deleted)).toBeVisible();
  await expect.poll(async () => (await stored()).answers[0]?.recordings.length).toBe(0);
  await page.getByRole("button", { name: en.undo, exact: true }).click();
  await expect.poll(async () => (await stored()).answers[0]?.recordings.length).toBe(1);

  await aSpokenMock(page, person, product.url);
  await button(page, en.sound.start).click();
  await expect(page.getByRole("dialog", { name: en.consent.vendor.title })).toBeVisible();
  await button(page, en.consent.without).click();
  await expect(page.getByText(en.sound.noWords)).toBeVisible();
  await expect(page.getByText(/syllables a minute, by sound/)).toBeVisible();
  // Leaving the page lets go of the microphone.
  await page.locator("#main").getByRole("link", { name: en.start.back }).click();
  await expect(button(page, en.home.start)).toBeVisible();
  expect((await voice.tracks()).live).toBe(0);
  expectQuiet();
});

test("a microphone that is refused, silent or lost, and a recogniser that answers 'network'", async ({
  page,
}) => {
  const person = await signedIn(page, product.url);
  const voice = await standInVoice(page, { refused: true });
  const stored = await aSpokenMock(page, person, product.url);
  await button(page, en.sound.start).click();
  await button(page, en.consent.vendor.agree).click();
  await expect(page.getByText(en.sound.problem.refused)).toBeVisible();
  await answerBox(page).fill("Typed instead.");

  await page.evaluate(() => {
    window.voice.isRefused = false;
  });
  await button(page, en.sound.start).click();
  await expect(page.getByText(en.sound.on, { exact: true })).toBeVisible();
  await voice.silence();
  await expect(page.getByText(en.sound.muted)).toBeVisible();
  await voice.speak();
  await expect(page.getByText(en.sound.muted)).toHaveCount(0);
  await voice.hear("And then I spoke.");
  await expect(answerBox(page)).toHaveValue("Typed instead. And then I spoke.");
  await expect
    .poll(async () => {
      await voice.stopHearing("network");
      return page.getByText(en.sound.deaf.unreachable).count();
    })
    .toBe(1);
  await expect(answerBox(page)).toHaveValue("Typed instead. And then I spoke.");

  await voice.unplug();
  await expect(page.getByText(en.sound.problem.lost)).toBeVisible();
  expect((await voice.tracks()).live).toBe(0);
  // A tab that is closed in the middle: the words are on the server and in this browser.
  await expect.poll(async () => (await stored()).draft).toBe("Typed instead. And then I spoke.");
  await page.reload();
  await expect(answerBox(page)).toHaveValue("Typed instead. And then I spoke.");
});

test("the operator's recogniser is named, asked for, and gets sound that nobody stores", async ({ page }) => {
  const recogniser = await speechStandIn();
  const own = await startProduct({ env: { SPEECH_BASE_URL: recogniser.url } });
  try {
    const expectQuiet = watchPage(page);
    const expectEachLook = accessibleInEachLook(page);
    const person = await signedIn(page, own.url);
    const voice = await standInVoice(page, { hears: false });
    const stored = await aSpokenMock(page, person, own.url);
    recogniser.reply("I asked every patient what they needed.");
    await button(page, en.sound.start).click();
    const dialog = page.getByRole("dialog", { name: en.consent.operator.title });
    await expect(dialog.getByText(/127\.0\.0\.1/)).toBeVisible();
    await button(page, en.consent.operator.agree).click();
    await expect(page.getByText(en.sound.on, { exact: true })).toBeVisible();
    await expect(page.getByText(/syllables a minute, by sound/)).toBeVisible();
    await voice.silence();
    await expect(answerBox(page)).toHaveValue("I asked every patient what they needed.");
    await voice.speak();
    const pauses = page.locator("dl > div").filter({ hasText: en.sound.pauses }).locator("dd");
    await expect(pauses).toHaveText("1");
    recogniser.reply("Then I changed the plan.");
    await button(page, en.sound.stop).click();
    // The microphone is free while the last words are still on their way.
    await expect.poll(async () => (await voice.tracks()).live).toBe(0);
    await expect(answerBox(page)).toHaveValue(
      "I asked every patient what they needed. Then I changed the plan.",
    );
    expect(recogniser.heard[0]?.form).toContain("RIFF");
    expect(recogniser.heard[0]?.form).toContain('name="language"\r\n\r\nen');
    await button(page, en.mock.send).click();
    await expect(page.getByText(en.recording.held)).toBeVisible();
    await expectEachLook("an answer with its recording");
    await page.setViewportSize({ width: 320, height: 700 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect((await stored()).answers[0]?.recordings).toEqual([]);
    expectQuiet();
  } finally {
    await own.remove();
    await recogniser.close();
  }
});
