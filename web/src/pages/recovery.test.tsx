import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearStoredUser, readStoredUser } from "../lib/session/stored-user.ts";
import { router } from "../router.tsx";
import { aUser } from "../testing/a-user.ts";
import { answerCalls } from "../testing/answer-calls.ts";

const email = "marta@example.org";
const invalid = { status: 422, body: { error: "No.", code: "link_invalid", requestId: "r" } };

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterEach(() => {
  clearStoredUser();
  window.location.hash = "";
  vi.unstubAllGlobals();
});

let current = router;
function open(address: string) {
  window.location.hash = "#token=the-token";
  const history = createMemoryHistory({ initialEntries: [address] });
  current = createRouter({ routeTree: router.routeTree, history });
  render(<RouterProvider router={current} />);
}
const path = () => current.state.location.pathname;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const field = () => screen.findByLabelText<HTMLInputElement>("New password");
const enter = async (value: string) => {
  fireEvent.change(await field(), { target: { value } });
  press("Set password");
};
const sentTo = async (asked: Request[], url: string) =>
  asked.find((request) => request.url.endsWith(url))?.json();

describe("a new password", () => {
  const read = { "POST /api/recovery/read": { body: { email, endsPlan: false } } };

  it("is set, and the person continues signed in", async () => {
    const user = aUser();
    const asked = answerCalls({ ...read, "POST /api/recovery/password": { body: { user } } });
    open("/recover");
    await waitFor(async () => expect(document.activeElement).toBe(await field()));
    expect(screen.getByText(email)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Set password" }).disabled).toBe(true);
    await enter("a long walk");
    await waitFor(() => expect(path()).toBe("/dashboard"));
    expect(readStoredUser()?.id).toBe(user.id);
    expect(await sentTo(asked, "/password")).toEqual({ token: "the-token", password: "a long walk" });
  });

  it("that is too weak shows the reasons, and keeps the typed text", async () => {
    const weak = {
      error: "Too weak.",
      code: "weak_password",
      details: { why: "Too short." },
      requestId: "r",
    };
    answerCalls({ ...read, "POST /api/recovery/password": { status: 422, body: weak } });
    open("/recover");
    await enter("short");
    expect(await screen.findByText("Too short.")).toBeTruthy();
    expect((await field()).value).toBe("short");
  });

  it("survives a lost connection", async () => {
    answerCalls(read);
    open("/recover");
    await enter("a long walk");
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect((await field()).value).toBe("a long walk");
  });

  it.each([
    ["when the page opens", { "POST /api/recovery/read": invalid }, false],
    ["when it is sent", { ...read, "POST /api/recovery/password": invalid }, true],
  ])("by a stale link says so %s, with the way to another", async (_, table, sends) => {
    answerCalls(table);
    open("/recover");
    if (sends) await enter("a long walk");
    expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeTruthy();
    fireEvent.click(screen.getByRole("link", { name: "Ask for a new link" }));
    expect(await screen.findByRole("heading", { name: "Set a new password" })).toBeTruthy();
    expect(path()).toBe("/signin");
  });

  it("ends a paid plan only after saying so", async () => {
    answerCalls({ "POST /api/recovery/read": { body: { email, endsPlan: true } } });
    open("/recover");
    expect(await screen.findByText(/paid plan, which ends with this step/)).toBeTruthy();
  });

  it("continues to the second factor", async () => {
    const owes = { status: 401, body: { error: "x", code: "second_factor_required", requestId: "r" } };
    answerCalls({ ...read, "POST /api/recovery/password": owes });
    open("/recover");
    await enter("a long walk");
    await waitFor(() => expect(path()).toBe("/signin"));
    expect(readStoredUser()).toBeNull();
  });

  it("waits for a server that does not answer", async () => {
    answerCalls({});
    open("/recover");
    expect(await screen.findByText(/Your link is still good/)).toBeTruthy();
    answerCalls(read);
    press("Try again");
    expect(await field()).toBeTruthy();
  });
});

describe("confirming an address", () => {
  const look = (own: boolean, endsPlan = false) => ({
    "POST /api/verify-email/read": { body: { email, own, endsPlan } },
  });

  it("happens only on pressing the button, and keeps everything for the person who is signed in", async () => {
    const asked = answerCalls({
      ...look(true),
      "POST /api/verify-email": { body: { email, setPassword: null } },
    });
    open("/recover?purpose=verify-email");
    await screen.findByText(/You keep everything/);
    expect(asked.some(({ url }) => url.endsWith("/verify-email"))).toBe(false);
    press("Confirm address");
    const done = await screen.findByRole("heading", { name: `${email} is confirmed` });
    await waitFor(() => expect(document.activeElement).toBe(done));
  });

  it("tells anybody else what will be removed, and asks them to choose a password", async () => {
    const user = aUser({ emailVerified: true });
    const asked = answerCalls({
      ...look(false),
      "POST /api/verify-email": { body: { email, setPassword: "another-token" } },
      "POST /api/recovery/read": { body: { email, endsPlan: false } },
      "POST /api/recovery/password": { body: { user } },
    });
    open("/recover?purpose=verify-email");
    await screen.findByText(/passkeys, authenticator, linked accounts, phone number/);
    expect(screen.getByRole("link", { name: "Sign in first" })).toBeTruthy();
    press("Confirm and choose a password");
    await enter("a long walk");
    await waitFor(() => expect(path()).toBe("/dashboard"));
    expect(await sentTo(asked, "/password")).toEqual({ token: "another-token", password: "a long walk" });
  });

  it("says before the press that a paid plan ends, and how to keep it", async () => {
    answerCalls(look(false, true));
    open("/recover?purpose=verify-email");
    expect(
      await screen.findByText(/paid plan, which ends with this step.*less than 30 days ago/),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "Sign in first" })).toBeTruthy();
  });

  it("reports an expired link, with a way to get another", async () => {
    answerCalls({ "POST /api/verify-email/read": invalid });
    open("/recover?purpose=verify-email");
    expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeTruthy();
  });

  it("removes an expired session's cookies, and continues signed out", async () => {
    const missing = { status: 401, body: { error: "x", code: "session_missing", requestId: "r" } };
    answerCalls({
      "POST /api/verify-email/read": missing,
      "POST /api/session/sign-out": () => {
        answerCalls(look(false));
        return { body: { ok: true } };
      },
    });
    open("/recover?purpose=verify-email");
    expect(await screen.findByRole("button", { name: "Confirm and choose a password" })).toBeTruthy();
  });
});

it("asks for a password in a browser that did not begin the sign-up", async () => {
  const user = aUser({ onboardingCompleted: false });
  const needed = { status: 422, body: { error: "x", code: "password_needed", requestId: "r" } };
  answerCalls({ "POST /api/register/confirm": needed });
  open("/recover?purpose=sign-up");
  await screen.findByRole("heading", { name: "Finish creating your account" });
  press("Create the account");
  fireEvent.change(await field(), { target: { value: "a long walk" } });
  const asked = answerCalls({ "POST /api/register/confirm": { body: { user } } });
  press("Create the account");
  await waitFor(() => expect(path()).toBe("/onboarding"));
  expect(await sentTo(asked, "/confirm")).toEqual({ token: "the-token", password: "a long walk" });
});

it("finishes a sign-up", async () => {
  const user = aUser({ onboardingCompleted: false });
  answerCalls({ "POST /api/register/confirm": { body: { user } } });
  open("/recover?purpose=sign-up");
  await screen.findByRole("heading", { name: "Finish creating your account" });
  press("Create the account");
  await waitFor(() => expect(path()).toBe("/onboarding"));
});
