import { existsSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { startProduct } from "../e2e/product.ts";
import { SetupProblem } from "../scripts/setup/problem.mjs";
import { runChild } from "../scripts/setup/run-child.mjs";
import { chromiumFlags, findChromium } from "../scripts/suite/find-chromium.mjs";

const tools = join(import.meta.dirname, "tools");
const lighthouseFile = join(tools, "node_modules/lighthouse/core/index.js");
const debugPort = 9_333;
const runs = 3;

interface Audit {
  readonly numericValue?: number;
  readonly score: number | null;
  readonly title: string;
}
interface Report {
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/** Lighthouse is installed apart, because it is large and only this bench needs it. */
async function openLighthouse(): Promise<Lighthouse> {
  if (!existsSync(lighthouseFile)) {
    console.log("Installing Lighthouse.");
    const { code, output } = await runChild("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
      cwd: tools,
      env: { ...process.env, NODE_ENV: "" },
    });
    if (code !== 0) throw new SetupProblem(`${output}\nInstalling Lighthouse failed with code ${code}.`);
  }
  const { default: lighthouse }: { default: Lighthouse } = await import(lighthouseFile);
  return lighthouse;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** JavaScript in gzipped kB: on the first load, and after everything was opened. */
async function scripts(page: Page, url: string): Promise<{ first: number; all: number }> {
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const size = response.body().then((body) => gzipSync(body).length);
    // If the browser closes here, the bench has already failed for another reason.
    size.catch(() => undefined);
    sizes.push(size);
  });
  const sum = async () => (await Promise.all(sizes)).reduce((total, size) => total + size, 0) / 1_000;
  await page.goto(url, { waitUntil: "networkidle" });
  const first = await sum();
  await page.locator("[data-tour]").click();
  await page.locator("[data-tour-dialog]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("[data-contact]").scrollIntoViewIfNeeded();
  await page.locator("[data-contact]").click();
  await page.locator("[data-contact-dialog]").waitFor();
  return { first, all: await sum() };
}

/** The landing page's figures, each with its target. */
export async function bench(): Promise<boolean> {
  const executablePath = findChromium();
  if (executablePath === null) throw new SetupProblem("No Chromium here; install it or set CHROMIUM_PATH.");
  const lighthouse = await openLighthouse();
  const product = await startProduct();
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, `--remote-debugging-port=${debugPort}`],
  });
  const rows: { what: string; reached: string; target: string }[] = [];
  let isReached = true;
  const add = (what: string, reached: string, target: string, holds: boolean) => {
    rows.push({ what, reached, target });
    isReached &&= holds;
  };
  try {
    for (const path of ["/", "/de"]) {
      const reports: Report[] = [];
      for (let run = 0; run < runs; run++) {
        // The mobile preset is Lighthouse's default: a slow phone on slow 4G, simulated.
        const result = await lighthouse(product.url + path, {
          port: debugPort,
          output: "json",
          logLevel: "error",
        });
        if (result !== undefined) reports.push(result.lhr);
      }
      const score = (id: string) =>
        Math.round(100 * median(reports.map((r) => r.categories[id]?.score ?? 0)));
      const audit = (id: string) => median(reports.map((r) => r.audits[id]?.numericValue ?? Number.NaN));
      add(`${path} performance`, String(score("performance")), "at least 95", score("performance") >= 95);
      for (const id of ["accessibility", "best-practices", "seo"]) {
        add(`${path} ${id}`, String(score(id)), "100", score(id) === 100);
      }
      const lcp = audit("largest-contentful-paint");
      add(
        `${path} largest contentful paint, simulated`,
        `${lcp.toFixed(0)} ms`,
        "under 1800 ms",
        lcp < 1_800,
      );
      const shift = audit("cumulative-layout-shift");
      add(`${path} layout shift`, shift.toFixed(3), "0", shift < 0.0005);
      for (const line of failures(reports.at(-1))) console.log(`${path} ${line}`);
    }
    const page = await browser.newPage();
    const { first, all } = await scripts(page, product.url);
    add("JavaScript before interaction, gzip", `${first.toFixed(1)} kB`, "at most 40 kB", first <= 40);
    add("JavaScript with everything opened, gzip", `${all.toFixed(1)} kB`, "at most 110 kB", all <= 110);
  } finally {
    await browser.close();
    await product.remove();
  }
  console.table(rows);
  return isReached;
}

/** The audits that cost the page points, as help for mending it. */
function failures(report: Report | undefined): string[] {
  if (report === undefined) return ["no report"];
  return Object.entries(report.categories).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      const counts = weight > 0 && audit?.score !== null && audit !== undefined && audit.score < 0.9;
      return counts ? [`${category}: ${audit.title} (${audit.score})`] : [];
    }),
  );
}
