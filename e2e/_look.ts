import { chromium } from "@playwright/test";
import { ApiPerson } from "./api.ts";
const url = "http://127.0.0.1:4306";
const out = "/tmp/jed/shots/";
const p = await (await new ApiPerson(url).register(`v${Date.now()}@example.org`)).onboard();
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
const { body: user } = await p.call("GET", `/api/user/${p.id}`);
async function open(width: number, scheme: "light" | "dark", lang: string) {
  const c = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme });
  await c.addCookies(p.cookie.split("; ").map((pair) => { const at = pair.indexOf("="); return { name: pair.slice(0, at), value: pair.slice(at + 1), url }; }));
  await c.addInitScript(([s, l]) => { localStorage.setItem("authenticatedUser", s!); localStorage.setItem("preferred-language", l!); }, [JSON.stringify(user), lang]);
  const page = await c.newPage();
  page.on("console", (m) => { if (m.type() === "error") console.log("console:", m.text().slice(0, 200)); });
  page.on("pageerror", (e) => console.log("pageerror:", e.message.slice(0, 300)));
  return page;
}
const steps = process.argv.slice(2);
for (const step of steps) {
  const [name = "", w = "1280", scheme = "light", lang = "en", q = ""] = step.split(",");
  const page = await open(Number(w), scheme as "light", lang);
  if (name === "sources") {
    await page.goto(`${url}/dashboard?section=sources`);
    await page.getByRole("tab").nth(1).click();
    await page.waitForTimeout(1200);
  } else {
    await page.goto(`${url}/dashboard?section=search&${q}`);
    await page.waitForTimeout(2500);
    if (name === "insights") {
      await page.getByRole("button", { name: /AI Insights|KI|IA/ }).first().click();
      await page.waitForTimeout(4000);
    }
    if (name === "filters") { await page.getByRole("button", { name: /^Filter/ }).first().click(); await page.waitForTimeout(1500); }
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (wide) console.log(step, "scrolls sideways");
  await page.screenshot({ path: `${out}${name}-${w}-${scheme}-${lang}.png`, fullPage: true });
  await page.context().close();
}
await browser.close();
