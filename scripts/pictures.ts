import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { ApiPerson } from "../e2e/api.ts";
import { startProduct } from "../e2e/product.ts";
import { looks, type Screen, screens, shown, type Viewer } from "./pictures/screens.ts";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runMain, SetupProblem } from "./setup/problem.mjs";
import { root } from "./setup/root.mjs";
import { chromiumFlags, findChromium } from "./suite/find-chromium.mjs";

type Look = (typeof looks)[number];
type People = Readonly<Record<Viewer, ApiPerson | null>>;

// `npm run pictures [folder] [screen…]` takes every screen, small and large, light and dark, and in German.
await runMain(async () => {
  const [given = "data/pictures", ...wanted] = process.argv.slice(2);
  const folder = resolve(root, given);
  mkdirSync(folder, { recursive: true });
  const executablePath = findChromium();
  if (executablePath === null) throw new SetupProblem("No Chromium here; install it or set CHROMIUM_PATH.");
  await ensureInstalled(root);
  await ensureBuilt(root);
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  let problems = 0;
  try {
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

/** Takes one picture; answers what went wrong on the page meanwhile. */
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

/** Waits until nothing on the page changes any more. The network is no sign: the event stream stays open. */
async function atRest(page: Page): Promise<void> {
  await page.locator("h1, h2").first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise<void>((resolve) => {
      let quiet = setTimeout(resolve, 700);
      const changes = new MutationObserver(() => {
        clearTimeout(quiet);
        quiet = setTimeout(resolve, 700);
      });
      changes.observe(document, { subtree: true, childList: true, attributes: true });
    });
  });
}

/** Signs the page in as a person by their cookies and by what the browser remembers of them. */
async function beViewer(page: Page, url: string, person: ApiPerson | null, language: string): Promise<void> {
  // The account's language wins over the browser's.
  await person?.call("PUT", `/api/user/${person.id}/preferences`, { localization: { language } });
  let user: string | null = null;
  if (person !== null) {
    const cookies = person.cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url };
    });
    await page.context().addCookies(cookies);
    user = JSON.stringify((await person.call("GET", `/api/user/${person.id}`)).body);
  }
  await page.addInitScript(
    ([language, user]) => {
      localStorage.setItem("preferred-language", language);
      if (user === null) return;
      localStorage.setItem("authenticatedUser", user);
      localStorage.setItem("pending-user", user);
    },
    [language, user] as const,
  );
}
