import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { chromium, type Page } from "@playwright/test";
import { ApiPerson } from "../e2e/api.ts";
import { type RunningProduct, startProduct } from "../e2e/product.ts";
import { chromiumFlags, findChromium } from "../scripts/suite/find-chromium.mjs";
import { seeded } from "./seeded.ts";

const applications = 1_000;
const rounds = 200;

export const quantile = (values: readonly number[], q: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
};
export const print = (what: string, reached: string, target: string): void =>
  console.log(`${what.padEnd(52)} ${reached.padEnd(36)} ${target}`);

const companies = ["Harbour Health", "Acorn Roofs", "Lumen Grid", "Paper & Ink", "Northwind", "Delta Works"];
const titles = ["Nurse", "Roofer", "Software Engineer", "Editor", "Buyer", "Data Analyst", "Cook"];
const sources = ["adzuna", "linkedin", "a friend", "remotive", ""];
const day = 86_400_000;

/** The courses of applications, each with its share in percent. */
const ways: readonly (readonly [share: number, stages: readonly string[]])[] = [
  [12, []],
  [34, ["applied"]],
  [20, ["applied", "rejected"]],
  [10, ["applied", "no-answer"]],
  [8, ["applied", "under-review", "rejected"]],
  [7, ["applied", "phone-screen", "interview-scheduled"]],
  [5, ["applied", "under-review", "phone-screen", "technical-interview", "rejected"]],
  [3, ["applied", "phone-screen", "technical-interview", "final-round", "offer"]],
  [1, ["applied", "phone-screen", "final-round", "offer", "accepted"]],
];

const everyWay = ways.flatMap(([share, stages]) => Array.from({ length: share }, () => stages));

/** A year of a person's applications in the product's own format. */
function aYearOf(count: number): string {
  const random = seeded(8);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const now = Date.now();
  const made = Array.from({ length: count }, (_, i) => {
    const stages = pick(everyWay);
    let at = now - Math.floor((20 + random() * 345) * day);
    const createdAt = new Date(at).toISOString();
    let from: string | null = null;
    const events = ["preparing", ...stages].map((to) => {
      const told = new Date(at).toISOString();
      const event = {
        id: randomUUID(),
        kind: from === null ? "created" : "moved",
        from,
        to,
        undoes: null,
        at: told,
        recordedAt: told,
      };
      from = to;
      at = Math.min(now, at + Math.floor(random() * 9 * day));
      return event;
    });
    const last = events.at(-1);
    return {
      id: randomUUID(),
      version: 1,
      jobId: null,
      job: {
        title: `${pick(titles)} ${i}`,
        company: `${pick(companies)} ${i % 97}`,
        location: pick(["Hamburg", "Boston, MA", "Lyon", "Remote"]),
        remote: random() < 0.2,
        type: "full-time",
        url: `https://jobs.example.org/${i}`,
        source: pick(sources),
        salary: "",
        pay: null,
      },
      stage: last?.to,
      rank: i,
      tags: random() < 0.3 ? ["favourite"] : [],
      createdAt,
      appliedAt: events[1]?.at ?? null,
      stageSince: last?.at,
      updatedAt: last?.at,
      deadline: null,
      nextInterviewAt: null,
      nextReminderAt: null,
      postingGone: false,
      archived: false,
      description: "You look after what is yours to look after. ".repeat(60),
      notes: random() < 0.4 ? "Spoke to somebody; friendly. Ask about shifts." : "",
      resume: { id: null, version: null, name: pick(["General", "Short", "English"]) },
      letter: random() < 0.5 ? { id: null, version: null, name: "Standard" } : null,
      events: events.reverse(),
    };
  });
  return JSON.stringify({
    format: "waymark-applications",
    version: 1,
    exportedAt: new Date(now).toISOString(),
    stages: [],
    removedStages: [],
    applications: made,
  });
}

export async function aTracker(product: RunningProduct): Promise<ApiPerson> {
  const person = await (await new ApiPerson(product.url).register()).onboard();
  const form = new FormData();
  form.set("applications", new Blob([aYearOf(applications)], { type: "application/json" }), "tracker.json");
  const answer = await person.call("POST", "/api/application-import", form);
  if (answer.body.taken !== applications)
    throw new Error(`The import answered ${JSON.stringify(answer.body)}`);
  return person;
}

/** Processor time of a process in milliseconds; null where the system does not report it. */
function processorMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    // User and system time in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

