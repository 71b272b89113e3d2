import { expect } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { startOpenIdProvider } from "../server/src/testing/stand-ins/openid-provider.ts";
import { ApiPerson } from "./api.ts";
import { expectAccessible } from "./axe.ts";
import { linkInOutbox } from "./outbox.ts";
import { freePort, type RunningProduct, startProduct } from "./product.ts";
import { freshEmail } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

let stand: Awaited<ReturnType<typeof startOpenIdProvider>>;
let product: RunningProduct;
test.beforeAll(async () => {
  // The redirect address must be registered with the provider beforehand.
  const port = await freePort();
  const back = (id: string) => `http://127.0.0.1:${port}/api/sign-in/callback/${id}`;
  stand = await startOpenIdProvider({ redirectUris: ["google", "oidc"].map(back), claimsInToken: true });
  product = await startProduct({
    env: {
      PORT: String(port),
      ALLOW_PRIVATE_OUTBOUND: "true",
      OIDC_ISSUER: stand.issuer,
      OIDC_CLIENT_ID: "waymark",
      OIDC_CLIENT_SECRET: "not-a-secret",
      OIDC_NAME: "Harbour Login",
    },
  });
});
test.afterAll(async () => {
  await product?.remove();
  await stand?.close();
});

test("a no at a provider is said; then a stranger comes in by it, and who is known owes the second factor", async ({
  page,
}) => {
  const expectQuiet = watchPage(page, [/401/]);
  stand.person = { sub: "harbour-1", email: freshEmail(), email_verified: true, name: "Nora Vale" };
  stand.willing = false;
  await page.goto(`${product.url}/signin`);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByRole("alertdialog")).toHaveText(/^Google sign in failed: this server lacks GOOGLE_/);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Continue with Harbour Login" }).click();
  await expect(page.getByRole("alertdialog")).toHaveText(
    /^Harbour Login sign in failed: you stopped it there/,
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${product.url}/signin`);

  stand.willing = true;
  await page.getByRole("button", { name: "Continue with Harbour Login" }).click();
  await expect(page.getByRole("heading", { name: "Let's Get Started" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/onboarding");

  // A person who proved the same address here is signed in too, but still has to give the second factor.
  const known = await (await new ApiPerson(product.url).register(freshEmail())).onboard();
  const link = await linkInOutbox(product, known.email, "/recover?purpose=verify-email");
  await known.call("POST", "/api/verify-email", { token: new URL(link).hash.replace("#token=", "") });
  const { body } = await known.call("POST", "/api/second-factor/authenticator", {});
  const totp = new TOTP({ secret: Secret.fromBase32(String(body.secret)) });
  await known.call("POST", "/api/second-factor/turn-on", { code: totp.generate() });
  stand.person = { sub: "harbour-2", email: known.email, email_verified: true, name: "Nora Vale" };
  await page.context().clearCookies();
  await page.goto(`${product.url}/reset-auth`);
  await page.getByRole("button", { name: "Continue with Harbour Login" }).click();
  await expect(page.getByRole("heading", { name: "Confirm that it is you" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("authenticatedUser"))).toBeNull();
  await page.getByLabel("Code from your app").fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^Hi / })).toBeVisible();
  await page.goto(`${product.url}/settings?tab=account`);
  await expect(page.getByText("Harbour Login").first()).toBeVisible();
  expectQuiet();
});

test("a provider's sign-in ends a stranger's paid plan only after the owner has read so and pressed", async ({
  page,
}) => {
  const expectQuiet = watchPage(page, [/401/]);
  const email = freshEmail();
  const stranger = await (await new ApiPerson(product.url).register(email)).onboard(null);
  const order = { planType: "monthly", period: "monthly" };
  const { body } = await stranger.call("POST", "/api/create-subscription", order);
  const { clientSecret } = body;
  await stranger.call("POST", "/api/billing/test-outcome", { clientSecret, outcome: "succeeds" });
  await stranger.call("GET", "/api/billing/checkout");
  const planOf = async (person: ApiPerson) => (await person.call("GET", "/api/billing/plan")).body.level;
  expect(await planOf(stranger)).toBe("pro");

  stand.person = { sub: "harbour-3", email, email_verified: true, name: "Nora Vale" };
  stand.willing = true;
  const warning = page.getByText(/paid plan, which ends with this step/);
  const begin = async () => {
    await page.goto(`${product.url}/signin`);
    await page.getByRole("button", { name: "Continue with Harbour Login" }).click();
    await expect(warning).toBeVisible();
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await begin();
  await expectAccessible(page, "a claim that ends a plan");
  await page.reload();
  await expect(warning).toBeVisible();
  await page.getByRole("button", { name: "Leave it as it is" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(page).toHaveURL(`${product.url}/signin`);
  expect(await planOf(stranger)).toBe("pro");

  await begin();
  await page.getByRole("button", { name: "Go on and end the plan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Hi / })).toBeVisible();
  expect((await stranger.call("GET", "/api/billing/plan")).status).toBe(401);
  await page.goto(`${product.url}/signin?step=claim`);
  await expect(page.getByRole("heading", { name: "Please sign in again" })).toBeVisible();
  await expectAccessible(page, "a claim that was answered");
  expectQuiet();
});
