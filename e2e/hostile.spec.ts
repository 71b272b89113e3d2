import { expect } from "@playwright/test";
import { ApiPerson, password } from "./api.ts";
import type { RunningProduct } from "./product.ts";
import { freshEmail } from "./steps.ts";
import { test } from "./test.ts";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

const upload = (bytes: Uint8Array<ArrayBuffer>, name: string) => {
  const form = new FormData();
  form.set("resume", new Blob([bytes]), name);
  return form;
};
const text = (value: string) => new TextEncoder().encode(value);

test("files that are no resume end in a clear sentence, and the process goes on", async () => {
  const person = await new ApiPerson(product.url).register();
  const cases = [
    [upload(text("MZ\u0090\0\u0003\0\0\0 not a resume"), "resume.exe"), 415, "file_kind"],
    [upload(text("just words"), "resume.pdf"), 422, "file_unreadable"],
    [upload(text("%PDF-1.7\n1 0 obj\n<<"), "cut.pdf"), 422, "file_corrupt"],
    [upload(new Uint8Array(0), "empty.pdf"), 400, "file_missing"],
    [upload(new Uint8Array(11 * 1024 * 1024).fill(37), "large.pdf"), 413, "file_too_large"],
  ] as const;
  for (const [form, status, code] of cases) {
    const answer = await person.call("POST", "/api/resume/parse", form);
    expect(answer, code).toMatchObject({ status, body: { code, error: expect.stringMatching(/\w+ \w+/) } });
  }
  const huge = await fetch(`${product.url}/api/resume/parse`, {
    method: "POST",
    headers: { origin: product.url, cookie: person.cookie, "content-type": "application/json" },
    body: `{"resumeContent":"${"A".repeat(100 * 1024 * 1024)}"}`,
  }).catch(() => null);
  // The server may close the connection before 100 MB are sent; an answer has to be a refusal.
  if (huge !== null) expect(huge.status).toBe(413);
  expect((await fetch(`${product.url}/health/live`)).status).toBe(200);
});

test("a German's errors are German, on the screen and from the server", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("preferred-language", "de"));
  await page.goto(`${product.url}/signin`);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.getByLabel("E-Mail", { exact: false }).first().fill(freshEmail());
  await page.keyboard.press("Enter");
  await page.locator('input[autocomplete="name"]').fill("Jörg Weiß");
  await page.locator('input[type="password"]').fill("passwort");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toContainText(/Passw/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await page.locator('input[type="password"]').fill(password);
  await page.locator('input[type="password"]').press("Enter");
  await page.getByRole("button", { name: "Jetzt überspringen" }).click();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: "Lebenslauf.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("kein Lebenslauf"),
    });
  await expect(page.getByRole("alertdialog")).toContainText(/PDF|Datei/, { timeout: 15_000 });
});

test("another person's ids answer like absent ones", async () => {
  const owner = await new ApiPerson(product.url).register();
  const stranger = await new ApiPerson(product.url).register();
  for (const path of [`/api/user/${owner.id}`, `/api/resumes/files/${owner.id}`]) {
    const foreign = await stranger.call("GET", path);
    const absent = await stranger.call("GET", path.replace(owner.id, "01a1f922-0000-7000-8000-000000000000"));
    const odd = await stranger.call("GET", path.replace(owner.id, "%27%3B--"));
    for (const answer of [foreign, absent, odd]) expect(answer.status).toBe(404);
    expect({ ...foreign.body, requestId: "" }).toEqual({ ...absent.body, requestId: "" });
  }
  const written = await stranger.call("POST", "/api/profile/create", {
    userId: owner.id,
    name: "X Y",
    email: "x@example.org",
  });
  expect(written.status).toBe(404);
});

test("a query of 10,000 characters, operators and other scripts is answered or refused, never slow", async () => {
  const person = await (await new ApiPerson(product.url).register()).onboard();
  const queries = [
    "x".repeat(10_000),
    "' OR 1=1; --",
    "nurse & | ! ( <-> :*",
    "看護師 🩺",
    "%",
    "\\",
    "a".repeat(400),
  ];
  for (const query of queries) {
    const from = performance.now();
    const answer = await person.call("GET", `/api/jobs/search?${new URLSearchParams({ query })}`);
    expect([200, 400]).toContain(answer.status);
    expect(performance.now() - from).toBeLessThan(5_000);
  }
});