async function times({ pid, url }: RunningProduct, person: ApiPerson, path: string): Promise<void> {
  const taken: number[] = [];
  let bytes = 0;
  let before: number | null = null;
  for (let i = 0; i < rounds; i++) {
    if (i === rounds / 4) before = processorMs(pid);
    const from = performance.now();
    const answer = await fetch(`${url}${path}`, { headers: { cookie: person.cookie } });
    // Reads to the last byte, because the first paint of the section includes it.
    bytes = (await answer.arrayBuffer()).byteLength;
    if (i >= rounds / 4) taken.push(performance.now() - from);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  }
  const reached = `p50 ${quantile(taken, 0.5).toFixed(1)} ms, p95 ${quantile(taken, 0.95).toFixed(1)} ms, ${(bytes / 1_000).toFixed(0)} kB`;
  print(`GET ${path}, ${applications} applications`, reached, "p95 under 30 ms");
  const after = processorMs(pid);
  if (before !== null && after !== null)
    print("", `processor ${((after - before) / taken.length).toFixed(1)} ms on average`, "on a busy machine");
}

export async function signIn(page: Page, person: ApiPerson, url: string): Promise<void> {
  const cookies = person.cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
  await page.context().addCookies(cookies);
  const { body: user } = await person.call("GET", `/api/user/${person.id}`);
  await page.addInitScript(
    (stored) => localStorage.setItem("authenticatedUser", stored),
    JSON.stringify(user),
  );
}

/** Milliseconds from the click on a section's link to the first paint with the person's data in it. */
async function firstPaint(page: Page, way: string, sign: string): Promise<number> {
  return page.evaluate(
    ({ way, sign }) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLElement>(way);
        if (link === null) return reject(new Error(`No ${way}.`));
        const from = performance.now();
        const look = () => {
          if (document.querySelector(sign) === null) requestAnimationFrame(look);
          // The frame after the one with the element has been painted.
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
        };
        link.click();
        requestAnimationFrame(look);
      }),
    { way, sign },
  );
}

const cardSign = "[data-card]";
const figureSign = '[aria-labelledby="figures"] dd .font-display';

/**
 * Times the first paint of a section opened from another one, each time on a page that has fetched nothing of it yet.
 */
async function paints(page: Page, from: string, way: string, sign: string): Promise<string> {
  const taken: number[] = [];
  for (let i = 0; i < 6; i++) {
    await page.goto(from);
    await page.locator(way).first().waitFor();
    // Waits until the other section is loaded; live events keep the network from ever being idle.
    await page.waitForTimeout(3_000);
    const took = await firstPaint(page, way, sign);
    if (i > 0) taken.push(took);
  }
  return `median ${quantile(taken, 0.5).toFixed(0)} ms, best ${Math.min(...taken).toFixed(0)} ms`;
}

/** The longest frame while a card is dragged over the board for two seconds. */
async function longestFrame(page: Page): Promise<{ longest: number; over: number; frames: number }> {
  const card = page.locator(cardSign).first();
  const box = await card.boundingBox();
  if (box === null) throw new Error("There is no card to drag.");
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 20, box.y + 30);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = performance.now();
    const tick = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  for (let i = 0; i < 120; i++)
    await page.mouse.move(box.x + 20 + i * 7, box.y + 30 + Math.sin(i / 8) * 120 + 120);
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames.slice(2));
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return { longest: Math.max(...frames), over: frames.filter((ms) => ms > 32).length, frames: frames.length };
}

async function inBrowser(product: RunningProduct, person: ApiPerson): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === null) {
    print("the board in a browser", "no Chromium", "printed");
    return;
  }
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
    // The compiler of this file calls `__name` around every function, including those that run in the page.
    await page.addInitScript({ content: "globalThis.__name ??= (given) => given" });
    await signIn(page, person, product.url);
    const [hub, interviews] = [`${product.url}/dashboard`, `${product.url}/dashboard?section=interviews`];
    print(
      "first paint of the overview after the click",
      await paints(page, interviews, 'nav a[href$="/dashboard"]', figureSign),
      "under 300 ms",
    );
    print(
      "first paint of the board after the click",
      await paints(page, hub, 'a[href*="section=applications"]', cardSign),
      "under 300 ms",
    );
    const { longest, over, frames } = await longestFrame(page);
    print(
      "frames while dragging a card",
      `longest ${longest.toFixed(1)} ms, ${over} of ${frames} over 32 ms`,
      "none over 32 ms",
    );
  } finally {
    await browser.close();
  }
}

/** Measures the tracker: `npm run bench -- tracker`. */
export async function bench(): Promise<void> {
  const product = await startProduct({ env: { PLANS: "open", LOG_LEVEL: "silent" } });
  try {
    const person = await aTracker(product);
    print("load average of the last minute", (loadavg()[0] ?? 0).toFixed(1), "");
    for (const path of ["/api/applications", "/api/applications/timeline", "/api/overview", "/api/analytics"])
      await times(product, person, path);
    if (process.argv[3] !== "server") await inBrowser(product, person);
  } finally {
    await product.remove();
  }
}
