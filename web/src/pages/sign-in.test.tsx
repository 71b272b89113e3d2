import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readKeptPlan } from "../features/onboarding/kept-plan.ts";
import { clearStoredUser, readPendingUser, readStoredUser } from "../lib/session/stored-user.ts";
import { router } from "../router.tsx";
import { aUser } from "../testing/a-user.ts";
import { answerCalls } from "../testing/answer-calls.ts";
import { alerts } from "../ui/overlay/alert.ts";

const email = "marta@example.org";
const exists = { "POST /api/check-email": { body: { exists: true } } };
const isNew = { "POST /api/check-email": { body: { exists: false } } };
const refusal = (status: number, code: string, error: string, details = {}) => ({
  status,
  body: { error, code, details, requestId: "r" },
});

beforeEach(() => {
  // Skips the fade between pages.
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  alerts.set([]);
  clearStoredUser();
  vi.unstubAllGlobals();
});

let current = router;

function openAt(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  current = createRouter({ routeTree: router.routeTree, history });
  render(<RouterProvider router={current} />);
}
function openSignIn(address = "/signin") {
  openAt(address);
  return screen.findByLabelText<HTMLInputElement>("Email");
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name }).disabled;
const password = () => screen.findByLabelText<HTMLInputElement>("Password");
const path = () => current.state.location.pathname;

/** Goes to the step after the email. */
async function giveEmail(address?: string) {
  await openSignIn(address);
  type("Email", email);
  press("Continue");
  return password();
}

it("signs in by phone number and password, and shows the server's sentence when refused", async () => {
  const sent: unknown[] = [];
  const answers = [
    refusal(401, "invalid_credentials", "Wrong number or password."),
    { body: { user: aUser() } },
  ];
  answerCalls({
    "POST /api/login": (request) => {
      void request.json().then((body) => sent.push(body));
      return answers.shift() ?? {};
    },
  });
  await openSignIn();
  press("Use a phone number instead");
  await screen.findByLabelText("Phone number");
  expect(isDisabled("Sign In")).toBe(true);
  type("Phone number", "+1 202 555 0143");
  type("Password", "correct horse battery");
  press("Sign In");
  await screen.findByText("Sign in failed: Wrong number or password.");
  press("OK");
  press("Sign In");
  await waitFor(() => expect(path()).toBe("/dashboard"));
  const body = { phone: "+1 202 555 0143", password: "correct horse battery" };
  expect(sent).toEqual([body, body]);
});

it("asks an existing account for its password, and refuses empty submits", async () => {
  answerCalls(exists);
  const field = await openSignIn();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(isDisabled("Continue")).toBe(true);
  type("Email", email);
  press("Continue");
  const next = await password();
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(isDisabled("Sign In")).toBe(true);
  expect(screen.queryByLabelText("Full Name")).toBeNull();
});

it.each([
  ["no such account", isNew],
  ["an answer that is not ok", { "POST /api/check-email": refusal(503, "overloaded", "Busy.") }],
  ["no answer", {}],
])("goes to sign-up on %s", async (_, table) => {
  answerCalls(table);
  await giveEmail();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Full Name")));
});

