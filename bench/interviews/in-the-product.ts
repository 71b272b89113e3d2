import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import type { ApiPerson } from "../../e2e/api.ts";
import { type RunningProduct, startProduct } from "../../e2e/product.ts";
import { standInVoice } from "../../e2e/stand-in-voice.ts";
import { signedIn } from "../../e2e/steps.ts";
import { atRest } from "../../scripts/pictures/viewer.ts";
import { chromiumFlags, findChromium } from "../../scripts/suite/find-chromium.mjs";
import { figuresOf } from "../../web/src/features/interviews/sound/figures.ts";
import { LevelMeter } from "../../web/src/features/interviews/sound/level-meter.ts";

type Row = (what: string, figure: string, target: string) => void;

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
const spread = (times: readonly number[]): string =>
  `${at(times, 0.5).toFixed(0)} / ${at(times, 0.95).toFixed(0)} ms`;

/** Measures sound, and a mock interview in the built product and in Chromium. */
export async function inTheProduct(row: Row): Promise<void> {
  sound(row);
  const executablePath = findChromium();
  if (executablePath === null) return row("the built product", "no Chromium here", "");
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage();
    // The compiler of this file calls `__name` around every function, including those that run in the page.
    await page.addInitScript({ content: "globalThis.__name ??= (given) => given" });
    const person = await signedIn(page, product.url);
    await starts(person, row);
    await scriptOfSection(page, product, row);
    await firstWords(page, person, product, row);
  } finally {
    await browser.close();
    await product.remove();
  }
}

/** The work of the AudioWorklet for a minute of voice, and the figures of ten minutes in the page. */
function sound(row: Row): void {
  const rate = 48_000;
  const seconds = 60;
  const voice = Float32Array.from(
    { length: rate * seconds },
    (_, i) => 0.2 * Math.sin((i * 140) / rate) * Math.sin((i * 4) / rate),
  );
  const levels: number[] = [];
  const meter = new LevelMeter(rate);
  const before = process.cpuUsage();
  for (let from = 0; from < voice.length; from += 128) meter.take(voice.subarray(from, from + 128), levels);
  const { user, system } = process.cpuUsage(before);
  row(
    "AudioWorklet's work, share of a core",
    `${((user + system) / 1e4 / seconds).toFixed(2)} %`,
    "under 2 %",
  );
  const long = Array.from({ length: 10 }, () => levels).flat();
  const began = performance.now();
  figuresOf(long);
  row(
    "figures of ten minutes of speech, in the page",
    `${(performance.now() - began).toFixed(0)} ms`,
    "once a second",
  );
}

/** From the request to the started mock interview. */
async function starts(person: ApiPerson, row: Row): Promise<void> {
  const taken: number[] = [];
  for (let i = 0; i < 40; i += 1) {
    const from = performance.now();
    const { status } = await person.call("POST", "/api/mock-interviews", {
      ...{ id: randomUUID(), role: "registered-nurse", language: "en", minutes: 20 },
    });
    if (status !== 200) throw new Error(`a mock interview answered ${status}`);
    if (i >= 10) taken.push(performance.now() - from);
  }
  row("a mock interview started, p50 / p95 of 30", spread(taken), "200 ms");
}

/** JavaScript in gzipped kB that the section loads beside the dashboard: home, set-up, a mock interview, the bank. */
async function scriptOfSection(page: Page, product: RunningProduct, row: Row): Promise<void> {
  await page.goto(`${product.url}/dashboard`);
  await atRest(page);
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  for (const place of ["", "&ask=new", "&view=questions", "&view=judging"])
    await page
      .evaluate((search) => {
        history.pushState({}, "", `/dashboard?section=ai-buddy${search}`);
        dispatchEvent(new PopStateEvent("popstate"));
      }, place)
      .then(() => atRest(page));
  const all = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1_000;
  row("script of the section, gzip", `${all.toFixed(1)} kB`, "90 kB");
}

/** From a phrase of the recogniser to the frame that shows it. */
async function firstWords(page: Page, person: ApiPerson, product: RunningProduct, row: Row): Promise<void> {
  const voice = await standInVoice(page);
  const id = randomUUID();
  await person.call("POST", "/api/mock-interviews", { id, language: "en", minutes: 20, spoken: true });
  await page.goto(`${product.url}/dashboard?section=ai-buddy&view=mock&item=${id}`);
  await page.getByRole("button", { name: "Start speaking" }).click();
  await page.getByRole("button", { name: "Agree and start" }).click();
  await page.getByText("The microphone is on", { exact: true }).waitFor();
  await voice.speak();
  const taken: number[] = [];
  for (let i = 0; i < 40; i += 1)
    taken.push(
      await page.evaluate(async (phrase) => {
        const { onresult } = window.voice.recogniser ?? {};
        const from = performance.now();
        if (typeof onresult === "function")
          onresult({ results: [Object.assign([{ transcript: phrase }], { isFinal: false })] });
        const isShown = () => document.querySelector("textarea")?.value.includes(phrase) === true;
        while (!isShown()) await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return performance.now() - from;
      }, `phrase number ${i}.`),
    );
  row("words of a recogniser on the screen, p50 / p95 of 40", spread(taken), "300 ms");
}
