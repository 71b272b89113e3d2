import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { ApiPerson } from "../e2e/api.ts";
import { startProduct } from "../e2e/product.ts";
import { looks, type Screen, screens, shown, type Viewer } from "./pictures/screens.ts";
import { takeTemplates } from "./pictures/templates.ts";
import { takeTour } from "./pictures/tour.ts";
import { atRest, beViewer } from "./pictures/viewer.ts";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runMain, SetupProblem } from "./setup/problem.mjs";
import { root } from "./setup/root.mjs";
import { chromiumFlags, findChromium } from "./suite/find-chromium.mjs";

type Look = (typeof looks)[number];
type People = Readonly<Record<Viewer, ApiPerson | null>>;

// `npm run pictures [folder] [screen…]` takes every screen, small and large, light and dark, and in German. `npm run
// pictures tour` makes the stills of the landing page's tour and the preview pictures for links. `npm run pictures
// templates` makes the sheet of resume templates for the README, without a browser.
await runMain(async () => {
  const [given = "data/pictures", ...wanted] = process.argv.slice(2);
  if (given === "templates") {
    await ensureInstalled(root);
    return await takeTemplates();
  }
  const folder = resolve(root, given === "tour" ? "data/pictures" : given);
  mkdirSync(folder, { recursive: true });
  const executablePath = findChromium();
  if (executablePath === null) throw new SetupProblem("No Chromium here; install it or set CHROMIUM_PATH.");
  await ensureInstalled(root);
  await ensureBuilt(root);
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  let problems = 0;
  try {
    if (given === "tour") return await takeTour(browser, product.url);
    const people: People = {
      nobody: null,
      new: await new ApiPerson(product.url).register("new@example.org"),
      settled: await (await new ApiPerson(product.url).register("settled@example.org")).onboard(),
    };
    for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
      for (const look of looks) {
        const file = `${screen.name}.${look.width}.${look.theme}.${look.language}.png`;
        const told = await takePicture(browser, product.url, screen, look, people, join(folder, file));
        problems += told.length;
        console.log([file, ...told].join("\n  "));
      }
    }
  } finally {
    await browser.close();
    await product.remove();
  }
  for (const [taken, name] of shown) {
    if (!existsSync(join(folder, taken))) continue;
    mkdirSync(join(root, "docs/pictures"), { recursive: true });
    copyFileSync(join(folder, taken), join(root, "docs/pictures", name));
  }
  console.log(`The pictures are in ${folder}; ${problems} problems were seen.`);
  return problems === 0 ? 0 : 1;
});

/** Takes one picture; returns the errors that the page had meanwhile. */
async function takePicture(
  browser: Browser,
  url: string,
  screen: Screen,
  look: Look,
  people: People,
  file: string,
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.width < 600 ? 780 : 1000 },
    colorScheme: look.theme,
    reducedMotion: "reduce",
    locale: look.language,
  });
  const told: string[] = [];
  const page = await context.newPage();
  page.on("console", (message) => {
    if (message.type() !== "error" || screen.expects?.test(message.text()) === true) return;
    told.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => told.push(`page: ${error.message}`));
  try {
    await beViewer(page, url, people[screen.viewer], look.language);
    await page.goto(url + screen.path);
    await atRest(page);
    await screen.act?.(page);
    await atRest(page);
    await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) told.push(`the page is ${over} px wider than the screen`);
  } catch (error) {
    told.push(error instanceof Error ? error.message : String(error));
  }
  await context.close();
  return told;
}
