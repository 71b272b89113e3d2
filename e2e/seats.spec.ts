import { expect } from "@playwright/test";
import { ApiPerson } from "./api.ts";
import { expectAccessible } from "./axe.ts";
import { linkInOutbox } from "./outbox.ts";
import type { RunningProduct } from "./product.ts";
import { fillInByHand, freshEmail, signedIn, signUpHere } from "./steps.ts";
import { test } from "./test.ts";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

const verifyPath = "/recover?purpose=verify-email";
const tokenOf = (link: string) => new URL(link).hash.replace("#token=", "");

test("Team: bought with yearly billing and the keyboard alone, its seats filled, given up and freed", async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const owner = await signedIn(page, product.url, { confirmed: false });
  await page.goto(`${product.url}/checkout?plan=team&period=yearly`);
  const pay = page.getByRole("button", { name: "Subscribe to Team" });
  await expect(pay).toBeVisible();
  await expect(page.getByText("$990").first()).toBeVisible();
  await page.getByRole("radio", { name: /The payment succeeds/ }).focus();
  await page.keyboard.press("Tab");
  await expect(pay).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Team is yours now.", { exact: true })).toBeVisible();
  await page.goto(`${product.url}/dashboard?section=upgrade`);
  await expect(page.getByText("1 of 5 seats")).toBeVisible();

  // A person without a confirmed address may not invite; the screen says so and offers help.
  const email = freshEmail();
  const invite = () => page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByText(`First confirm your email address, ${owner.email}.`)).toBeVisible();
  await expect(page.getByLabel("Email of a colleague")).toHaveCount(0);
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText(/^A new message was written/)).toBeVisible();
  const own = await linkInOutbox(product, owner.email, verifyPath);
  expect((await owner.call("POST", "/api/verify-email", { token: tokenOf(own) })).status).toBe(200);
  await page.reload();
  await page.getByLabel("Email of a colleague").fill(email);
  await invite();
  await expect(page.getByText("1 of 5 seats · 1 invitation")).toBeVisible();
  // A fading toast is not checked for contrast.
  const toast = page.getByText(`${email} is invited.`);
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden({ timeout: 15_000 });
  await expectAccessible(page, "a team");

  // Another browser without an account: sign-up leads back to the invitation, and so does the mailed link.
  const context = await browser.newContext();
  const colleague = await context.newPage();
  await colleague.goto(await linkInOutbox(product, email, "/invite/"));
  await expect(colleague.getByRole("heading", { name: "Join Nora Vale" })).toBeVisible();
  await expectAccessible(colleague, "an invitation");
  await colleague.getByRole("button", { name: "Sign in or sign up to join" }).click();
  await expect(colleague).toHaveURL(/\/signin/);
  await signUpHere(colleague, email);
  await fillInByHand(colleague);
  await colleague.getByRole("button", { name: "Start Free Trial" }).click();
  await expect(colleague).toHaveURL(/\/invite\//);
  const join = colleague.getByRole("button", { name: "Join the team" });
  await join.click();
  await expect(colleague.getByText("Please confirm your email address first.")).toBeVisible();
  await colleague.goto(await linkInOutbox(product, email, verifyPath));
  await colleague.getByRole("button", { name: "Confirm address" }).click();
  await expect(colleague.getByRole("heading", { name: `${email} is confirmed` })).toBeVisible();
  await colleague.goto(`${product.url}/dashboard`);
  await expect(colleague).toHaveURL(/\/invite\//);
  await join.click();
  await expect(colleague.getByText("You use the plan of Nora Vale.", { exact: false })).toBeVisible();
  // The owner's page updates by itself.
  await expect(page.getByText("2 of 5 seats")).toBeVisible();

  // Three more take the remaining seats; the last invitation finds none.
  const { body } = await owner.call("GET", "/api/teams");
  const [team] = body.teams as { id: string }[];
  const late = await new ApiPerson(product.url).register(freshEmail());
  const others = [];
  for (let i = 0; i < 3; i++) others.push(await new ApiPerson(product.url).register(freshEmail()));
  for (const person of [...others, late])
    await owner.call("POST", `/api/teams/${team?.id}/invitations`, { email: person.email });
  for (const person of [...others, late]) {
    const verify = await linkInOutbox(product, person.email, verifyPath);
    await person.call("POST", "/api/verify-email", { token: tokenOf(verify) });
    const token = (await linkInOutbox(product, person.email, "/invite/")).split("/").at(-1);
    const joined = await person.call("POST", "/api/invitations/accept", { token });
    expect([joined.status, joined.body.code ?? "in"]).toEqual(
      person === late ? [409, "team_full"] : [200, "in"],
    );
  }
  await expect(page.getByText("5 of 5 seats")).toBeVisible();
  await expect(page.getByText("All 5 seats are taken.")).toBeVisible();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(await linkInOutbox(product, late.email, "/invite/"));
  await expect(stranger.getByText("All seats of this team are taken.", { exact: false })).toBeVisible();

  // The colleague leaves; the owner withdraws the open invitation and removes a member.
  await colleague.getByRole("button", { name: "Leave team" }).click();
  await colleague.getByRole("dialog").getByRole("button", { name: "Leave team" }).click();
  await expect(colleague.getByRole("heading", { level: 2, name: "Free Trial" })).toBeVisible();
  await expect(page.getByText("4 of 5 seats", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: `Withdraw the invitation to ${late.email}` }).click();
  await expect(
    page.getByText(`The invitation to ${late.email} was withdrawn`, { exact: true }),
  ).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole("heading", { name: "This invitation does not work" })).toBeVisible();
  await expectAccessible(stranger, "an invitation that is none");
  const [gone] = others;
  const row = page.getByRole("listitem").filter({ hasText: gone?.email ?? "" });
  await row.getByRole("button", { name: "Remove Nora Vale" }).click();
  await expect(page.getByText("3 of 5 seats", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Invite again", exact: true }).click();
  await expect(page.getByText(`${gone?.email} is invited.`)).toBeVisible();
  await stranger.context().close();
  await context.close();
});
