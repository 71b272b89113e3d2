import { expect, type Locator, type Page } from "@playwright/test";
import { ApiPerson, password } from "./api.ts";

export const resumeFile = "server/src/document-parsers/fixtures/nurse-en.docx";

let people = 0;
export const freshEmail = () => `walker${++people}-${process.pid}-${Date.now()}@example.org`;

/** From the sign-in page to the first step of onboarding, as a new person. */
export async function signUp(page: Page, url: string, email = freshEmail()): Promise<string> {
  await page.goto(`${url}/signin`);
  return signUpHere(page, email);
}

/** The same on the open sign-in page, with its query parameters. */
export async function signUpHere(page: Page, email = freshEmail()): Promise<string> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByLabel("Full Name").fill("Nora Vale");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await expect(page.getByRole("heading", { name: "Let's Get Started" })).toBeVisible();
  return email;
}

/** From the first step of onboarding to its plans, filled in by hand. */
export async function fillInByHand(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Skip and fill manually" }).click();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
}

/** A person's cookies, for a browser. */
export const cookiesOf = (person: ApiPerson, url: string) =>
  person.cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });

/**
 * Signs the browser in as a person with finished onboarding and, by default, a confirmed address; the account is
 * created over HTTP.
 */
export async function signedIn(
  page: Page,
  url: string,
  { confirmed = true, plan = "free" }: { confirmed?: boolean; plan?: "free" | null } = {},
): Promise<ApiPerson> {
  const person = await (await new ApiPerson(url).register(freshEmail())).onboard(plan);
  if (confirmed) await person.confirmEmail();
  await page.context().addCookies(cookiesOf(person, url));
  const { body: user } = await person.call("GET", `/api/user/${person.id}`);
  await page.addInitScript((stored) => {
    if (localStorage.getItem("authenticatedUser") === null) localStorage.setItem("authenticatedUser", stored);
  }, JSON.stringify(user));
  return person;
}

/** Buys the Team plan as the payment page does; the id of the team. */
export async function buyTeam(owner: ApiPerson): Promise<string> {
  const order = await owner.call("POST", "/api/create-subscription", { planType: "team", period: "monthly" });
  await owner.call("POST", "/api/billing/test-outcome", {
    clientSecret: order.body.clientSecret,
    outcome: "succeeds",
  });
  await owner.call("POST", "/api/billing/checkout/confirm", {});
  const { body } = await owner.call("GET", "/api/teams");
  return String((body.teams as { id: string }[])[0]?.id);
}

/** Moves the focus to a control by the Tab key alone; from the top of a page past its navigation, by the skip link. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  const isInMain = await control.evaluate((element) => element.closest("main") !== null);
  for (let presses = 0; presses < 150; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
    const skips = () => document.activeElement?.getAttribute("href") === "#main";
    if (presses === 0 && isInMain && (await page.evaluate(skips))) await page.keyboard.press("Enter");
  }
  throw new Error(`Tab does not lead to ${String(control)}`);
}