it("asks the owner for the password after a stranger has looked their address up too often", async () => {
  answerCalls({ "POST /api/check-email": refusal(429, "rate_limited", "Too many.", { retryAfter: 3_000 }) });
  await giveEmail();
  expect(isDisabled("Sign In")).toBe(true);
  expect(screen.queryByLabelText("Full Name")).toBeNull();
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

it("shows the reasons of a weak password at its field and in the alert", async () => {
  const weak = refusal(422, "weak_password", "Too weak.", { why: "Use at least 8 characters." });
  answerCalls({ ...isNew, "POST /api/register": weak });
  await giveEmail();
  type("Full Name", "Marta Ribeiro");
  type("Password", "short");
  press("Create Account");
  const alert = await screen.findByRole("alertdialog");
  expect(alert.textContent).toContain("Sign up failed: Too weak.");
  press("OK");
  await screen.findByText("Use at least 8 characters.");
  expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText<HTMLInputElement>("Full Name").value).toBe("Marta Ribeiro");
});

it("registers, remembers the person and their chosen plan, and asks for the phone before onboarding", async () => {
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
  expect(await sent?.json()).toEqual({
    email,
    fullName: "Marta Ribeiro",
    firstName: "Marta",
    lastName: "Ribeiro",
    password: "a long walk",
    timeZone: "UTC",
  });
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

it("'Sign up' in the bar asks for the email too, prefilled from the email field", async () => {
  answerCalls({});
  await openSignIn();
  type("Email", email);
  press("Sign up");
  await screen.findByLabelText("Full Name");
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe(email);
});

const session = (over = {}) => ({
  body: {
    session: {
      id: "0190a1b2-0000-7000-8000-000000000009",
      accessToken: "token",
      expiresAt: "2030-01-01T00:00:00.000Z",
      endsAt: "2030-01-01T00:00:00.000Z",
      secondFactorOwed: false,
      user: { ...aUser(), identities: [], factors: [] },
      ...over,
    },
  },
});
const provider = (id: string, name: string, missing: string[] = []) => ({
  id,
  name,
  ready: missing.length === 0,
  missing,
});
const said = async () => (await screen.findByRole("alertdialog")).textContent;

describe("providers", () => {
  it("says which settings Google sign-in is missing, and offers no others", async () => {
    const providers = [provider("google", "Google", ["GOOGLE_CLIENT_ID"])];
    const asked = answerCalls({ "GET /api/sign-in/providers": { body: { providers, mailLeaves: true } } });
    await openSignIn();
    await waitFor(() => expect(asked.some(({ url }) => url.endsWith("/providers"))).toBe(true));
    await act(async () => {});
    press("Continue with Google");
    expect(await said()).toContain("Google sign in failed: this server lacks GOOGLE_CLIENT_ID");
    expect(screen.queryByText("Continue with LinkedIn")).toBeNull();
    press("OK");
  });

  it("offers those that are set up, also for signing up, and says why one does not answer", async () => {
    const providers = [provider("google", "Google"), provider("oidc", "Werk-Login")];
    answerCalls({
      "GET /api/sign-in/providers": { body: { providers, mailLeaves: true } },
      "POST /api/sign-in/providers/oidc": refusal(502, "provider_unavailable", "It does not answer."),
    });
    await openSignIn();
    fireEvent.click(await screen.findByRole("button", { name: "Continue with Werk-Login" }));
    expect(await said()).toContain("Werk-Login sign in failed: It does not answer.");
    press("OK");
    press("Sign up");
    expect(await screen.findByRole("button", { name: "Sign up with Google" })).toBeDefined();
  });

  it("signs in a person who comes back, by the session opened there", async () => {
    answerCalls({ "GET /api/session": session() });
    openAt("/signin?via=google");
    await waitFor(() => expect(path()).toBe("/dashboard"));
    expect(readStoredUser()?.id).toBe(aUser().id);
  });

  it.each([
    ["cancelled", "Google sign in failed: you stopped it there."],
    ["account_unverified", "Google sign in failed: there is an account with this address"],
  ])("says why somebody came back with nothing: %s", async (failed, text) => {
    answerCalls({});
    openAt(`/signin?failed=${failed}&via=google`);
    expect(await said()).toContain(text);
    press("OK");
    await waitFor(() => expect(current.state.location.search).toEqual({}));
  });
});

it("signs in with a mailed code", async () => {
  const user = aUser();
  const asked = answerCalls({
    ...exists,
    "POST /api/sign-in/email-code": { body: { ok: true } },
    "POST /api/sign-in/email-code/use": { body: { user } },
  });
  await giveEmail();
  press("Email me a code instead");
  const field = await screen.findByLabelText("Code");
  await waitFor(() => expect(document.activeElement).toBe(field));
  type("Code", "12345");
  expect(isDisabled("Sign In")).toBe(true);
  type("Code", "123456");
  press("Sign In");
  await waitFor(() => expect(path()).toBe("/dashboard"));
  const used = asked.find(({ url }) => url.endsWith("/email-code/use"));
  expect(await used?.json()).toEqual({ email, code: "123456" });
});

it("mails a link for a forgotten password, and says the same for any address", async () => {
  const asked = answerCalls({ ...exists, "POST /api/recovery": { body: { ok: true } } });
  await giveEmail();
  press("Forgot your password?");
  expect((await screen.findByLabelText<HTMLInputElement>("Email")).value).toBe(email);
  press("Send the link");
  const heading = await screen.findByRole("heading", { name: "Check your email" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(/If there is an account for marta@example.org/)).toBeDefined();
  const sent = asked.find(({ url }) => url.endsWith("/api/recovery"));
  expect(await sent?.json()).toEqual({ email });
});

it("promises no mail where this server sends none", async () => {
  answerCalls({
    ...exists,
    "GET /api/sign-in/providers": {
      body: { providers: [provider("google", "Google")], mailLeaves: false },
    },
    "POST /api/recovery": { body: { ok: true } },
    "POST /api/sign-in/email-code": { body: { ok: true } },
  });
  await giveEmail();
  fireEvent.click(await screen.findByRole("button", { name: "Use a code instead" }));
  await screen.findByRole("heading", { name: "Enter the code" });
  expect(screen.getByText(/This server does not send mail/)).toBeDefined();
  press("Use your password instead");
  press("Forgot your password?");
  fireEvent.click(await screen.findByRole("button", { name: "Write the link" }));
  await screen.findByRole("heading", { name: "A message was written" });
  expect(screen.getByText(/This server does not send mail/)).toBeDefined();
  expect(screen.queryByText(/is on its way/)).toBeNull();
});

it("refers to the mail when sign-up is finished there", async () => {
  answerCalls({ ...isNew, "POST /api/register": { body: { confirmByMail: true } } });
  await giveEmail();
  type("Full Name", "Marta");
  type("Password", "a long walk");
  press("Create Account");
  await screen.findByText(/We have sent an email to marta@example.org/);
  expect(readStoredUser()).toBeNull();
});
