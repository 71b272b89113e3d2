import { chromium } from "playwright-core";
import { ApiPerson } from "./api.ts";
const url = "http://localhost:4124";
const a = await (await new ApiPerson(url).register()).onboard();
const b = await (await new ApiPerson(url).register()).onboard();
const say = (w: string, r: { status: number; body: unknown }) => console.log(w, r.status, JSON.stringify(r.body).slice(0, 160));
for (const address of ["http://127.0.0.1:4124/", "https://localhost/", "https://10.0.0.1/", "https://[::1]/", "https://169.254.169.254/", "javascript:alert(1)", "https://user:pw@example.com/", "https://nosuch.example/", "x".repeat(3000), "https://jobs.lever.co.evil.example/acorn", "", "https://metadata.google.internal/"])
  say(address.slice(0, 40), await a.call("POST", "/api/followed-companies", { address }));
for (const address of ["https://jobs.lever.co/acorn", "https://jobs.lever.co/acorn", "https://acorn-klinik.jobs.personio.de", "https://acorn.wd5.myworkdayjobs.com/en-US/Acorn_Careers"])
  say(address, await a.call("POST", "/api/followed-companies", { address }));
const fb = await b.call("POST", "/api/followed-companies", { address: "https://jobs.lever.co/acorn" });
say("b follows", fb);
const id = (fb.body.company as { id: string }).id;
say("a unfollows b's", await a.call("DELETE", `/api/followed-companies/${id}`));
say("b unfollows", await b.call("DELETE", `/api/followed-companies/${id}`));
say("b again", await b.call("DELETE", `/api/followed-companies/${id}`));
say("a list", await a.call("GET", "/api/followed-companies"));
let full = 0, last: unknown;
const codes: Record<string, number> = {};
for (let i = 0; i < 60; i++) { const r = await b.call("POST", "/api/followed-companies", { address: `https://jobs.lever.co/acorn${i}` }); codes[`${r.status} ${JSON.stringify((r.body as {error?: unknown}).error ?? "").slice(0,60)}`] = (codes[`${r.status} ${JSON.stringify((r.body as {error?: unknown}).error ?? "").slice(0,60)}`] ?? 0) + 1; last = r.body; if (r.status === 200) full++; }
console.log("60 follows", codes, full, JSON.stringify(last).slice(0, 200));
const s = await a.call("GET", "/api/jobs/search?query=registered%20nurse&page=1&limit=20");
console.log("nurse", s.status, (s.body.jobs as { sample: boolean; title: string }[]).slice(0, 3).map((j) => [j.title, j.sample]), s.body.total);
for (const loc of ["", "London", "Paris", "Berlin", "Madrid", "New York"]) { const r = await a.call("GET", `/api/job-sources/suggested?query=registered%20nurse&location=${encodeURIComponent(loc)}`); console.log(loc, (r.body.sources as { id: string; state: string }[]).map((x) => `${x.id}:${x.state}`).join(" ")); }
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
const { body: user } = await a.call("GET", `/api/user/${a.id}`);
for (const [name, width, height, scheme, lang] of [["360", 360, 800, "light", "en"], ["1280", 1280, 900, "dark", "de-DE"]] as const) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, locale: lang });
  await context.addCookies(a.cookie.split("; ").map((p) => { const at = p.indexOf("="); return { name: p.slice(0, at), value: p.slice(at + 1), url }; }));
  const page = await context.newPage();
  const sent: string[] = [];
  page.on("request", (r) => sent.push(r.url() + (r.postData() ?? "")));
  page.on("console", (m) => { if (m.type() === "error") console.log("console", m.text().slice(0, 200)); });
  await page.addInitScript(([stored, l]) => { if (localStorage.getItem("authenticatedUser") === null) localStorage.setItem("authenticatedUser", stored as string); if (l === "de-DE") localStorage.setItem("language", "de"); }, [JSON.stringify(user), lang]);
  await page.goto(`${url}/dashboard?section=search&item=sources`);
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/revc-sources-${name}.png`, fullPage: true });
  console.log(name, "overflow", await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  const clip = encodeURIComponent(JSON.stringify({ u: "https://www.linkedin.com/jobs/view/1", t: "<img src=x onerror=alert(1)>SECRETCLIP Nurse", s: "<script>alert(1)</script>SECRETCLIP We look for a nurse.".repeat(20) }));
  sent.length = 0;
  page.on("dialog", (d) => { console.log("DIALOG!", d.message()); void d.dismiss(); });
  await page.goto("about:blank");
  await page.goto(`${url}/dashboard?section=saved-jobs#clip=${clip}`);
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/revc-clip-${name}.png` });
  console.log(name, "clip sent", sent.filter((x) => x.includes("SECRETCLIP")).length, await page.evaluate(() => location.hash));
  await context.close();
}
await browser.close();
