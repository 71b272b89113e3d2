import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readKeptPlan } from "../features/onboarding/kept-plan.ts";
import { readPendingUser, readStoredUser } from "../lib/stored-user.ts";
import { router } from "../router.tsx";
import { aUser } from "../testing/a-user.ts";
import { answerCalls } from "../testing/answer-calls.ts";

const email = "marta@example.org";
const exists = { "POST /api/check-email": { body: { exists: true } } };
const isNew = { "POST /api/check-email": { body: { exists: false } } };
const refusal = (status: number, code: string, error: string, details = {}) => ({
  status,
  body: { error, code, details, requestId: "r" },
});

beforeEach(() => {
  // Nobody waits for the fade between pages here.
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

let current = router;

function openSignIn(address = "/signin") {
  const history = createMemoryHistory({ initialEntries: [address] });
  current = createRouter({ routeTree: router.routeTree, history });
  render(<RouterProvider router={current} />);
  return screen.findByLabelText<HTMLInputElement>("Email");
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name }).disabled;
const password = () => screen.findByLabelText<HTMLInputElement>("Password");
const path = () => current.state.location.pathname;

/** Up to the step after the email. */
async function giveEmail(address?: string) {
  await openSignIn(address);
  type("Email", email);
  press("Continue");
  return password();
}

it("asks an existing account for its password, and refuses empty submits", async () => {
  answerCalls(exists);
  const field = await openSignIn();
  expect(document.activeElement).toBe(field);
  expect(isDisabled("Continue")).toBe(true);
  type("Email", email);
  press("Continue");
  const next = await password();
  expect(document.activeElement).toBe(next);
  expect(isDisabled("Sign In")).toBe(true);
  expect(screen.queryByLabelText("Full Name")).toBeNull();
});

it.each([
  ["no such account", isNew],
  ["an answer that is not ok", { "POST /api/check-email": refusal(429, "rate_limited", "Too many.") }],
  ["no answer", {}],
])("goes to sign-up on %s", async (_, table) => {
  answerCalls(table);
  await giveEmail();
  expect(document.activeElement).toBe(screen.getByLabelText("Full Name"));
});

it("keeps the email and clears the password on Change", async () => {
  answerCalls(exists);
  await giveEmail();
  type("Password", "half a secret");
  press("Change email");
  expect((await screen.findByLabelText<HTMLInputElement>("Email")).value).toBe(email);
  press("Continue");
  expect((await password()).value).toBe("");
});

it.each([
  ["a refusal", refusal(401, "invalid_credentials", "Not right."), "Sign in failed: Not right."],
  ["a lost connection", undefined, "An unexpected error occurred"],
])("says what %s means and loses nothing that was typed", async (_, answer, text) => {
  answerCalls({ ...exists, ...(answer ? { "POST /api/login": answer } : {}) });
  await giveEmail();
  type("Password", "a long walk");
  press("Sign In");
  expect((await screen.findByRole("alertdialog")).textContent).toContain(text);
  press("OK");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect((await password()).value).toBe("a long walk");
  expect(isDisabled("Sign In")).toBe(false);
});

it.each([
  [true, "/dashboard"],
  [false, "/onboarding"],
])("onboarding completed %s opens %s", async (onboardingCompleted, to) => {
  const user = aUser({ onboardingCompleted });
  answerCalls({ ...exists, "POST /api/login": { body: { user } } });
  await giveEmail();
  type("Password", "a long walk");
  press("Sign In");
  await waitFor(() => expect(path()).toBe(to));
  expect(readStoredUser()).toEqual(user);
});

it("shows the reasons of a weak password at its field", async () => {
  const weak = refusal(422, "weak_password", "Too weak.", { why: "Use at least 8 characters." });
  answerCalls({ ...isNew, "POST /api/register": weak });
  await giveEmail();
  type("Full Name", "Marta Ribeiro");
  type("Password", "short");
  press("Create Account");
  await screen.findByText("Use at least 8 characters.");
  expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Full Name").value).toBe("Marta Ribeiro");
});

it("registers, remembers the person and the plan they came with, and asks for the phone before onboarding", async () => {
  const user = aUser({ onboardingCompleted: false });
  const asked = answerCalls({ ...isNew, "POST /api/register": { body: { user } } });
  await giveEmail("/signin?plan=team");
  type("Full Name", "Marta Ribeiro");
  expect(isDisabled("Create Account")).toBe(true);
  type("Password", "a long walk");
  press("Create Account");
  expect(await screen.findByRole("dialog", { name: "Verify your phone" })).toBeDefined();
  expect(path()).toBe("/signin");
  const sent = asked.find((request) => request.url.endsWith("/api/register"));
  expect(await sent?.json()).toEqual({ email, fullName: "Marta Ribeiro", password: "a long walk" });
  expect(readStoredUser()?.id).toBe(user.id);
  expect(readPendingUser()?.id).toBe(user.id);
  press("Skip for now");
  await waitFor(() => expect(path()).toBe("/onboarding"));
  expect(readPendingUser()).toBeNull();
  expect(readKeptPlan()).toBe("team");
});

it("offers to sign in where the email is taken already", async () => {
  answerCalls({ ...isNew, "POST /api/register": refusal(409, "email_taken", "Taken.") });
  await giveEmail();
  type("Full Name", "Marta");
  type("Password", "a long walk");
  press("Create Account");
  expect((await screen.findByRole("alertdialog")).textContent).toContain("Sign up failed: Taken.");
  press("OK");
  fireEvent.click(await screen.findByText("Sign in with it"));
  expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeDefined();
});

it("'Sign up' in the bar asks for the email too, with what stood in the field", async () => {
  answerCalls({});
  await openSignIn();
  type("Email", email);
  press("Sign up");
  await screen.findByLabelText("Full Name");
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe(email);
});

it("says what Google sign-in is missing", async () => {
  answerCalls({});
  await openSignIn();
  press("Continue with Google");
  expect((await screen.findByRole("alertdialog")).textContent).toContain("Google sign in failed: ");
  press("OK");
});
